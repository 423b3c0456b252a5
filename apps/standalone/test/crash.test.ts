import type { RunDetail } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiClient, signUp } from './client.ts';
import { runService } from './run-service.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface AuditList {
  totalCount: number;
  logs: { action: string; details: { runId?: string; sequence?: number } }[];
}

it('completes every run after kill -9 in the middle, with no finished step repeated and nothing lost', async () => {
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
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
  const ids = (await Promise.all(ingestions)).map((answer) => answer.body.routedRunId);
  await first.end('SIGKILL');

  const second = await runService(settings);
  const client = apiClient(second.url).as(login.body.token);
  const detail = async (id: string) => (await client.get<RunDetail>(`/api/runs/${id}`)).body;
  for (const id of ids) {
    await waitFor(
      async () => ['completed', 'paused_for_approval'].includes((await detail(id)).run.status),
      {
        timeoutMs: 30_000,
        message: `run ${id} neither completed nor paused`,
      },
    );
  }
  const { body } = await client.get<AuditList>('/api/audit-logs?q=run.step');
  for (const id of ids) {
    const { steps } = await detail(id);
    const finished = steps.filter(
      (step) => step.status === 'completed' && step.type !== 'approval',
    );
    const audited = body.logs.filter(
      (log) => log.action === 'run.step' && log.details.runId === id,
    );
    const sequences = audited.map((log) => log.details.sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(sequences.length).toBeLessThanOrEqual(finished.length);
  }
  const verification = await client.get<{ valid: boolean }>('/api/audit-logs/verify');
  expect(verification.body.valid).toBe(true);
  const ingested = await client.get<AuditList>('/api/audit-logs?q=sync.ingest');
  expect(ingested.body.totalCount).toBe(runs);
  expect(await second.end('SIGTERM')).toBe(0);
}, 120_000);
