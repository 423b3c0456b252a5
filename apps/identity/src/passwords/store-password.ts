import type { Transaction } from '@workspace-ops/db';
import { passwords } from '../db/schema/passwords.ts';

/** Makes the hash the user's password, whether there was one or not. */
export async function storePassword(
  tx: Transaction,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx.db
    .insert(passwords)
    .values({ userId, hash, updatedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: now } });
}
