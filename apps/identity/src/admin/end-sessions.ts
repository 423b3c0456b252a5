import { systemActor } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { type Administration, operator } from './administration.ts';
import { findUser } from './find-user.ts';

/**
 * Ends all sessions of a person; running services refuse them within five seconds.
 * @returns how many. @throws {Error} for an email without an account.
 */
export async function endSessions(admin: Administration, email: string): Promise<number> {
  const user = await findUser(admin, email);
  return admin.database.transaction(allWorkspaces, async (tx) => {
    const now = admin.clock.now();
    const ended = await revokeSessions(tx, { userId: user.id }, now);
    tx.audit({
      workspaceId: user.workspaceId,
      agent: operator,
      actor: systemActor,
      action: 'admin.sessions_ended',
      message: 'Ended all sessions of a person.',
      status: 'warning',
      timestamp: now.toISOString(),
      details: { userId: user.id, sessionsEnded: ended.length },
    });
    return ended.length;
  });
}
