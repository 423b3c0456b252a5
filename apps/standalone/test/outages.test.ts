import { randomUUID } from 'node:crypto';
import { internalServiceNames, type InternalServiceName } from '@workspace-ops/rpc';
import { startDatabaseProxy, waitFor, type DatabaseProxy } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { isAtRest } from './fill-workspace.ts';
import { startFleetUnderTest, type FleetUnderTest } from './fleet-under-test.ts';
import { outageRequests, type OutageRequest } from './outage-requests.ts';

let fleet: FleetUnderTest;
let proxy: DatabaseProxy;
let admin: Sql;
let user: ApiClient;
let signedIn: { user: Record<string, unknown> };

beforeAll(async () => {
  fleet = await startFleetUnderTest({
    environment: { REQUEST_DEADLINE_MS: String(deadlineMs) },
    through: async (databaseUrl) => (proxy = await startDatabaseProxy(databaseUrl)).url,
  });
  admin = postgres(fleet.databaseUrl, { max: 1 });
  user = await signUp(fleet.url);
  signedIn = (await user.get<typeof signedIn>('/api/auth/me')).body;
}, 240_000);

afterAll(async () => {
  await admin?.end();
  for (const { kill } of fleet?.processes ?? []) kill('SIGCONT');
  await proxy?.restore();
  await fleet?.stop();
  await proxy?.close();
});

/** The longest that an answer may take while something is away, and while the database is silent. */
const patienceMs = 8_000;
const deadlineMs = 10_000;

interface Walked {
  name: string;
  status: number;
  retryAfter: string | null;
  isInTime: boolean;
}

/** All requests at the same instant. */
const walk = (
  requests: readonly OutageRequest[] = outageRequests,
  withinMs = patienceMs,
): Promise<Walked[]> =>
  Promise.all(
    requests.map(async ({ name, send }) => {
      const from = performance.now();
      const { status, headers } = await send(user);
      const isInTime = performance.now() - from < withinMs;
      return { name, status, retryAfter: headers.get('retry-after'), isInTime };
    }),
  );

/** What each request must be answered while those that the test names are away. */
const expected = (isAway: (request: OutageRequest) => boolean) =>
  outageRequests.map((request) =>
    isAway(request)
      ? { name: request.name, status: 503, retryAfter: '1', isInTime: true }
      : { name: request.name, status: request.status, retryAfter: null, isInTime: true },
  );

/** Until every request is answered again as ever. */
async function untilAllServe(): Promise<void> {
  let left = outageRequests;
  await waitFor(
    async () => {
      const walked = await walk(left);
      left = left.filter(({ status }, index) => walked[index]!.status !== status);
      return left.length === 0;
    },
    { message: 'not everything serves again' },
  );
}

const only = (service: InternalServiceName) => fleet.of(service)[0]!;

const readiness = async (): Promise<{ status: number; message: string }> => {
  const { status, body } = await apiClient(fleet.url).get<{ message: string }>('/readyz');
  return { status, message: body.message };
};

/** Of the mobile dashboard's state: `operational`, `degraded` or `down`. */
const stateStatus = async (): Promise<string> =>
  (await user.get<{ systemHealth: { status: string } }>('/api/sync/state')).body.systemHealth
    .status;

it('serves all requests while nothing is away', async () => {
  await untilAllServe();
  // On a machine that is busy with other things one of thirty requests at once may come too late for a service.
  let walked = await walk();
  await waitFor(
    async () => {
      if (walked.every(({ status }) => status < 500)) return true;
      walked = await walk();
      return false;
    },
    { message: 'some request is refused each time' },
  );
  expect(walked).toEqual(expected(() => false));
  expect((await readiness()).status).toBe(200);
  expect(await stateStatus()).toBe('operational');
});

/** What a service's absence must not keep from happening; resolves with what must hold afterwards. */
const during: Partial<Record<InternalServiceName, () => Promise<() => Promise<void>>>> = {
  async audit() {
    const { status, body } = await user.post<{ ingestionId: string }>('/api/sync/ingest', {});
    expect(status).toBe(201);
    return async () => {
      const isLogged = async (): Promise<boolean> => {
        const { body: list } = await user.get<{ logs: { details: object }[] }>(
          '/api/audit-logs?q=sync.ingest',
        );
        return list.logs.some(({ details }) => JSON.stringify(details).includes(body.ingestionId));
      };
      await waitFor(isLogged, { message: 'the entry does not appear' });
    };
  },
  async workflow() {
    const ingested = await user.post<{ routedRunId: string }>('/api/sync/ingest', {
      triggerWorkflowId: 'OPS-02',
      autoExecute: true,
    });
    expect(ingested.status).toBe(201);
    const mounted = await user.post<{ message: string }>('/api/marketplace/mount/fin-playbook');
    expect(mounted.body.message).toContain('are deployed shortly');
    const playbooks = await user.get<{ totalCount: number }>('/api/playbooks');
    expect(playbooks.body.totalCount).toBe(5);
    expect((await user.get('/api/playbooks/nothing-like-it')).status).toBe(404);
    return async () => {
      const runStatus = async (): Promise<string | undefined> => {
        const { body } = await user.get<{ run?: { status: string } }>(
          `/api/runs/${ingested.body.routedRunId}`,
        );
        return body.run?.status;
      };
      await waitFor(async () => isAtRest((await runStatus()) ?? ''));
      const isDeployed = async (): Promise<boolean> => {
        const { body } = await user.get<{ workflows: { code: string }[] }>('/api/sync/state');
        return body.workflows.some(({ code }) => code === 'FIN-01');
      };
      await waitFor(isDeployed, { message: 'the mount was not carried out' });
    };
  },
  async identity() {
    const forged = apiClient(fleet.url).as(`${user.headers['authorization']?.slice(7, -6)}forged`);
    expect((await forged.get('/api/runs')).status).toBe(401);
    expect((await forged.get<{ user: null }>('/api/auth/me')).body).toEqual({ user: null });
    const { body } = await user.get<{ user: { email: string; name: string } }>('/api/auth/me');
    // The token names the user; whether the email is confirmed only the service knows.
    expect(body).toEqual({ user: { ...signedIn.user, emailVerified: undefined } });
    return async () => {
      expect((await user.get('/api/auth/me')).body).toEqual(signedIn);
    };
  },
};

