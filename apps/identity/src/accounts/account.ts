import { limits, type Actor, type User } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { Account } from '../identity.ts';

/** An account to be stored. */
export interface UnstoredAccount extends Account {
  /** A workspace's sign-in provider or directory names the person, which counts as an invitation. */
  isVouchedFor?: boolean;
}

type NewAccount = Pick<User, 'email' | 'name' | 'loginMethod'> & Partial<Omit<Account, 'user'>>;

/** An account of its own personal workspace, not yet stored. */
export function newAccount(given: NewAccount): Account {
  const id = newId('usr');
  return {
    user: {
      id,
      openId: id,
      email: given.email,
      name: given.name.slice(0, limits.name).toWellFormed(),
      role: 'owner',
      workspaceId: newId('ws'),
      loginMethod: given.loginMethod,
      emailVerified: given.isOwnerProved ?? false,
    },
    passwordHash: given.passwordHash ?? null,
    googleSubject: given.googleSubject ?? null,
    isOwnerProved: given.isOwnerProved ?? false,
  };
}

/** The part of an email before its `@`. */
const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/** The given name, or the part of the email before `@` when it is absent or blank. */
export const givenOrLocalName = (name: string | undefined, email: string): string =>
  name?.trim() || localPart(email);

/** A display name out of an email: `jane.doe@example.com` is `Jane Doe`. */
export function deriveName(email: string): string {
  const words = localPart(email)
    .split('.')
    .filter((word) => word !== '');
  return words.map(capitalise).join(' ') || localPart(email);
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/** Who is recorded for what a person does before there is a session. */
export const personActor = ({ id, name }: Pick<User, 'id' | 'name'>): Actor => ({
  kind: 'person',
  id,
  name,
});
