import type { Account, Identity } from '../identity.ts';

interface FailedSignIn {
  /** Undefined where none is known. */
  account: Account | undefined;
  method: 'password' | 'passkey';
  /** The client's. */
  address: string;
}

const unknown = {
  password: 'Sign-in to an unknown account failed.',
  passkey: 'Sign-in with an unknown passkey failed.',
};

/** Writes it to the log of the account's workspace, of an unknown account to that of the default one. */
export async function recordFailedSignIn(
  { settings, database, clock }: Identity,
  { account, method, address }: FailedSignIn,
): Promise<void> {
  const workspaceId = account?.user.workspaceId ?? settings.DEFAULT_WORKSPACE_ID;
  await database.transaction(workspaceId, async (tx) => {
    tx.audit({
      agent: account?.user.email ?? 'Sign-in',
      action: 'account.sign_in_failed',
      message: account ? 'Sign-in failed.' : unknown[method],
      status: 'warning',
      timestamp: clock.now().toISOString(),
      details: { method, address },
    });
  });
}
