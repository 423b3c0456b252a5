import { openWakeups, type ConnectedWakeups } from '@workspace-ops/bus';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import type { Notice } from '@workspace-ops/contracts';
import { connectLocal, serviceContext, withContext } from '@workspace-ops/rpc';
import { createLogger, hourMs, newId, readSettings } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anonymous,
  callAs,
  type IdentityFixture,
  newAddress,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { startSmtp, type SmtpStandIn } from '../../test/smtp-stand-in.ts';
import { identitySettings } from '../settings.ts';
import { createMailer } from './mailer.ts';
import { createMailJobs, type MailJobs } from './mail-jobs.ts';
import { sendDigests } from './send-digests.ts';

const origin = 'https://ops.example.com';

let smtp: SmtpStandIn;
let fixture: IdentityFixture;
let database: Database;
let sql: Sql;
let queueMail: MailJobs['queueMail'];
let wakeups: ConnectedWakeups;
let people = 0;

interface Person {
  email: string;
  userId: string;
  workspaceId: string;
}

beforeAll(async () => {
  smtp = await startSmtp();
  fixture = await startIdentity({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Operations <ops@example.com>',
    SMTP_TIMEOUT_MS: '300',
    PUBLIC_ORIGIN: origin,
    VOICE_TIMEZONE: 'Europe/Berlin',
  });
  database = createDatabase({
    url: fixture.databaseUrl,
    role: serviceRole('identity'),
    applicationName: 'mail test',
  });
  sql = postgres(fixture.databaseUrl, { max: 1 });
  const settings = readSettings(identitySettings, {});
  const logger = createLogger({ name: 'test', level: 'silent' });
  const { databaseUrl, clock } = fixture;
  const mailer = createMailer(settings);
  wakeups = openWakeups({ databaseUrl, applicationName: 'mail test', logger });
  wakeups.start();
  const options = { databaseUrl, database, clock, settings, logger, mailer, wakeups };
  queueMail = createMailJobs(options).queueMail;
});
afterAll(async () => {
  await wakeups.stop();
  await Promise.all([fixture.close(), database.close(), sql.end(), smtp.close()]);
});
beforeEach(() => {
  smtp.accepted.length = 0;
  smtp.attempts.length = 0;
});
afterEach(async () => {
  smtp.behave('accept');
  await allSent();
});

const hurry = () => sql`update identity_jobs._private_jobs set run_at = now() where attempts > 0`;

const allSent = () =>
  waitFor(async () => {
    await hurry();
    return (await sql`select 1 from identity_jobs._private_jobs`).length === 0;
  });

/** An account with a workspace of its own; its mails so far are sent. */
async function signUp(isProved = true): Promise<Person> {
  const email = `person${(people += 1)}@example.com`;
  const account = { email, password: 'correct horse', name: 'Pat' };
  const { user } = await fixture.client.accounts.signUp.mutate(account, anonymous(newAddress()));
  await allSent();
  smtp.accepted.length = 0;
  smtp.attempts.length = 0;
  if (isProved)
    await sql`update identity.users set email_verified_at = now() where id = ${user.id}`;
  return { email, userId: user.id, workspaceId: user.workspaceId };
}

async function join(workspaceId: string, role = 'approver', isProved = true): Promise<Person> {
  const person = await signUp(isProved);
  await sql`insert into identity.memberships (workspace_id, user_id, role, created_at)
    values (${workspaceId}, ${person.userId}, ${role}, now())`;
  return { ...person, workspaceId };
}

const notify = (...notices: Notice[]) =>
  connectLocal(() => fixture.service.sink).notify.mutate(
    notices,
    withContext(serviceContext('*', 'msg_1')),
  );

const asks = (
  workspaceId: string,
  members: readonly Person[],
  more: Partial<Extract<Notice, { kind: 'approval_requested' }>> = {},
) => ({
  kind: 'approval_requested' as const,
  id: newId('msg'),
  workspaceId,
  approvalId: `apr_${newId('msg')}`,
  userIds: members.map(({ userId }) => userId),
  workflowName: 'Publish a post',
  stepTitle: 'Approve <the> post',
  reason: 'Needs a person. See https://evil.example.com',
  requestedAt: '2026-02-01T10:00:00.000Z',
  deadline: null,
  ...more,
});

const asMember = ({ userId, workspaceId, email }: Person) =>
  callAs({ userId, workspaceId, email, role: 'approver' });

const choose = (person: Person, approvals: 'immediately' | 'daily' | 'never') =>
  fixture.client.notifications.set.mutate({ approvals }, asMember(person));

const digests = () => sendDigests({ database, clock: fixture.clock, queueMail });

