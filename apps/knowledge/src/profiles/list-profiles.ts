import type { IcpProfile, IcpProfileFilter } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { and, desc, eq } from 'drizzle-orm';
import { workspaceOf } from '../access/place.ts';
import { profiles, type ProfileRow } from '../db/schema/profiles.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { industryKey } from './industry-key.ts';
import { seedProfiles } from './seed-profiles.ts';
import { toProfile } from './to-profile.ts';
import { visibleProfiles } from './visible-profiles.ts';

export interface ProfileList {
  success: true;
  count: number;
  profiles: IcpProfile[];
}

/** The global profiles and the workspace's own, newest first. The first call stores the system's. */
export async function listProfiles(
  { database, tenancy }: Pick<KnowledgeDependencies, 'database' | 'tenancy'>,
  call: Call,
  filter: IcpProfileFilter,
): Promise<ProfileList> {
  const workspaceId = workspaceOf(tenancy, call.caller, filter.workspaceId);
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
  database.read(workspaceId, (queries) =>
    queries
      .select()
      .from(profiles)
      .where(
        and(
          visibleProfiles(workspaceId),
          key === undefined ? undefined : eq(profiles.industryKey, key),
        ),
      )
      .orderBy(desc(profiles.createdAt), desc(profiles.id)),
  );