describe.each(internalServiceNames)('while the %s service is down', (service) => {
  it('the rest serves, what needs it is 503 at once, and all serves when it is back', async () => {
    onTestFinished(() => only(service).start());
    await only(service).stop('SIGKILL');
    expect(await walk()).toEqual(expected(({ needs }) => needs.includes(service)));
    const { status, message } = await readiness();
    expect([status, message]).toEqual([503, expect.stringContaining(service)]);
    if (service !== 'sync-bridge') {
      const isPart = service === 'workflow' || service === 'audit';
      expect(await stateStatus()).toBe(isPart ? 'degraded' : 'operational');
    }
    const afterwards = await during[service]?.();
    only(service).start();
    await untilAllServe();
    await afterwards?.();
    await waitFor(async () => (await readiness()).status === 200);
  });
});

describe('while everything but the gateway is frozen', () => {
  it('each request is answered long before its deadline, and the readiness names what is missing', async () => {
    const signal = (name: NodeJS.Signals): void => {
      for (const service of internalServiceNames) only(service).kill(name);
    };
    onTestFinished(() => signal('SIGCONT'));
    signal('SIGSTOP');
    expect(await walk()).toEqual(expected(({ needs }) => needs.length > 0));
    const { status, message } = await readiness();
    expect(status).toBe(503);
    for (const service of internalServiceNames) expect(message).toContain(service);
    signal('SIGCONT');
    await untilAllServe();
  });
});

describe('while the database', () => {
  const pids = (): unknown[] => fleet.processes.map(({ pid }) => pid());

  it('is away, what does not need it serves, the rest is 503 at once, and no process ends', async () => {
    const before = pids();
    await proxy.cut();
    const walked = await walk();
    const { status, message } = await readiness();
    await proxy.restore();
    expect(walked).toEqual(expected(({ needsDatabase }) => needsDatabase));
    expect(status).toBe(503);
    for (const service of internalServiceNames) expect(message).toContain(service);
    await untilAllServe();
    expect(pids()).toEqual(before);
  });

  it('says nothing, each request is answered within its deadline', async () => {
    const before = pids();
    proxy.hang();
    const walked = await walk(outageRequests, deadlineMs + 5_000);
    await proxy.restore();
    expect(walked).toEqual(expected(({ needsDatabase }) => needsDatabase));
    await untilAllServe();
    expect(pids()).toEqual(before);
  });
});

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

it('hands over 36 ingestions of a megabyte that came while workflow was frozen, and another workspace’s with them', async () => {
  const [large, small] = [await signUp(fleet.url), await signUp(fleet.url)];
  const [workflow] = fleet.of('workflow');
  // On a busy machine a megabyte may take longer than a request has; with its key it is one ingestion all the same.
  const ingest = (client: ApiClient, payload: object): Promise<string> => {
    const key = { 'idempotency-key': randomUUID() };
    const asked = { payload, triggerWorkflowId: 'MKT-01', autoExecute: false };
    const send = async () => {
      const { status, body } = await client.post<Ingested>('/api/sync/ingest', asked, key);
      expect([201, 503]).toContain(status);
      return status === 201 && body.routedRunId;
    };
    return waitFor(send, { message: 'the ingestion is not taken' });
  };
  workflow!.kill('SIGSTOP');
  const acknowledged: string[] = [];
  for (let n = 0; n < 36; n += 4) {
    acknowledged.push(...(await Promise.all([1, 2, 3, 4].map(() => ingest(large, megabyte)))));
  }
  const behind = await ingest(small, { text: 'behind them' });
  // Then each is left to the sweeps, none is with who wrote it, and they are more than batches under way hold.
  await waitFor(async () => (await countLeft()) === acknowledged.length + 1, {
    message: 'the messages are not left',
  });
  workflow!.kill('SIGCONT');

  const isThere = async (client: ApiClient, id: string): Promise<boolean> =>
    (await client.get(`/api/runs/${id}`)).status === 200;
  await waitFor(() => isThere(small, behind), { timeoutMs: 90_000, message: 'delayed' });
  for (const id of acknowledged) {
    await waitFor(() => isThere(large, id), { message: `${id} is lost` });
  }
}, 240_000);

it('lets no write wait for an audit service that is frozen, but for a few, and loses no entry', async () => {
  const newcomer = await signUp(fleet.url);
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
    const { status } = await newcomer.post('/api/sync/ingest', {});
    expect(status).toBe(201);
    if (isWaitedFor) waits += 1;
    else laterMs.push(performance.now() - startedAt);
  }
  audit!.kill('SIGCONT');
  expect(waits).toBeLessThan(count / 3);
  // A write that waits does so for half a second: no busy machine makes one faster.
  expect(Math.min(...laterMs)).toBeLessThan(500);
  const areLogged = async (): Promise<boolean> => {
    const { status, body } = await newcomer.get<{ totalCount: number }>(
      '/api/audit-logs?q=sync.ingest',
    );
    return status === 200 && body.totalCount === count;
  };
  await waitFor(areLogged, { message: 'entries are lost' });
});
