import { toApprovalDecided, type Artifact, type JsonObject } from '@workspace-ops/contracts';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewPlans } from '../approvals/renew-plans.ts';
import { outbox, runs } from '../db/schema/index.ts';
import {
  createWorkflowDatabase,
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { createStaff, staffMember } from '../test-support/staff.ts';
import { computeHere } from '../test-support/compute-here.ts';
import { usualCalendars } from '../test-support/usual-calendars.ts';
import { archivePosts } from './publish-posts.ts';
import { approving, byApproval, rejecting } from '../test-support/decisions.ts';

const staff = createStaff([staffMember('ann', 'owner'), staffMember('bob', 'approver')]);

let stored: TestDatabase;
let database: Database;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  stored = await createWorkflowDatabase();
  const role = serviceRole('workflow');
  database = createDatabase({ url: stored.url, role, applicationName: 'test', outbox });
  workflow = await startWorkflow({
    databaseUrl: stored.url,
    environment: { VOICE_TIMEZONE: 'UTC' },
    readMembers: staff.readMembers,
  });
});

afterAll(async () => {
  await workflow.stop();
  await database.close();
  await stored.drop();
});

const note = {
  customer: 'Harbour Dental',
  observation: 'Front desk re-types enquiries.',
  publishOn: '2099-03-02',
};

const readPosts = (artifacts: readonly Artifact[]) =>
  artifacts.filter(({ artifactType }) => artifactType === 'post');

/** A run that waits for the approval of its post. */
async function waiting(workspaceId: string, context: JsonObject = note) {
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return { runId, post: readPosts(artifacts)[0]! };
}

async function approve(workspaceId: string, runId: string): Promise<readonly Artifact[]> {
  await workflow.client.runs.decide.mutate(approving({ runId }), member(workspaceId));
  return (await workflow.settled(workspaceId, runId, 'completed')).artifacts;
}

/** What the audit log says of the posts' statuses, once it has the entry of the run's end. */
async function statusEntries(runId: string, end: 'run.complete' | 'run.decision') {
  const entries = await workflow.waitForAudit(runId, end);
  return entries.filter(({ action }) => action === 'artifact.status');
}

describe('a run that is approved', () => {
  it('puts its post in the calendar at the time of the calendar entry', async () => {
    const { runId, post } = await waiting('ws_entry');
    const artifacts = await approve('ws_entry', runId);
    const entry = artifacts.find(({ artifactType }) => artifactType === 'calendar_entry')!;
    expect(entry.scheduledFor).toMatch(/^2099-03-02T/);
    expect(readPosts(artifacts)).toMatchObject([
      { id: post.id, status: 'scheduled', scheduledFor: entry.scheduledFor },
    ]);
    expect(await statusEntries(runId, 'run.complete')).toMatchObject([
      { details: { artifactId: post.id, status: 'scheduled', scheduledFor: entry.scheduledFor } },
    ]);
  });

  it('takes the newest revision of its post, and leaves the older ones drafts', async () => {
    const { runId, post } = await waiting('ws_newest');
    const edit = { id: post.id, content: 'The desk writes each enquiry once. Call us today.' };
    const call = member('ws_newest');
    const { artifact } = await workflow.client.artifacts.revise.mutate(edit, call);
    expect(readPosts(await approve('ws_newest', runId))).toMatchObject([
      { id: post.id, status: 'draft' },
      { id: artifact.id, status: 'scheduled' },
    ]);
  });

  it('keeps the date that a person gave the post', async () => {
    const { runId, post } = await waiting('ws_own_date');
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    const call = member('ws_own_date');
    await workflow.client.artifacts.patch.mutate({ id: post.id, scheduledFor }, call);
    expect(readPosts(await approve('ws_own_date', runId))).toMatchObject([
      { status: 'scheduled', scheduledFor },
    ]);
  });

  it('publishes a post for which no calendar entry has a time', async () => {
    const workspaceId = 'ws_undated';
    const order = { departmentCode: 'cul', revision: 1 };
    await workflow.client.departments.deploy.mutate(order, visitor(workspaceId));
    const runId = await workflow.trigger(workspaceId, 'CUL-03', note);
    const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    expect(readPosts(artifacts)).toMatchObject([{ status: 'draft' }]);
    const done = await approve(workspaceId, runId);
    expect(done.some(({ artifactType }) => artifactType === 'calendar_entry')).toBe(false);
    expect(readPosts(done)).toMatchObject([{ status: 'published', scheduledFor: null }]);
  });

  it('takes what a person scheduled of it out of the calendar for the revision that goes out', async () => {
    const { runId, post } = await waiting('ws_scheduled_before');
    const call = member('ws_scheduled_before');
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    const change = { id: post.id, status: 'scheduled' as const, scheduledFor };
    await workflow.client.artifacts.patch.mutate(change, call);
    const edit = { id: post.id, content: 'The desk writes each enquiry once. Call us today.' };
    await workflow.client.artifacts.revise.mutate(edit, call);
    expect(readPosts(await approve('ws_scheduled_before', runId))).toMatchObject([
      { id: post.id, status: 'archived' },
      { status: 'scheduled', scheduledFor },
    ]);
  });

  it('leaves a post alone that a person archived before, and its calendar entry with it', async () => {
    const { runId, post } = await waiting('ws_archived');
    const call = member('ws_archived');
    await workflow.client.artifacts.patch.mutate({ id: post.id, status: 'archived' }, call);
    const artifacts = await approve('ws_archived', runId);
    expect(readPosts(artifacts)).toMatchObject([{ status: 'archived' }]);
    const entry = readEntry(artifacts);
    expect(entry.status).toBe('archived');
    expect(await statusEntries(runId, 'run.complete')).toMatchObject([
      { details: { artifactId: entry.id, status: 'archived' } },
    ]);
    const back = { id: post.id, status: 'scheduled' as const, scheduledFor: entry.scheduledFor! };
    await workflow.client.artifacts.patch.mutate(back, call);
    const { artifacts: present } = await workflow.client.runs.artifacts.query({ runId }, call);
    expect(readEntry(present).status).toBe('scheduled');
  });
});

