import { unavailable } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxFixture, type OutboxFixture, write } from '../../test/outbox-fixture.ts';

let fixture: OutboxFixture;

beforeEach(async () => {
  fixture = await createOutboxFixture();
});
afterEach(() => fixture.close());

describe('while a sink is away', () => {
  const isCountedAway = () =>
    fixture.logged.some(
      ({ message }) => message === 'the sink is away: requests do not wait for it',
    );

  it('and hangs, it counts as away after a few writes that waited in vain', async () => {
    const { database } = fixture.startProcess(() => new Promise(() => {}), { deliveryWaitMs: 100 });
    let writes = 0;
    while (!isCountedAway() && writes < 10) {
      await write(database, [`n${writes}`]);
      writes += 1;
    }
    expect(writes).toBeLessThanOrEqual(4);
  });

  it('and fails slowly, each of a few writes waits for its failure, and no later one for anything', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const { database } = fixture.startProcess(
      () => {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        return gate.promise;
      },
      // A write that waits for more than its gate never ends; no sweep opens one either.
      { deliveryWaitMs: 3_600_000, gracePeriodMs: 3_600_000 },
    );
    for (let n = 0; n < 3; n += 1) {
      expect(isCountedAway()).toBe(false);
      let isDone = false;
      const written = write(database, [`n${n}`]).then(() => (isDone = true));
      await waitFor(() => gates.length === n + 1);
      expect(isDone).toBe(false);
      gates[n]!.reject(unavailable('The audit service'));
      await written;
    }
    expect(isCountedAway()).toBe(true);
    for (let n = 3; n < 30; n += 1) await write(database, [`n${n}`]);
    expect(gates).toHaveLength(3);
  });

  it('its return is noticed by a sweep, and then a write waits again for its hand-over', async () => {
    let isAway = true;
    const { database } = fixture.startProcess(
      async (payloads) => {
        if (isAway) throw unavailable('The audit service');
        await fixture.record(payloads);
      },
      // No sweep takes what is written here before it is made old.
      { gracePeriodMs: 3_600_000 },
    );
    for (let n = 0; n < 5; n += 1) await write(database, [`n${n}`]);
    isAway = false;
    await write(database, ['not awaited']);
    expect(fixture.taken()).toEqual([]);
    await fixture.change(sql`update notes.outbox set created_at = created_at - interval '2 h'`);
    await waitFor(fixture.isEmpty);
    await waitFor(() => fixture.logged.some(({ message }) => message === 'the sink is back'));
    await write(database, ['awaited']);
    expect(fixture.taken()).toContain('awaited');
  });
});
