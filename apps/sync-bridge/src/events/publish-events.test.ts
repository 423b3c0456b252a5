import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, createDatabase, type Database, serviceRole } from '@workspace-ops/db';
import type { TestDatabase } from '@workspace-ops/testkit';
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
    const publishers = [createPublisher(database, clock), createPublisher(database, clock)];
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
    const publishers = Array.from({ length: 6 }, () => createPublisher(database, clock));
    const before = await readHeadPosition(database);
    const seen: number[] = [];
    const watch = async (): Promise<void> => {
      while (seen.length < 180) {
        for (const one of await readEvents(database, seen.at(-1) ?? before, 1_000)) {
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
    const stored = await readEvents(database, before, 1_000);
    expect(seen).toEqual(stored.map((one) => one.position));
  });

  it('of another workspace are not seen', async () => {
    await createPublisher(database, clock)([event('secret', 'ws_b')]);
    const mine = await readWorkspaceEvents(database, { workspaceId: 'ws_c', after: 0, limit: 10 });
    expect(mine).toEqual([]);
    expect(await findEventPosition(database, 'ws_c', 'evt_secret')).toBeUndefined();
    expect(await findEventPosition(database, 'ws_b', 'evt_secret')).toBeGreaterThan(0);
  });

  it('are removed after 24 hours', async () => {
    await createPublisher(database, { now: () => new Date('2026-03-02T11:59:00.000Z') })([
      event('young'),
    ]);
    await deleteOldEvents(database, new Date('2026-03-02T12:00:01.000Z'));
    const left = await database.read(allWorkspaces, (queries) => queries.select().from(liveEvents));
    expect(left.map((one) => one.id)).toEqual(['evt_young']);
  });
});
