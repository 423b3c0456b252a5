import { createLogger } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notes, notesDatabase, outbox, type NotesFixture } from '../../test/notes-service.ts';
import { allWorkspaces } from '../scope.ts';
import type { Deliver } from './relay-context.ts';
import { createRelay, type Relay } from './relay.ts';

let fixture: NotesFixture;
let relay: Relay | undefined;
let received: string[];

beforeEach(async () => {
  fixture = await notesDatabase();
  received = [];
});

afterEach(async () => {
  await relay?.stop();
  await fixture.close();
});

const record = async (payloads: unknown[]): Promise<void> => {
  received.push(...payloads.map((payload) => (payload as { message: string }).message));
};

/** Writes wait for their hand-over for as long as it takes, but where the test says otherwise. */
function relayTo(
  deliver: Deliver,
  pollMs = 60_000,
  gracePeriodMs = 0,
  deliveryWaitMs = 3_600_000,
): void {
  relay = createRelay({
    service: 'notes',
    database: fixture.database,
    outbox,
    destinations: { audit: deliver },
    logger: createLogger({ name: 'test', level: 'silent' }),
    deliveryWaitMs,
    pollMs,
    gracePeriodMs,
  });
  relay.start();
}

const write = (id: string, fail = false) =>
  fixture.database.transaction('ws_a', async (tx) => {
    await tx.db.insert(notes).values({ workspaceId: 'ws_a', id, body: '' });
    tx.audit({ agent: 'test', action: 'note.write', message: id });
    if (fail) throw new Error('no');
  });

const waiting = () => fixture.database.read(allWorkspaces, ({ db }) => db.$count(outbox));

describe('the relay', () => {
  it('has handed a message over when the transaction returns', async () => {
    relayTo(record, 60_000, 2_000);
    await write('n1');
    expect(received).toEqual(['n1']);
    await waitFor(async () => (await waiting()) === 0);
  });

  it('hands nothing over of a transaction that failed', async () => {
    relayTo(record, 60_000, 2_000);
    await expect(write('n1', true)).rejects.toThrow('no');
    await write('n2');
    expect(received).toEqual(['n2']);
  });

  it('keeps messages while the destination is away, and the write succeeds all the same', async () => {
    let away = true;
    relayTo(async (payloads) => {
      if (away) throw new Error('away');
      await record(payloads);
    }, 20);
    await write('n1');
    expect(received).toEqual([]);
    expect(await waiting()).toBe(1);
    away = false;
    await waitFor(async () => (await waiting()) === 0, {
      timeoutMs: 30_000,
      message: 'still waiting',
    });
    expect(received).toEqual(['n1']);
  });

  it('does not hold a request up for longer than its limit when the destination hangs', async () => {
    const hang = Promise.withResolvers<void>();
    relayTo(() => hang.promise, 60_000, 2_000, 300);
    // Without a limit it would never end.
    await write('n1');
    hang.resolve();
  });

  it('holds no request up while the destination takes long over a large message', async () => {
    const taken = Promise.withResolvers<void>();
    const isLarge = (payload: unknown) => JSON.stringify(payload).length > 100_000;
    relayTo(
      async (payloads) => {
        if (payloads.some(isLarge)) await taken.promise;
        else await record(payloads);
      },
      60_000,
      2_000,
    );
    const large = write('x'.repeat(100_000));
    await waitFor(async () => (await waiting()) === 1);
    await write('n1');
    expect(received).toEqual(['n1']);
    taken.resolve();
    await large;
  });

  it('hands over, in order and in few batches, what many requests wrote at once', async () => {
    let batches = 0;
    relayTo(
      async (payloads) => {
        batches++;
        await fixture.database.ping();
        await record(payloads);
      },
      60_000,
      2_000,
    );
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(`n${index}`)));
    expect(new Set(received).size).toBe(100);
    expect(received).toHaveLength(100);
    expect(batches).toBeLessThan(100);
  });

  it('hands over at start what an earlier process left', async () => {
    await write('left');
    expect(await waiting()).toBe(1);
    relayTo(record);
    await waitFor(async () => received.length === 1, {
      timeoutMs: 30_000,
      message: 'not handed over',
    });
  });
});
