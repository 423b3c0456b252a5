import type { User } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { personActor } from '../accounts/account.ts';
import { isRemoved } from '../members/removed-members.ts';

interface Attempt {
  workspaceId: string;
  address: string;
  now: Date;
}

/**
 * Whether somebody was removed from the workspace, which is audited: the transaction is to be committed.
 * @param tx a transaction of all workspaces that has locked the workspace.
 */
export async function keepRemovedOut(
  tx: Transaction,
  user: User,
  { workspaceId, address, now }: Attempt,
): Promise<boolean> {
  if (!(await isRemoved(tx.db, { workspaceId, user }, now))) return false;
  tx.audit({
    workspaceId,
    agent: user.email,
    actor: personActor(user),
    action: 'account.sign_in_failed',
    message: 'Somebody who was removed from the workspace was not let in.',
    status: 'warning',
    timestamp: now.toISOString(),
    details: { method: 'sso', userId: user.id, address },
  });
  return true;
}

export const memberRemoved = (): AppError =>
  new AppError(
    'member_removed',
    'You were removed from this workspace. Ask one of its admins to invite you again.',
  );
