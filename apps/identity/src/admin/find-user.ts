import { emailInput, type User } from '@workspace-ops/contracts';
import { findAccountByEmail } from '../accounts/find-account.ts';
import type { Administration } from './administration.ts';

/** @throws {Error} for what is no email, and for one without an account. */
export async function findUser({ database }: Administration, email: string): Promise<User> {
  const read = emailInput().safeParse(email);
  if (!read.success) throw new Error(`${email} is no email address.`);
  const account = await findAccountByEmail(database, read.data);
  if (account === undefined) throw new Error(`${read.data} has no account.`);
  return account.user;
}
