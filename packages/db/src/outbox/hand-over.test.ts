import { AppError, createLogger, runProbes, unavailable } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notesDatabase, outbox, type NotesFixture } from '../../test/notes-service.ts';
import { createDatabase, type Database } from '../database.ts';
import { serviceRole } from '../migrate-service.ts';
import { allWorkspaces } from '../scope.ts';
import type { Deliver } from './relay-context.ts';
import { createRelay, type Relay, type RelayOptions } from './relay.ts';

let fixture: NotesFixture;
let started: { relay: Relay; database: Database }[];
let logged: { level: 'warn' | 'error'; details: object; sentence: string }[];
/** What the sink has been given: the messages of each call. */
let calls: string[][];
let sinkBytes: number[];

beforeEach(async () => {
  fixture = await notesDatabase();
  [started, logged, calls, sinkBytes] = [[], [], [], []];
});

afterEach(async () => {
  await Promise.all(started.map(({ relay }) => relay.stop()));
  await Promise.all(started.map(({ database }) => database.close()));
  await fixture.close();
});

const textOf = (payload: unknown) => (payload as { message: string }).message;

const taken = () => calls.flat();

const record: Deliver = async (payloads) => {
  calls.push(payloads.map(textOf));
  sinkBytes.push(JSON.stringify(payloads).length);
};

/** A process of the service: its own connections and its own relay. */
function startProcess(deliver: Deliver, options: Partial<RelayOptions> = {}) {
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
    logger: Object.assign(createLogger({ name: 'test', level: 'silent' }), {
      warn: (details: object, sentence: string) =>
        logged.push({ level: 'warn', details, sentence }),
      error: (details: object, sentence: string) =>
        logged.push({ level: 'error', details, sentence }),
    }),
    pollMs: 20,
    ...options,
  });
  relay.start();
  const process = { database, relay };
  started.push(process);
  return process;
}

const write = (
  database: Database,
  messages: string[],
  details: object = {},
  workspaceId = 'ws_a',
) =>
  database.transaction(workspaceId, async (tx) => {
    for (const message of messages) {
      tx.audit({ agent: 'test', action: 'note.write', message, details: { ...details } });
    }
  });

const rowsOf = (where = sql`true`) =>
  fixture.database.read(allWorkspaces, (queries) =>
    queries.execute(sql`select * from notes.outbox where ${where}`),
  );

const isEmpty = async () => (await rowsOf()).length === 0;

/** As if the writer had left the messages long ago. */
const age = () =>
  fixture.database.transaction(allWorkspaces, ({ db }) =>
    db.execute(sql`update notes.outbox set created_at = created_at - interval '3 s'`),
  );

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);

/** Refuses every batch that holds one of these, as a receiver does that validates its input. */
const refusing =
  (
    refused: string[],
    error: () => Error = () => new AppError('invalid_input', 'Too odd.'),
  ): Deliver =>
  async (payloads) => {
    if (payloads.some((payload) => refused.includes(textOf(payload)))) throw error();
    await record(payloads);
  };

describe('a backlog', () => {
  const megabyte = { text: 'x'.repeat(1_000_000) };

  it('is handed over in batches of a few MiB, however many bytes it has', async () => {
    await write(fixture.database, names('n', 30), megabyte);
    await age();
    startProcess(record);
    await waitFor(isEmpty, { timeoutMs: 20_000 });
    expect(taken()).toEqual(names('n', 30));
    expect(Math.max(...sinkBytes)).toBeLessThan(4.3 * 1_024 * 1_024);
    expect(calls.length).toBeLessThan(15);
  });

  it('hands a message over that is larger than a batch may be', async () => {
    await write(fixture.database, ['small', 'large', 'last'], { text: 'x'.repeat(3_000) });
    await age();
    startProcess(record, { batchBytes: 2_000 });
    await waitFor(isEmpty);
    expect(calls).toEqual([['small'], ['large'], ['last']]);
  });

  it('that an earlier release stored is bounded as well', async () => {
    await write(fixture.database, names('n', 6), { text: 'x'.repeat(1_000) });
    await fixture.database.transaction(allWorkspaces, ({ db }) =>
      db.execute(sql`update notes.outbox set payload_bytes = null`),
    );
    await age();
    startProcess(record, { batchBytes: 3_000 });
    await waitFor(isEmpty);
    expect(calls.map((call) => call.length)).toEqual([2, 2, 2]);
  });

  it('is bounded too where the process that wrote it hands it over', async () => {
    const { database } = startProcess(record, { handOverMs: 10_000 });
    await write(database, names('n', 12), megabyte);
    expect(taken()).toEqual(names('n', 12));
    expect(Math.max(...sinkBytes)).toBeLessThan(4.3 * 1_024 * 1_024);
  });
});

