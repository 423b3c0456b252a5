import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock, Logger, Settings, SharedByKey } from '@workspace-ops/service-kit';
import type { Account } from './accounts/account.ts';
import type { GoogleSignIn } from './google/google-sign-in.ts';
import type { SessionKeys } from './keys/session-keys.ts';
import type { MailJobs } from './mail/mail-jobs.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import type { TokenBuckets } from './limits/token-buckets.ts';
import type { PasswordHasher } from './passwords/argon2id.ts';
import type { HashingSlots } from './passwords/hashing-slots.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import type { identitySettings } from './settings.ts';
import type { Sso } from './sso/sso-context.ts';

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
  queueMail: MailJobs['queueMail'];
}

/** What a list has at most that is given whole, since few have many: sessions, workspaces, invitations. */
export const longestList = 500;

/** The caller of a procedure that only a signed-in person reaches. */
export type PersonContext = RequestContext & { caller: { userId: string } };
