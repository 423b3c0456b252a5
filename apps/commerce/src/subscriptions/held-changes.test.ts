import { systemActor } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHeldChanges, strictlyRising } from './held-changes.ts';
import type { SubscriptionChange } from './subscription.ts';

const change = (atMs: number, workspaceId = 'ws_1'): SubscriptionChange => ({
  auditId: `aud_${atMs}`,
  workspaceId,
  playbookId: 'sal-playbook',
  status: 'active',
  at: new Date(atMs),
  agent: 'Marketplace',
  actor: systemActor,
});

describe('held changes', () => {
  it('are in the order of their times, whatever the order in which they came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), (times) => {
        const held = createHeldChanges(1_000);
        for (const atMs of times) held.hold(change(atMs));
        expect(held.of('ws_1').map(({ at }) => at.getTime())).toEqual(
          times.toSorted((a, b) => a - b),
        );
        expect(held.count()).toBe(times.length);
      }),
    );
  });

  it('are released by what was written, also when an earlier one came meanwhile', () => {
    const held = createHeldChanges(10);
    held.hold(change(5));
    held.hold(change(7));
    const written = held.of('ws_1');
    held.hold(change(3));
    held.release('ws_1', written);
    expect(held.of('ws_1').map(({ at }) => at.getTime())).toEqual([3]);
    expect(held.count()).toBe(1);
    held.release('ws_1', held.of('ws_1'));
    expect(held.workspaces()).toEqual([]);
  });

  it('are each workspace’s own, and so many in all', () => {
    const held = createHeldChanges(2);
    held.hold(change(1, 'ws_1'));
    held.hold(change(2, 'ws_2'));
    expect(held.of('ws_1')).toHaveLength(1);
    expect(() => held.hold(change(3, 'ws_3'))).toThrow('The database is unavailable');
  });
});

it('never gives the same time twice, nor an earlier one', () => {
  const times = [5, 5, 5, 3, 100, 100];
  const clock = strictlyRising({ now: () => new Date(times.shift()!) });
  const given = Array.from({ length: 6 }, () => clock.now().getTime());
  expect(given).toEqual([5, 6, 7, 8, 100, 101]);
});
