import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { connectLocal, serviceContext, withContext } from '@workspace-ops/rpc';
import { createLogger, readSettings, SettingsError } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anonymous,
  type IdentityFixture,
  newAddress,
  secretIn,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { startSmtp, type SmtpStandIn } from '../../test/smtp-stand-in.ts';
import { identitySettings } from '../settings.ts';
import { deliverMail } from './deliver-mail.ts';
import { createMailer } from './mailer.ts';

const email = 'dana@example.com';

let smtp: SmtpStandIn;
let fixture: IdentityFixture;
let database: Database;
let sql: Sql;

beforeAll(async () => {
  smtp = await startSmtp();
  fixture = await startIdentity({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Operations <ops@example.com>',
    SMTP_TIMEOUT_MS: '300',
    MAIL_LIMIT_PER_EMAIL: '1000',
  });
  database = createDatabase({
    url: fixture.databaseUrl,
    role: serviceRole('identity'),
    applicationName: 'mail test',
  });
  sql = postgres(fixture.databaseUrl, { max: 1 });
  await fixture.client.accounts.signUp.mutate(
    { email, password: 'correct horse', name: 'Dana' },
    anonymous(),
  );
  await waitFor(() => smtp.accepted.length === 1);
});
afterAll(() => Promise.all([fixture.close(), database.close(), sql.end(), smtp.close()]));
beforeEach(() => {
  smtp.accepted.length = 0;
  smtp.attempts.length = 0;
});
afterEach(async () => {
  smtp.behave('accept');
  await allSent();
});

const silent = createLogger({ name: 'test', level: 'silent' });

const deliver = (isLast = false, logger = silent) => {
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'ops@example.com', SMTP_TIMEOUT_MS: '300' };
  const settings = readSettings(identitySettings, environment);
  return deliverMail(
    {
      database,
      clock: fixture.clock,
      settings,
      mailer: createMailer(settings),
      logger,
      queueLater: async () => undefined,
    },
    { kind: 'password_reset', email },
    { isLast },
  );
};

const requestReset = (to: string) =>
  fixture.client.passwords.requestReset.mutate({ email: to }, anonymous(newAddress()));

const allSent = () =>
  waitFor(async () => {
    await hurry();
    return (await sql`select 1 from identity_jobs._private_jobs`).length === 0;
  });

/** Puts the waiting jobs' next try at now: their pauses grow by the real clock. */
const hurry = () => sql`update identity_jobs._private_jobs set run_at = now() where attempts > 0`;

/** Signs somebody up and returns the workspace. */
async function signUp(to: string, isProved: boolean): Promise<string> {
  const account = { email: to, password: 'correct horse', name: 'Owner' };
  const { user } = await fixture.client.accounts.signUp.mutate(account, anonymous(newAddress()));
  await allSent();
  smtp.accepted.length = 0;
  if (isProved)
    await sql`update identity.users set email_verified_at = now() where id = ${user.id}`;
  return user.workspaceId;
}

test('a notice goes to the owners of its workspace, where their address is proved', async () => {
  const proved = await signUp('proved@example.com', true);
  const unproved = await signUp('unproved@example.com', false);
  await signUp('stranger@example.com', true);
  const notices = [proved, unproved, 'ws_of_nobody'].map((workspaceId) => ({
    kind: 'webhook_disabled' as const,
    id: `msg_${workspaceId}`,
    workspaceId,
    origin: 'https://hooks.example.com',
    failingSince: '2026-02-01T10:00:00.000Z',
  }));
  const sink = connectLocal(() => fixture.service.sink);
  await sink.notify.mutate(notices, withContext(serviceContext('*', 'msg_1')));
  await allSent();
  expect(smtp.accepted).toHaveLength(1);
  const [mail] = smtp.accepted;
  expect(mail).toContain('To: proved@example.com');
  expect(mail).toContain('Subject: A callback was disabled');
  expect(mail).toContain('https://hooks.example.com');
  expect(mail).toContain('2026-02-01T10:00:00.000Z');
});

test('the mails of a suspended workspace wait until it is resumed', async () => {
  const workspaceId = await signUp('suspended@example.com', true);
  // Jobs wait by the real clock.
  fixture.clock.advance(Date.now() - fixture.clock.now().getTime());
  await sql`insert into identity.suspensions values (${workspaceId}, now())`;
  const sink = connectLocal(() => fixture.service.sink);
  const notice = {
    kind: 'webhook_disabled' as const,
    id: 'msg_suspended',
    workspaceId,
    origin: 'https://hooks.example.com',
    failingSince: '2026-02-01T10:00:00.000Z',
  };
  await sink.notify.mutate([notice], withContext(serviceContext('*', 'msg_1')));
  const waiting = () =>
    sql`select 1 from identity_jobs._private_jobs where run_at > now() and attempts = 0`;
  await waitFor(async () => (await waiting()).length === 1);
  // What is a person's own does not.
  await requestReset('suspended@example.com');
  await waitFor(() => smtp.accepted.length === 1);
  expect(smtp.accepted[0]).toContain('Subject: Reset your password');
  await sql`delete from identity.suspensions where workspace_id = ${workspaceId}`;
  await sql`update identity_jobs._private_jobs set run_at = now()`;
  const [, mail] = await waitFor(() => smtp.accepted.length === 2 && smtp.accepted);
  expect(mail).toContain('Subject: A callback was disabled');
});

