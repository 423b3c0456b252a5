import { createManualClock } from '@workspace-ops/testkit';
import { expect, test } from 'vitest';
import { createSessionIssuer } from '../test-support/session-issuer.ts';
import { createSessionKeys } from './verify-session.ts';

async function setUp() {
  const issuer = await createSessionIssuer();
  const clock = createManualClock();
  const state = { fetches: 0, down: false };
  const keys = createSessionKeys({
    clock,
    async fetchKeys() {
      state.fetches += 1;
      if (state.down) throw new Error('down');
      return { keys: [...issuer.publicKeys()] };
    },
  });
  const find = (kid: string) =>
    keys.find({ alg: 'EdDSA', kid }, { payload: '', signature: '', protected: '' });
  return { issuer, clock, state, keys, find };
}

test('the keys are fetched once for many tokens at the same time', async () => {
  const { state, find } = await setUp();
  await Promise.all(Array.from({ length: 20 }, async () => find('key_1')));
  expect(state.fetches).toBe(1);
});

test('an unknown kid is looked up again, at most once in the cooldown', async () => {
  const { issuer, clock, state, find } = await setUp();
  await find('key_1');
  await issuer.rotate();
  clock.advance(1_001);
  await find('key_2');
  expect(state.fetches).toBe(2);
  await expect(find('key_9')).rejects.toThrow('no applicable key');
  await expect(find('key_9')).rejects.toThrow('no applicable key');
  expect(state.fetches).toBe(2);
});

test('known keys serve on while the identity service is down', async () => {
  const { clock, state, find } = await setUp();
  await find('key_1');
  state.down = true;
  clock.advance(86_400_000);
  await expect(find('key_1')).resolves.toBeDefined();
});

test('before the first fetch succeeds the answer is 503', async () => {
  const { state, keys, find } = await setUp();
  state.down = true;
  await expect(find('key_1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(keys.isLoaded()).toBe(false);
  state.down = false;
  await expect(find('key_1')).resolves.toBeDefined();
});

test('keys that are old are fetched again', async () => {
  const { clock, state, keys, find } = await setUp();
  await find('key_1');
  await keys.refreshWhenOld();
  expect(state.fetches).toBe(1);
  clock.advance(300_000);
  await keys.refreshWhenOld();
  expect(state.fetches).toBe(2);
});
