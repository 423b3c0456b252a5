import {
  from,
  startDatabaseProxy,
  waitFor,
  type DatabaseProxy,
  type TestDatabase,
} from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createCommerceDatabase,
  createPeerStandIns,
  listMounted,
  startCommerce,
  type StartOptions,
  type TestCommerce,
} from '../../test/start-commerce.ts';

let database: TestDatabase;
let sql: Sql;
let proxy: DatabaseProxy;
let test: TestCommerce;

beforeAll(async () => {
  database = await createCommerceDatabase();
  sql = postgres(database.url, { max: 1 });
});

beforeEach(async () => {
  proxy = await startDatabaseProxy(database.url);
  test = await start();
});

afterEach(async () => {
  await proxy.restore();
  await test.stop();
  await proxy.close();
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const start = (options: StartOptions = {}): Promise<TestCommerce> =>
  startCommerce(proxy.url, {
    ...options,
    environment: {
      MARKETPLACE_DATABASE_TIMEOUT_MS: '3000',
      MARKETPLACE_DEPLOYMENT_WAIT_MS: '200',
      ...options.environment,
    },
  });

/** For a database that hangs, where every answer waits for so long. */
const startHurried = (waitMs = 200): Promise<TestCommerce> =>
  start({ environment: { MARKETPLACE_DATABASE_TIMEOUT_MS: String(waitMs) } });

type PlaybookVerb = 'mount' | 'unmount';
const change = (verb: PlaybookVerb, id: string, workspaceId: string, where = test) =>
  where.client.marketplace[verb].mutate({ id }, from(workspaceId));
const stored = async (workspaceId: string): Promise<Record<string, string>> => {
  const rows = await sql`
    select playbook_id as id, status from commerce.subscriptions where workspace_id = ${workspaceId}`;
  return Object.fromEntries(rows.map((row) => [row['id'], row['status']]));
};
const listAudited = (workspaceId: string, where = test) =>
  where.peers.audited.filter((event) => event.workspaceId === workspaceId);

describe('while the database is away, the marketplace', () => {
  it('lists the defaults of a workspace that it has not seen', async () => {
    await proxy.cut();
    expect(await listMounted(test, 'ws_unseen')).toEqual(['mkt-playbook', 'ops-playbook']);
  });

  it('lists what it knew of a workspace that it has seen, read or changed', async () => {
    await change('mount', 'sal-playbook', 'ws_changed');
    await sql`
      insert into commerce.subscriptions (workspace_id, playbook_id, status, changed_at, revision, deployed_revision)
      values ('ws_read', 'fin-playbook', 'active', now(), 0, 0)`;
    await listMounted(test, 'ws_read');
    await proxy.cut();
    expect(await listMounted(test, 'ws_read')).toEqual(['fin-playbook']);
    expect(await listMounted(test, 'ws_changed')).toEqual([
      'mkt-playbook',
      'sal-playbook',
      'ops-playbook',
    ]);
  });

  it('mounts and unmounts in memory, for the one workspace, and says so', async () => {
    await proxy.cut();
    const answer = await change('mount', 'sal-playbook', 'ws_memory');
    expect(answer).toEqual({
      success: true,
      message:
        'Sales Pipeline Playbook mounted, in memory for now. Its 4 workflows are deployed once the database is back.',
      packageId: 'sal-playbook',
      workspaceId: 'ws_memory',
    });
    await change('unmount', 'mkt-playbook', 'ws_memory');
    expect(await listMounted(test, 'ws_memory')).toEqual(['sal-playbook', 'ops-playbook']);
    expect(await listMounted(test, 'ws_beside')).toEqual(['mkt-playbook', 'ops-playbook']);
    await expect(change('mount', 'book-handoffs', 'ws_memory')).rejects.toThrow('not found');
  });

  it('goes on in memory too when the database does not refuse but hangs', async () => {
    const hurried = await startHurried();
    proxy.hang();
    expect(await listMounted(hurried, 'ws_hang')).toEqual(['mkt-playbook', 'ops-playbook']);
    await change('mount', 'cul-playbook', 'ws_hang', hurried);
    expect(await listMounted(hurried, 'ws_hang')).toContain('cul-playbook');
    await proxy.restore();
    await waitFor(async () => (await stored('ws_hang'))['cul-playbook'] === 'active');
    await hurried.stop();
  });

  it('answers at once, after the first few that found the database away', async () => {
    const waitMs = 2_000;
    const hurried = await startHurried(waitMs);
    const measure = async () => {
      const before = performance.now();
      await listMounted(hurried, 'ws_quick');
      return performance.now() - before;
    };
    const measureMany = (count: number) => Promise.all(Array.from({ length: count }, measure));
    proxy.hang();
    await measureMany(3);
    const slow = (await measureMany(50)).filter((tookMs) => tookMs >= waitMs);
    // One looks whether the database is back, where the time for that has come.
    expect(slow.length).toBeLessThanOrEqual(1);
    await proxy.restore();
    await hurried.stop();
  });

  it('ends within its time while the database hangs', async () => {
    const hurried = await startHurried();
    await listMounted(hurried, 'ws_ending');
    proxy.hang();
    await change('mount', 'cul-playbook', 'ws_ending', hurried);
    const before = performance.now();
    await hurried.stop();
    // For what hangs it waits once, for stopTimes.mounts, and for no query after that.
    expect(performance.now() - before).toBeLessThan(6_000);
  });

  it('holds only so many changes, and answers 503 beyond', async () => {
    const small = await start({ environment: { MARKETPLACE_MAX_HELD_CHANGES: '2' } });
    await proxy.cut();
    await change('mount', 'sal-playbook', 'ws_full', small);
    await change('mount', 'fin-playbook', 'ws_full', small);
    await expect(change('mount', 'cul-playbook', 'ws_full', small)).rejects.toThrow(
      'The database is unavailable at the moment.',
    );
    expect(await listMounted(small, 'ws_full')).not.toContain('cul-playbook');
    await proxy.restore();
    await small.stop();
  });
});

describe('once the database is back, the marketplace', () => {
  it('writes what was changed in memory, with the defaults, audits it and deploys it', async () => {
    await proxy.cut();
    const before = Date.now();
    await change('mount', 'sal-playbook', 'ws_back');
    await change('unmount', 'mkt-playbook', 'ws_back');
    const after = Date.now();
    expect(listAudited('ws_back')).toEqual([]);
    await proxy.restore();
    await waitFor(() => listAudited('ws_back').length === 2);
    expect(await stored('ws_back')).toEqual({
      'mkt-playbook': 'canceled',
      'ops-playbook': 'active',
      'sal-playbook': 'active',
    });
    expect(listAudited('ws_back')).toMatchObject([
      { agent: 'ada@example.com', action: 'marketplace.mount', details: { recordedLater: true } },
      { action: 'marketplace.unmount', details: { recordedLater: true } },
    ]);
    for (const { timestamp } of listAudited('ws_back')) {
      expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(timestamp)).toBeLessThanOrEqual(after + 2);
    }
    await waitFor(() => test.peers.deployed.has('ws_back sal'));
    await waitFor(() => test.peers.orders.some(({ verb }) => verb === 'retire'));
    expect(await listMounted(test, 'ws_back')).toEqual(['sal-playbook', 'ops-playbook']);
  });

  it('keeps the order of the changes of one workspace', async () => {
    await proxy.cut();
    for (const verb of ['mount', 'unmount', 'mount', 'unmount'] as const) {
      await change(verb, 'aft-playbook', 'ws_ordered');
    }
    await proxy.restore();
    await waitFor(() => listAudited('ws_ordered').length === 4);
    expect((await stored('ws_ordered'))['aft-playbook']).toBe('canceled');
    expect(listAudited('ws_ordered').map(({ action }) => action)).toEqual([
      'marketplace.mount',
      'marketplace.unmount',
      'marketplace.mount',
      'marketplace.unmount',
    ]);
  });

  it('lets a later change of another process stand, and still audits the earlier one', async () => {
    await proxy.cut();
    await change('mount', 'sal-playbook', 'ws_later');
    const peers = createPeerStandIns();
    const other = await startCommerce(database.url, { peers });
    await change('unmount', 'sal-playbook', 'ws_later', other);
    await proxy.restore();
    await waitFor(() => listAudited('ws_later').length === 1);
    expect((await stored('ws_later'))['sal-playbook']).toBe('canceled');
    expect(peers.deployed.has('ws_later sal')).toBe(false);
    await other.stop();
  });

  it('lets its own change stand over an earlier one of another process', async () => {
    const peers = createPeerStandIns();
    const other = await startCommerce(database.url, { peers });
    await proxy.cut();
    await change('unmount', 'ops-playbook', 'ws_earlier', other);
    await change('mount', 'ops-playbook', 'ws_earlier');
    await proxy.restore();
    await waitFor(() => listAudited('ws_earlier').length === 1);
    expect((await stored('ws_earlier'))['ops-playbook']).toBe('active');
    await other.stop();
  });

  it('has what was changed in memory in its first answer, and under the next change', async () => {
    const patient = await start({ environment: { MARKETPLACE_RECONCILE_MS: '600000' } });
    await proxy.cut();
    await change('mount', 'fin-playbook', 'ws_next', patient);
    await proxy.restore();
    expect(await listMounted(patient, 'ws_next')).toContain('fin-playbook');
    expect((await stored('ws_next'))['fin-playbook']).toBe('active');
    await proxy.cut();
    await change('mount', 'cul-playbook', 'ws_next', patient);
    await proxy.restore();
    await change('unmount', 'cul-playbook', 'ws_next', patient);
    expect(listAudited('ws_next', patient).map(({ action }) => action)).toEqual([
      'marketplace.mount',
      'marketplace.mount',
      'marketplace.unmount',
    ]);
    expect((await stored('ws_next'))['cul-playbook']).toBe('canceled');
    await patient.stop();
  });

  it('writes more changes than one transaction takes, each once', async () => {
    await proxy.cut();
    for (let index = 0; index < 120; index += 1) {
      await change(index % 2 === 0 ? 'mount' : 'unmount', 'ful-playbook', 'ws_lots');
    }
    await proxy.restore();
    await waitFor(() => listAudited('ws_lots').length === 120);
    expect((await stored('ws_lots'))['ful-playbook']).toBe('canceled');
  });

  it('has lost nothing when it was stopped just after', async () => {
    const stopping = await start({ environment: { MARKETPLACE_RECONCILE_MS: '600000' } });
    await proxy.cut();
    await change('mount', 'aft-playbook', 'ws_stopped', stopping);
    await proxy.restore();
    await stopping.stop();
    expect((await stored('ws_stopped'))['aft-playbook']).toBe('active');
    expect(listAudited('ws_stopped', stopping)).toHaveLength(1);
  });
});