/** As it is written: header lines are folded, and lines of the texts broken. */
const unfolded = (mail: string | undefined): string =>
  (mail ?? '').replaceAll('=\r\n', '').replaceAll(/\r\n[ \t]+/g, ' ');

describe('a run that waits', () => {
  test('is told to each member who may decide it, once, in the brand’s name', async () => {
    const owner = await signUp();
    const sam = await join(owner.workspaceId);
    const stranger = await signUp();
    const unproved = await join(owner.workspaceId, 'admin', false);
    await sql`update identity.workspaces set brand_name = 'Harbour & Sons' where id = ${owner.workspaceId}`;
    const notice = asks(owner.workspaceId, [owner, sam, stranger, unproved]);
    await notify(notice, notice);
    await notify(notice);
    await allSent();
    expect(smtp.attempts.toSorted()).toEqual([owner.email, sam.email].toSorted());
    const mail = unfolded(smtp.accepted.find((text) => text.includes(`To: ${sam.email}`)));
    expect(mail).toContain('From: "Harbour & Sons" <ops@example.com>');
    expect(mail).toContain('Subject: Publish a post waits for your decision');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toContain(`${origin}/api/approvals/${notice.approvalId}`);
    expect(mail).not.toContain('https://evil');
    expect(mail).not.toContain('<the>');
    expect(mail).not.toMatch(/List-Unsubscribe|decide"/);
  });

  test('is told to nobody who wants no mails, or has left before it is sent', async () => {
    const owner = await signUp();
    const [quiet, leaver] = [await join(owner.workspaceId), await join(owner.workspaceId)];
    await choose(quiet, 'never');
    smtp.behave('greylist');
    await notify(asks(owner.workspaceId, [quiet, leaver]));
    await waitFor(() => smtp.attempts.length > 0);
    await sql`delete from identity.memberships where user_id = ${leaver.userId} and workspace_id = ${owner.workspaceId}`;
    smtp.behave('accept');
    await allSent();
    expect(smtp.accepted).toEqual([]);
  });

  test('is told to nobody any more once it was decided', async () => {
    const owner = await signUp();
    smtp.behave('greylist');
    const notice = asks(owner.workspaceId, [owner]);
    await notify(notice);
    await waitFor(() => smtp.attempts.length > 0);
    const { workspaceId, approvalId } = notice;
    await notify({ kind: 'approval_closed', id: newId('msg'), workspaceId, approvalId });
    smtp.behave('accept');
    await allSent();
    expect(smtp.accepted).toEqual([]);
  });

  test.each(['greylist', 'silent'] as const)(
    'is told later where the mail server does not take the mail (%s)',
    async (behaviour) => {
      const owner = await signUp();
      smtp.behave(behaviour);
      await notify(asks(owner.workspaceId, [owner]));
      await waitFor(() => smtp.attempts.length > 0);
      smtp.behave('accept');
      await allSent();
      expect(smtp.accepted).toHaveLength(1);
    },
  );

  test('is not told again where the mail server refuses it for good', async () => {
    const owner = await signUp();
    smtp.behave('refuse');
    await notify(asks(owner.workspaceId, [owner]));
    await waitFor(() => smtp.attempts.length > 0);
    await allSent();
    expect(smtp.attempts).toEqual([owner.email]);
  });

  test('is told at once when its deadline has passed, also who wants daily mails', async () => {
    const owner = await signUp();
    await choose(owner, 'daily');
    const notice = asks(owner.workspaceId, [owner]);
    await notify(notice, { ...notice, id: newId('msg'), kind: 'approval_escalated' });
    await allSent();
    expect(smtp.accepted).toHaveLength(1);
    const { workspaceId, approvalId } = notice;
    await notify({ kind: 'approval_closed', id: newId('msg'), workspaceId, approvalId });
    expect(smtp.accepted[0]).toContain('Subject: Overdue: Publish a post waits for a decision');
  });
});

test('a pause that escalates is told to whom it was not told before', async () => {
  const owner = await signUp();
  const other = await join(owner.workspaceId, 'owner');
  const notice = asks(owner.workspaceId, [owner]);
  await notify(notice);
  await allSent();
  const escalated = { ...notice, id: newId('msg'), kind: 'approval_escalated' as const };
  await notify({ ...escalated, userIds: [owner.userId, other.userId] });
  await notify(notice);
  await allSent();
  expect(smtp.attempts).toEqual([owner.email, other.email]);
});

describe('the daily mail', () => {
  test('has all that still waits, at the hour of the workspace’s time zone', async () => {
    const owner = await signUp();
    await choose(owner, 'daily');
    const notices = ['First', 'Second', 'Third'].map((workflowName) =>
      asks(owner.workspaceId, [owner], { workflowName }),
    );
    await notify(...notices);
    const { workspaceId, approvalId } = notices[1]!;
    await notify({ kind: 'approval_closed', id: newId('msg'), workspaceId, approvalId });
    const [{ due_at: due }] = (await sql`
      select distinct due_at from identity.approval_mails
      where user_id = ${owner.userId} and due_at is not null`) as unknown as [{ due_at: Date }];
    expect(due.toISOString()).toMatch(/T0[67]:00:00.000Z$/);
    const untilMs = due.getTime() - fixture.clock.now().getTime();
    fixture.clock.advance(untilMs - 1);
    await digests();
    await allSent();
    expect(smtp.accepted).toEqual([]);
    fixture.clock.advance(1);
    await Promise.all([digests(), digests()]);
    await allSent();
    expect(smtp.accepted).toHaveLength(1);
    const mail = unfolded(smtp.accepted[0]);
    expect(mail).toContain('Subject: 2 runs wait for your decision');
    expect(mail).toContain('First');
    expect(mail).toContain('Third');
    expect(mail).not.toContain('Second');
    fixture.clock.advance(25 * hourMs);
    await digests();
    await allSent();
    expect(smtp.accepted).toHaveLength(1);
  });

  test('is none where nothing waits any more', async () => {
    const owner = await signUp();
    await choose(owner, 'daily');
    const notice = asks(owner.workspaceId, [owner]);
    await notify(notice);
    const { workspaceId, approvalId } = notice;
    await notify({ kind: 'approval_closed', id: newId('msg'), workspaceId, approvalId });
    fixture.clock.advance(25 * hourMs);
    await digests();
    await allSent();
    expect(smtp.accepted).toEqual([]);
  });

  test('can be ended by its link, without signing in, of its workspace alone', async () => {
    const owner = await signUp();
    const other = await join(owner.workspaceId);
    await choose(owner, 'daily');
    await choose(other, 'daily');
    await notify(asks(owner.workspaceId, [owner]));
    fixture.clock.advance(25 * hourMs);
    await digests();
    await allSent();
    const mail = unfolded(smtp.accepted[0]);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /List-Unsubscribe: <([^>]+)>/.exec(mail)![1]!;
    expect(link).toMatch(`${origin}/api/notifications/unsubscribe?token=`);
    const token = new URL(link).searchParams.get('token')!;
    for (let times = 0; times < 2; times += 1) {
      await fixture.client.notifications.unsubscribe.mutate({ token }, anonymous());
    }
    const read = (person: Person) =>
      fixture.client.notifications.get.query(undefined, asMember(person));
    expect(await read(owner)).toEqual({ approvals: 'never' });
    expect(await read(other)).toEqual({ approvals: 'daily' });
    const stored = await sql`select row_to_json(t)::text as row from identity.unsubscribe_tokens t`;
    expect(stored.map(({ row }) => row as string).join()).not.toContain(token);
    await expect(
      fixture.client.notifications.unsubscribe.mutate({ token: 'x'.repeat(43) }, anonymous()),
    ).rejects.toThrow('token is not valid or is too old');
  });
});

test('a budget’s threshold is told to the admins of its workspace', async () => {
  const owner = await signUp();
  const admin = await join(owner.workspaceId, 'admin');
  await join(owner.workspaceId, 'approver');
  await notify({
    kind: 'budget_threshold',
    id: newId('msg'),
    workspaceId: owner.workspaceId,
    percent: 80,
    period: 'month',
    from: '2026-02-01',
    spentUsd: 81.234,
    budgetUsd: 100,
  });
  await allSent();
  expect(smtp.attempts.toSorted()).toEqual([owner.email, admin.email].toSorted());
  const mail = unfolded(smtp.accepted[0]);
  expect(mail).toContain('Subject: 80 % of the budget of the month is spent');
  expect(mail).toContain('$81.23');
});

test('the settings are each member’s own, and of one workspace', async () => {
  const owner = await signUp();
  const elsewhere = await signUp();
  const read = (person: Person) =>
    fixture.client.notifications.get.query(undefined, asMember(person));
  expect(await read(owner)).toEqual({ approvals: 'immediately' });
  expect(await choose(owner, 'daily')).toEqual({ approvals: 'daily' });
  expect(await fixture.client.notifications.set.mutate({}, asMember(owner))).toEqual({
    approvals: 'daily',
  });
  const stranger = { ...elsewhere, workspaceId: owner.workspaceId };
  await expect(choose(stranger, 'never')).rejects.toThrow('Member not found');
  expect(await read(owner)).toEqual({ approvals: 'daily' });
});
