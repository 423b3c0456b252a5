import type { PasskeyAssertion, SecondFactor, User } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { personActor } from '../accounts/account.ts';
import type { Identity } from '../identity.ts';
import { secondFactorLimits } from '../limits/account-limits.ts';
import { findPasskeys, findTotpSecrets } from './find-factors.ts';
import { countCodes, useCode } from './recovery-codes.ts';
import { notePasskeyUse, verifyPasskey } from './verify-passkey.ts';
import { findCode, noteTotpUse } from './verify-totp.ts';

/** What somebody shows to be the account's owner: one of the three. */
export interface FactorProof {
  totp?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
  /** What a passkey has signed. */
  challenge: string;
}

interface Verification {
  user: User;
  proof: FactorProof;
  address: string;
  /** What the proof is for, in its transaction: neither happens without the other. */
  finish: (tx: Transaction, factor: SecondFactor) => Promise<void>;
}

/**
 * Verifies a second factor, which cannot be used again. Each is counted before it is verified, so that
 * concurrent guesses cannot pass the limit.
 * @throws {AppError} `unauthenticated`, `rate_limited`, and what `finish` throws.
 */
export async function verifyFactor(
  identity: Identity,
  { user, proof, address, finish }: Verification,
): Promise<SecondFactor> {
  const reservation = await identity.limits.reserve(secondFactorLimits(identity.settings, user.id));
  const factor = nameFactor(proof);
  const use = await prepareUse(identity, user, proof);
  const isUsed = await identity.database.transaction(allWorkspaces, async (tx) => {
    if (!(await use(tx))) return false;
    await finish(tx, factor);
    return true;
  });
  if (!isUsed) {
    await recordFailure(identity, user, { factor, address });
    throw new AppError('unauthenticated', 'The code is wrong, too old or was used before.');
  }
  await identity.limits.release(reservation);
  return factor;
}

const nameFactor = ({ totp, passkey }: FactorProof): SecondFactor =>
  totp !== undefined ? 'totp' : passkey === undefined ? 'recovery_code' : 'passkey';

type Use = (tx: Transaction) => Promise<boolean>;

const refuse: Use = () => Promise.resolve(false);

/** What costs time is done before the transaction, which then only notes the use. */
async function prepareUse(identity: Identity, user: User, proof: FactorProof): Promise<Use> {
  const { totp, recoveryCode } = proof;
  if (totp !== undefined) return prepareTotp(identity, user, totp);
  if (recoveryCode !== undefined) return (tx) => useRecoveryCode(tx, identity, user, recoveryCode);
  return preparePasskey(identity, user, proof);
}

async function prepareTotp(identity: Identity, user: User, code: string): Promise<Use> {
  const stored = await identity.database.read(allWorkspaces, ({ db }) =>
    findTotpSecrets(db, user.id),
  );
  const found = findCode(identity, stored, code);
  return found === undefined ? refuse : (tx) => noteTotpUse(tx, identity, found);
}

async function preparePasskey(
  identity: Identity,
  user: User,
  { passkey, challenge }: FactorProof,
): Promise<Use> {
  const stored = await identity.database.read(allWorkspaces, ({ db }) => findPasskeys(db, user.id));
  const own = stored.find(({ credentialId }) => credentialId === passkey?.id);
  if (passkey === undefined || own === undefined) return refuse;
  // The password was given already: that the authenticator is there is the second proof.
  const asserted = { challenge, passkey, mustVerifyUser: false };
  const counter = await verifyPasskey(identity, own, asserted);
  if (counter === undefined) return refuse;
  return (tx) => notePasskeyUse(tx, own, { counter, now: identity.clock.now() });
}

async function useRecoveryCode(
  tx: Transaction,
  identity: Identity,
  user: User,
  code: string,
): Promise<boolean> {
  if (!(await useCode(tx, user.id, code))) return false;
  const left = await countCodes(tx.db, user.id);
  tx.audit({
    workspaceId: user.workspaceId,
    agent: user.email,
    actor: personActor(user),
    action: 'account.recovery_code_used',
    message: 'Used a recovery code.',
    status: 'warning',
    timestamp: identity.clock.now().toISOString(),
    details: { userId: user.id, left },
  });
  await identity.queueMail(tx, { kind: 'factor_notice', email: user.email, event: 'code_used' });
  return true;
}

async function recordFailure(
  identity: Identity,
  user: User,
  { factor, address }: { factor: SecondFactor; address: string },
): Promise<void> {
  await identity.database.transaction(user.workspaceId, async (tx) => {
    tx.audit({
      agent: user.email,
      action: 'account.second_factor_failed',
      message: 'A second factor was wrong.',
      status: 'warning',
      timestamp: identity.clock.now().toISOString(),
      details: { userId: user.id, factor, address },
    });
  });
}
