import type { logInWithFactorCall, StartedSession } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { z } from 'zod';
import { findMemberAccount } from '../accounts/find-account.ts';
import type { SignInMethod } from '../db/schema/second-factors.ts';
import type { Account, Identity } from '../identity.ts';
import {
  type Challenge,
  digestOfPassword,
  findChallenge,
  invalidChallenge,
  useChallenge,
} from '../second-factors/challenges.ts';
import { verifyFactor } from '../second-factors/verify-factor.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';

/**
 * Finishes a sign-in that was answered with a challenge, by a second factor. A wrong one leaves the
 * challenge as it is, so that a mistyped code does not require the password again.
 * @throws {AppError} `unauthenticated`, `rate_limited`.
 */
export async function logInWithFactor(
  identity: Identity,
  ctx: RequestContext,
  input: z.output<typeof logInWithFactorCall>,
): Promise<StartedSession> {
  const challenge = await findChallenge(identity, input.challenge, 'log_in');
  const { account, method } = await findBound(identity, challenge);
  const client = readClient(ctx, input);
  const proof = await verifyFactor(identity, {
    user: account.user,
    proof: input,
    address: client.address,
    finish: (tx) => useChallenge(tx, challenge),
  });
  return startSession(identity, account, { method, client, proof });
}

/** The account as it was at the first step: with another password since, that step is void. */
async function findBound(
  { database }: Identity,
  { userId, workspaceId, method, passwordDigest }: Challenge,
): Promise<{ account: Account; method: SignInMethod }> {
  const account =
    userId === null || workspaceId === null
      ? undefined
      : await findMemberAccount(database, { userId, workspaceId });
  const isSame = account && digestOfPassword(account.passwordHash) === passwordDigest;
  if (!isSame || method === null) throw invalidChallenge();
  return { account, method };
}
