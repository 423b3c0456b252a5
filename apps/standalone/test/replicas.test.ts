import type { RunDetail } from '@workspace-ops/contracts';
import type { FleetProcess } from '@workspace-ops/fleet';
import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import type { ServiceName } from '@workspace-ops/rpc';
import { startStandIn, waitFor, type StandIn } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { countCalls, keepLoading, requests } from './service-load.ts';
import { apiClient, signUp, type Answer, type ApiClient, openEvents } from './client.ts';
import { startFleetUnderTest, type FleetUnderTest } from './fleet-under-test.ts';

const doubled = [
  'identity',
  'sync-bridge',
  'voice-gateway',
  'workflow',
  'audit',
] as const satisfies ServiceName[];

let fleet: FleetUnderTest;
let model: GeminiStandIn;
let sql: Sql;
/** The same client, through either gateway. */
let urls: string[];

beforeAll(async () => {
  model = await startGeminiStandIn();
  fleet = await startFleetUnderTest({
    replicas: { gateway: 2, ...Object.fromEntries(doubled.map((service) => [service, 2])) },
    environment: {
      GENERATIVE_AI_API_KEY: model.apiKey,
      GENERATIVE_AI_BASE_URL: model.baseUrl,
      RUN_LEASE_SECONDS: '4',
    },
  });
  urls = fleet.of('gateway').map(({ url }) => url);
  sql = postgres(fleet.databaseUrl, { max: 1, onnotice: () => undefined });
}, 240_000);

afterAll(async () => {
  await sql?.end();
  await fleet?.stop();
  await model?.close();
});

/** The caller at each gateway. */
const everywhere = (user: ApiClient): ApiClient[] =>
  urls.map((url) => apiClient(url, user.headers));

/** Sends as many requests at the same instant, in turn over the gateways. */
const atOnce = <T>(
  count: number,
  user: ApiClient,
  send: (client: ApiClient, index: number) => Promise<Answer<T>>,
): Promise<Answer<T>[]> => {
  const clients = everywhere(user);
  return Promise.all(
    Array.from({ length: count }, (_, index) => send(clients[index % clients.length]!, index)),
  );
};

/** How many of the answers have each status. */
const countStatuses = (all: readonly { status: number }[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(all, ({ status }) => status)).map(([status, those]) => [
      status,
      those!.length,
    ]),
  );

describe('sessions', () => {
  it('end everywhere within five seconds of a logout at one gateway, their event streams too', async () => {
    const user = await signUp(urls[0]!);
    const [first, second] = everywhere(user);
    const stream = await openEvents(urls[1]!, user);
    expect((await second!.get('/api/runs')).status).toBe(200);
    const loggedOutAt = performance.now();
    await first!.post('/api/auth/logout');
    expect((await first!.get('/api/runs')).status).toBe(401);
    await waitFor(async () => (await second!.get('/api/runs')).status === 401);
    await stream.ended;
    expect(performance.now() - loggedOutAt).toBeLessThan(5_000);
    expect((await second!.get<{ user: null }>('/api/auth/me')).body.user).toBeNull();
  });
});

