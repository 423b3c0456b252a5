import { unavailable } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { sql, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createOutboxFixture,
  names,
  type OutboxFixture,
  write,
} from '../../test/outbox-fixture.ts';
import { allWorkspaces } from '../scope.ts';
import type { Deliver } from './relay-context.ts';

let fixture: OutboxFixture;

beforeEach(async () => {
  fixture = await createOutboxFixture();
});
afterEach(() => fixture.close());

describe('a backlog', () => {
  const megabyte = { text: 'x'.repeat(1_000_000) };

  it('is handed over in batches of a few MiB, however many bytes it has', async () => {
    await write(fixture.database, names('n', 30), megabyte);
    await fixture.age();
    fixture.startProcess(fixture.record);
    await waitFor(fixture.isEmpty);
    expect(fixture.taken()).toEqual(names('n', 30));
    expect(Math.max(...fixture.sinkBytes)).toBeLessThan(4.3 * 1_024 * 1_024);
    expect(fixture.calls.length).toBeLessThan(15);
  });

  it('hands a message over that is larger than a batch may be', async () => {
    await write(fixture.database, ['small', 'large', 'last'], { text: 'x'.repeat(3_000) });
    await fixture.age();
    fixture.startProcess(fixture.record, { batchBytes: 2_000 });
    await waitFor(fixture.isEmpty);
    expect(fixture.calls).toEqual([['small'], ['large'], ['last']]);
  });

  it('that an earlier release stored is bounded as well', async () => {
    await write(fixture.database, names('n', 6), { text: 'x'.repeat(1_000) });
    await fixture.change(sql`update notes.outbox set payload_bytes = null`);
    await fixture.age();
    fixture.startProcess(fixture.record, { batchBytes: 3_000 });
    await waitFor(fixture.isEmpty);
    expect(fixture.calls.map((call) => call.length)).toEqual([2, 2, 2]);
  });

  it('is bounded too where the process that wrote it hands it over', async () => {
    const { database } = fixture.startProcess(fixture.record, { deliveryWaitMs: 10_000 });
    await write(database, names('n', 12), megabyte);
    expect(fixture.taken()).toEqual(names('n', 12));
    expect(Math.max(...fixture.sinkBytes)).toBeLessThan(4.3 * 1_024 * 1_024);
  });
});

describe('a hand-over', () => {
  it('of six seconds gives the sink each message once, at once and in a sweep', async () => {
    const slow: Deliver = async (payloads) => {
      await fixture.record(payloads);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
    };
    await write(fixture.database, ['left']);
    await fixture.age();
    const [writer] = [fixture.startProcess(slow), fixture.startProcess(slow)];
    await write(writer.database, ['fresh']);
    await waitFor(fixture.isEmpty);
    expect(fixture.taken().toSorted()).toEqual(['fresh', 'left']);
  });

  it('holds no transaction open meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    await write(fixture.database, ['left']);
    await fixture.age();
    fixture.startProcess(async (payloads) => {
      await fixture.record(payloads);
      await gate.promise;
    });
    await waitFor(() => fixture.calls.length === 1);
    const open = await fixture.database.read(allWorkspaces, ({ db }) =>
      db.execute(sql`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`),
    );
    expect(open).toEqual([]);
    gate.resolve();
  });

  it('of a process that died is taken by another one when its lease is over', async () => {
    await write(fixture.database, ['left']);
    await fixture.age();
    const dying = fixture.startProcess(async () => new Promise(() => {}), { leaseMs: 400 });
    await waitFor(async () => (await fixture.readRows(sql`lease_token is not null`)).length === 1);
    // It renews its lease while it lives.
    const [before] = await fixture.readRows();
    const isRenewed = async () => {
      const [row] = await fixture.readRows();
      return String(row?.['leased_until']) > String(before!['leased_until']);
    };
    await waitFor(isRenewed);
    await dying.database.close();
    const setLease = (until: SQL) =>
      fixture.change(sql`update notes.outbox set leased_until = ${until}`);
    await setLease(sql`now() + interval '1 h'`);
    await write(fixture.database, ['later']);
    await fixture.age();
    fixture.startProcess(fixture.record);
    // It has looked by then, and left what is another's.
    await waitFor(() => fixture.taken().length === 1);
    expect(fixture.taken()).toEqual(['later']);
    await setLease(sql`now() - interval '1 s'`);
    await waitFor(() => fixture.taken().length === 2);
    expect(fixture.taken()).toEqual(['later', 'left']);
  });

  it('of a process that wakes late does not take the messages from who has them by now', async () => {
    const gate = Promise.withResolvers<void>();
    await write(fixture.database, ['left']);
    await fixture.age();
    const late = fixture.startProcess(async () => gate.promise, {
      pollMs: 60_000,
      leaseMs: 60_000,
    });
    await waitFor(async () => (await fixture.readRows(sql`lease_token is not null`)).length === 1);
    await fixture.change(sql`update notes.outbox set lease_token = 'another'`);
    gate.reject(unavailable('The audit service'));
    await late.relay.stop();
    expect(await fixture.readRows()).toMatchObject([{ lease_token: 'another', attempts: 0 }]);
  });

  it('that hangs holds up the messages of no other sink', async () => {
    await fixture.database.transaction('ws_a', async (tx) => {
      tx.audit({ agent: 'test', action: 'note.write', message: 'stays' });
      tx.publish({ event: 'ROAMING_DATA_INGESTED', data: {} });
    });
    await fixture.age();
    const events: unknown[] = [];
    fixture.startProcess(async () => new Promise(() => {}), {
      destinations: {
        audit: async () => new Promise(() => {}),
        event: async (payloads) => void events.push(...payloads),
      },
    });
    await waitFor(() => events.length === 1);
    await fixture.database.transaction('ws_a', async (tx) => {
      tx.publish({ event: 'ROAMING_DATA_INGESTED', data: {} });
    });
    await fixture.age();
    await waitFor(() => events.length === 2);
  });
});
