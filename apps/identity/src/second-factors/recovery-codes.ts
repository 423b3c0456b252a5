import { randomBytes } from 'node:crypto';
import type { Queries, Transaction } from '@workspace-ops/db';
import { and, count, eq } from 'drizzle-orm';
import { recoveryCodes } from '../db/schema/second-factors.ts';
import { hashSecret } from '../mail/mailed-tokens.ts';

const codes = 10;
/** 80 random bits: a fast hash is enough, nobody tries them all. */
const codeBytes = 10;
const groupLength = 5;

/** Replaces the account's recovery codes; they are known in this answer only. */
export async function renewCodes({ db }: Transaction, userId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(made.map((code) => ({ userId, hash: hashCode(code) })));
  return made;
}

/** Uses a code, once: of two at the same instant one gets it. */
export async function useCode({ db }: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashCode(code))))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function countCodes(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** As `4f1c0-9b2ae-77d31-e0c58`. */
const newCode = (): string =>
  randomBytes(codeBytes)
    .toString('hex')
    .match(new RegExp(`.{${groupLength}}`, 'g'))!
    .join('-');

/** However it is written down: capital letters, spaces and dashes make no difference. */
const hashCode = (code: string): string =>
  hashSecret(`recovery ${code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);