const readEntry = (artifacts: readonly Artifact[]) =>
  artifacts.find(({ artifactType }) => artifactType === 'calendar_entry')!;

describe('a post that is moved after its run has ended', () => {
  const patch = (workspaceId: string, change: { id: string; [name: string]: unknown }) =>
    workflow.client.artifacts.patch.mutate(change, member(workspaceId));

  /** What the calendar and its feed show of a run's post, and its entry. */
  async function readCalendars(workspaceId: string, runId: string) {
    const call = member(workspaceId);
    const { client } = workflow;
    const { calendarItems } = await client.artifacts.calendar.query(undefined, call);
    const feed = await client.artifacts.calendarFeed.query({ origin: 'http://x.test' }, call);
    const { artifacts } = await client.runs.artifacts.query({ runId }, call);
    return {
      scheduled: calendarItems
        .filter(({ status }) => status === 'scheduled')
        .map(({ id, scheduledFor }) => ({ id, scheduledFor })),
      inFeed: feed.match(/^DTSTART:.*$/gm),
      entry: readEntry(artifacts),
    };
  }

  it('takes the calendar entry of the run with it', async () => {
    const workspaceId = 'ws_moved';
    const { runId, post } = await waiting(workspaceId);
    const before = readEntry(await approve(workspaceId, runId));
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    await patch(workspaceId, { id: post.id, scheduledFor });
    const { entry, ...shown } = await readCalendars(workspaceId, runId);
    expect(shown).toEqual({
      scheduled: [{ id: post.id, scheduledFor }],
      inFeed: ['DTSTART:20990701T073000Z'],
    });
    expect(entry).toMatchObject({ id: before.id, status: 'scheduled', scheduledFor });
    expect(entry).not.toHaveProperty('proposed');
    expect(entry.content).toContain('| When | Wednesday, 2099-07-01, 07:30 UTC |');
    const said = `Wednesday, 2099-07-01, 07:30 UTC: ${entry.title}.`;
    expect(entry.summary).toBe(`${said} Not on record: location and outcome.`);
    const audited = await waitFor(async () =>
      workflow.audited.find(
        ({ action, details }) => action === 'artifact.status' && details['artifactId'] === entry.id,
      ),
    );
    expect(audited).toMatchObject({ details: { status: 'scheduled', scheduledFor } });
  });

  it('stands there once, in the revision that was scheduled last', async () => {
    const workspaceId = 'ws_moved_edit';
    const { runId, post } = await waiting(workspaceId);
    await approve(workspaceId, runId);
    const edit = { id: post.id, content: 'The desk writes each enquiry once. Call us today.' };
    const call = member(workspaceId);
    const { artifact } = await workflow.client.artifacts.revise.mutate(edit, call);
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    // What is a draft goes nowhere, wherever its date is.
    await patch(workspaceId, { id: artifact.id, scheduledFor: '2099-05-05T05:00:00Z' });
    const at = post.scheduledFor ?? (await readCalendars(workspaceId, runId)).entry.scheduledFor;
    expect(at).toMatch(/^2099-03-02T/);
    await patch(workspaceId, { id: artifact.id, status: 'scheduled', scheduledFor });
    expect(await readCalendars(workspaceId, runId)).toMatchObject({
      scheduled: [{ id: artifact.id, scheduledFor }],
      inFeed: ['DTSTART:20990701T073000Z'],
      entry: { scheduledFor },
    });
    const { lineage } = await workflow.client.artifacts.get.query({ id: post.id }, call);
    expect(lineage.map(({ status }) => status)).toEqual(['archived', 'scheduled']);
  });

  it('takes its entry out of the calendar when it is archived, and back again', async () => {
    const workspaceId = 'ws_moved_out';
    const { runId, post } = await waiting(workspaceId);
    await approve(workspaceId, runId);
    await patch(workspaceId, { id: post.id, status: 'archived' });
    expect(await readCalendars(workspaceId, runId)).toMatchObject({
      scheduled: [],
      inFeed: null,
      entry: { status: 'archived' },
    });
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    await patch(workspaceId, { id: post.id, status: 'scheduled', scheduledFor });
    expect(await readCalendars(workspaceId, runId)).toMatchObject({
      scheduled: [{ id: post.id, scheduledFor }],
      entry: { status: 'scheduled', scheduledFor },
    });
  });
});