describe('a message that its sink refuses for good', () => {
  it('is parked alone, and holds up nothing of its own workspace or another one', async () => {
    await write(fixture.database, [...names('a', 20), 'odd', ...names('b', 20)]);
    await write(fixture.database, names('c', 5), {}, 'ws_b');
    await age();
    const { relay } = startProcess(refusing(['odd']));
    const isRestParked = async () => {
      const rows = await rowsOf();
      return rows.length === 1 && rows[0]!['parked_at'] !== null;
    };
    await waitFor(isRestParked);
    expect(taken()).toEqual([...names('a', 20), ...names('b', 20), ...names('c', 5)]);
    expect((await rowsOf())[0]).toMatchObject({
      workspace_id: 'ws_a',
      attempts: 1,
      last_error: 'Too odd.',
      lease_token: null,
    });
    expect(logged).toMatchObject([
      {
        level: 'error',
        details: {
          topic: 'audit',
          workspaceId: 'ws_a',
          messageId: expect.stringContaining('aud_'),
        },
      },
    ]);
    expect(await runProbes([relay.probe])).toEqual([
      { name: 'notes outbox', ok: true, detail: 'Parked messages: 1.' },
    ]);
    const labels = { service: 'notes', sink: 'audit' };
    expect(await relay.measure.read()).toEqual([
      { gauge: 'workspace_ops_outbox_messages', labels, value: 0 },
      { gauge: 'workspace_ops_outbox_oldest_seconds', labels, value: 0 },
      { gauge: 'workspace_ops_outbox_parked_messages', labels, value: 1 },
    ]);
  });

  it('is parked by the process that wrote it, and what was written with it arrives at once', async () => {
    const { database } = startProcess(refusing(['odd']), { pollMs: 60_000 });
    await write(database, ['before', 'odd', 'after']);
    expect(taken()).toEqual(['before', 'after']);
    await waitFor(async () => (await rowsOf(sql`parked_at is null`)).length === 0);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('is not parked while the sink is away, or fails whatever it is given', async () => {
    let error: Error = unavailable('The audit service');
    await write(fixture.database, names('n', 8));
    await age();
    const { relay } = startProcess(
      refusing(names('n', 8), () => error),
      { pollMs: 5 },
    );
    const areTried = (times: number) => async () =>
      (await rowsOf(sql`attempts >= ${times}`)).length === 8;
    await waitFor(areTried(2));
    error = new AppError('internal', 'Something went wrong on our side.');
    await waitFor(areTried(4));
    expect(await rowsOf(sql`parked_at is not null`)).toEqual([]);
    expect(await runProbes([relay.probe])).toEqual([{ name: 'notes outbox', ok: true }]);
  });

  it('holds up nothing either when the sink fails at it for a reason that may pass', async () => {
    let isFixed = false;
    await write(fixture.database, [...names('a', 10), 'odd', ...names('b', 10)]);
    await age();
    startProcess(async (payloads) => {
      const sink = isFixed
        ? record
        : refusing(['odd'], () => new AppError('internal', 'Something went wrong on our side.'));
      await sink(payloads);
    });
    await waitFor(() => taken().length === 20);
    const [left] = await rowsOf();
    expect(left).toMatchObject({ parked_at: null, attempts: 1 });
    isFixed = true;
    await waitFor(isEmpty, { timeoutMs: 10_000 });
    expect(taken().filter((message) => message === 'odd')).toHaveLength(1);
  });
});

describe('the probe of an outbox', () => {
  it('fails when a message has waited for more than five minutes, but for parked ones', async () => {
    const { relay } = startProcess(async () => new Promise(() => {}), { pollMs: 60_000 });
    await write(fixture.database, ['left']);
    expect(await runProbes([relay.probe])).toMatchObject([{ ok: true }]);
    const waits = sql`update notes.outbox set created_at = now() - interval '301 s'`;
    await fixture.database.transaction(allWorkspaces, ({ db }) => db.execute(waits));
    expect(await runProbes([relay.probe])).toMatchObject([
      { ok: false, reason: 'the oldest message has waited for 301 s' },
    ]);
    const park = sql`update notes.outbox set parked_at = now()`;
    await fixture.database.transaction(allWorkspaces, ({ db }) => db.execute(park));
    expect(await runProbes([relay.probe])).toMatchObject([{ ok: true }]);
  });
});

describe('a hand-over', () => {
  it('of six seconds gives the sink each message once, at once and in a sweep', async () => {
    const slow: Deliver = async (payloads) => {
      await record(payloads);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
    };
    await write(fixture.database, ['left']);
    await age();
    const [writer] = [startProcess(slow), startProcess(slow)];
    await write(writer.database, ['fresh']);
    await waitFor(isEmpty, { timeoutMs: 15_000 });
    expect(taken().toSorted()).toEqual(['fresh', 'left']);
  });

  it('holds no transaction open meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    await write(fixture.database, ['left']);
    await age();
    startProcess(async (payloads) => {
      await record(payloads);
      await gate.promise;
    });
    await waitFor(() => calls.length === 1);
    const open = await fixture.database.read(allWorkspaces, (queries) =>
      queries.execute(sql`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`),
    );
    expect(open).toEqual([]);
    gate.resolve();
  });

  it('of a process that died is taken by another one when its lease is over', async () => {
    await write(fixture.database, ['left']);
    await age();
    const dying = startProcess(async () => new Promise(() => {}), { leaseMs: 400 });
    await waitFor(async () => (await rowsOf(sql`lease_token is not null`)).length === 1);
    startProcess(record, { leaseMs: 400 });
    // It renews its lease while it lives.
    const [before] = await rowsOf();
    const isRenewed = async () => {
      const [row] = await rowsOf();
      return String(row?.['leased_until']) > String(before!['leased_until']);
    };
    await waitFor(isRenewed);
    expect(taken()).toEqual([]);
    await dying.database.close();
    await waitFor(() => taken().length === 1);
  });

  it('of a process that wakes late does not take the messages from who has them by now', async () => {
    const gate = Promise.withResolvers<void>();
    await write(fixture.database, ['left']);
    await age();
    const late = startProcess(async () => gate.promise, { pollMs: 60_000, leaseMs: 60_000 });
    await waitFor(async () => (await rowsOf(sql`lease_token is not null`)).length === 1);
    await fixture.database.transaction(allWorkspaces, ({ db }) =>
      db.execute(sql`update notes.outbox set lease_token = 'another'`),
    );
    gate.reject(unavailable('The audit service'));
    await late.relay.stop();
    expect(await rowsOf()).toMatchObject([{ lease_token: 'another', attempts: 0 }]);
  });

  it('that hangs holds up the messages of no other sink', async () => {
    await fixture.database.transaction('ws_a', async (tx) => {
      tx.audit({ agent: 'test', action: 'note.write', message: 'stays' });
      tx.publish({ event: 'ROAMING_DATA_INGESTED', data: {} });
    });
    await age();
    const events: unknown[] = [];
    startProcess(async () => new Promise(() => {}), {
      destinations: {
        audit: async () => new Promise(() => {}),
        event: async (payloads) => void events.push(...payloads),
      },
    });
    await waitFor(() => events.length === 1);
    await fixture.database.transaction('ws_a', async (tx) => {
      tx.publish({ event: 'ROAMING_DATA_INGESTED', data: {} });
    });
    await age();
    await waitFor(() => events.length === 2);
  });
});

describe('while a sink is away', () => {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };

  it.each<[string, () => Promise<void>]>([
    ['hangs', () => new Promise(() => {})],
    [
      'fails slowly',
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        throw unavailable('The audit service');
      },
    ],
  ])('and %s, after a few failures no write waits for it', async (_, fail) => {
    let isAway = true;
    const { database } = startProcess(async (payloads) => (isAway ? fail() : record(payloads)), {
      graceMs: 1_000,
    });
    let waits = 0;
    for (let n = 0; n < 30; n += 1) {
      if ((await timed(() => write(database, [`n${n}`]))) > 250) waits += 1;
    }
    expect(waits).toBeLessThanOrEqual(4);
    isAway = false;
  });

  it('its return is noticed by a sweep, and then a write waits again for its hand-over', async () => {
    let isAway = true;
    const { database } = startProcess(async (payloads) => {
      if (isAway) throw unavailable('The audit service');
      await record(payloads);
    });
    for (let n = 0; n < 5; n += 1) await write(database, [`n${n}`]);
    isAway = false;
    await write(database, ['not awaited']);
    expect(taken()).toEqual([]);
    await age();
    await waitFor(isEmpty);
    await waitFor(() => logged.some(({ sentence }) => sentence === 'the sink is back'));
    await write(database, ['awaited']);
    expect(taken()).toContain('awaited');
  });
});
