import type { SignedIn } from '@workspace-ops/contracts';
import type { Account } from '../accounts/account.ts';
import type { Identity } from '../identity.ts';
import { insertSession } from './insert-session.ts';
import { prepareSession } from './prepare-session.ts';

/** Begins a session of an account whose owner has shown who they are, and audits the sign-in. */
export async function startSession(
  identity: Identity,
  { user }: Account,
  { method }: { method: 'password' | 'google' },
): Promise<SignedIn> {
  const session = await prepareSession(identity, user);
  await identity.database.transaction(user.workspaceId, async (tx) => {
    await insertSession(tx, session);
    tx.audit({
      agent: user.email,
      action: 'account.sign_in',
      message: 'Signed in.',
      timestamp: session.createdAt.toISOString(),
      details: { userId: user.id, sessionId: session.id, method },
    });
  });
  return { success: true, token: session.token, user };
}
