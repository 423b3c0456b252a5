import { unavailable } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxFixture, type OutboxFixture, write } from '../../test/outbox-fixture.ts';

let fixture: OutboxFixture;

beforeEach(async () => {
  fixture = await createOutboxFixture();
});
afterEach(() => fixture.close());

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
    const { database } = fixture.startProcess(
      async (payloads) => (isAway ? fail() : fixture.record(payloads)),
      {
        graceMs: 1_000,
      },
    );
    let waits = 0;
    for (let n = 0; n < 30; n += 1) {
      if ((await timed(() => write(database, [`n${n}`]))) > 250) waits += 1;
    }
    expect(waits).toBeLessThanOrEqual(4);
    isAway = false;
  });

  it('its return is noticed by a sweep, and then a write waits again for its hand-over', async () => {
    let isAway = true;
    const { database } = fixture.startProcess(async (payloads) => {
      if (isAway) throw unavailable('The audit service');
      await fixture.record(payloads);
    });
    for (let n = 0; n < 5; n += 1) await write(database, [`n${n}`]);
    isAway = false;
    await write(database, ['not awaited']);
    expect(fixture.taken()).toEqual([]);
    await fixture.age();
    await waitFor(fixture.isEmpty);
    await waitFor(() => fixture.logged.some(({ sentence }) => sentence === 'the sink is back'));
    await write(database, ['awaited']);
    expect(fixture.taken()).toContain('awaited');
  });
});
