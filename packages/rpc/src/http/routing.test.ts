import { type AuditEvent, auditEventSchema } from '@workspace-ops/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withContext } from '../clients.ts';
import { router, serviceProcedure } from '../procedures.ts';
import { routeAppends } from '../route-appends.ts';
import type { AuditSink } from '../sinks.ts';
import {
  catchFailure,
  createPort,
  makeClient,
  makeTarget,
  startServer,
  testContext,
  until,
} from '../test-support/link.ts';
import { drainingHeader } from './replica.ts';

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});

const quickProbes = { everyMs: 30, timeoutMs: 100 };
const workspaces = Array.from({ length: 60 }, (_, index) => `ws_${index}`);

const event = (workspaceId: string): AuditEvent => ({
  id: `aud_${workspaceId}`,
  workspaceId,
  timestamp: '2026-03-01T12:00:00.000Z',
  agent: 'A test',
  action: 'test.append',
  model: 'none',
  message: 'Appended.',
  status: 'success',
  latencyMs: 0,
  tokensTotal: 0,
  cost: '0',
  policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
  details: {},
});

/** A replica of audit, as far as it appends. */
async function startReplica(port = 0) {
  const appended: string[] = [];
  const state = { requests: 0, isDraining: false, isFrozen: false };
  const audit = router({
    append: serviceProcedure.input(z.array(auditEventSchema)).mutation(({ input }) => {
      appended.push(...input.map(({ workspaceId }) => workspaceId));
    }),
  });
  const handle = createPort({ router: audit });
  const server = await startServer((req, res) => {
    if (req.url === '/calls') state.requests += 1;
    if (state.isFrozen) return;
    if (state.isDraining) res.setHeader(drainingHeader, '1');
    handle(req, res);
  }, port);
  open.push(server);
  return { ...server, appended, state };
}

type Replica = Awaited<ReturnType<typeof startReplica>>;

function connect(replicas: readonly Replica[]) {
  const target = makeTarget(
    replicas.map(({ url }) => url),
    { probes: quickProbes },
  );
  open.push({ stop: () => target.close() });
  const sink = routeAppends(makeClient<AuditSink>(target), (id) => target.findPlace(id));
  return async (ids: readonly string[] = workspaces): Promise<void> => {
    await sink.append.mutate(ids.map(event), withContext(testContext()));
  };
}

/** A sender that knows its replicas: until its first call it knows none. */
async function connectReady(replicas: readonly Replica[]) {
  const append = connect(replicas);
  await append(['ws_ready']);
  for (const { appended } of replicas) appended.length = 0;
  return append;
}

const readOwners = (replicas: readonly Replica[]): Map<string, Replica[]> =>
  new Map(workspaces.map((id) => [id, replicas.filter(({ appended }) => appended.includes(id))]));

const startThree = async (): Promise<[Replica, Replica, Replica]> => [
  await startReplica(),
  await startReplica(),
  await startReplica(),
];

const isTaken = (append: () => Promise<void>) => () =>
  append().then(
    () => true,
    () => false,
  );

describe('appends to the audit log', () => {
  it('of a workspace go to one replica, whoever sends them, in one request for each replica', async () => {
    const replicas = await startThree();
    const one = await connectReady(replicas);
    const other = await connectReady(replicas.toReversed());
    for (const { state } of replicas) state.requests = 0;
    await one();
    expect(replicas.map(({ state }) => state.requests)).toEqual([1, 1, 1]);
    for (let round = 0; round < 3; round++) {
      await other();
      for (const id of workspaces) await one([id]);
    }
    for (const owners of readOwners(replicas).values()) expect(owners).toHaveLength(1);
    expect(replicas.flatMap(({ appended }) => appended)).toHaveLength(7 * workspaces.length);
  });

  it('go elsewhere when their replica dies, those of the others stay, and come back with it', async () => {
    const replicas = await startThree();
    const [dying, ...staying] = replicas;
    const append = await connectReady(replicas);
    await append();
    const before = readOwners(replicas);
    await dying.stop();
    await until(isTaken(append));
    for (const { appended } of replicas) appended.length = 0;
    await append();
    for (const [id, owners] of readOwners(staying)) {
      expect(owners).toHaveLength(1);
      if (before.get(id)![0] !== dying) expect(owners).toEqual(before.get(id));
    }
    const back = await startReplica(dying.port);
    await until(async () => {
      await append();
      return back.appended.length > 0;
    });
    back.appended.length = 0;
    await append();
    expect(new Set(back.appended)).toEqual(
      new Set(workspaces.filter((id) => before.get(id)![0] === dying)),
    );
  });

  it('go elsewhere when their replica is silent, and come back with it', async () => {
    const replicas = await startThree();
    const [frozen, ...others] = replicas;
    const append = await connectReady(replicas);
    frozen.state.isFrozen = true;
    await until(isTaken(append));
    for (const { appended } of replicas) appended.length = 0;
    await append();
    for (const owners of readOwners(others).values()) expect(owners).toHaveLength(1);
    frozen.state.isFrozen = false;
    await until(async () => {
      await append();
      return frozen.appended.length > 0;
    });
  });

  it('of a replica more are only those that become its own', async () => {
    const replicas = await startThree();
    const [one, two, added] = replicas;
    await (
      await connectReady([one, two])
    )();
    const before = readOwners([one, two]);
    const append = await connectReady(replicas);
    await append();
    const taken = added.appended.length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan((workspaces.length * 2) / 3);
    for (const [id, owners] of readOwners([one, two]))
      if (!added.appended.includes(id)) expect(owners).toEqual(before.get(id));
  });

  it('go to no replica that is about to stop while there is another one', async () => {
    const replicas = await startThree();
    const [leaving, ...staying] = replicas;
    const append = await connectReady(replicas);
    leaving.state.isDraining = true;
    await until(async () => {
      for (const { appended } of replicas) appended.length = 0;
      await append();
      return leaving.appended.length === 0;
    });
    for (const owners of readOwners(staying).values()) expect(owners).toHaveLength(1);
  });

  it('that are no entries are refused by the replica, so that their sender sets them aside', async () => {
    const { url } = await startReplica();
    const target = makeTarget([url], { probes: quickProbes });
    open.push({ stop: () => target.close() });
    const sink = routeAppends(makeClient<AuditSink>(target), (id) => target.findPlace(id));
    const work = sink.append.mutate([null as unknown as AuditEvent], withContext(testContext()));
    expect(await catchFailure(work)).toMatchObject({ code: 'invalid_input' });
  });

  it('fail where a replica fails, so that their sender repeats them', async () => {
    const replicas = await startThree();
    const append = await connectReady(replicas);
    await Promise.all(replicas.map((replica) => replica.stop()));
    expect(await catchFailure(append())).toMatchObject({ status: 503 });
  });
});
