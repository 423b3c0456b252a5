import type { RunDetail } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { expect, it } from 'vitest';
import { apiClient, signUp } from './client.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { runService } from './run-service.ts';

interface AuditList {
  totalCount: number;
  logs: { action: string; details: { runId?: string; sequence?: number } }[];
}

/** The steps that were carried out, as `run sequence`; a decision is audited as a decision. */
const finishedSteps = ({ run, steps }: RunDetail): string[] =>
  steps
    .filter((step) => step.status === 'completed' && step.type !== 'approval')
    .map((step) => `${run.id} ${step.sequence}`);

// Two starts, of which one makes a database, took 18 s alone and more than 120 s beside all else that the suite runs.
it('completes every run after kill -9 in the middle, with no finished step repeated and nothing lost', async () => {
  const settings = { DATA_DIR: await makeDataFolder(), LOG_LEVEL: 'error' };
  const first = await runService(settings);
  const user = await signUp(first.url);
  const login = await apiClient(first.url).post<{ token: string }>('/api/auth/login', {
    email: (await user.get<{ user: { email: string } }>('/api/auth/me')).body.user.email,
    password: 'correct horse',
  });
  const runs = 40;
  const ingestions = Array.from({ length: runs }, (_, index) =>
    user.post<{ routedRunId: string }>('/api/sync/ingest', {
      payload: { customer: `Customer ${index}`, observation: 'The gate sticks.' },
      triggerWorkflowId: 'OPS-01',
      autoExecute: true,
    }),
  );
  const answers = await Promise.all(ingestions);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const ids = answers.map(({ body }) => body.routedRunId);
  await first.end('SIGKILL');

  const second = await runService(settings);
  const client = apiClient(second.url).as(login.body.token);
  // A busy machine answers before the run is handed over: it is made by the second process's relay then. Where it is
  // late for its own queries it says so.
  const find = async (id: string) => {
    const { status, body } = await client.get<RunDetail>(`/api/runs/${id}`);
    expect([200, 404, 503]).toContain(status);
    return status === 200 ? body : undefined;
  };
  const detail = (id: string) =>
    waitFor(
      async () => {
        const found = await find(id);
        const isAtRest = /^(?:completed|paused_for_approval)$/.test(found?.run.status ?? '');
        return isAtRest && found;
      },
      { message: `run ${id} neither completed nor paused` },
    );
  for (const id of ids) await detail(id);
  // What the killed process had not handed over comes with the second one's relay.
  const finished = await Promise.all(ids.map(async (id) => finishedSteps(await detail(id))));
  const audited = await waitFor(
    async () => {
      const { body } = await client.get<AuditList>('/api/audit-logs?q=run.step');
      return body.totalCount >= finished.flat().length && body.logs;
    },
    { message: 'finished steps are missing in the audit log' },
  );
  const entries = audited.map((log) => `${log.details.runId} ${log.details.sequence}`);
  expect(entries.toSorted()).toEqual(finished.flat().toSorted());
  const verification = await client.get<{ valid: boolean }>('/api/audit-logs/verify');
  expect(verification.body.valid).toBe(true);
  const ingested = await client.get<AuditList>('/api/audit-logs?q=sync.ingest');
  expect(ingested.body.totalCount).toBe(runs);
  expect(await second.end('SIGTERM')).toBe(0);
}, 300_000);
