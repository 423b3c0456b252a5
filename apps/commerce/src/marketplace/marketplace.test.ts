import { runProbes } from '@workspace-ops/service-kit';
import { from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerceDatabase, listMounted, startCommerce } from '../../test/start-commerce.ts';
import type { TestCommerce } from '../../test/start-commerce.ts';

let database: TestDatabase;
let sql: Sql;
let test: TestCommerce;

beforeAll(async () => {
  database = await createCommerceDatabase();
  sql = postgres(database.url, { max: 1 });
  test = await startCommerce(database.url);
});

afterAll(async () => {
  await test.stop();
  await sql.end();
  await database.drop();
});

const mount = (id: string, workspaceId: string) =>
  test.client.marketplace.mount.mutate({ id }, from(workspaceId));
const unmount = (id: string, workspaceId: string) =>
  test.client.marketplace.unmount.mutate({ id }, from(workspaceId));
const listOrders = (workspaceId: string) =>
  test.peers.orders
    .filter((order) => order.workspaceId === workspaceId)
    .map(({ verb, departmentCode }) => `${verb} ${departmentCode}`);
const listAudited = (workspaceId: string) =>
  test.peers.audited.filter((event) => event.workspaceId === workspaceId);

describe('the marketplace', () => {
  it('offers seven playbooks, six apps and five books, and counts them', async () => {
    const items = await test.client.marketplace.items.query(undefined, from('ws_new'));
    expect(items).toMatchObject({ workspaceId: 'ws_new', totalCount: 18, mountedCount: 2 });
    expect(items.playbooks.map(({ id }) => id)).toEqual([
      'mkt-playbook',
      'sal-playbook',
      'ops-playbook',
      'fin-playbook',
      'ful-playbook',
      'cul-playbook',
      'aft-playbook',
    ]);
    const ids = [...items.playbooks, ...items.apps, ...items.books].map(({ id }) => id);
    expect(new Set(ids).size).toBe(18);
    for (const app of items.apps) {
      expect(app.isExternal).toBe(URL.canParse(app.launchUrl));
      expect(app.isBetaOnly).toBe(app.betaTierRequired !== 'none');
    }
    expect(items.books.every(({ shopUrl }) => URL.canParse(shopUrl))).toBe(true);
  });

  it('reports the default playbooks as mounted where nobody has changed anything, and writes nothing', async () => {
    expect(await listMounted(test, 'ws_quiet')).toEqual(['mkt-playbook', 'ops-playbook']);
    const rows = await sql`select * from commerce.subscriptions where workspace_id = 'ws_quiet'`;
    expect(rows).toHaveLength(0);
  });

  it('says of a playbook whether it is mounted, in three ways that agree', async () => {
    const { playbooks } = await test.client.marketplace.items.query(undefined, from('ws_new'));
    expect(playbooks[0]).toMatchObject({
      isMounted: true,
      status: 'Mounted & Active',
      statusVariant: 'success',
    });
    expect(playbooks[1]).toMatchObject({
      isMounted: false,
      status: 'Available to Mount',
      statusVariant: 'neutral',
    });
  });

  it('keeps the defaults mounted after the first mount, and deploys only what was mounted', async () => {
    const answer = await mount('sal-playbook', 'ws_first');
    expect(answer).toEqual({
      success: true,
      message: 'Sales Pipeline Playbook mounted: 4 workflows deployed.',
      packageId: 'sal-playbook',
      workspaceId: 'ws_first',
    });
    expect(await listMounted(test, 'ws_first')).toEqual([
      'mkt-playbook',
      'sal-playbook',
      'ops-playbook',
    ]);
    expect(listOrders('ws_first')).toEqual(['deploy sal']);
  });

  it('keeps the other default mounted after one was unmounted first', async () => {
    const answer = await unmount('mkt-playbook', 'ws_less');
    expect(answer.message).toBe('Marketing Engine Playbook unmounted: 4 workflows retired.');
    expect(await listMounted(test, 'ws_less')).toEqual(['ops-playbook']);
    expect(listOrders('ws_less')).toEqual(['retire mkt']);
  });

  it('reports none mounted where the last one was unmounted', async () => {
    await unmount('mkt-playbook', 'ws_none');
    await unmount('ops-playbook', 'ws_none');
    expect(await listMounted(test, 'ws_none')).toEqual([]);
  });

  it('takes a mount of what is mounted, and an unmount of what is not, as no error', async () => {
    await mount('fin-playbook', 'ws_twice');
    await mount('fin-playbook', 'ws_twice');
    await unmount('ful-playbook', 'ws_twice');
    expect(await listMounted(test, 'ws_twice')).toEqual([
      'mkt-playbook',
      'ops-playbook',
      'fin-playbook',
    ]);
    expect(listOrders('ws_twice')).toEqual(['deploy fin', 'deploy fin', 'retire ful']);
  });

  it('reactivates the record of what was unmounted', async () => {
    await mount('cul-playbook', 'ws_again');
    await unmount('cul-playbook', 'ws_again');
    await mount('cul-playbook', 'ws_again');
    const rows = await sql`
      select status, revision = deployed_revision as deployed from commerce.subscriptions
      where workspace_id = 'ws_again' and playbook_id = 'cul-playbook'`;
    expect([...rows]).toEqual([{ status: 'active', deployed: true }]);
    expect(listOrders('ws_again')).toEqual(['deploy cul', 'retire cul', 'deploy cul']);
  });

  it.each(['app-mobile-dashboard', 'book-handoffs', 'mkt', 'MKT-PLAYBOOK', ' mkt-playbook', '%'])(
    'knows no playbook "%s"',
    async (id) => {
      await expect(mount(id, 'ws_unknown')).rejects.toThrow('Playbook not found.');
      await expect(unmount(id, 'ws_unknown')).rejects.toThrow('Playbook not found.');
      expect(listAudited('ws_unknown')).toEqual([]);
    },
  );

  it('audits each mount and unmount, visibly to the next request', async () => {
    await mount('aft-playbook', 'ws_audited');
    await unmount('aft-playbook', 'ws_audited');
    expect(listAudited('ws_audited')).toMatchObject([
      {
        agent: 'ada@example.com',
        action: 'marketplace.mount',
        message: 'Mounted the Aftercare and Retention Playbook.',
        model: 'none',
        status: 'success',
        details: {
          playbookId: 'aft-playbook',
          departmentCode: 'aft',
          status: 'active',
          recordedLater: false,
        },
      },
      { action: 'marketplace.unmount', details: { status: 'canceled' } },
    ]);
  });

  it('does not see or change another workspace’s mounts', async () => {
    await mount('sal-playbook', 'ws_one');
    await unmount('mkt-playbook', 'ws_one');
    expect(await listMounted(test, 'ws_two')).toEqual(['mkt-playbook', 'ops-playbook']);
    await mount('cul-playbook', 'ws_two');
    expect(await listMounted(test, 'ws_one')).toEqual(['sal-playbook', 'ops-playbook']);
  });

  it('takes thirty-two mounts and unmounts at the same instant, and ends as its record says', async () => {
    await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        (index % 2 === 0 ? mount : unmount)('ful-playbook', 'ws_burst'),
      ),
    );
    const outstanding = () => sql`
      select * from commerce.subscriptions
      where workspace_id = 'ws_burst' and revision <> deployed_revision`;
    await waitFor(async () => (await outstanding()).length === 0);
    const mounted = (await listMounted(test, 'ws_burst')).includes('ful-playbook');
    expect(test.peers.deployed.has('ws_burst ful')).toBe(mounted);
    expect(listAudited('ws_burst')).toHaveLength(32);
    const rows = await sql`select * from commerce.subscriptions where workspace_id = 'ws_burst'`;
    expect(rows).toHaveLength(3);
  });

  it('writes the defaults once when the first changes come at the same instant', async () => {
    await Promise.all([
      unmount('mkt-playbook', 'ws_race'),
      mount('sal-playbook', 'ws_race'),
      mount('fin-playbook', 'ws_race'),
    ]);
    expect(await listMounted(test, 'ws_race')).toEqual([
      'sal-playbook',
      'ops-playbook',
      'fin-playbook',
    ]);
  });

  it('probes its database and its outbox', async () => {
    expect(await runProbes(test.commerce.probes)).toEqual([
      { name: 'commerce database', ok: true },
      { name: 'commerce outbox', ok: true },
    ]);
  });
});
