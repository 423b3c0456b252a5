import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, createDatabase, type Database, serviceRole } from '@workspace-ops/db';
import { countWaiters, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBridgeDatabase } from '../../test/start-bridge.ts';
import { liveEvents } from '../db/schema/live-events.ts';
import { outbox } from '../db/schema/sync-schema.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { createPublisher } from './publish-events.ts';
import {
  findEventPosition,
  readEvents,
  readHeadPosition,
  readWorkspaceEvents,
} from './stored-events.ts';

let testDatabase: TestDatabase;
let database: Database;
const now = new Date('2026-03-01T12:00:00.000Z');
const clock = { now: () => now };
const woken: string[] = [];
const wakeups = { wake: (_topic: string, key: string) => void woken.push(key) };

beforeAll(async () => {
  testDatabase = await createBridgeDatabase();
  database = createDatabase({
    url: testDatabase.url,
    role: serviceRole('sync'),
    applicationName: 'publish-events.test',
    outbox,
  });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const event = (id: string, workspaceId = 'ws_a'): LiveEvent => ({
  id: `evt_${id}`,
  workspaceId,
  event: 'RUN_CREATED',
  timestamp: '2026-03-01T11:59:59.000Z',
  data: { runId: 'run_1' },
});

describe('published events', () => {
  it('are stored once each, whoever repeats them', async () => {
    const publishers = [
      createPublisher(database, wakeups, clock),
      createPublisher(database, wakeups, clock),
    ];
    const batch = [event('once_1'), event('once_2'), event('once_1')];
    await Promise.all(publishers.flatMap((publish) => [publish(batch), publish(batch)]));
    const stored = await readWorkspaceEvents(database, {
      workspaceId: 'ws_a',
      after: 0,
      limit: 10,
    });
    expect(stored.map((one) => one.id)).toEqual(['evt_once_1', 'evt_once_2']);
    expect(stored[0]!.body).toBe(
      '{"event":"RUN_CREATED","timestamp":"2026-03-01T11:59:59.000Z","data":{"runId":"run_1"}}',
    );
  });

  it('are seen in the order of their positions: none appears below one already seen', async () => {
    const publishers = Array.from({ length: 6 }, () => createPublisher(database, wakeups, clock));
    const before = await readHeadPosition(database, 'ws_a');
    const readAfter = (after: number) =>
      readEvents(database, [{ workspaceId: 'ws_a', after }], 1_000);
    const seen: number[] = [];
    const watch = async (): Promise<void> => {
      while (seen.length < 180) {
        for (const one of await readAfter(seen.at(-1) ?? before)) {
          seen.push(one.position);
        }
      }
    };
    await Promise.all([
      watch(),
      ...publishers.map(async (publish, writer) => {
        for (let index = 0; index < 30; index++) await publish([event(`order_${writer}_${index}`)]);
      }),
    ]);
    const stored = await readAfter(before);
    expect(seen).toEqual(stored.map((one) => one.position));
  });

  it('wake who follows their workspaces', async () => {
    woken.length = 0;
    const batch = [event('wake_1'), event('wake_2'), event('wake_3', 'ws_b')];
    await createPublisher(database, wakeups, clock)(batch);
    expect(woken).toEqual(['ws_a', 'ws_b']);
  });

  /** Publishes while somebody holds a lock; whether it had to wait for that. */
  async function waitsFor(lock: string, workspaceId: string): Promise<boolean> {
    const holder = postgres(testDatabase.url, { max: 1 });
    let isPublished = false;
    let publication: Promise<void> | undefined;
    const waiters = await holder.begin(async (tx) => {
      await tx.unsafe(`select pg_advisory_xact_lock(${lock})`);
      const publish = createPublisher(database, wakeups, clock);
      publication = publish([event(`turn_${randomUUID()}`, workspaceId)]).then(() => {
        isPublished = true;
      });
      await waitFor(async () => isPublished || (await countWaiters(tx)) > 0);
      return countWaiters(tx);
    });
    await publication;
    await holder.end();
    return waiters > 0;
  }

  it('wait for those of their workspace, and not for those of another', async () => {
    expect(await waitsFor(`7236404, hashtext('ws_a')`, 'ws_a')).toBe(true);
    expect(await waitsFor(`7236404, hashtext('ws_a')`, 'ws_b')).toBe(false);
  });

  it('wait for all while a replica of the release before reads all in one order', async () => {
    expect(await waitsFor('7236404', 'ws_a')).toBe(false);
    const admin = postgres(testDatabase.url, { max: 1 });
    await admin`insert into sync.webhook_owners (id, alive_until)
      values ('before', now() + interval '1 minute')`;
    expect(await waitsFor('7236404', 'ws_a')).toBe(true);
    await admin`delete from sync.webhook_owners`;
    await admin.end();
  });

  it('of another workspace are not seen', async () => {
    await createPublisher(database, wakeups, clock)([event('secret', 'ws_b')]);
    const mine = await readWorkspaceEvents(database, { workspaceId: 'ws_c', after: 0, limit: 10 });
    expect(mine).toEqual([]);
    expect(await findEventPosition(database, 'ws_c', 'evt_secret')).toBeUndefined();
    expect(await findEventPosition(database, 'ws_b', 'evt_secret')).toBeGreaterThan(0);
  });

  it('are removed after 24 hours', async () => {
    await createPublisher(database, wakeups, { now: () => new Date('2026-03-02T11:59:00.000Z') })([
      event('young'),
    ]);
    await deleteOldEvents(database, new Date('2026-03-02T12:00:01.000Z'));
    const left = await database.read(allWorkspaces, (queries) => queries.select().from(liveEvents));
    expect(left.map((one) => one.id)).toEqual(['evt_young']);
  });
});