describe('an approval of a post', () => {
  const undated: JsonObject = { customer: note.customer, observation: note.observation };
  async function readApproval(workspaceId: string, runId: string) {
    const { approvals } = await workflow.client.approvals.list.query(
      { runId, limit: 1 },
      member(workspaceId),
    );
    return approvals[0]!;
  }

  const readPublication = async (workspaceId: string, runId: string) =>
    (await readApproval(workspaceId, runId)).publication;

  describe('that takes two votes', () => {
    const twoVotes = {
      name: 'Two votes',
      when: {},
      require: { count: 2, roles: ['approver'], notInitiator: false },
    };

    /** Ann has voted for the time that was proposed. */
    async function votedOnce(workspaceId: string) {
      const { as } = staff;
      const policies = { policies: [twoVotes] };
      await workflow.client.approvals.setPolicies.mutate(policies, as(workspaceId, 'ann'));
      const { runId, post } = await waiting(workspaceId, undated);
      const { id, subjectDigest } = await readApproval(workspaceId, runId);
      const vote = async (by: string, said: { subjectDigest?: string } = {}) => {
        const input = byApproval({ id, decision: 'approve', ...said });
        const decided = await workflow.client.runs.decide.mutate(input, as(workspaceId, by));
        return toApprovalDecided(decided, 'approve');
      };
      expect(await vote('ann', { subjectDigest })).toMatchObject({ status: 'pending', have: 1 });
      return { runId, post, subjectDigest, vote };
    }

    async function expectVoided(workspaceId: string, runId: string) {
      expect(await readApproval(workspaceId, runId)).toMatchObject({
        policy: { have: 0, need: 2 },
        votes: [{ by: { id: 'ann' }, voided: true }],
      });
      const [entry] = (await workflow.waitForAudit(runId, 'approval.void')).filter(
        ({ action }) => action === 'approval.void',
      );
      expect(entry?.message).toContain('1 of its votes do not count any more');
    }

    it('counts none for a time that passed', async () => {
      const workspaceId = 'ws_vote_passed';
      const { runId, subjectDigest, vote } = await votedOnce(workspaceId);
      const friday = new Date('2098-12-05T15:00:00Z');
      await renewPlans({
        database,
        clock: { now: () => friday },
        calendars: usualCalendars,
        compute: computeHere,
      });
      await expectVoided(workspaceId, runId);
      const late = await readRefusal(vote('bob', { subjectDigest }));
      expect(late.code).toBe('stale_subject');
      const { scheduledFor } = (await readPublication(workspaceId, runId))!;
      expect(await vote('bob')).toMatchObject({ status: 'pending', have: 1 });
      expect(await vote('ann')).toMatchObject({ status: 'approved', have: 2 });
      const { artifacts } = await workflow.settled(workspaceId, runId, 'completed');
      expect(readPosts(artifacts)).toMatchObject([{ status: 'scheduled', scheduledFor }]);
    });

    it('counts none for another time than the one that a person set since', async () => {
      const workspaceId = 'ws_vote_moved';
      const { runId, post, subjectDigest, vote } = await votedOnce(workspaceId);
      const change = { id: post.id, scheduledFor: '2099-07-01T07:30:00.000Z' };
      await workflow.client.artifacts.patch.mutate(change, staff.as(workspaceId, 'bob'));
      await expectVoided(workspaceId, runId);
      const late = await readRefusal(vote('bob', { subjectDigest }));
      expect(late.code).toBe('stale_subject');
      // A plan that the person's time stands in for is no part of what is approved.
      expect(await vote('bob')).toMatchObject({ status: 'pending', have: 1 });
      const friday = new Date('2098-12-05T15:00:00Z');
      await renewPlans({
        database,
        clock: { now: () => friday },
        calendars: usualCalendars,
        compute: computeHere,
      });
      expect(await vote('ann')).toMatchObject({ status: 'approved', have: 2 });
    });
  });

  it('shows the time that is proposed, at which the post and its calendar entry then are', async () => {
    const { runId, post } = await waiting('ws_shown', undated);
    const publication = await readPublication('ws_shown', runId);
    expect(publication).toMatchObject({ artifactId: post.id, proposed: true });
    const scheduledFor = publication!.scheduledFor!;
    const [day, hour] = [new Date(scheduledFor).getUTCDay(), new Date(scheduledFor).getUTCHours()];
    expect(day % 6).not.toBe(0);
    expect(hour).toBeGreaterThan(8);
    expect(hour).toBeLessThan(17);
    expect(post.scheduledFor).toBeNull();
    const artifacts = await approve('ws_shown', runId);
    expect(readPosts(artifacts)).toMatchObject([{ status: 'scheduled', scheduledFor }]);
    expect(readEntry(artifacts)).toMatchObject({ scheduledFor, proposed: true });
    expect(await readPublication('ws_shown', runId)).toBeUndefined();
  });

  it('shows the date that the input asks for, with the hour that is proposed', async () => {
    const { runId } = await waiting('ws_asked');
    const publication = await readPublication('ws_asked', runId);
    expect(publication!.scheduledFor).toMatch(/^2099-03-02T/);
    const entry = readEntry(await approve('ws_asked', runId));
    expect(entry.scheduledFor).toBe(publication!.scheduledFor);
    expect(entry.summary).toContain('(hour proposed)');
  });

  it('shows a person’s time in its place, which the calendar entry follows', async () => {
    const { runId, post } = await waiting('ws_changed', undated);
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    const call = member('ws_changed');
    await workflow.client.artifacts.patch.mutate({ id: post.id, scheduledFor }, call);
    expect(await readPublication('ws_changed', runId)).toEqual({
      artifactId: post.id,
      scheduledFor,
    });
    const artifacts = await approve('ws_changed', runId);
    expect(readPosts(artifacts)).toMatchObject([{ status: 'scheduled', scheduledFor }]);
    const entry = readEntry(artifacts);
    expect(entry.scheduledFor).toBe(scheduledFor);
    expect(entry).not.toHaveProperty('proposed');
    expect(entry.content).toContain('| When | Wednesday, 2099-07-01, 07:30 UTC |');
  });

  it('keeps a person’s time for the revision that is made of what was sent back', async () => {
    const workspaceId = 'ws_sent_back';
    const { runId, post } = await waiting(workspaceId, undated);
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    const call = member(workspaceId);
    await workflow.client.artifacts.patch.mutate({ id: post.id, scheduledFor }, call);
    const { approvals } = await workflow.client.approvals.list.query({ runId, limit: 1 }, call);
    const decision = { decision: 'send_back' as const, comment: 'Remove the hashtags.' };
    await workflow.client.runs.decide.mutate(
      byApproval({ id: approvals[0]!.id, ...decision }),
      call,
    );
    const publication = await waitFor(async () => {
      const found = await readPublication(workspaceId, runId);
      return found?.artifactId === post.id ? undefined : found;
    });
    expect(publication).toEqual({ artifactId: publication.artifactId, scheduledFor });
    const posts = readPosts(await approve(workspaceId, runId));
    expect(posts.at(-1)).toMatchObject({ status: 'scheduled', scheduledFor });
  });

  it('says of a post without a calendar entry that it goes out when the run ends', async () => {
    const order = { departmentCode: 'cul', revision: 1 };
    await workflow.client.departments.deploy.mutate(order, visitor('ws_at_once'));
    const runId = await workflow.trigger('ws_at_once', 'CUL-03', note);
    await workflow.settled('ws_at_once', runId, 'paused_for_approval');
    expect(await readPublication('ws_at_once', runId)).toMatchObject({ scheduledFor: null });
  });

  it('is planned anew when the time passes while nobody decides, which open pages are told', async () => {
    const { runId } = await waiting('ws_passed', undated);
    const dated = await waiting('ws_passed_dated', undated);
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    const change = { id: dated.post.id, scheduledFor };
    await workflow.client.artifacts.patch.mutate(change, member('ws_passed_dated'));
    const friday = new Date('2098-12-05T15:00:00Z');
    await renewPlans({
      database,
      clock: { now: () => friday },
      calendars: usualCalendars,
      compute: computeHere,
    });
    const publication = await readPublication('ws_passed', runId);
    expect(publication).toMatchObject({ proposed: true });
    expect(publication!.scheduledFor).toMatch(/^2098-12-08T(?:09|1[0-6]):00:00\.000Z$/);
    const readChanges = (id: string) =>
      workflow.published.filter(
        ({ event, data }) => event === 'APPROVAL_VOIDED' && data['runId'] === id,
      );
    const [told] = await waitFor(async () => readChanges(runId).length > 0 && readChanges(runId));
    expect(told?.data['approvalId']).toBe((await readApproval('ws_passed', runId)).id);
    expect(await readPublication('ws_passed_dated', dated.runId)).toMatchObject({ scheduledFor });
    const artifacts = await approve('ws_passed', runId);
    expect(readPosts(artifacts)).toMatchObject([{ scheduledFor: publication!.scheduledFor }]);
    expect(readEntry(artifacts).scheduledFor).toBe(publication!.scheduledFor);
  });
});

