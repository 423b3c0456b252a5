import type { CreateIcpProfileInput, IcpProfile } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import { choosePlace, shownWorkspace } from '../access/place.ts';
import { profiles } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { libraryAgent, toProfile, toProfileRow } from './profile.ts';

/** Adds a profile that somebody wrote. @throws {AppError} not_found for another's workspace. */
export async function createProfile(
  deps: Omit<KnowledgeDependencies, 'generative'>,
  ctx: RequestContext,
  input: CreateIcpProfileInput,
): Promise<{ success: true; profile: IcpProfile }> {
  const place = choosePlace(deps.tenancy, ctx.caller, input.workspaceId);
  const now = deps.clock.now();
  const row = toProfileRow({ id: newId('icp'), dossier: input, source: 'manual', place, now });
  await deps.database.transaction(place.workspaceId, async (tx) => {
    await tx.db.insert(profiles).values(row);
    tx.audit({
      agent: libraryAgent(ctx),
      action: 'icp.create_profile',
      timestamp: now.toISOString(),
      message: 'Added a profile to the ICP library.',
      details: { profileId: row.id, source: row.source, ...shownWorkspace(place.scope) },
    });
  });
  return { success: true, profile: toProfile(row) };
}
