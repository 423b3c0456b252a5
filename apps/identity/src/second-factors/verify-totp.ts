import type { Transaction } from '@workspace-ops/db';
import { unavailable } from '@workspace-ops/service-kit';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { totpSecrets } from '../db/schema/second-factors.ts';
import type { Identity } from '../identity.ts';
import { isSealed, openSealed, seal } from '../keys/seal.ts';
import type { TotpSecret } from './find-factors.ts';
import { findStep } from './totp.ts';

const purpose = 'authenticator secret';

type Settings = Pick<Identity, 'settings'>;

export const sealTotpSecret = ({ settings }: Settings, secret: Buffer, id: string): string =>
  seal(secret, { purpose, id, secret: settings.SESSION_KEY_SECRET });

/** The stored secret that the code is of, with the code's time step. */
export function findCode(
  identity: Identity,
  stored: readonly TotpSecret[],
  code: string,
): { row: TotpSecret; step: number } | undefined {
  const now = identity.clock.now();
  for (const row of stored) {
    const step = findStep(openTotpSecret(identity, row), code, now);
    if (step !== undefined) return { row, step };
  }
  return undefined;
}

/** Notes the use of a time step: neither it nor an earlier one is used again. */
export async function noteTotpUse(
  { db }: Transaction,
  identity: Identity,
  { row, step }: { row: TotpSecret; step: number },
): Promise<boolean> {
  const now = identity.clock.now();
  const noted = await db
    .update(totpSecrets)
    .set({ lastStep: step, lastUsedAt: now, ...sealedLater(identity, row) })
    .where(
      and(
        eq(totpSecrets.id, row.id),
        or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)),
      ),
    )
    .returning({ id: totpSecrets.id });
  return noted.length > 0;
}

function openTotpSecret({ settings }: Settings, row: TotpSecret): Buffer {
  const opened = openSealed(row.secret, {
    purpose,
    id: row.id,
    secret: settings.SESSION_KEY_SECRET,
  });
  if (opened === null) throw unavailable('This second factor');
  return opened;
}

/** A secret from a time before SESSION_KEY_SECRET was set. */
const sealedLater = (identity: Settings, row: TotpSecret): { secret?: string } =>
  isSealed(row.secret) || identity.settings.SESSION_KEY_SECRET === undefined
    ? {}
    : { secret: sealTotpSecret(identity, openTotpSecret(identity, row), row.id) };
