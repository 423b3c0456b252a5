import type { IcpProfile, IcpProfileFilter } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { globalScope, chooseWorkspace, visibleScopes } from '../access/place.ts';
import { toSystemRecords } from '../access/system-records.ts';
import { type ProfileRow, profiles } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { baselineProfiles } from './baseline-profiles.ts';
import { industryKey, toProfile } from './profile.ts';

/** The global profiles and the workspace's own, newest first. The first call stores the system's. */
export async function listProfiles(
  { database, tenancy }: Pick<KnowledgeDependencies, 'database' | 'tenancy'>,
  ctx: RequestContext,
  filter: IcpProfileFilter,
): Promise<{ success: true; count: number; profiles: IcpProfile[] }> {
  const workspaceId = chooseWorkspace(tenancy, ctx.caller, filter.workspaceId);
  const key = wantedKey(filter.industry);
  let rows = await readProfiles(database, workspaceId, key);
  if (!rows.some(({ source }) => source === 'system')) {
    await seedProfiles(database);
    // Read again whoever stored them: another replica's commit may lie between the two.
    rows = await readProfiles(database, workspaceId, key);
  }
  return { success: true, count: rows.length, profiles: rows.map(toProfile) };
}

function wantedKey(industry: string | undefined): string | undefined {
  const key = industryKey(industry ?? '');
  return key === '' || key === 'all' ? undefined : key;
}

const readProfiles = (
  database: Database,
  workspaceId: string,
  key: string | undefined,
): Promise<ProfileRow[]> =>
  database.read(workspaceId, ({ db }) =>
    db
      .select()
      .from(profiles)
      .where(
        and(
          inArray(profiles.workspaceId, visibleScopes(workspaceId)),
          key === undefined ? undefined : eq(profiles.industryKey, key),
        ),
      )
      .orderBy(desc(profiles.createdAt), desc(profiles.id)),
  );

async function seedProfiles(database: Database): Promise<void> {
  if (await hasSystemProfiles(database)) return;
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db.insert(profiles).values(systemProfiles()).onConflictDoNothing();
  });
}

async function hasSystemProfiles(database: Database): Promise<boolean> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.workspaceId, globalScope), eq(profiles.source, 'system')))
      .limit(1),
  );
  return rows.length > 0;
}

function systemProfiles(): ProfileRow[] {
  const dossiers = baselineProfiles.map((dossier) => ({
    ...dossier,
    industryKey: industryKey(dossier.industry),
  }));
  return toSystemRecords('icp', dossiers);
}
