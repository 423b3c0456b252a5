import { allWorkspaces, type Database } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { globalScope } from '../access/global-scope.ts';
import { systemIds, systemRecordsDate } from '../access/system-record.ts';
import { profiles, type ProfileRow } from '../db/schema/profiles.ts';
import { baselineProfiles } from './baseline-profiles.ts';
import { industryKey } from './industry-key.ts';

/** Stores the system profiles unless they are there. */
export async function seedProfiles(database: Database): Promise<void> {
  if (await hasSystemProfiles(database)) return;
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db.insert(profiles).values(systemProfiles()).onConflictDoNothing();
  });
}

async function hasSystemProfiles(database: Database): Promise<boolean> {
  const rows = await database.read(allWorkspaces, (queries) =>
    queries
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.workspaceId, globalScope), eq(profiles.source, 'system')))
      .limit(1),
  );
  return rows.length > 0;
}

function systemProfiles(): ProfileRow[] {
  const ids = systemIds('icp', baselineProfiles.length);
  return baselineProfiles.map((dossier, index) => ({
    ...dossier,
    workspaceId: globalScope,
    id: ids[index]!,
    industryKey: industryKey(dossier.industry),
    source: 'system',
    createdByWorkspace: null,
    createdAt: systemRecordsDate,
  }));
}
