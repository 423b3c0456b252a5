import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, inArray } from 'drizzle-orm';
import { assertDeletable, recordNotFound } from '../access/assert-deletable.ts';
import { visibleScopes } from '../access/place.ts';
import { profiles } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { libraryAgent } from './profile.ts';

const noun = 'profile';

/** Deletes a profile of the caller's. @throws {AppError} not_found, forbidden */
export async function deleteProfile(
  { database, clock }: Pick<KnowledgeDependencies, 'database' | 'clock'>,
  ctx: RequestContext,
  { id }: { id: string },
): Promise<{ success: true; message: string }> {
  const { workspaceId } = ctx.caller;
  const isIt = and(inArray(profiles.workspaceId, visibleScopes(workspaceId)), eq(profiles.id, id));
  await database.transaction(workspaceId, async (tx) => {
    const [row] = await tx.db.select().from(profiles).where(isIt);
    assertDeletable(row, workspaceId, noun);
    const deleted = await tx.db.delete(profiles).where(isIt).returning({ id: profiles.id });
    // Another call was faster, since it was there a moment ago.
    if (deleted.length === 0) throw recordNotFound(noun);
    tx.audit({
      agent: libraryAgent(ctx),
      action: 'icp.delete_profile',
      timestamp: clock.now().toISOString(),
      message: 'Deleted a profile from the ICP library.',
      details: { profileId: id, source: row.source },
    });
  });
  return { success: true, message: 'Profile deleted.' };
}
