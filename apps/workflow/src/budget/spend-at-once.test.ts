import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import {
  createWorkflowDatabase,
  member,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let gemini: GeminiStandIn;
let stored: TestDatabase;
let database: Database;
let workflow: WorkflowUnderTest | undefined;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  stored = await createWorkflowDatabase();
  const role = serviceRole('workflow');
  database = createDatabase({ url: stored.url, role, applicationName: 'test', outbox });
});

afterAll(async () => {
  await workflow?.stop();
  await gemini.close();
  await database.close();
  await stored.drop();
});

/** As dear as a call can be with the limit of its output: 8,192 × $3.75 per million, and a little. */
const dearest = { promptTokenCount: 400, candidatesTokenCount: 8_192 };
const dearestUsd = 0.03102;

const ledger = async () => {
  const [row] = await database.read('ws_lost', ({ db }) =>
    db.execute<{ spent: number; reserved: number }>(sql`
      select spent_usd::float8 as spent, reserved_usd::float8 as reserved
      from workflow.budget_ledger where workspace_id = 'ws_lost' and day like '____-__-__'`),
  );
  return row ?? { spent: 0, reserved: 0 };
};

/** Leaves a reservation behind, whose process is killed while its model works. */
async function crash(): Promise<string> {
  const runId = newId('run');
  gemini.script(answers.silence);
  const arrival = gemini.nextRequest();
  const script = join(import.meta.dirname, '../test-support/run-worker.ts');
  const child = fork(script, [stored.url, gemini.baseUrl, runId]);
  await arrival;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  return runId;
}

it('lets 200 runs at once spend at most the budget, with a crash between', async () => {
  const crashed = await crash();
  const { reserved } = await ledger();
  expect(reserved).toBeGreaterThan(dearestUsd);
  await database.transaction('ws_lost', async ({ db }) => {
    await db.execute(sql`update workflow.budget_reservations set expires_at = now()`);
  });
  let answered = 0;
  gemini.script(() => {
    answered += 1;
    return answers.text('Dear words.', { usage: dearest });
  });
  workflow = await startWorkflow({
    databaseUrl: stored.url,
    environment: {
      GENERATIVE_AI_API_KEY: gemini.apiKey,
      GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      DEFAULT_DAILY_BUDGET_USD: '1',
      WORKSPACE_CONCURRENCY: '16',
    },
  });
  const runIds: string[] = [];
  for (let made = 0; made < 199; made += 1) {
    runIds.push(await workflow.trigger('ws_lost', 'OPS-02'));
  }
  const ends: string[] = [];
  for (const runId of [crashed, ...runIds]) {
    const { run } = await waitFor(async () => {
      const detail = await workflow!.client.runs.get.query({ runId }, member('ws_lost'));
      const isSettled = ['completed', 'failed', 'paused_for_approval'].includes(detail.run.status);
      const { spent, reserved: open } = await ledger();
      expect(spent + open).toBeLessThanOrEqual(1 + 1e-9);
      return isSettled ? detail : undefined;
    });
    ends.push(run.status);
  }
  const { spent, reserved: left } = await ledger();
  expect(left).toBeCloseTo(0, 9);
  // The call that was under way at the crash was made, and counts.
  expect(spent).toBeGreaterThanOrEqual((answered + 1) * dearestUsd - 1e-9);
  expect(spent).toBeLessThanOrEqual(1);
  expect(ends.filter((status) => status === 'completed')).toHaveLength(answered);
  expect(answered).toBeGreaterThan(25);
  expect(ends.filter((status) => status === 'paused_for_approval')).toHaveLength(200 - answered);
});