describe('a run that is rejected', () => {
  it('archives its post with all revisions, and leaves its documents', async () => {
    const { runId, post } = await waiting('ws_reject');
    const edit = { id: post.id, content: 'The desk writes each enquiry once. Call us today.' };
    const call = member('ws_reject');
    await workflow.client.artifacts.revise.mutate(edit, call);
    await workflow.client.runs.decide.mutate(rejecting({ runId }), call);
    const { artifacts } = await workflow.settled('ws_reject', runId, 'failed');
    expect(artifacts.map(({ artifactType, status }) => [artifactType, status])).toEqual([
      ['document', 'draft'],
      ['post', 'archived'],
      ['post', 'archived'],
    ]);
    const entries = await statusEntries(runId, 'run.decision');
    expect(entries.map(({ details }) => details['status'])).toEqual(['archived', 'archived']);
    const calendar = await workflow.client.artifacts.calendar.query(undefined, call);
    expect(calendar.calendarItems).toHaveLength(2);
  });

  it('archives the calendar entry that it had made by then', async () => {
    const workspaceId = 'ws_reject_entry';
    const { runId } = await waiting(workspaceId);
    await approve(workspaceId, runId);
    await database.transaction(workspaceId, async (tx) => {
      const [run] = await tx.db.select().from(runs).where(eq(runs.id, runId));
      await archivePosts(tx, run!, { now: new Date(), agent: 'Somebody' });
    });
    const { artifacts } = await workflow.client.runs.artifacts.query(
      { runId },
      member(workspaceId),
    );
    expect(artifacts.map(({ artifactType, status }) => [artifactType, status])).toEqual([
      ['document', 'draft'],
      ['post', 'archived'],
      ['calendar_entry', 'archived'],
    ]);
  });

  it('touches no other run’s', async () => {
    const first = await waiting('ws_beside');
    const second = await waiting('ws_beside');
    await workflow.client.runs.decide.mutate(
      rejecting({ runId: first.runId }),
      member('ws_beside'),
    );
    const { artifacts } = await workflow.settled('ws_beside', second.runId, 'paused_for_approval');
    expect(readPosts(artifacts)).toMatchObject([{ status: 'draft' }]);
  });
});
