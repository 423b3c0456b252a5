import { createLogger } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { sql, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notes, notesDatabase, outbox, type NotesFixture } from '../../test/notes-service.ts';
import { createDatabase } from '../database.ts';
import type { Database } from '../database-interface.ts';
import { serviceRole } from '../migrate-service.ts';
import { allWorkspaces } from '../scope.ts';
import type { Deliver } from './relay-context.ts';
import { createRelay, type Relay } from './relay.ts';

/** A process of the service: its own connections and its own relay. */
interface Replica {
  database: Database;
  relay: Relay;
}

let fixture: NotesFixture;
let replicas: Replica[];
/** What the sink has: ids, in the order of their coming. */
let received: string[];

beforeEach(async () => {
  fixture = await notesDatabase();
  replicas = [];
  received = [];
});

afterEach(async () => {
  await Promise.all(replicas.map(({ relay }) => relay.stop()));
  await Promise.all(replicas.map(({ database }) => database.close()));
  await fixture.close();
});

const record = async (payloads: unknown[]): Promise<void> => {
  received.push(...payloads.map((payload) => (payload as { message: string }).message));
};

function startReplica(
  deliver: Deliver,
  options: {
    gracePeriodMs?: number;
    pollMs?: number;
    deliveryWaitMs?: number;
    elsewhere?: SQL;
  } = {},
) {
  const database = createDatabase({
    url: fixture.url,
    role: serviceRole('notes'),
    applicationName: 'notes',
    outbox,
  });
  const relay = createRelay({
    service: 'notes',
    database,
    outbox,
    destinations: { audit: deliver },
    logger: createLogger({ name: 'test', level: 'silent' }),
    pollMs: 5,
    ...options,
  });
  relay.start();
  const replica = { database, relay };
  replicas.push(replica);
  return replica;
}

const write = ({ database }: Replica, ...ids: string[]) =>
  database.transaction('ws_a', async (tx) => {
    for (const id of ids) {
      await tx.db.insert(notes).values({ workspaceId: 'ws_a', id, body: '' });
      tx.audit({ agent: 'test', action: 'note.write', message: id });
    }
  });

const waiting = () => fixture.database.read(allWorkspaces, ({ db }) => db.$count(outbox));

const age = () =>
  fixture.database.transaction(allWorkspaces, ({ db }) =>
    db.execute(sql`update notes.outbox set created_at = created_at - interval '3 s'`),
  );

describe('replicas of one service', () => {
  it('each hand over what they wrote themselves, so that every request finds its own entry', async () => {
    // The others look all the time, and what they took they would hold for long.
    const slow: Deliver = async (payloads) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await record(payloads);
    };
    // However long this machine takes for a write, it is left to who wrote it.
    const options = { gracePeriodMs: 3_600_000 };
    const writer = startReplica(record, options);
    const other = startReplica(slow, options);
    for (let n = 0; n < 50; n += 1) {
      await write(writer, `n${n}`);
      expect(received).toContain(`n${n}`);
    }
    await other.relay.stop();
    expect(received).toHaveLength(50);
  });

  it('hand over in the order of a transaction, and each message once while all is well', async () => {
    const two = [startReplica(record), startReplica(record)];
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => write(two[n % 2]!, `n${n}/1`, `n${n}/2`)),
    );
    expect(received).toHaveLength(200);
    for (let n = 0; n < 100; n += 1) {
      expect(received.indexOf(`n${n}/1`)).toBeLessThan(received.indexOf(`n${n}/2`));
    }
    await waitFor(async () => (await waiting()) === 0);
  });

  it('take over what another one could not hand over, or died before it had', async () => {
    const cut = startReplica(() => Promise.reject(new Error('away')));
    await write(cut, 'left');
    expect(received).toEqual([]);
    startReplica(record);
    await age();
    await waitFor(() => received.length === 1);
    expect(received).toEqual(['left']);
    await waitFor(async () => (await waiting()) === 0);
  });

  it('go by the database’s clock, and by when a message was written, not its transaction begun', async () => {
    const options = { gracePeriodMs: 1_800_000 };
    const silent = startReplica(() => Promise.reject(new Error('away')), options);
    const begun = await silent.database.transaction('ws_a', async (tx) => {
      const [row] = await tx.db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
      tx.audit({ agent: 'test', action: 'note.write', message: 'young' });
      return row!.at;
    });
    await write(silent, 'old');
    const change = (statement: SQL) =>
      fixture.database.transaction(allWorkspaces, ({ db }) => db.execute(statement));
    const young = sql`payload->>'message' = 'young'`;
    const after = await change(
      sql`select from notes.outbox where ${young} and created_at > ${begun}::timestamptz`,
    );
    expect(after).toHaveLength(1);
    const backdate = (which: SQL) =>
      change(sql`update notes.outbox set created_at = now() - interval '1 h' where ${which}`);
    await backdate(sql`not (${young})`);
    startReplica(record, options);
    // It has looked by then, and left what is young.
    await waitFor(() => received.length === 1);
    expect(received).toEqual(['old']);
    await backdate(young);
    await waitFor(() => received.length === 2);
  });

  it('hand over the same value at once and later', async () => {
    const payloads: unknown[] = [];
    let away = true;
    const writer = startReplica(async (given) => {
      payloads.push(...given);
      if (away) throw new Error('away');
    });
    const details = { date: new Date(0), gone: undefined, nested: [1.5, null, 'ü"\\'] };
    await writer.database.transaction('ws_a', async (tx) => {
      tx.audit({ agent: 'test', action: 'note.write', message: 'same', details });
    });
    away = false;
    await age();
    await waitFor(() => payloads.length === 2);
    expect(payloads[1]).toStrictEqual(payloads[0]);
  });

  it('hand over, before they stop, what they wrote', async () => {
    const held = Promise.withResolvers<void>();
    const replica = startReplica(
      async (payloads) => {
        await held.promise;
        await record(payloads);
      },
      { deliveryWaitMs: 1 },
    );
    // A write has returned when its message is with the relay, which is later than others see it.
    await Promise.all([write(replica, 'first'), write(replica, 'second')]);
    expect(await waiting()).toBe(2);
    const stopped = replica.relay.stop();
    held.resolve();
    await stopped;
    expect(received.toSorted()).toEqual(['first', 'second']);
    expect(await waiting()).toBe(0);
  });

  it('leave what is elsewhere to those who hand it over, also what they wrote themselves', async () => {
    const taken: Record<string, string[]> = { here: [], there: [] };
    const into =
      (place: string): Deliver =>
      async (payloads) =>
        void taken[place]!.push(...payloads.map((one) => (one as { message: string }).message));
    const isTheirs = sql`workspace_id = 'ws_theirs'`;
    const options = { gracePeriodMs: 0 };
    const here = startReplica(into('here'), { ...options, elsewhere: isTheirs });
    await here.database.transaction(allWorkspaces, async (tx) => {
      for (const workspaceId of ['ws_own', 'ws_theirs']) {
        tx.audit({ workspaceId, agent: 'test', action: 'note.write', message: workspaceId });
      }
    });
    await waitFor(async () => taken['here']!.length === 1 && (await waiting()) === 1);
    // The other's message delays neither its sweep nor its probe.
    await fixture.database.read(allWorkspaces, ({ db }) =>
      db.execute(sql`update ${outbox} set created_at = now() - interval '1 hour'`),
    );
    await here.relay.probe.check();
    startReplica(into('there'), { ...options, elsewhere: sql`not (${isTheirs})` });
    await waitFor(async () => (await waiting()) === 0);
    expect(taken).toEqual({ here: ['ws_own'], there: ['ws_theirs'] });
  });
});
