import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@workspace-ops/embedded-postgres';
import {
  findHaproxy,
  startHaproxy,
  startTestServer,
  waitFor,
  type Haproxy,
  type TestServer,
} from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiClient, type ApiClient } from './client.ts';
import { countStatuses, expectNothingLost, keepAsking, serves } from './ingestion-load.ts';
import { runService, type RunningService } from './run-service.ts';

const program = findHaproxy(
  'what two cells behind it do when one loses its database is not tested',
);
const configuration = join(import.meta.dirname, '../../../deploy/haproxy/haproxy.cfg');

const cellNames = ['a', 'b'] as const;
type CellName = (typeof cellNames)[number];

interface Cell {
  server: TestServer;
  service: RunningService;
  member: ApiClient;
}

const secrets = {
  AUDIT_ANCHOR_KEY: 'the anchor key of both cells, long enough',
  SESSION_KEY_SECRET: 'the secret of the one identity database',
};
/** The test servers acknowledge what they have not written, which is lost when they are killed. */
const truthful = { synchronous_commit: 'on' };
const cells = {} as Record<CellName, Cell>;
let identity: TestServer;
let proxy: Haproxy | undefined;
let folder: string;

/** Who has a workspace in the cell: from the sign-up on, the token alone says which it is. */
async function signUpIn(name: CellName): Promise<ApiClient> {
  const url = `http://${proxy!.address}`;
  const { status, body } = await apiClient(url, { 'x-cell': name }).post<{ token: string }>(
    '/api/auth/signup',
    { email: `member-of-${name}@example.com`, password: 'correct horse' },
  );
  expect(status).toBe(200);
  return apiClient(url).as(body.token);
}

describe.skipIf(program === undefined)('two cells behind HAProxy', () => {
  beforeAll(async () => {
    identity = await startTestServer(truthful);
    for (const name of cellNames) {
      cells[name] = { ...cells[name], server: await startTestServer(truthful) };
    }
    folder = await mkdtemp(join(tmpdir(), 'cells-'));
  });

  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(Object.values(cells).map(({ server }) => server.stop()));
    await identity?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('without a gateway, are 503 as a gateway says it', async () => {
    const nobody = `127.0.0.1:${await findFreePort()}`;
    const empty = await startHaproxy(program!, configuration, { CELL_A: nobody, CELL_B: nobody });
    onTestFinished(() => empty.stop());
    const answer = await fetch(`http://${empty.address}/api/runs`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    const message = 'The service is unavailable at the moment. Try again shortly.';
    const body = { success: false, error: message, message, code: 'unavailable' };
    expect(await answer.json()).toEqual(body);
  });

  it('when one’s PostgreSQL is killed, the other answers all, and the first recovers by itself', async () => {
    for (const name of cellNames) {
      cells[name].service = await runService({
        ...secrets,
        CELL: name,
        DATA_DIR: join(folder, name),
        DATABASE_URL: cells[name].server.url,
        IDENTITY_DATABASE_URL: identity.url,
      });
    }
    const readHost = (name: CellName): string => new URL(cells[name].service.url).host;
    proxy = await startHaproxy(program!, configuration, {
      CELL_A: readHost('a'),
      CELL_B: readHost('b'),
    });
    for (const name of cellNames) cells[name].member = await signUpIn(name);
    const { a, b } = cells;
    const elsewhere = apiClient(b.service.url, a.member.headers);
    expect((await elsewhere.get('/api/runs')).status).toBe(421);
    const loads = { a: keepAsking(a.member), b: keepAsking(b.member) };
    await waitFor(() => loads.a.answers.length > 20 && loads.b.answers.length > 20);

    const outage = keepKilling(a.server);
    await waitFor(() => loads.a.answers.some(({ status }) => status !== 200 && status !== 201));
    const before = loads.b.answers.length;
    await waitFor(() => loads.b.answers.length > before + 200);
    expect(await outage.end()).toBeGreaterThan(0);

    await waitFor(() => serves(a.member), { message: 'a does not recover' });
    await Promise.all([loads.a.stop(), loads.b.stop()]);
    expect(countStatuses(loads.b)).toEqual({ 200: expect.any(Number), 201: expect.any(Number) });
    expect(Math.max(...loads.b.answers.map(({ tookMs }) => tookMs))).toBeLessThan(20_000);
    expect(Object.keys(countStatuses(loads.a)).toSorted()).toEqual(['200', '201', '503']);

    for (const name of cellNames)
      await expectNothingLost(cells[name].server.url, cells[name].member, loads[name]);
    for (const { service } of [a, b]) expect(await service.end('SIGTERM')).toBe(0);
  }, 180_000);
});

/** Kills the server again whenever it is back; the end says how often. */
function keepKilling({ pid }: TestServer) {
  const over = new AbortController();
  const killed = new Set<number>();
  const findNext = (): number | 'none' | undefined => {
    if (over.signal.aborted) return 'none';
    return killed.has(pid()) ? undefined : pid();
  };
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await waitFor(findNext);
      if (next === 'none') return;
      killed.add(next);
      process.kill(next, 'SIGKILL');
    }
  };
  const working = work();
  // Where the test fails before, why is said by its own error.
  working.catch(() => undefined);
  onTestFinished(() => over.abort());
  const end = async (): Promise<number> => {
    over.abort();
    await working;
    return killed.size;
  };
  return { end };
}
