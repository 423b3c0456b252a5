import { connect } from '@workspace-ops/db';
import { sendAtRate } from '@workspace-ops/load';
import { waitFor } from '@workspace-ops/testkit';
import { expect, onTestFinished } from 'vitest';
import type { ApiClient } from './client.ts';

/** Every ingestion that was acknowledged is there, and each that is there is logged once. */
export async function expectNothingLost(
  databaseUrl: string,
  member: ApiClient,
  { acknowledged }: Load,
): Promise<void> {
  const sql = connect({ url: databaseUrl, applicationName: 'test', maxConnections: 1 });
  try {
    const rows = await sql<{ id: string }[]>`select id from sync.ingestions`;
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await waitFor(
      async () => {
        const [row] =
          await sql`select count(*)::int from audit.events where action = 'sync.ingest'`;
        return row!['count'] === stored.size;
      },
      { message: 'not every ingestion is logged once' },
    );
  } finally {
    await sql.end();
  }
  const { body: log } = await member.get('/api/audit-logs/verify');
  expect(log).toMatchObject({ valid: true });
}

export type Load = ReturnType<typeof keepAsking>;

interface Asked {
  status: number;
  tookMs: number;
  /** When it was answered, by `performance.now()`. */
  at: number;
}

/** Ingests and lists in turn at a fixed rate, whatever becomes of it, until it is stopped or the test ends. */
export function keepAsking(member: ApiClient) {
  const answers: Asked[] = [];
  const acknowledged: string[] = [];
  const over = new AbortController();
  const working = sendAtRate({ ratePerSecond: 40, ending: over.signal }, async (turn) => {
    const from = performance.now();
    const { status, body } =
      turn % 2 === 0
        ? await member.post<{ ingestionId?: string }>('/api/sync/ingest', {
            dataType: 'lead',
            payload: { customer: `number ${turn}` },
          })
        : await member.get<{ ingestionId?: string }>('/api/runs');
    const at = performance.now();
    answers.push({ status, tookMs: at - from, at });
    if (status === 201) acknowledged.push(body.ingestionId!);
  });
  // Where the test fails before, what becomes of the last requests is of no interest.
  onTestFinished(() => over.abort());
  const stop = (): Promise<void> => {
    over.abort();
    return working;
  };
  return { answers, acknowledged, stop };
}

export const countStatuses = ({ answers }: Load): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, of]) => [
      status,
      of!.length,
    ]),
  );

/** Whether each of these services stores and reads again. */
export const serves = async (member: ApiClient): Promise<boolean> => {
  const statuses = [
    (await member.post('/api/sync/ingest', { dataType: 'lead', payload: {} })).status,
    (await member.get('/api/runs')).status,
    (await member.get('/api/artifacts')).status,
    (await member.get('/api/audit-logs')).status,
  ];
  return statuses.join() === '201,200,200,200';
};
