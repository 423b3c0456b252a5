import { openServiceDatabase } from '@workspace-ops/db';
import {
  createNoticeSink,
  type NoticeSink,
  type Sinks,
  sinkDestinations,
} from '@workspace-ops/rpc';
import {
  AppError,
  type Clock,
  createPeriodicTasks,
  type Logger,
  type Service,
  type Settings,
  SettingsError,
  shareCallByKey,
} from '@workspace-ops/service-kit';
import { ofOtherCells } from './cells/find-cell.ts';
import { outbox } from './db/schema/identity-schema.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import type { Account, Identity } from './identity.ts';
import { createSessionKeys } from './keys/session-keys.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';
import { createTokenBuckets } from './limits/token-buckets.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createMailJobs } from './mail/mail-jobs.ts';
import { queueNotices } from './mail/queue-notices.ts';
import { listMaintenance } from './maintenance.ts';
import { identityServiceSchema } from './migrate.ts';
import { createPasswordHasher, type PasswordHasher } from './hashing/argon2id.ts';
import { createHashingSlots } from './hashing/hashing-slots.ts';
import { createIdentityRouter, type IdentityRouter } from './router.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import type { identitySettings } from './settings.ts';
import { createSso, type SsoReplacements } from './openid/create-sso.ts';

export interface IdentityDependencies {
  databaseUrl: string;
  /** What carries wake-ups; its own database when absent. */
  natsUrl?: string | undefined;
  settings: Settings<typeof identitySettings>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  /** Tests' own, which is cheaper; the default one is what passwords need. */
  passwordHasher?: PasswordHasher;
  /** Tests' own name servers; the default ones are this machine's. */
  sso?: SsoReplacements;
}

export interface IdentityService extends Service {
  router: IdentityRouter;
  sink: NoticeSink;
}

/** How many may wait for a hash, of one network and at all, and how long. */
const hashingLine = { maxWaitingPerKey: 64, maxWaiting: 2_000, longestWaitMs: 10_000 };

/**
 * Users, workspaces, sessions and the keys that sign them. The migrations were applied before.
 * @throws {SettingsError} when production runs without SESSION_KEY_SECRET.
 */
export function createIdentity(deps: IdentityDependencies): IdentityService {
  const { settings, logger, clock } = deps;
  const secret = keySecret(settings);
  const opened = openServiceDatabase({
    service: 'identity',
    url: deps.databaseUrl,
    schema: identityServiceSchema,
    outbox,
    destinations: sinkDestinations(deps.sinks),
    ...(settings.CELL !== undefined && { elsewhere: ofOtherCells(settings.CELL) }),
    logger,
    clock,
  });
  const { database } = opened;
  const mailer = createMailer(settings);
  const { jobs, queueMail } = createMailJobs({ ...deps, database, mailer });
  const sso = createSso(settings, deps.sso);
  const identity: Identity = {
    sso,
    queueMail,
    settings,
    database,
    clock,
    logger,
    keys: createSessionKeys({
      database,
      clock,
      rotationDays: settings.SESSION_KEY_ROTATION_DAYS,
      secret,
    }),
    limits: createAttemptLimits(database, clock),
    buckets: createTokenBuckets(database, clock),
    passwordHasher: deps.passwordHasher ?? createPasswordHasher(),
    hashing: createHashingSlots({
      concurrency: settings.PASSWORD_HASH_CONCURRENCY,
      ...hashingLine,
    }),
    verifyOnce: shareCallByKey<Account>(isUnauthenticated),
    sessionCache: createSessionCache(clock),
    google: createGoogleSignIn(settings, clock),
  };
  const maintenance = createPeriodicTasks(listMaintenance(identity), logger);
  const drain = async (): Promise<void> => {
    await Promise.all([maintenance.stop(), jobs.drain()]);
  };
  return {
    name: 'identity',
    router: createIdentityRouter(identity),
    sink: createNoticeSink((notices) => queueNotices(identity, notices)),
    probes: [...opened.probes, jobs.probe],
    measures: opened.measures,
    async start() {
      warnOfTrust(identity);
      warnOfFolder(mailer, identity);
      await identity.keys.refresh();
      opened.start();
      await jobs.start();
      maintenance.start();
    },
    drain,
    async stop() {
      await drain();
      await jobs.stop();
      await sso.stop();
      await opened.stop();
    },
  };
}

function keySecret(settings: Settings<typeof identitySettings>): string | undefined {
  const secret = settings.SESSION_KEY_SECRET;
  if (secret === undefined && settings.NODE_ENV === 'production') {
    throw new SettingsError(['SESSION_KEY_SECRET is required with NODE_ENV=production']);
  }
  return secret;
}

/** A wrong password is each guesser's own; every other outcome holds for all who ask the same. */
const isUnauthenticated = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unauthenticated';

function warnOfTrust({ google, logger }: Identity): void {
  if (google.mode !== 'trusted') return;
  logger.warn('GOOGLE_CLIENT_ID is not set: Google sign-in trusts whatever email it is given');
}

function warnOfFolder({ mode }: Mailer, { logger, settings }: Identity): void {
  if (mode !== 'folder') return;
  logger.warn(`SMTP_URL is not set: mails are written as files into ${settings.DATA_DIR}/mail`);
}
