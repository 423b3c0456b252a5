import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEvent, Caller, Role, StartedSession } from '@workspace-ops/contracts';
import { withContext, type RequestContext, type Client, connectLocal } from '@workspace-ops/rpc';
import { createLogger, readSettings } from '@workspace-ops/service-kit';
import {
  createManualClock,
  createRecordingSinks,
  createSinkRecord,
  createTestDatabase,
  type ManualClock,
  waitFor,
} from '@workspace-ops/testkit';
import { decodeJwt } from 'jose';
import { identityMigration } from '../src/migrate.ts';
import { argon2id, type Argon2Cost, createPasswordHasher } from '../src/hashing/argon2id.ts';
import type { IdentityRouter } from '../src/router.ts';
import { createIdentity, type IdentityService } from '../src/service.ts';
import { identitySettings } from '../src/settings.ts';
import type { SsoReplacements } from '../src/openid/create-sso.ts';
import { startOfTests } from './times.ts';

type Environment = Record<string, string>;

export interface Replica {
  service: IdentityService;
  client: Client<IdentityRouter>;
}

export interface IdentityFixture extends Replica {
  databaseUrl: string;
  clock: ManualClock;
  /** What reached the audit service, in order of arrival. */
  audited: AuditEvent[];
  /** The cost of each password that was hashed or verified, in order of their beginnings. */
  derived: Argon2Cost[];
  /** The warnings of its log. */
  logged: { requestId?: unknown; message: string }[];
  /** The texts of the mails to an address, the oldest first, where no mail server is set. */
  mailsTo(email: string): Promise<string[]>;
  /** Another process of the service on the same database, started. */
  startReplica(environment?: Environment): Promise<Replica>;
  /** Stops one replica before the end of the test file. */
  stopReplica(replica: Replica): Promise<void>;
  close(): Promise<void>;
}

/** The least that argon2id takes: many tests hash many passwords, on machines that have other work. */
export const testCost: Argon2Cost = { memoryKib: 8, passes: 1, lanes: 1 };

/** A started identity service on a database of its own. */
export async function startIdentity(
  environment: Environment = {},
  sso?: SsoReplacements,
): Promise<IdentityFixture> {
  const test = await createTestDatabase({
    template: 'identity',
    migrate: identityMigration.migrate,
  });
  const clock = createManualClock(startOfTests);
  const record = createSinkRecord();
  const sinks = createRecordingSinks(record);
  const running = new Set<IdentityService>();
  const derived: Argon2Cost[] = [];
  const logged: IdentityFixture['logged'] = [];
  const logger = Object.assign(createLogger({ name: 'test', level: 'silent' }), {
    warn: ({ requestId }: { requestId?: unknown }, message: string) =>
      logged.push({ requestId, message }),
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  const passwordHasher = createPasswordHasher({
    cost: testCost,
    derive(password, salt, { tagLength, ...cost }) {
      derived.push(cost);
      return argon2id(password, salt, { tagLength, ...cost });
    },
  });

  const startReplica = async (overrides: Environment = environment): Promise<Replica> => {
    const service = createIdentity({
      databaseUrl: test.url,
      settings: readSettings(identitySettings, { DATA_DIR: dataDir, ...overrides }),
      logger,
      clock,
      sinks,
      passwordHasher,
      ...(sso !== undefined && { sso }),
    });
    running.add(service);
    await service.start();
    return { service, client: connectLocal(() => service.router) };
  };
  const stopReplica = async ({ service }: Replica): Promise<void> => {
    running.delete(service);
    await service.stop();
  };

  const first = await startReplica();
  return {
    ...first,
    databaseUrl: test.url,
    clock,
    audited: record.audited,
    derived,
    logged,
    mailsTo: (email) => readMails(join(dataDir, 'mail'), email),
    startReplica,
    stopReplica,
    async close() {
      await Promise.all([...running].map((service) => service.stop()));
      await test.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function readMails(folder: string, email: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${email}`));
}

/** The secret in a mail: it stands in a line of its own. */
export function secretIn(mail: string | undefined): string {
  const secret = /^[A-Za-z0-9_-]{43}$/m.exec(
    mail?.replaceAll('=\r\n', '').replaceAll('\r', '') ?? '',
  )?.[0];
  if (secret === undefined) throw new Error(`There is no secret in: ${mail}`);
  return secret;
}

/** The options of a call by somebody without a credential, from an address. */
export const anonymous = (address = '198.51.100.7') => callAs({ address });

/** The options of a call by the bearer of a session token, as the edge makes them. */
export function bearer(token: string) {
  const claims = decodeJwt<{ ws: string; sid: string; email: string; role: Role }>(token);
  return callAs({
    workspaceId: claims.ws,
    userId: claims.sub ?? null,
    email: claims.email,
    role: claims.role,
    sessionId: claims.sid,
  });
}

export function callAs(caller: Partial<Caller>) {
  const ctx: RequestContext = {
    requestId: 'test',
    caller: {
      workspaceId: 'ws_default',
      userId: null,
      email: null,
      role: null,
      sessionId: null,
      address: '198.51.100.7',
      ...caller,
    },
  };
  return withContext(ctx);
}

/** The code and the wait of a refused call, or `signed in`. */
export async function readOutcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'signed in';
  } catch (error) {
    return toAppErrorFields(error).code;
  }
}

export function toAppErrorFields(error: unknown) {
  const { cause } = error as { cause?: unknown };
  return cause as {
    code: string;
    message: string;
    retryAfterSeconds?: number;
    extra?: Record<string, unknown>;
  };
}

let addresses = 0;

/** An address that no other test of the file uses. */
export const newAddress = (): string => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

/** Somebody with an account, and the calls that are made in their name. */
export interface Person {
  userId: string;
  email: string;
  workspaceId: string;
  token: string;
  call: ReturnType<typeof callAs>;
}

const toPerson = ({ token, user }: StartedSession): Person => ({
  userId: user.id,
  email: user.email,
  workspaceId: user.workspaceId,
  token,
  call: bearer(token),
});

let people = 0;

export async function signUpPerson({ client }: Pick<IdentityFixture, 'client'>): Promise<Person> {
  people += 1;
  const input = { email: `somebody-${people}@example.com`, password: 'correct horse' };
  return toPerson(await client.accounts.signUp.mutate(input, anonymous(newAddress())));
}

/** Makes the guest a member of the host's workspace, in a session there. */
export async function inviteMember(
  { client, mailsTo }: Pick<IdentityFixture, 'client' | 'mailsTo'>,
  { host, guest, role }: { host: Person; guest: Person; role: Role },
): Promise<Person> {
  const before = (await mailsTo(guest.email)).length;
  await client.invitations.create.mutate({ email: guest.email, role }, host.call);
  const mail = await waitFor(async () => {
    const mails = await mailsTo(guest.email);
    return mails.slice(before).find((text) => text.includes('invites you'));
  });
  const input = { token: secretIn(mail) };
  return toPerson(await client.invitations.accept.mutate(input, guest.call));
}
