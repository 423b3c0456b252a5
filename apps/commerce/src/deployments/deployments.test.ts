import { from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
const running: TestCommerce[] = [];

beforeAll(async () => {
  database = await createCommerceDatabase();
  sql = postgres(database.url, { max: 1 });
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((test) => test.stop()));
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const start = async (options: StartOptions = {}): Promise<TestCommerce> => {
  const test = await startCommerce(database.url, options);
  running.push(test);
  return test;
};

const impatient = { MARKETPLACE_DEPLOYMENT_WAIT_MS: '100' };
const patient = { MARKETPLACE_DEPLOYMENT_WAIT_MS: '20000' };
const mount = ({ client }: TestCommerce, workspaceId: string) =>
  client.marketplace.mount.mutate({ id: 'sal-playbook' }, from(workspaceId));
const unmount = ({ client }: TestCommerce, workspaceId: string) =>
  client.marketplace.unmount.mutate({ id: 'sal-playbook' }, from(workspaceId));
const outstanding = (workspaceId: string) => sql`
  select * from commerce.subscriptions
  where workspace_id = ${workspaceId} and revision <> deployed_revision`;
const settled = (workspaceId: string) =>
  waitFor(async () => (await outstanding(workspaceId)).length === 0);
/** As if the lease or the pause of the outstanding deployments were over. */
const makeDue = (workspaceId: string) => sql`
  update commerce.subscriptions set deploy_at = now() where workspace_id = ${workspaceId}`;

describe('a deployment', () => {
  it('follows when the workflow service was away at the mount, which succeeds all the same', async () => {
    const test = await start();
    test.peers.away.add('workflow');
    const answer = await mount(test, 'ws_away');
    expect(answer).toMatchObject({
      success: true,
      message: 'Sales Pipeline Playbook mounted. Its 4 workflows are deployed shortly.',
    });
    expect(await listMounted(test, 'ws_away')).toContain('sal-playbook');
    test.peers.away.clear();
    await settled('ws_away');
    expect(test.peers.deployed.has('ws_away sal')).toBe(true);
  });

  it('is carried out by another process when the one that took the mount ends', async () => {
    const peers = createPeerStandIns();
    peers.away.add('workflow');
    const first = await start({ peers });
    await mount(first, 'ws_heir');
    await first.stop();
    running.splice(0);
    peers.away.clear();
    await start({ peers });
    await settled('ws_heir');
    expect(peers.deployed.has('ws_heir sal')).toBe(true);
  });

  it('does only what is true at the end, when the workflow service was away over several changes', async () => {
    const test = await start();
    test.peers.away.add('workflow');
    await mount(test, 'ws_changed');
    await unmount(test, 'ws_changed');
    test.peers.away.clear();
    await settled('ws_changed');
    expect(test.peers.orders).toEqual([
      { verb: 'retire', workspaceId: 'ws_changed', departmentCode: 'sal' },
    ]);
  });

  it('does not hold up the answer longer than it may, and comes after it', async () => {
    const test = await start({ environment: impatient });
    const gate = Promise.withResolvers<void>();
    test.peers.beforeEffect = () => gate.promise;
    const answer = await mount(test, 'ws_slow');
    expect(answer.message).toContain('shortly');
    gate.resolve();
    await settled('ws_slow');
    expect(test.peers.deployed.has('ws_slow sal')).toBe(true);
  });

  it('of an unmount during a slow mount comes after it, so that the last word stands', async () => {
    const test = await start({ environment: impatient });
    const gate = Promise.withResolvers<void>();
    test.peers.beforeEffect = ({ verb }) => (verb === 'deploy' ? gate.promise : Promise.resolve());
    await mount(test, 'ws_order');
    await unmount(test, 'ws_order');
    expect(test.peers.orders.map(({ verb }) => verb)).toEqual(['deploy']);
    gate.resolve();
    await settled('ws_order');
    expect(test.peers.orders.map(({ verb }) => verb)).toEqual(['deploy', 'retire']);
    expect(test.peers.deployed.has('ws_order sal')).toBe(false);
  });

  it('that hangs holds up no other workspace’s', async () => {
    const test = await start({ environment: patient });
    const gate = Promise.withResolvers<void>();
    const hangs = Promise.withResolvers<void>();
    test.peers.beforeEffect = async ({ workspaceId }) => {
      if (workspaceId !== 'ws_stuck') return;
      hangs.resolve();
      await gate.promise;
    };
    const stuck = mount(test, 'ws_stuck');
    await hangs.promise;
    const answer = await mount(test, 'ws_free');
    expect(answer.message).toContain('4 workflows deployed.');
    gate.resolve();
    await stuck;
    await settled('ws_stuck');
  });

  it('is done once by several processes', async () => {
    const peers = createPeerStandIns();
    const tests = await Promise.all([1, 2, 3].map(() => start({ peers })));
    await Promise.all(
      Array.from({ length: 15 }, (_, index) => mount(tests[index % 3]!, `ws_many_${index}`)),
    );
    await waitFor(() => peers.deployed.size === 15);
    expect(peers.orders).toHaveLength(15);
  });

  it('that hangs is left to the next one when its lease is over, and has no effect after it', async () => {
    const peers = createPeerStandIns();
    const frozen = await start({ peers, environment: impatient });
    const gate = Promise.withResolvers<void>();
    peers.beforeEffect = async ({ verb }) => {
      if (verb === 'deploy') await gate.promise;
    };
    await mount(frozen, 'ws_frozen');
    const other = await start({ peers, environment: impatient });
    await unmount(other, 'ws_frozen');
    expect(peers.orders.map(({ verb }) => verb)).toEqual(['deploy']);
    await makeDue('ws_frozen');
    await settled('ws_frozen');
    const before = await sql`
      select * from commerce.subscriptions where workspace_id = 'ws_frozen'`;
    gate.resolve();
    await frozen.stop();
    running.splice(running.indexOf(frozen), 1);
    expect(peers.orders.map(({ verb }) => verb)).toEqual(['deploy', 'retire']);
    expect(peers.deployed.has('ws_frozen sal')).toBe(false);
    expect(
      await sql`select * from commerce.subscriptions where workspace_id = 'ws_frozen'`,
    ).toEqual(before);
  });

  it('takes effect although the database was put back to a time of fewer changes', async () => {
    const test = await start();
    test.peers.revisions.set('ws_put_back sal', 7);
    await mount(test, 'ws_put_back');
    await settled('ws_put_back');
    expect(test.peers.deployed.has('ws_put_back sal')).toBe(true);
    await unmount(test, 'ws_put_back');
    await settled('ws_put_back');
    expect(test.peers.deployed.has('ws_put_back sal')).toBe(false);
  });

  it('is tried again when the workflow service does not answer in time', async () => {
    const test = await start({ environment: impatient });
    const gate = Promise.withResolvers<void>();
    test.peers.beforeEffect = () => gate.promise;
    await mount(test, 'ws_hanging');
    test.peers.beforeEffect = async () => {};
    await waitFor(() => test.peers.deployed.has('ws_hanging sal'));
    await settled('ws_hanging');
    gate.resolve();
  });
});
