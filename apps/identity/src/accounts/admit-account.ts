import { allWorkspaces, type Queries, type Transaction } from '@workspace-ops/db';
import { AppError, type Settings } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';
import { isInvited } from './open-invitations.ts';
import type { identitySettings } from '../settings.ts';

/** Somebody who would get an account. */
interface Newcomer {
  email: string;
  /** Whether it is proved that the email is theirs: an email that is only claimed admits nobody. */
  isProved: boolean;
  /** Whether a workspace's sign-in provider or directory names them. */
  isVouchedFor?: boolean | undefined;
}

type Admission = Pick<Identity, 'settings' | 'clock'>;

/** One lock for all first accounts: of two at the same instant one is the first. */
const firstAccountLock = 7_236_404;

/**
 * Whether SIGN_UP lets somebody have an account; asked before costly work, and again, with
 * {@link admitAccount}, in the transaction that makes it.
 */
export const mayHaveAccount = (
  identity: Admission & Pick<Identity, 'database'>,
  newcomer: Newcomer,
): Promise<boolean> =>
  resolveSignUp(identity.settings) === 'open'
    ? Promise.resolve(true)
    : identity.database.read(allWorkspaces, ({ db }) => isAdmitted(db, identity, newcomer));

/**
 * Whether SIGN_UP lets somebody have the account that the transaction is about to make.
 * @param tx a transaction of all workspaces.
 */
export async function admitAccount(
  tx: Transaction,
  identity: Admission,
  newcomer: Newcomer,
): Promise<boolean> {
  if (resolveSignUp(identity.settings) === 'open') return true;
  if (!(await hasAccounts(tx.db))) {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${firstAccountLock})`);
  }
  return isAdmitted(tx.db, identity, newcomer);
}

export const notAdmitted = ({ settings }: Pick<Admission, 'settings'>): AppError =>
  new AppError(
    'forbidden',
    resolveSignUp(settings) === 'off'
      ? 'No new accounts are made here.'
      : 'Accounts are made by invitation here. Ask a member to invite you.',
  );

async function isAdmitted(
  db: Queries,
  { settings, clock }: Admission,
  { email, isProved, isVouchedFor }: Newcomer,
): Promise<boolean> {
  const mode = resolveSignUp(settings);
  if (mode !== 'invite') return mode === 'open';
  if (isVouchedFor === true) return true;
  if (isProved && isAllowedDomain(settings, email)) return true;
  if (isProved && (await isInvited(db, email, clock.now()))) return true;
  return !(await hasAccounts(db));
}

const hasAccounts = async (db: Queries): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0;

type Given = Settings<typeof identitySettings>;

const isProduction = ({ NODE_ENV }: Given): boolean => NODE_ENV === 'production';

/** Who may make an account: the setting, or the default that goes with NODE_ENV. */
export const resolveSignUp = (settings: Given): 'open' | 'invite' | 'off' =>
  settings.SIGN_UP ?? (isProduction(settings) ? 'invite' : 'open');

/** Whether a login with an unknown email makes an account, where SIGN_UP lets it. */
export const provisionsOnLogin = (settings: Given): boolean =>
  (settings.LOGIN_PROVISIONING ?? (isProduction(settings) ? 'off' : 'on')) === 'on';

/** Whether the email's domain, and no domain below it, is one of SIGN_UP_DOMAINS. */
export const isAllowedDomain = (settings: Given, email: string): boolean =>
  settings.SIGN_UP_DOMAINS.includes(email.slice(email.lastIndexOf('@') + 1));
