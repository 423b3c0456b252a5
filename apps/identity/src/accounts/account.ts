import { limits, type User } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';

/** A user with what only sign-in may know. */
export interface Account {
  user: User;
  /** PHC string; null for an account that signs in by other means only. */
  passwordHash: string | null;
  googleSubject: string | null;
  /** Whether the owner of the email was recognised once; until then it may be a stranger's. */
  isOwnerProved: boolean;
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
