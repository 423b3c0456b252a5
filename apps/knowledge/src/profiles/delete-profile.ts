import type { Call } from '@workspace-ops/rpc';
import { and, eq } from 'drizzle-orm';
import { assertDeletable, notFoundOf } from '../access/assert-deletable.ts';
import { profiles } from '../db/schema/profiles.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { libraryAgent } from './library-agent.ts';
import { visibleProfiles } from './visible-profiles.ts';

const noun = 'profile';

/** Deletes a profile of the caller's. @throws {AppError} not_found, forbidden */
export async function deleteProfile(
  { database, clock }: Pick<KnowledgeDependencies, 'database' | 'clock'>,
  call: Call,
  { id }: { id: string },
): Promise<{ success: true; message: string }> {
  const { workspaceId } = call.caller;
  const isIt = and(visibleProfiles(workspaceId), eq(profiles.id, id));
  await database.transaction(workspaceId, async (tx) => {
    const [row] = await tx.db.select().from(profiles).where(isIt);
    assertDeletable(row, workspaceId, noun);
    const deleted = await tx.db.delete(profiles).where(isIt).returning({ id: profiles.id });
    // Another call was faster, since it was there a moment ago.
    if (deleted.length === 0) throw notFoundOf(noun);
    tx.audit({
      agent: libraryAgent(call),
      action: 'icp.delete_profile',
      timestamp: clock.now().toISOString(),
      message: 'Deleted a profile from the ICP library.',
      details: { profileId: id, source: row.source },
    });
  });
  return { success: true, message: 'Profile deleted.' };
}
