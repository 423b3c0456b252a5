import { randomUUID } from 'node:crypto';
import { allWorkspaces } from '@workspace-ops/db';
import { createLogger, systemClock, systemTimers } from '@workspace-ops/service-kit';
import { countWaiters, createManualTime, waitFor } from '@workspace-ops/testkit';
import { sql, type SQL } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEventLog, newEvent } from '../../test/event-log-contract.ts';
import { type EventsDatabase, openEventsDatabase, table } from '../../test/events-database.ts';
import { firstNatsPosition } from '../positions.ts';
import { createPostgresEventLog } from './event-log.ts';
import { deleteOldEvents } from './stored-events.ts';
import { createPublisher } from './store-events.ts';
import { createPostgresWakeups } from './wakeups.ts';

let opened: EventsDatabase;
const logger = createLogger({ name: 'bus', level: 'silent' });
const woken: string[] = [];

beforeAll(async () => {
  opened = await openEventsDatabase();
});
afterAll(() => opened.close());

describeEventLog('PostgreSQL', {
  async connect() {
    const { url: databaseUrl, role, database } = opened;
    const wakeups = createPostgresWakeups({
      databaseUrl,
      role,
      applicationName: 'event log wakeups',
      logger,
    });
    const log = createPostgresEventLog({
      database,
      table,
      wakeups,
      clock: systemClock,
      timers: systemTimers,
      logger,
    });
    return {
      ...log,
      start() {},
      ...startBoth(),
    };
    function startBoth() {
      wakeups.start();
      log.start();
      return {
        async stop() {
          await log.stop();
          await wakeups.stop();
        },
      };
    }
  },
  async cut() {
    const admin = postgres(opened.url, { max: 1 });
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'event log%'`;
    await admin.end();
  },
  foreignPosition: firstNatsPosition + 17,
});

describe('publications', () => {
  const createTestPublisher = (beforePublishing?: (lock: number) => SQL, now = new Date()) =>
    createPublisher({
      database: opened.database,
      table,
      wakeups: { wake: (_topic, key) => void woken.push(key) },
      clock: { now: () => now },
      beforePublishing,
    });

  it('wake who follows their workspaces', async () => {
    const [a, b] = [`ws_${randomUUID()}`, `ws_${randomUUID()}`];
    woken.length = 0;
    await createTestPublisher()([newEvent(a), newEvent(a), newEvent(b)]);
    expect(woken).toEqual([a, b]);
  });

  /** Publishes while somebody holds a lock; whether it had to wait for that. */
  async function waitsFor(
    lock: string,
    workspaceId: string,
    beforePublishing?: (lock: number) => SQL,
  ): Promise<boolean> {
    const holder = postgres(opened.url, { max: 1 });
    let isPublished = false;
    let publication: Promise<void> | undefined;
    const waiters = await holder.begin(async (tx) => {
      await tx.unsafe(`select pg_advisory_xact_lock(${lock})`);
      const publish = createTestPublisher(beforePublishing);
      publication = publish([newEvent(workspaceId)]).then(() => {
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

  it('first do what they are told to', async () => {
    const takeTurn = (lock: number): SQL => sql`select pg_advisory_xact_lock(${lock}::bigint)`;
    expect(await waitsFor('7236404', 'ws_a', takeTurn)).toBe(true);
  });

  it('are removed after 24 hours', async () => {
    const workspaceId = `ws_${randomUUID()}`;
    const store = { database: opened.database, table };
    const young = newEvent(workspaceId);
    await createTestPublisher(
      undefined,
      new Date('2026-03-01T12:00:00.000Z'),
    )([newEvent(workspaceId)]);
    await createTestPublisher(undefined, new Date('2026-03-02T11:59:00.000Z'))([young]);
    await opened.database.transaction(allWorkspaces, ({ db }) =>
      db.delete(table).where(sql`stored_at > '2026-03-03'`),
    );
    await deleteOldEvents(store, new Date('2026-03-02T12:00:01.000Z'));
    const left = await opened.database.read(allWorkspaces, ({ db }) => db.select().from(table));
    expect(left.map((one) => one.id)).toEqual([young.id]);
  });

  it('of one workspace may have the positions of another’s: a move brings them', async () => {
    const moved = newEvent(`ws_${randomUUID()}`);
    const own = newEvent(`ws_${randomUUID()}`);
    await createTestPublisher()([own]);
    const stored = await opened.database.transaction(allWorkspaces, ({ db }) =>
      db.execute(sql`
        insert into ${table} (workspace_id, position, id, event, timestamp, data, stored_at)
        select ${moved.workspaceId}, position, ${moved.id}, event, timestamp, data, stored_at
        from ${table} where id = ${own.id}
        returning id`),
    );
    expect([...stored]).toEqual([{ id: moved.id }]);
  });
});

describe('who follows', () => {
  it('is offered at the next poll what a publisher committed that then died', async () => {
    const time = createManualTime();
    const log = createPostgresEventLog({
      database: opened.database,
      table,
      wakeups: { wake: () => undefined, on: () => () => undefined },
      clock: systemClock,
      timers: time,
      logger,
    });
    log.start();
    const workspaceId = `ws_${randomUUID()}`;
    const offered: string[] = [];
    log.follow(workspaceId, 0, (event) => offered.push(event.id));
    await log.drain();
    const left = newEvent(workspaceId);
    await log.publish([left]);
    expect(offered).toEqual([]);
    time.pass(1_000);
    await waitFor(() => offered.length > 0);
    expect(offered).toEqual([left.id]);
    await log.stop();
  });
});
