import { serviceContext } from '@workspace-ops/rpc';
import { createLogger, unavailable } from '@workspace-ops/service-kit';
import { createManualClock } from '@workspace-ops/testkit';
import { expect, it } from 'vitest';
import { createTimeZones } from './time-zones.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const of = (workspaceId: string) => serviceContext(workspaceId, 'req_test');

function start() {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'));
  const zones = new Map<string, string>();
  const state = { isAway: false, asked: 0 };
  const find = createTimeZones({
    usual: 'America/New_York',
    clock,
    logger,
    async ask({ caller }) {
      state.asked += 1;
      if (state.isAway) throw unavailable('Identity');
      return zones.get(caller.workspaceId) ?? null;
    },
  });
  return { clock, zones, state, find };
}

it('is each workspace’s own, and the usual one where none is set', async () => {
  const { zones, find } = start();
  zones.set('ws_a', 'Europe/Berlin');
  expect(await find(of('ws_a'))).toBe('Europe/Berlin');
  expect(await find(of('ws_b'))).toBe('America/New_York');
});

it('is asked for again after five seconds, and not before', async () => {
  const { clock, zones, state, find } = start();
  await find(of('ws_a'));
  zones.set('ws_a', 'Asia/Tokyo');
  expect(await find(of('ws_a'))).toBe('America/New_York');
  expect(state.asked).toBe(1);
  clock.advance(5_000);
  expect(await find(of('ws_a'))).toBe('Asia/Tokyo');
});

it('is the last known one while the identity service is away', async () => {
  const { clock, zones, state, find } = start();
  zones.set('ws_a', 'Asia/Tokyo');
  await find(of('ws_a'));
  state.isAway = true;
  clock.advance(60_000);
  expect(await find(of('ws_a'))).toBe('Asia/Tokyo');
  expect(await find(of('ws_b'))).toBe('America/New_York');
});
