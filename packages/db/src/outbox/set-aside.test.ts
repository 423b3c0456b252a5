import { AppError, runProbes, unavailable } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createOutboxFixture,
  names,
  type OutboxFixture,
  write,
} from '../../test/outbox-fixture.ts';

let fixture: OutboxFixture;

beforeEach(async () => {
  fixture = await createOutboxFixture();
});
afterEach(() => fixture.close());

describe('a message that its sink refuses for good', () => {
  it('is parked alone, and holds up nothing of its own workspace or another one', async () => {
    await write(fixture.database, [...names('a', 20), 'odd', ...names('b', 20)]);
    await write(fixture.database, names('c', 5), {}, 'ws_b');
    await fixture.age();
    const { relay } = fixture.startProcess(fixture.refusing(['odd']));
    const isRestParked = async () => {
      const rows = await fixture.readRows();
      return rows.length === 1 && rows[0]!['parked_at'] !== null;
    };
    await waitFor(isRestParked);
    expect(fixture.taken()).toEqual([...names('a', 20), ...names('b', 20), ...names('c', 5)]);
    expect((await fixture.readRows())[0]).toMatchObject({
      workspace_id: 'ws_a',
      attempts: 1,
      last_error: 'Too odd.',
      lease_token: null,
    });
    expect(fixture.logged).toMatchObject([
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
    const { database } = fixture.startProcess(fixture.refusing(['odd']), { pollMs: 60_000 });
    await write(database, ['before', 'odd', 'after']);
    expect(fixture.taken()).toEqual(['before', 'after']);
    await waitFor(async () => (await fixture.readRows(sql`parked_at is null`)).length === 0);
    expect(await fixture.readRows()).toHaveLength(1);
  });

  it('is not parked while the sink is away, or fails whatever it is given', async () => {
    let error: Error = unavailable('The audit service');
    await write(fixture.database, names('n', 8));
    await fixture.age();
    const { relay } = fixture.startProcess(
      fixture.refusing(names('n', 8), () => error),
      { pollMs: 5 },
    );
    const areTried = (times: number) => async () =>
      (await fixture.readRows(sql`attempts >= ${times}`)).length === 8;
    await waitFor(areTried(2));
    error = new AppError('internal', 'Something went wrong on our side.');
    await fixture.change(sql`update notes.outbox set attempts = 0`);
    await waitFor(areTried(1));
    expect(await fixture.readRows(sql`parked_at is not null`)).toEqual([]);
    expect(await runProbes([relay.probe])).toMatchObject([{ name: 'notes outbox', ok: true }]);
  });

  it('holds up nothing either when the sink fails at it for a reason that may pass', async () => {
    let isFixed = false;
    await write(fixture.database, [...names('a', 10), 'odd', ...names('b', 10)]);
    await fixture.age();
    fixture.startProcess(async (payloads, deadlineAtMs) => {
      const sink = isFixed
        ? fixture.record
        : fixture.refusing(
            ['odd'],
            () => new AppError('internal', 'Something went wrong on our side.'),
          );
      await sink(payloads, deadlineAtMs);
    });
    await waitFor(() => fixture.taken().length === 20);
    // That it was tried is written after the others' removal.
    const [left] = await waitFor(async () => {
      const rows = await fixture.readRows(sql`attempts > 0`);
      return rows.length > 0 && rows;
    });
    expect(left).toMatchObject({ parked_at: null, attempts: 1 });
    isFixed = true;
    await waitFor(fixture.isEmpty);
    expect(fixture.taken().filter((message) => message === 'odd')).toHaveLength(1);
  });

  it.each(['internal', 'forbidden'] as const)(
    'holds up nothing when the oldest ones are those that the sink fails at: %s',
    async (code) => {
      const odd = names('odd', 3);
      await write(fixture.database, [...odd, ...names('n', 10)]);
      await fixture.age();
      fixture.startProcess(fixture.refusing(odd, () => new AppError(code, 'Not this one.')));
      await waitFor(() => fixture.taken().length === 10);
      expect(fixture.taken()).toEqual(names('n', 10));
      expect(await fixture.readRows(sql`parked_at is null`)).toHaveLength(3);
    },
  );
});

describe('a message at which the sink fails for ever', () => {
  const fails = () => new AppError('internal', 'Something went wrong on our side.');
  const readFailures = async (): Promise<number> =>
    Number((await fixture.readRows(sql`failed_at is not null`))[0]?.['failures']);
  /** As if the pause after the last failure were over. */
  const endPause = () =>
    fixture.change(sql`update notes.outbox set leased_until = null, failed_at = failed_at - interval '1 h'
      where lease_token is null and failed_at is not null`);
  const isTriedAgain = async (before: number): Promise<void> => {
    await endPause();
    await waitFor(async () => {
      const [row] = await fixture.readRows(sql`failed_at is not null`);
      return row === undefined || row['parked_at'] !== null || Number(row['attempts']) > before;
    });
  };
  const attempts = async (): Promise<number> =>
    Number((await fixture.readRows(sql`failed_at is not null`))[0]!['attempts']);
  const hasFailed = async (): Promise<boolean> =>
    (await fixture.readRows(sql`failed_at is not null`)).length > 0;

  it('is parked once it is old and others were taken between its failures', async () => {
    const options = { parkFailures: 3 };
    const { database, relay } = fixture.startProcess(fixture.refusing(['odd'], fails), options);
    await write(fixture.database, ['odd']);
    await fixture.age();
    await waitFor(hasFailed);
    expect(await readFailures()).toBe(0);
    for (let failure = 1; failure <= 5; failure += 1) {
      await write(database, [`other ${failure}`]);
      await isTriedAgain(await attempts());
      expect(await readFailures()).toBe(failure);
    }
    // Not while it is young: who repairs the sink within a day has nothing to do by hand.
    expect(await fixture.readRows(sql`parked_at is not null`)).toEqual([]);
    await fixture.change(sql`update notes.outbox set created_at = now() - interval '25 h'`);
    await write(database, ['the last other']);
    await isTriedAgain(await attempts());
    expect(await fixture.readRows(sql`parked_at is not null`)).toMatchObject([
      { failures: 6, leased_until: null, lease_token: null },
    ]);
    expect(fixture.logged.at(-1)).toMatchObject({
      level: 'error',
      message: 'the sink fails at a message for ever: it is parked',
    });
    expect(await runProbes([relay.probe])).toEqual([
      { name: 'notes outbox', ok: true, detail: 'Parked messages: 1.' },
    ]);
  });

  it('is not parked, however old, while the sink takes nothing else', async () => {
    const options = { parkFailures: 1, parkAgeMs: 0 };
    await write(fixture.database, ['odd']);
    await fixture.age();
    fixture.startProcess(fixture.refusing(['odd'], fails), options);
    await waitFor(hasFailed);
    for (let failure = 0; failure < 4; failure += 1) await isTriedAgain(await attempts());
    expect(await fixture.readRows()).toMatchObject([{ failures: 0, parked_at: null }]);
  });
});

describe('a message for which alone the sink is away', () => {
  const away = () => unavailable('The audit service');

  it('holds up nothing, wherever it stands, and is put off', async () => {
    const odd = ['odd first', 'odd second', 'odd last'];
    await write(fixture.database, ['odd first', 'odd second', ...names('a', 20), 'odd last']);
    await fixture.age();
    fixture.startProcess(fixture.refusing(odd, away));
    await waitFor(() => fixture.taken().length === 20);
    await waitFor(async () => (await fixture.readRows(sql`failed_at is not null`)).length === 3);
    expect(fixture.taken().toSorted()).toEqual(names('a', 20).toSorted());
    expect(await fixture.readRows(sql`parked_at is not null`)).toEqual([]);
  });

  it('holds up nothing that does not fit into a batch with it', async () => {
    await write(fixture.database, ['odd', ...names('a', 5)], { text: 'x'.repeat(3_000) });
    await fixture.age();
    fixture.startProcess(fixture.refusing(['odd'], away), { batchBytes: 2_000 });
    await waitFor(() => fixture.taken().length === 5);
    expect(await fixture.readRows()).toHaveLength(1);
  });

  it('is not looked for where the sink takes nothing', async () => {
    let isAway = true;
    await write(fixture.database, names('n', 40));
    await fixture.age();
    fixture.startProcess(
      async (payloads) => {
        if (isAway) throw away();
        await fixture.record(payloads);
      },
      { pollMs: 5 },
    );
    const areTriedOften = async () => (await fixture.readRows(sql`attempts >= 12`)).length === 40;
    await waitFor(areTriedOften);
    expect(await fixture.readRows(sql`failed_at is not null`)).toEqual([]);
    isAway = false;
    await waitFor(fixture.isEmpty);
    expect(fixture.taken().toSorted()).toEqual(names('n', 40).toSorted());
    expect(fixture.calls.length).toBeLessThan(5);
  });
});

describe('the probe of an outbox', () => {
  it('fails when a message has waited for more than five minutes, but for parked ones', async () => {
    const { relay } = fixture.startProcess(async () => new Promise(() => {}), { pollMs: 60_000 });
    await write(fixture.database, ['left']);
    expect(await runProbes([relay.probe])).toMatchObject([{ ok: true }]);
    const waits = sql`update notes.outbox set created_at = now() - interval '301 s'`;
    await fixture.change(waits);
    expect(await runProbes([relay.probe])).toMatchObject([
      { ok: false, reason: 'the oldest message has waited for 301 s' },
    ]);
    const park = sql`update notes.outbox set parked_at = now()`;
    await fixture.change(park);
    expect(await runProbes([relay.probe])).toMatchObject([{ ok: true }]);
  });

  it('tells of messages that have waited for more than a minute', async () => {
    const { relay } = fixture.startProcess(async () => new Promise(() => {}), { pollMs: 60_000 });
    await write(fixture.database, ['one', 'two']);
    await fixture.change(sql`update notes.outbox set created_at = now() - interval '61 s'`);
    expect(await runProbes([relay.probe])).toEqual([
      {
        name: 'notes outbox',
        ok: true,
        detail: 'Messages that wait for audit: 2, the oldest for 61 s.',
      },
    ]);
  });

  it('tells of a message that its sink has failed at for long, and does not fail for it', async () => {
    await write(fixture.database, ['odd']);
    await fixture.change(sql`update notes.outbox set created_at = now() - interval '301 s'`);
    const fails = () => new AppError('internal', 'Something went wrong on our side.');
    const { relay } = fixture.startProcess(fixture.refusing(['odd'], fails), { pollMs: 60_000 });
    const isPutOff = sql`lease_token is null and leased_until > now()`;
    await waitFor(async () => (await fixture.readRows(isPutOff)).length === 1);
    expect(await runProbes([relay.probe])).toEqual([
      { name: 'notes outbox', ok: true, detail: 'Messages that are put off: 1.' },
    ]);
  });

  it('tells of a message of a topic that this release does not know, and does not fail for it', async () => {
    await write(fixture.database, ['left']);
    await fixture.change(sql`update notes.outbox
      set topic = 'of a later release', created_at = now() - interval '301 s'`);
    const { relay } = fixture.startProcess(async () => {}, { pollMs: 60_000 });
    const detail = 'Messages of topics that this release does not know: 1.';
    expect(await runProbes([relay.probe])).toEqual([{ name: 'notes outbox', ok: true, detail }]);
  });
});
