import { emailInput } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import type { ConnectionRow } from './find-connection.ts';

interface Attempt {
  connection: ConnectionRow;
  /** Of the provider, verified. */
  claims: Record<string, unknown>;
  /** The client's. */
  address: string;
}

/**
 * Admits somebody whom the workspace's provider has named, and audits it where they are refused. Who
 * has not signed in at the provider leaves no entry, and each entry is of a sign-in that was begun: of
 * those a network address has so many an hour.
 */
export async function auditRefusal<T>(
  { database, clock }: Identity,
  { connection: { workspaceId }, claims, address }: Attempt,
  admit: () => Promise<T>,
): Promise<T> {
  try {
    return await admit();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The address is the provider's word, and tells nobody whether it has an account.
    const email = emailInput().safeParse(claims['email']).data;
    await database.transaction(workspaceId, async (tx) => {
      tx.audit({
        agent: email ?? 'Sign-in',
        action: 'account.sign_in_failed',
        message: 'Sign-in failed.',
        status: 'warning',
        timestamp: clock.now().toISOString(),
        details: { method: 'sso', reason: error.message, address },
      });
    });
    throw error;
  }
}

/** That somebody was removed is audited with the question. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'unauthenticated' || error.code === 'forbidden');
