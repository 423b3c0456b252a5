import { wholeScope, type ListedSnapshot } from '@workspace-ops/contracts';
import { connect } from '@workspace-ops/db';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createWorkflowDatabase,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { templates } from './templates.ts';

let database: TestDatabase;
let admin: ReturnType<typeof connect>;
let workflow: WorkflowUnderTest;
beforeAll(async () => {
  database = await createWorkflowDatabase();
  admin = connect({ url: database.url, applicationName: 'test', maxConnections: 1 });
  workflow = await startWorkflow({ databaseUrl: database.url });
});
afterAll(async () => {
  await workflow.stop();
  await admin.end();
  await database.drop();
});

const client = () => workflow.client.snapshots;
const list = (
  workspaceId: string,
  input: { limit?: number; cursor?: string | null | undefined } = {},
) => client().list.query(input, visitor(workspaceId));

async function readAll(workspaceId: string, limit?: number) {
  const pages: ListedSnapshot[][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await list(workspaceId, { ...(limit && { limit }), cursor });
    pages.push(page.snapshots);
    expect(page.totalCount).toBeGreaterThanOrEqual(templates.length);
    cursor = page.nextCursor;
  }
  return { ids: pages.flat().map(({ id }) => id), sizes: pages.map(({ length }) => length) };
}

const empty = {
  llmSettings: {
    temperature: 0.5,
    topP: 0.9,
    maxOutputTokens: 1_000,
    tier2Fallback: true,
    tier3Fallback: true,
    zeroRefusalMode: false,
  },
  integrations: {},
  activeAgents: [],
  activeWorkflows: [],
  prompts: {},
};

const makeId = (n: number): string => `snap_${String(n).padStart(4, '0')}`;

/** Snapshots, the later in number the newer; two share each moment. */
const store = (workspaceId: string, count: number, configuration: object = empty) =>
  admin`insert into workflow.snapshots ${admin(
    Array.from({ length: count }, (_, n) => ({
      workspace_id: workspaceId,
      id: makeId(n),
      name: 'Name',
      office_name: 'Office',
      description: '',
      version: '1.0.0',
      tags: admin.json([]),
      scope: admin.json({ ...wholeScope }),
      configuration: admin.json(configuration as never),
      created_at: new Date(Date.UTC(2026, 3, 1) + Math.floor(n / 2) * 1_000),
      updated_at: new Date(Date.UTC(2026, 3, 1)),
    })),
  )}`;

const templateIds = templates.map(({ id }) => id);
const newest = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => makeId(count - 1 - n));

test.each([0, 1, 4, 5])('%i snapshots and the templates are read to their end', async (count) => {
  const workspaceId = `ws_${count}`;
  if (count > 0) await store(workspaceId, count);
  for (const limit of [1, 2, 3, 4, 6, 500, undefined]) {
    const { ids, sizes } = await readAll(workspaceId, limit);
    expect(ids).toEqual([...newest(count), ...templateIds]);
    expect(sizes.every((size) => size > 0)).toBe(true);
  }
});

test('without a limit the newest 200 and the templates, and then the rest', async () => {
  await store('ws_many', 203);
  const { snapshots, totalCount } = await list('ws_many');
  expect(snapshots.map(({ id }) => id)).toEqual([...newest(203).slice(0, 200), ...templateIds]);
  expect(totalCount).toBe(203 + templates.length);
  const { ids } = await readAll('ws_many');
  expect(ids).toEqual([...newest(203).slice(0, 200), ...templateIds, ...newest(203).slice(200)]);
});

test('a configuration loses its largest parts in the list, and none in the single record', async () => {
  const prompts = { 'mkt-01.draft': 'Write '.repeat(200_000) };
  const configuration = { ...empty, prompts, integrations: { crm: { enabled: true } } };
  await store('ws_large', 1, configuration);
  const [listed] = (await list('ws_large')).snapshots;
  const { prompts: _, ...rest } = configuration;
  expect(listed).toMatchObject({ configuration: rest, truncated: true });
  expect(listed!.configuration).not.toHaveProperty('prompts');
  for (const { configuration: part } of (await list('ws_large')).snapshots) {
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(8_192);
  }
  const saved = await client().save.mutate(
    {
      name: 'Whole',
      officeName: 'Office',
      configuration: { prompts: { 'x.y': 'z'.repeat(2_000) } },
    },
    visitor('ws_large'),
  );
  expect(await client().get.query({ id: saved.id }, visitor('ws_large'))).toEqual(saved);
});

test('a single snapshot is shown whole, a template too, and another workspace’s not at all', async () => {
  await store('ws_single', 1);
  expect(await client().get.query({ id: makeId(0) }, visitor('ws_single'))).toMatchObject({
    id: makeId(0),
    configuration: empty,
  });
  const [template] = templates;
  expect(await client().get.query({ id: template!.id }, visitor('ws_single'))).toEqual(template);
  for (const id of ['snap_none', makeId(3)]) {
    expect(await readRefusal(client().get.query({ id }, visitor('ws_single')))).toMatchObject({
      code: 'not_found',
    });
  }
});

test('a cursor of another workspace, or one that was changed, is refused', async () => {
  await store('ws_cursor', 3);
  const { nextCursor } = await list('ws_cursor', { limit: 1 });
  for (const read of [
    list('ws_other', { cursor: nextCursor }),
    list('ws_cursor', { cursor: `${nextCursor}x` }),
  ]) {
    expect(await readRefusal(read)).toMatchObject({ code: 'invalid_input' });
  }
});
