import { connect } from '@workspace-ops/db';
import { withContext } from '@workspace-ops/rpc';
import { createManualClock, type TestDatabase } from '@workspace-ops/testkit';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createWorkflowDatabase,
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let database: TestDatabase;
let admin: ReturnType<typeof connect>;
let workflow: WorkflowUnderTest;
const origin = 'https://ops.example';
const now = '2026-03-01T00:00:00Z';

beforeAll(async () => {
  database = await createWorkflowDatabase();
  admin = connect({ url: database.url, applicationName: 'test', maxConnections: 1 });
  const clock = createManualClock(now);
  workflow = await startWorkflow({ databaseUrl: database.url, clock });
});

afterAll(async () => {
  await workflow.stop();
  await admin.end();
  await database.drop();
});

const readFeed = (options: ReturnType<typeof member>) =>
  workflow.client.artifacts.calendarFeed.query({ origin }, options);

async function readEvents(workspaceId: string) {
  const feed = await readFeed(member(workspaceId));
  return new ICAL.Component(ICAL.parse(feed) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => {
      const { uid, summary, startDate } = new ICAL.Event(component);
      const url = component.getFirstPropertyValue('url');
      return { uid, summary, url, start: startDate.toJSDate().toISOString() };
    });
}

interface Stored {
  id: string;
  scheduledFor: string | null;
  status?: string;
  type?: string;
  title?: string;
}

const store = (workspaceId: string, ...stored: Stored[]) =>
  admin`insert into workflow.artifacts ${admin(
    stored.map(({ id, scheduledFor, status, type, title }) => ({
      workspace_id: workspaceId,
      id,
      artifact_type: type ?? 'post',
      title: title ?? id,
      content: 'Content',
      status: status ?? 'scheduled',
      scheduled_for: scheduledFor,
      revision_version: 1,
      lineage_id: id,
      workflow_run_id: 'run_1',
      workflow_id: 'mkt-01',
      created_at: now,
      updated_at: now,
    })),
  )}`;

it('has an event for each post, whose UID stays when it is moved', async () => {
  const workspaceId = 'ws_moved';
  await store(workspaceId, { id: 'art_1', scheduledFor: '2026-04-02T09:00:00+01:00', title: 'Go' });
  expect(await readEvents(workspaceId)).toEqual([
    {
      uid: 'art_1',
      summary: 'Go',
      url: `${origin}/console/artifacts/art_1`,
      start: '2026-04-02T08:00:00.000Z',
    },
  ]);
  const later = { id: 'art_1', scheduledFor: '2026-05-01T00:00:00Z' };
  await workflow.client.artifacts.patch.mutate(later, member(workspaceId));
  expect(await readEvents(workspaceId)).toMatchObject([
    { uid: 'art_1', start: '2026-05-01T00:00:00.000Z' },
  ]);
});

it('has one event for a post whose edit goes out too', async () => {
  const workspaceId = 'ws_edited';
  await store(workspaceId, { id: 'art_1', scheduledFor: '2026-04-02', title: 'First' });
  const edit = { id: 'art_1', content: 'Another text.', title: 'Second' };
  const call = member(workspaceId);
  const { artifact } = await workflow.client.artifacts.revise.mutate(edit, call);
  expect(await readEvents(workspaceId)).toMatchObject([{ uid: 'art_1', summary: 'First' }]);
  const moved = { id: artifact.id, status: 'scheduled' as const, scheduledFor: '2026-05-01' };
  await workflow.client.artifacts.patch.mutate(moved, call);
  expect(await readEvents(workspaceId)).toEqual([
    {
      uid: 'art_1',
      summary: 'Second',
      url: `${origin}/console/artifacts/${artifact.id}`,
      start: '2026-05-01T00:00:00.000Z',
    },
  ]);
});

it('has what goes out of the last 90 days and later, and nothing else', async () => {
  const scheduledFor = '2026-03-10T00:00:00Z';
  await store(
    'ws_mine',
    { id: 'art_next', scheduledFor },
    { id: 'art_out', scheduledFor: '2026-02-01T00:00:00Z', status: 'published' },
    { id: 'art_overdue', scheduledFor: '2026-02-28T00:00:00Z' },
    { id: 'art_old', scheduledFor: '2025-11-01T00:00:00Z', status: 'published' },
    { id: 'art_undated', scheduledFor: null, status: 'published' },
    { id: 'art_draft', scheduledFor, status: 'draft' },
    { id: 'art_archived', scheduledFor, status: 'archived' },
    { id: 'art_entry', scheduledFor, type: 'calendar_entry' },
  );
  const ids = (await readEvents('ws_mine')).map(({ uid }) => uid);
  expect(ids).toEqual(['art_out', 'art_overdue', 'art_next']);
});

it('does not see another workspace’s', async () => {
  await store('ws_theirs', { id: 'art_theirs', scheduledFor: '2026-03-10' });
  expect(await readEvents('ws_other')).toEqual([]);
});

it('has the posts around today, however many there are', async () => {
  const at = (days: number) => new Date(Date.parse(now) + days * 3_600_000).toISOString();
  const posts = Array.from({ length: 1_400 }, (_, n) => ({
    id: `art_${n}`,
    scheduledFor: at(n - 300),
  }));
  await store('ws_many', ...posts);
  const ids = (await readEvents('ws_many')).map(({ uid }) => uid);
  expect(ids).toEqual(posts.slice(50, 1_300).map(({ id }) => id));
});

it('is for people, and tokens with the scope calendar', async () => {
  const token = (...scopes: ('read' | 'calendar')[]) => {
    const { context } = visitor('ws_mine');
    const caller = {
      ...context.ctx.caller,
      token: { id: 'tok_1', kind: 'service' as const, name: 'Calendar', scopes },
    };
    return withContext({ ...context.ctx, caller });
  };
  expect(await readFeed(token('calendar'))).toContain('BEGIN:VCALENDAR');
  expect((await readRefusal(readFeed(token('read')))).code).toBe('forbidden');
  expect((await readRefusal(readFeed(visitor('ws_mine')))).code).toBe('unauthenticated');
  const list = workflow.client.artifacts.list.query({}, token('calendar'));
  expect((await readRefusal(list)).code).toBe('forbidden');
});
