import { allWorkspaces, type Database, type Queries } from '@workspace-ops/db';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { externalIdentities, memberships, passwords, users } from '../db/schema/accounts.ts';
import type { Account } from '../identity.ts';

/** The account with the email (lower-cased), in whatever workspace; sign-in begins here. */
export const findAccountByEmail = async (
  database: Database,
  email: string,
): Promise<Account | undefined> => {
  const [account] = await findAccounts(database, eq(users.email, email));
  return account;
};

export const findAccountById = async (
  database: Database,
  id: string,
): Promise<Account | undefined> => {
  const [account] = await findAccounts(database, eq(users.id, id));
  return account;
};

/** The account with its role in one of its workspaces; undefined where it is no member. */
export const findMemberAccount = async (
  database: Database,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<Account | undefined> => {
  const isMember = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, users.id));
  const [account] = await findAccounts(database, eq(users.id, userId), isMember);
  return account;
};

/**
 * The account of a Google identity: the one with its stable subject, else the one with its email.
 * @param identity.subject null when Google vouched for nothing (open tenancy).
 */
export async function findGoogleAccount(
  database: Database,
  identity: { email: string; subject: string | null },
): Promise<Account | undefined> {
  const { email, subject } = identity;
  if (subject === null) return findAccountByEmail(database, email);
  const found = await findAccounts(
    database,
    or(eq(users.googleSubject, subject), eq(users.email, email)),
  );
  return found.find((account) => account.googleSubject === subject) ?? found[0];
}

/** The account bound to the person at an identity provider. */
export async function findBoundAccount(
  database: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Account | undefined> {
  const [bound] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ userId: externalIdentities.userId })
      .from(externalIdentities)
      .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject))),
  );
  if (bound === undefined) return undefined;
  return findAccountById(database, bound.userId);
}

const findAccounts = async (
  database: Database,
  where: SQL | undefined,
  membership: SQL | undefined = personalMembership,
): Promise<Account[]> => {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    selectAccounts(db, where, membership),
  );
  return rows.map(({ passwordHash, googleSubject, isOwnerProved, ...user }) => ({
    user: { ...user, openId: user.id },
    passwordHash,
    googleSubject,
    isOwnerProved,
  }));
};

const selectAccounts = (db: Queries, where: SQL | undefined, membership: SQL | undefined) =>
  db
    .select({
      ...userColumns,
      passwordHash: passwords.hash,
      googleSubject: users.googleSubject,
      isOwnerProved: sql<boolean>`${users.ownerProvedAt} is not null`,
    })
    .from(users)
    .innerJoin(memberships, membership)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(where);

/** The columns of a contract's User but `openId`, which is `id` again. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: memberships.role,
  workspaceId: memberships.workspaceId,
  loginMethod: users.loginMethod,
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
};

/** Joins a user's membership of the personal workspace, which every user has. */
const personalMembership = and(
  eq(memberships.workspaceId, users.personalWorkspaceId),
  eq(memberships.userId, users.id),
);
