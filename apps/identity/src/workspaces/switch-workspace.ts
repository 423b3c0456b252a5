import type { StartedSession, switchWorkspaceCall } from '@workspace-ops/contracts';
import { notFound } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { findMemberAccount } from '../accounts/find-account.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';

/**
 * Begins a session of the caller in another of their workspaces; the one that they have goes on.
 * @throws {AppError} `not_found` for who is no member.
 */
export async function switchWorkspace(
  identity: Identity,
  ctx: PersonContext,
  input: z.output<typeof switchWorkspaceCall>,
): Promise<StartedSession> {
  const { userId, sessionId } = ctx.caller;
  const account = await findMemberAccount(identity.database, { ...input, userId });
  if (account === undefined) throw notFound('Workspace');
  return startSession(identity, account, {
    method: 'switch',
    client: readClient(ctx, input),
    ...(sessionId !== null && { proof: 'session' }),
  });
}
