import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { newId } from '@workspace-ops/service-kit';
import { waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  createWorkflowDatabase,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let gemini: GeminiStandIn;
let database: TestDatabase;
let workflow: WorkflowUnderTest;
const children: ChildProcess[] = [];

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  database = await createWorkflowDatabase();
});

afterEach(() => workflow.stop());

afterAll(async () => {
  for (const child of children) await end(child);
  await database.drop();
  await gemini.close();
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** A process that executes the run and waits for the model, which does not answer yet. */
async function startStuck(runId: string) {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  gemini.script(() => (response) => resolve(() => answers.text('Too late.')(response)));
  const script = join(import.meta.dirname, '../test-support/run-worker.ts');
  const child = fork(script, [database.url, gemini.baseUrl, runId]);
  children.push(child);
  const answerLate = await promise;
  gemini.script(() => answers.text('In time.'));
  return { child, answerLate };
}

const startSurvivor = async () => {
  workflow = await startWorkflow({
    databaseUrl: database.url,
    environment: {
      GENERATIVE_AI_API_KEY: gemini.apiKey,
      GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      RUN_LEASE_SECONDS: '3600',
    },
  });
};

/** As if the run's process, which is stopped, had been so for longer than its lease; until it is taken for dead. */
async function endLease(runId: string): Promise<void> {
  const sql = postgres(database.url, { max: 1 });
  const [worker] = await sql`select worker_id as id from workflow.runs where id = ${runId}`;
  await waitFor(async () => {
    const alive = await sql`
        update workflow_jobs.live_workers set renewed_at = '-infinity'
        where id = ${worker!['id']} returning id`;
    return alive.length === 0;
  });
  await sql.end();
}

it('goes on with the run of a process that was killed, repeating no finished step', async () => {
  const runId = newId('run');
  const { child } = await startStuck(runId);
  await end(child);
  const diedAt = new Date().toISOString();
  await startSurvivor();
  const { steps, artifacts } = await workflow.settled('ws_lost', runId, 'completed', 'failed');
  expect(steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  expect(steps.map(({ completedAt }) => completedAt! < diedAt)).toEqual([true, true, false]);
  expect(artifacts.at(-1)?.content).toBe('In time.');
});

it('goes on with the run of a process that froze, which writes nothing when it wakes late', async () => {
  const runId = newId('run');
  const { child, answerLate } = await startStuck(runId);
  child.kill('SIGSTOP');
  await startSurvivor();
  await endLease(runId);
  const before = await workflow.settled('ws_lost', runId, 'completed', 'failed');
  expect(before.artifacts.at(-1)?.content).toBe('In time.');
  answerLate();
  child.kill('SIGCONT');
  // The child executes this one too, or leaves it to us: by its end the late answer was refused.
  const next = await workflow.trigger('ws_lost', 'OPS-02');
  await workflow.settled('ws_lost', next, 'completed');
  await end(child);
  expect(await workflow.settled('ws_lost', runId, 'completed', 'failed')).toEqual(before);
});