describe('limits', () => {
  it('count failed logins through all gateways and identity processes together', async () => {
    const user = await signUp(urls[0]!);
    const { email } = (await user.get<{ user: { email: string } }>('/api/auth/me')).body.user;
    const anonymous = apiClient(urls[0]!);
    const tried = await atOnce(24, anonymous, (client) =>
      client.post('/api/auth/login', { email, password: 'a wrong guess' }),
    );
    expect(countStatuses(tried)).toEqual({ 401: 10, 429: 14 });
    for (const client of everywhere(anonymous)) {
      const right = await client.post('/api/auth/login', { email, password: 'correct horse' });
      expect(right.status).toBe(429);
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('an idempotency key, used sixteen times at the same instant', () => {
  const withKey = async (
    path: string,
    body: unknown,
  ): Promise<{ user: ApiClient; answer: Record<string, string> }> => {
    const user = await signUp(urls[0]!);
    const sent = await atOnce<Record<string, string>>(16, user, (client) =>
      client.post(path, body, { 'idempotency-key': 'the-one' }),
    );
    expect(new Set(sent.map((one) => JSON.stringify([one.status, one.body]))).size).toBe(1);
    expect(sent[0]!.status).toBeLessThan(300);
    return { user, answer: sent[0]!.body };
  };

  it('ingests once', async () => {
    const { user } = await withKey('/api/sync/ingest', { notes: 'The pump leaks.' });
    const { body } = await user.get<{ recentRoamingIngestions: unknown[] }>('/api/sync/state');
    expect(body.recentRoamingIngestions).toHaveLength(1);
    const logs = await user.get<{ totalCount: number }>('/api/audit-logs?q=sync.ingest');
    expect(logs.body.totalCount).toBe(1);
  });

  it('starts one run', async () => {
    const { user, answer } = await withKey('/api/sync/action', {
      action: 'trigger_workflow',
      workflowId: 'OPS-02',
    });
    const { body } = await user.get<{ runs: { id: string }[] }>('/api/runs');
    expect(body.runs.map(({ id }) => id)).toEqual([answer['runId']]);
  });

  it('books once', async () => {
    const user = await signUp(urls[0]!);
    const { body } = await user.get<{ slots: string[] }>('/api/voice/slots');
    const booking = { callerPhone: '+12125550100', scheduledSlot: body.slots[0] };
    const booked = await withKey('/api/voice/book', booking);
    const logs = await booked.user.get<{ totalCount: number }>('/api/audit-logs?q=voice.book');
    expect(logs.body.totalCount).toBe(1);
  });
});

describe('a slot', () => {
  it('that thirty-two callers book at the same instant goes to exactly one', async () => {
    const user = await signUp(urls[0]!);
    const { body } = await user.get<{ slots: string[] }>('/api/voice/slots');
    const scheduledSlot = body.slots[0];
    const booked = await atOnce<{ nextAvailable?: string }>(32, user, (client, index) =>
      client.post('/api/voice/book', { callerPhone: `+1212555${1000 + index}`, scheduledSlot }),
    );
    expect(countStatuses(booked)).toEqual({ 200: 1, 409: 31 });
    const refused = booked.filter(({ status }) => status === 409);
    for (const one of refused) expect(one.body.nextAvailable).toBe(body.slots[1]);
  });
});

describe('an approval', () => {
  it('that is given thirty-two times at the same instant, by every channel, takes effect once', async () => {
    const user = await signUp(urls[0]!);
    const { body } = await user.post<{ runId: string }>('/api/sync/action', {
      action: 'trigger_workflow',
      workflowId: 'MKT-01',
    });
    const { runId } = body;
    const detail = async () => (await user.get<RunDetail>(`/api/runs/${runId}`)).body;
    await waitFor(async () => (await detail()).run.status === 'paused_for_approval');
    // The engine does not wait for the sink of its audit entries.
    const entryId = await waitFor(async () => {
      const { body: list } = await user.get<{ logs: { id: string }[] }>(
        '/api/audit-logs?status=requires_approval',
      );
      return list.logs[0]?.id;
    });
    const channels: ((client: ApiClient) => Promise<Answer<unknown>>)[] = [
      (client) => client.post(`/api/runs/${runId}/approve`),
      (client) => client.post('/api/sync/action', { action: 'approve_run', runId }),
      (client) => client.post(`/api/audit-logs/${entryId}/approve`),
    ];
    const decided = await atOnce(32, user, (client, index) => channels[index % 3]!(client));
    const refusals = [400, 409, 409];
    const won = decided.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    decided.forEach(({ status }, index) => {
      if (status !== 200) expect([index % 3, status]).toEqual([index % 3, refusals[index % 3]]);
    });
    await waitFor(async () => (await detail()).run.status === 'completed');
    expect((await auditedSteps(user)).repeated).toEqual([]);
  });
});

/** The steps in the audit log, as `run sequence`, and those that stand there twice. */
async function auditedSteps(user: ApiClient): Promise<{ all: string[]; repeated: string[] }> {
  const rows = await sql<{ step: string; times: number }[]>`
    select details->>'runId' || ' ' || (details->>'sequence') as step, count(*)::int as times
    from audit.events
    where workspace_id = ${await findWorkspace(user)} and action = 'run.step' group by 1`;
  return {
    all: rows.map(({ step }) => step),
    repeated: rows.filter(({ times }) => times > 1).map(({ step }) => step),
  };
}

const findWorkspace = async (user: ApiClient): Promise<string> =>
  (await user.get<{ user: { workspaceId: string } }>('/api/auth/me')).body.user.workspaceId;

describe('live events', () => {
  let receiver: StandIn;
  beforeAll(async () => {
    receiver = await startStandIn(() => ({ status: 204 }));
  });
  afterAll(() => receiver.close());

  const delivered = (path: string): string[] =>
    receiver.requests
      .filter((request) => request.path === path)
      .map(({ body }) => JSON.parse(body) as { event: string; data: { ingestionId: string } })
      .filter(({ event }) => event === 'ROAMING_DATA_INGESTED')
      .map(({ data }) => data.ingestionId);
  const ingest = async (client: ApiClient): Promise<string> =>
    (await client.post<{ ingestionId: string }>('/api/sync/ingest', {})).body.ingestionId;
  const register = (client: ApiClient, path: string) =>
    client.post<{ subscriberId: string; signingSecret: string }>(
      '/api/mobilehub/webhook/register',
      {
        endpointUrl: `${receiver.url}${path}`,
      },
    );

  it('reach every subscriber and every listener once, whichever processes they came through', async () => {
    const user = await signUp(urls[0]!);
    const clients = everywhere(user);
    const streams = await Promise.all(urls.map((url) => openEvents(url, user)));
    const paths = ['/hook-0', '/hook-1', '/hook-2', '/hook-3'];
    for (const [index, path] of paths.entries()) {
      expect((await register(clients[index % 2]!, path)).status).toBe(201);
    }
    const ids = (
      await Promise.all(Array.from({ length: 12 }, (_, index) => ingest(clients[index % 2]!)))
    ).toSorted();
    for (const path of paths) {
      await waitFor(() => delivered(path).length >= ids.length, { message: `${path} lacks some` });
    }
    const last = await ingest(clients[0]!);
    for (const path of paths) {
      await waitFor(() => delivered(path).includes(last));
      expect(delivered(path).toSorted()).toEqual([...ids, last].toSorted());
    }
    for (const stream of streams) {
      await waitFor(() => stream.text().includes(last));
      for (const id of ids) expect(stream.text().split(id)).toHaveLength(2);
      stream.close();
    }
  });

  it('come once to a URL that was registered through every process', async () => {
    const user = await signUp(urls[0]!);
    const path = '/registered-often';
    const clients = everywhere(user);
    for (let time = 0; time < 6; time++) await register(clients[time % 2]!, path);
    const ids: string[] = [];
    for (let time = 0; time < 6; time++) ids.push(await ingest(clients[time % 2]!));
    await waitFor(() => delivered(path).length >= ids.length);
    const last = await ingest(clients[0]!);
    await waitFor(() => delivered(path).includes(last));
    expect(delivered(path).toSorted()).toEqual([...ids, last].toSorted());
  });
});

/** Holds the model's answers back until they are let go. */
function holdModel(): { letGo: () => void } {
  const held: (() => void)[] = [];
  let isHeld = true;
  model.script(() => (response) => {
    const answer = (): void => answers.text('A generated answer.')(response);
    if (isHeld) held.push(answer);
    else answer();
  });
  return {
    letGo() {
      isHeld = false;
      for (const answer of held) answer();
    },
  };
}

it('shares the load among the processes of each service', async () => {
  const countEach = () =>
    Promise.all(
      doubled.map((service) =>
        Promise.all(fleet.of(service).map((process) => countCalls(process))),
      ),
    );
  const user = await signUp(urls[0]!);
  // Of a load of its own: calls of one instant, as in tests before, travel as one request.
  const before = await countEach();
  const load = keepLoading(user, urls);
  await waitFor(() => load.count() > 300);
  await load.stop();
  expect(load.failures()).toEqual([]);
  const after = await countEach();
  for (const [at, service] of doubled.entries()) {
    const calls = after[at]!.map((count, process) => count - before[at]![process]!);
    // A process of audit has all entries of some workspaces, and those of these tests differ in size.
    const least = service === 'audit' ? -1 : Math.max(...calls) / 4;
    expect([service, Math.min(...calls) > least, calls]).toEqual([service, true, calls]);
  }
});

describe('the run engine', () => {
  const trigger = async (user: ApiClient): Promise<string> =>
    (
      await user.post<{ runId: string }>('/api/sync/action', {
        action: 'trigger_workflow',
        workflowId: 'OPS-01',
      })
    ).body.runId;
  /** The worker of each run that is under way, by the run. */
  const findWorkers = async (ids: string[]): Promise<Map<string, string>> => {
    const rows = await sql<{ id: string; worker: string }[]>`
      select id, worker_id as worker from workflow.runs
      where id = any(${ids}) and status = 'running'`;
    return new Map(rows.map(({ id, worker }) => [id, worker]));
  };
  const liveWorkers = async (): Promise<string[]> => {
    const rows = await sql<{ id: string }[]>`select id from workflow_jobs.live_workers`;
    return rows.map(({ id }) => id);
  };

  /** Runs that wait for the model, some on each of the two workflow processes. */
  async function spreadRuns() {
    const { letGo } = holdModel();
    const users: ApiClient[] = [];
    const ids: string[] = [];
    const workers = await waitFor(
      async () => {
        const user = await signUp(urls[0]!);
        users.push(user);
        ids.push(...(await Promise.all(everywhere(user).map(trigger))));
        const found = await waitFor(
          async () => {
            const now = await findWorkers(ids);
            return now.size === ids.length && now;
          },
          { message: 'not all runs are under way' },
        );
        return new Set(found.values()).size === 2 && found;
      },
      { message: 'not both workflow processes take part' },
    );
    return { letGo, users, ids, workers };
  }

  /** Waits until each run has another worker, where its own one is gone. @returns how long. */
  async function untilTakenOver(ids: string[], workers: Map<string, string>): Promise<number> {
    const from = performance.now();
    const gone = await waitFor(
      async () => {
        const live = await liveWorkers();
        const dead = [...workers.values()].filter((worker) => !live.includes(worker));
        return dead.length > 0 && new Set(dead);
      },
      { message: 'no worker counts as dead' },
    );
    expect(gone.size).toBe(1);
    await waitFor(
      async () => {
        const now = await findWorkers(ids);
        return now.size === ids.length && [...now.values()].every((worker) => !gone.has(worker));
      },
      { message: 'runs are not taken over' },
    );
    return performance.now() - from;
  }

  /** All runs have paused where they must, and no step was carried out twice. */
  async function expectOnce(users: ApiClient[], ids: string[]): Promise<void> {
    const statuses = await waitFor(
      async () => {
        const rows = await sql<{ status: string }[]>`
          select status from workflow.runs where id = any(${ids})`;
        const found = rows.map(({ status }) => status);
        return !found.includes('running') && !found.includes('pending') && found;
      },
      { message: 'runs are stuck' },
    );
    expect(new Set(statuses)).toEqual(new Set(['paused_for_approval']));
    for (const user of users) {
      // What a frozen process had in hand is locked until the server ends its transaction.
      const { all, repeated } = await waitFor(
        async () => {
          const steps = await auditedSteps(user);
          return steps.all.length >= 4 && steps;
        },
        { message: 'steps are missing in the audit log' },
      );
      expect([all.length, repeated]).toEqual([4, []]);
      const artifacts = await user.get<{ totalCount: number }>('/api/artifacts');
      expect(artifacts.body.totalCount).toBe(2);
    }
  }

  it('carries the runs of a killed process on elsewhere, and repeats no step', async () => {
    const { letGo, users, ids, workers } = await spreadRuns();
    const victim = fleet.of('workflow')[0]!;
    const starts = victim.starts();
    victim.kill('SIGKILL');
    const takenOverMs = await untilTakenOver(ids, workers);
    expect(takenOverMs).toBeLessThan(30_000);
    letGo();
    await expectOnce(users, ids);
    await waitFor(() => victim.starts() > starts);
  });

  it('continues without a frozen process, as all services do, and lets it write nothing when it continues', async () => {
    await waitFor(async () => (await liveWorkers()).length === 2);
    const { letGo, users, ids, workers } = await spreadRuns();
    const frozen = doubled.map((service) => fleet.of(service)[1]!);
    const takenOver = freeze(frozen, () => untilTakenOver(ids, workers));
    onTestFinished(() => wake(frozen));

    const { ejectedMs, slowestMs } = await untilEjected(users[0]!);
    // A call that is not taken away from a frozen process waits for the deadline of 90 s; it took 8 s on a busy machine.
    expect(slowestMs).toBeLessThan(30_000);
    expect(ejectedMs).toBeLessThan(30_000);
    const takenOverMs = await takenOver;
    expect(takenOverMs).toBeLessThan(30_000);
    letGo();
    await expectOnce(users, ids);

    wake(frozen);
    await waitFor(async () => (await liveWorkers()).length === 2);
    await expectOnce(users, ids);
    const before = await Promise.all(frozen.map((process) => countCalls(process)));
    await waitFor(
      async () => {
        await sendRound(users[0]!);
        const now = await Promise.all(frozen.map((process) => countCalls(process)));
        return now.every((calls, index) => calls > before[index]!);
      },
      { message: 'not all processes that woke up get calls again' },
    );
  });
});

describe('an order to deploy that a frozen process has in hand', () => {
  const settled = (users: readonly { workspaceId: string }[]) =>
    waitFor(
      async () => {
        const [row] = await sql<{ outstanding: number }[]>`
          select count(*)::int as outstanding from commerce.subscriptions
          where workspace_id = any(${users.map(({ workspaceId }) => workspaceId)})
            and revision <> deployed_revision`;
        return row!.outstanding === 0;
      },
      { message: 'the departments are not deployed or retired' },
    );

  it('is not carried out after the order to retire that another process has carried out', async () => {
    const frozen = fleet.of('workflow')[1]!;
    const users = await Promise.all(Array.from({ length: 8 }, () => signUp(urls[0]!)));
    const everyone = (path: string) =>
      Promise.all(users.map(async (user) => expect((await user.post(path)).status).toBe(200)));
    // A process that was frozen before gets no orders until each caller has found it well again.
    const early = await countCalls(frozen, 'departments.deploy');
    await waitFor(
      async () => {
        await everyone('/api/marketplace/mount/fin-playbook');
        await settled(users);
        await everyone('/api/marketplace/unmount/fin-playbook');
        await settled(users);
        return (await countCalls(frozen, 'departments.deploy')) > early;
      },
      { message: 'the process gets no orders before it is frozen' },
    );
    const before = await countCalls(frozen, 'departments.deploy');
    onTestFinished(() => wake([frozen]));
    await freeze([frozen], () => everyone('/api/marketplace/mount/fin-playbook'));
    await settled(users);
    await everyone('/api/marketplace/unmount/fin-playbook');
    await settled(users);

    wake([frozen]);
    await waitFor(async () => (await countCalls(frozen, 'departments.deploy')) > before, {
      message: 'the frozen process had no order in hand',
    });
    const deployed = await sql`
      select distinct workspace_id from workflow.deployments
      where workspace_id = any(${users.map(({ workspaceId }) => workspaceId)})
        and department_code = 'fin' and status = 'active'`;
    expect(deployed).toEqual([]);
  });
});

const freeze = <T>(processes: readonly FleetProcess[], then: () => T): T => {
  for (const process of processes) process.kill('SIGSTOP');
  return then();
};

const wake = (processes: readonly FleetProcess[]): void => {
  for (const process of processes) process.kill('SIGCONT');
};

/** Each request once through each gateway, all at the same instant. */
async function sendRound(user: ApiClient): Promise<{ tookMs: number; statuses: number[] }> {
  const from = performance.now();
  const sent = await Promise.all(
    everywhere(user).flatMap((client) => requests.map((send) => send(client))),
  );
  const statuses = sent.map(({ status }) => status);
  for (const status of statuses) expect([200, 201, 503]).toContain(status);
  return { tookMs: performance.now() - from, statuses };
}

/** Sends until no request waits for, or fails at, a frozen process. */
async function untilEjected(user: ApiClient): Promise<{ ejectedMs: number; slowestMs: number }> {
  const from = performance.now();
  let slowestMs = 0;
  await waitFor(
    async () => {
      const { tookMs, statuses } = await sendRound(user);
      slowestMs = Math.max(slowestMs, tookMs);
      return tookMs < 2_000 && statuses.every((status) => status < 300);
    },
    { message: 'frozen processes still get calls' },
  );
  return { ejectedMs: performance.now() - from, slowestMs };
}

describe('a process that is stopped under load', () => {
  it('loses nothing: no reset, no 5xx, and it ends within ten seconds', async () => {
    const user = await signUp(urls[0]!);
    const stream = await openEvents(urls[1]!, user);
    const other = await openEvents(urls[0]!, user);
    const load = keepLoading(user, urls);
    await waitFor(() => load.count() > 100);
    const stopping = ['gateway' as const, ...doubled].map(async (service) => {
      const from = performance.now();
      const code = await fleet.of(service)[0]!.stop();
      return { service, code, ms: Math.round(performance.now() - from) };
    });
    const stopped = await Promise.all(stopping);
    const sofar = load.count();
    await waitFor(() => load.count() > sofar + 50);
    await load.stop();
    const inTime = expect.toSatisfy((ms: number) => ms < 10_000, 'within ten seconds');
    expect({ failures: load.failures(), stopped }).toEqual({
      failures: [],
      stopped: stopped.map(({ service }) => ({ service, code: 0, ms: inTime })),
    });
    for (const one of [stream, other]) one.close();
  });
});
