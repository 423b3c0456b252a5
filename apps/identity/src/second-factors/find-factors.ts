import type { Factor } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { passkeys, totpSecrets } from '../db/schema/second-factors.ts';

export type Passkey = typeof passkeys.$inferSelect;
export type TotpSecret = typeof totpSecrets.$inferSelect;

export const findPasskeys = (db: Queries, userId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id);

/** Those whose owner has shown a code. */
export const findTotpSecrets = (db: Queries, userId: string): Promise<TotpSecret[]> =>
  db
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .orderBy(totpSecrets.createdAt, totpSecrets.id);

export interface Factors {
  passkeys: Passkey[];
  totpSecrets: TotpSecret[];
}

export async function findFactors(db: Queries, userId: string): Promise<Factors> {
  const [keys, secrets] = await Promise.all([
    findPasskeys(db, userId),
    findTotpSecrets(db, userId),
  ]);
  return { passkeys: keys, totpSecrets: secrets };
}

export const countFactors = (factors: Factors): number =>
  factors.passkeys.length + factors.totpSecrets.length;

export const asFactor = (kind: Factor['kind'], row: Passkey | TotpSecret): Factor => ({
  id: row.id,
  kind,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
