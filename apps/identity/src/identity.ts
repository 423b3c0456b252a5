import type { User } from '@workspace-ops/contracts';
import type { Database, Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock, Logger, Settings, SharedByKey } from '@workspace-ops/service-kit';
import type { GoogleSignIn } from './google/google-sign-in.ts';
import type { PasswordHasher } from './hashing/argon2id.ts';
import type { HashingSlots } from './hashing/hashing-slots.ts';
import type { SessionKeys } from './keys/session-keys.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import type { TokenBuckets } from './limits/token-buckets.ts';
import type { MailRequest } from './mail-request.ts';
import type { Sso } from './openid/create-sso.ts';
import type { identitySettings } from './settings.ts';

/** What the operations of this service work with. */
export interface Identity {
  settings: Settings<typeof identitySettings>;
  database: Database;
  clock: Clock;
  logger: Logger;
  keys: SessionKeys;
  limits: AttemptLimits;
  buckets: TokenBuckets;
  passwordHasher: PasswordHasher;
  hashing: HashingSlots;
  /** A burst of equal right logins is hashed once and counts as one attempt. */
  verifyOnce: SharedByKey<Account>;
  sessionCache: SessionCache;
  google: GoogleSignIn;
  sso: Sso;
  /** The mail is sent if and only if the transaction commits, however often it takes. */
  queueMail: (tx: Transaction, request: MailRequest) => Promise<void>;
}

/** What a list has at most that is given whole, since few have many: sessions, workspaces, invitations. */
export const longestList = 500;

/** The caller of a procedure that only a signed-in person reaches. */
export type PersonContext = RequestContext & { caller: { userId: string } };

/** A user with what only sign-in may know. */
export interface Account {
  user: User;
  /** PHC string; null for an account that signs in by other means only. */
  passwordHash: string | null;
  googleSubject: string | null;
  /** Whether the owner of the email was recognised once; until then it may be a stranger's. */
  isOwnerProved: boolean;
}

/** The users of sessions looked up a moment ago. */
export interface SessionCache {
  find(sessionId: string): User | 'revoked' | undefined;
  /** Keeps the user, unless the session was revoked while it was being read. */
  keep(sessionId: string, user: User): void;
  revoke: (sessionId: string) => void;
}
