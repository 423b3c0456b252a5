import { serviceContext } from '@workspace-ops/rpc';
import { findScans, findSorts } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  explainWorkflow,
  seedArtifacts,
  type ExplainedWorkflow,
} from '../test-support/explain-workflow.ts';
import { listArtifacts } from './list-artifacts.ts';
import { readCalendar } from './read-calendar.ts';
import { renderCalendarFeed } from './render-calendar-feed.ts';

const ctx = serviceContext('ws_a', 'req_test');
const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
let workflow: ExplainedWorkflow;

beforeAll(async () => {
  workflow = await explainWorkflow(seedArtifacts);
});

afterAll(() => workflow.stop());

const list = (filter: { status?: 'draft' | 'archived' }) => () =>
  listArtifacts(workflow, ctx, {
    type: undefined,
    runId: undefined,
    status: undefined,
    grade: undefined,
    limit: 50,
    ...filter,
  });

it('reads the newest artifacts by their index, and counts by an index alone', async () => {
  for (const { result, nodes } of await workflow.execute(list({}))) {
    expect(result.artifacts).toHaveLength(50);
    expect(result.totalCount).toBe(10_000);
    expect(findScans(nodes)).toEqual([
      { kind: 'Index Scan', table: 'artifacts', index: 'artifacts_newest_idx', rows: 51 },
      expect.objectContaining({ kind: 'Index Only Scan', rows: 10_000 }),
    ]);
    expect(findSorts(nodes)).toEqual([]);
  }
});

it.each(['draft', 'archived'] as const)(
  'reads and counts the artifacts of status %s by their index',
  async (status) => {
    for (const { result, nodes } of await workflow.execute(list({ status }))) {
      expect(result.artifacts).toHaveLength(50);
      expect(findScans(nodes)).toEqual([
        { kind: 'Index Scan', table: 'artifacts', index: 'artifacts_status_idx', rows: 51 },
        expect.objectContaining({ kind: 'Index Only Scan', rows: result.totalCount }),
      ]);
      expect(findSorts(nodes)).toEqual([]);
    }
  },
);

const post = (index: string) => ({ kind: 'Index Scan', table: 'artifacts', index });

it('reads posts by their indexes, and counts them by an index alone', async () => {
  for (const { result, nodes } of await workflow.execute(() =>
    readCalendar({ ...workflow, clock }, ctx, {}),
  )) {
    expect(result.calendarItems).toHaveLength(100);
    expect(findScans(nodes).toSorted((a, b) => b.rows - a.rows)).toEqual([
      // The totals by status, which are exact.
      { ...post('artifacts_post_status_idx'), kind: 'Index Only Scan', rows: 5000 },
      { ...post('artifacts_calendar_idx'), rows: 100 },
      // The next ones, and those of the last one's moment.
      { ...post('artifacts_post_status_idx'), rows: 11 },
      // The newest drafts, and those among them that are no posts.
      { ...post('artifacts_status_idx'), rows: 10 },
    ]);
    expect(findSorts(nodes)).toEqual([{ kind: 'Incremental Sort', rows: 5 }]);
  }
});

it('reads the feed by indexes, the posts of its time alone', async () => {
  for (const { nodes } of await workflow.execute(() =>
    renderCalendarFeed({ ...workflow, clock }, ctx, { origin: 'https://ops.example' }),
  )) {
    const scans = findScans(nodes).filter(({ kind }) => kind !== 'Bitmap Heap Scan');
    const ofPosts = scans.filter(({ index }) => index !== 'artifacts_revision_key');
    for (const { index } of ofPosts)
      expect(index).toMatch(/^artifacts_(post_status|calendar)_idx$/);
    // 1,000 posts are scheduled, half of them in the past.
    expect(ofPosts).toHaveLength(2);
    for (const { rows } of ofPosts) expect(rows).toBeLessThanOrEqual(500);
  }
});
