import type { Transaction } from '@workspace-ops/db';
import type { Identity } from '../identity.ts';
import { findMember } from '../members/list-members.ts';
import { endMembership } from '../members/remove-member.ts';
import { noteRemoval } from '../members/removed-members.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';

/**
 * Removes somebody whom the directory has deactivated or deleted from the workspace, and ends all
 * sessions of the account, which is one of the company.
 * @param tx a transaction of all workspaces.
 * @returns the sessions that ended, which the session cache is told after the commit.
 * @throws {AppError} `conflict` for the last owner.
 */
export async function endMember(
  identity: Identity,
  tx: Transaction,
  of: { workspaceId: string; userId: string },
): Promise<string[]> {
  const now = identity.clock.now();
  await lockWorkspace(tx, of.workspaceId);
  const member = await findMember(tx.db, of, now);
  const ended =
    member === undefined
      ? []
      : await endMembership(identity, tx, { workspaceId: of.workspaceId, member });
  await noteRemoval(tx, of, now);
  return [...ended, ...(await revokeSessions(tx, { userId: of.userId }, now))];
}
