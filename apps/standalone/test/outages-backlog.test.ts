import { waitFor } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from './client.ts';
import { startFleetUnderTest, type FleetUnderTest } from './fleet-under-test.ts';

let fleet: FleetUnderTest;
let admin: Sql;

beforeAll(async () => {
  fleet = await startFleetUnderTest();
  admin = postgres(fleet.databaseUrl, { max: 1 });
}, 240_000);

afterAll(async () => {
  await admin?.end();
  for (const { kill } of fleet?.processes ?? []) kill('SIGCONT');
  await fleet?.stop();
}, 60_000);

interface Ingested {
  routedRunId: string;
}

/** Runs to create that have waited for long, while whose hand-over has begun was given up. */
async function countLeft(): Promise<number> {
  const [row] = await admin<{ count: number }[]>`
    select count(*)::int as count from sync.outbox
    where topic = 'run' and created_at < now() - interval '6 s'`;
  return row!.count;
}

const megabyte = Object.fromEntries(
  Array.from({ length: 100 }, (_, n) => [`field${n}`, 'x'.repeat(10_000)]),
);

it('hands over 76 ingestions of a megabyte that came while workflow was frozen, and another workspace’s with them', async () => {
  const [large, small] = [await signUp(fleet.url), await signUp(fleet.url)];
  const [workflow] = fleet.of('workflow');
  const ingest = async (user: typeof large, payload: object): Promise<string> => {
    const { status, body } = await user.post<Ingested>('/api/sync/ingest', {
      payload,
      triggerWorkflowId: 'MKT-01',
      autoExecute: false,
    });
    expect(status).toBe(201);
    return body.routedRunId;
  };
  workflow!.kill('SIGSTOP');
  const acknowledged: string[] = [];
  for (let n = 0; n < 76; n += 4) {
    acknowledged.push(...(await Promise.all([1, 2, 3, 4].map(() => ingest(large, megabyte)))));
  }
  const behind = await ingest(small, { text: 'behind them' });
  // Then each is left to the sweeps, none is with who wrote it, and they are more than one call takes.
  await waitFor(async () => (await countLeft()) === acknowledged.length + 1, {
    timeoutMs: 30_000,
    message: 'the messages are not left',
  });
  workflow!.kill('SIGCONT');

  const isThere = async (user: typeof large, id: string): Promise<boolean> =>
    (await user.get(`/api/runs/${id}`)).status === 200;
  await waitFor(() => isThere(small, behind), { timeoutMs: 90_000, message: 'delayed' });
  for (const id of acknowledged) {
    await waitFor(() => isThere(large, id), { timeoutMs: 60_000, message: `${id} is lost` });
  }
}, 240_000);

it('lets no write wait for an audit service that is frozen, but for a few, and loses no entry', async () => {
  const user = await signUp(fleet.url);
  const [audit] = fleet.of('audit');
  const count = 30;
  const isCountedAway = () =>
    fleet.of('sync-bridge')[0]!.output().includes('the sink is away: requests do not wait for it');
  let waits = 0;
  const laterMs: number[] = [];
  audit!.kill('SIGSTOP');
  for (let n = 0; n < count; n += 1) {
    const isWaitedFor = !isCountedAway();
    const startedAt = performance.now();
    const { status } = await user.post('/api/sync/ingest', {});
    expect(status).toBe(201);
    if (isWaitedFor) waits += 1;
    else laterMs.push(performance.now() - startedAt);
  }
  audit!.kill('SIGCONT');
  expect(waits).toBeLessThan(count / 3);
  // A write that waits does so for half a second: no busy machine makes one faster.
  expect(Math.min(...laterMs)).toBeLessThan(500);
  const areLogged = async (): Promise<boolean> => {
    const { status, body } = await user.get<{ totalCount: number }>(
      '/api/audit-logs?q=sync.ingest',
    );
    return status === 200 && body.totalCount === count;
  };
  await waitFor(areLogged, { timeoutMs: 60_000, message: 'entries are lost' });
}, 120_000);