describe('a mail', () => {
  test('goes to the mail server, from the sender that is set', async () => {
    await requestReset(email);
    const [mail] = await waitFor(() => smtp.accepted.length > 0 && smtp.accepted);
    expect(mail).toContain('From: Operations <ops@example.com>');
    expect(mail).toContain('To: dana@example.com');
    expect(mail).toContain('Subject: Reset your password');
    expect(secretIn(mail)).toHaveLength(43);
  });

  test('that is greylisted is accepted at a later try, and its code works', async () => {
    smtp.behave('greylist');
    await requestReset(email);
    await waitFor(() => smtp.attempts.length > 0);
    await waitFor(
      async () =>
        (
          await sql`select 1 from identity_jobs._private_jobs where attempts > 0 and locked_at is null`
        ).length > 0,
    );
    smtp.behave('accept');
    await waitFor(async () => {
      await hurry();
      return smtp.accepted.length > 0;
    });
    const confirm = { token: secretIn(smtp.accepted[0]), newPassword: 'correct horse battery' };
    expect(await fixture.client.passwords.confirmReset.mutate(confirm, anonymous())).toEqual({
      success: true,
    });
  });

  test.each(['refuse', 'refuse-text'] as const)(
    'that the server refuses for good (%s) is not tried again',
    async (behaviour) => {
      smtp.behave(behaviour);
      await requestReset(email);
      await waitFor(() => smtp.attempts.length > 0);
      await waitFor(
        async () => (await sql`select 1 from identity_jobs._private_jobs`).length === 0,
      );
      expect(smtp.attempts).toEqual([email]);
    },
  );

  test.each(['greylist', 'silent'] as const)(
    'that is not accepted for now (%s) is put off, within the time limit',
    async (behaviour) => {
      smtp.behave(behaviour);
      await expect(deliver()).rejects.toThrow();
      smtp.behave('accept');
      await deliver();
      expect(smtp.accepted).toHaveLength(1);
    },
  );

  test.each(['refuse', 'refuse-text', 'greylist', 'silent'] as const)(
    'that is not accepted (%s) fails without naming the recipient, but says why',
    async (behaviour) => {
      smtp.behave(behaviour);
      const failures: unknown[] = [];
      const logger = Object.assign(createLogger({ name: 'test', level: 'silent' }), {
        error: ({ err }: { err: unknown }) => failures.push(err),
      });
      await deliver(true, logger).catch((error: unknown) => failures.push(error));
      // As the log shows an error: with its stack and all that it carries.
      const shown = failures
        .map((error) => JSON.stringify([(error as Error).stack, Object.entries(error as Error)]))
        .join();
      expect(shown).toMatch(/no such user|spam|greylisted|timeout/i);
      expect(shown).not.toContain(email);
    },
  );

  test('of an email without an account is none', async () => {
    await requestReset('nobody@example.com');
    await requestReset(email);
    await waitFor(() => smtp.accepted.length > 0);
    await waitFor(async () => (await sql`select 1 from identity_jobs._private_jobs`).length === 0);
    expect(smtp.attempts).toEqual([email]);
  });

  test('waits while the mail server is away, and so do no requests', async () => {
    const away = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'ops@example.com' };
    const mailer = createMailer(readSettings(identitySettings, away));
    const mail = { to: email, subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  test('leaves no secret in the database, neither in its job nor beside it', async () => {
    await requestReset(email);
    const [mail] = await waitFor(() => smtp.accepted.length > 0 && smtp.accepted);
    const rows = await sql`select row_to_json(t)::text as row from identity.mailed_tokens t
      union all select row_to_json(j)::text from identity_jobs._private_jobs j`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row as string).join()).not.toContain(secretIn(mail));
  });

  test('is one line of header and says nothing of the name’s own making', async () => {
    const name = 'Ann\r\nBcc: all@example.com\r\n\r\nVisit https://evil.example.com now';
    await fixture.client.accounts.signUp.mutate(
      { email: 'ann@example.com', password: 'correct horse', name },
      anonymous(newAddress()),
    );
    const [mail] = await waitFor(() => smtp.accepted.length > 0 && smtp.accepted);
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail).not.toContain('https://evil');
    expect(smtp.attempts).toEqual(['ann@example.com']);
  });
});

test('a mail server without a sender is refused at the start', () => {
  const settings = readSettings(identitySettings, { SMTP_URL: 'smtp://127.0.0.1:25' });
  expect(() => createMailer(settings)).toThrow(SettingsError);
});
