import type { Artifact, JsonObject } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const note = {
  customer: 'Harbour Dental',
  observation: 'Front desk re-types enquiries.',
  publishOn: '2099-03-02',
};

const postsOf = (artifacts: readonly Artifact[]) =>
  artifacts.filter(({ artifactType }) => artifactType === 'post');

/** A run that waits for the approval of its post. */
async function waiting(workspaceId: string, context: JsonObject = note) {
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return { runId, post: postsOf(artifacts)[0]! };
}

async function approve(workspaceId: string, runId: string): Promise<readonly Artifact[]> {
  await workflow.client.runs.approve.mutate({ runId }, member(workspaceId));
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
    expect(postsOf(artifacts)).toMatchObject([
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
    expect(postsOf(await approve('ws_newest', runId))).toMatchObject([
      { id: post.id, status: 'draft' },
      { id: artifact.id, status: 'scheduled' },
    ]);
  });

  it('keeps the date that a person gave the post', async () => {
    const { runId, post } = await waiting('ws_own_date');
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    const call = member('ws_own_date');
    await workflow.client.artifacts.patch.mutate({ id: post.id, scheduledFor }, call);
    expect(postsOf(await approve('ws_own_date', runId))).toMatchObject([
      { status: 'scheduled', scheduledFor },
    ]);
  });

  it('publishes a post for which no calendar entry has a time', async () => {
    const workspaceId = 'ws_undated';
    const order = { departmentCode: 'cul', revision: 1 };
    await workflow.client.departments.deploy.mutate(order, visitor(workspaceId));
    const runId = await workflow.trigger(workspaceId, 'CUL-03', note);
    const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    expect(postsOf(artifacts)).toMatchObject([{ status: 'draft' }]);
    const done = await approve(workspaceId, runId);
    expect(done.some(({ artifactType }) => artifactType === 'calendar_entry')).toBe(false);
    expect(postsOf(done)).toMatchObject([{ status: 'published', scheduledFor: null }]);
  });

  it('leaves a post alone that a person archived before', async () => {
    const { runId, post } = await waiting('ws_archived');
    const call = member('ws_archived');
    await workflow.client.artifacts.patch.mutate({ id: post.id, status: 'archived' }, call);
    expect(postsOf(await approve('ws_archived', runId))).toMatchObject([{ status: 'archived' }]);
    expect(await statusEntries(runId, 'run.complete')).toEqual([]);
  });
});

describe('a run that is rejected', () => {
  it('archives its post with all revisions, and leaves its documents', async () => {
    const { runId, post } = await waiting('ws_reject');
    const edit = { id: post.id, content: 'The desk writes each enquiry once. Call us today.' };
    const call = member('ws_reject');
    await workflow.client.artifacts.revise.mutate(edit, call);
    await workflow.client.runs.reject.mutate({ runId }, call);
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

  it('touches no other run’s', async () => {
    const first = await waiting('ws_beside');
    const second = await waiting('ws_beside');
    await workflow.client.runs.reject.mutate({ runId: first.runId }, member('ws_beside'));
    const { artifacts } = await workflow.settled('ws_beside', second.runId, 'paused_for_approval');
    expect(postsOf(artifacts)).toMatchObject([{ status: 'draft' }]);
  });
});
