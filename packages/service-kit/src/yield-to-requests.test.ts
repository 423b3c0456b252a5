import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { beginRequest, createLargeTurn, yieldToRequests } from './yield-to-requests.ts';

const open = new Set<() => void>();
const begin = (): (() => void) => {
  const end = beginRequest();
  open.add(end);
  return end;
};

/** Far beyond any test: only what the test does can end the wait. */
const forEver = 3_600_000;

afterEach(() => {
  open.forEach((end) => end());
  open.clear();
});

/** Whether the promise has resolved after some turns of the event loop. */
async function hasResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  return resolved;
}

describe('large work', () => {
  it('goes on after a turn of the event loop where no request is under way', async () => {
    let turned = false;
    void setImmediate().then(() => (turned = true));
    await yieldToRequests(forEver);
    expect(turned).toBe(true);
  });

  it('waits for the requests under way, and for those that come before they end', async () => {
    const end = begin();
    const yielded = yieldToRequests(forEver);
    expect(await hasResolved(yielded)).toBe(false);
    const endNext = begin();
    end();
    end();
    expect(await hasResolved(yielded)).toBe(false);
    endNext();
    await yielded;
  });

  it('waits no longer than it may', async () => {
    begin();
    await yieldToRequests(1);
  });

  it('does not wait for a request that waits for something else itself', async () => {
    begin();
    await yieldToRequests(forEver);
  });

  it('of two is done in turn, with a look at what has arrived in between', async () => {
    const end = begin();
    const order: string[] = [];
    const work = async (name: string): Promise<void> => {
      await yieldToRequests(forEver);
      order.push(name);
      void setImmediate().then(() => order.push(`after ${name}`));
    };
    const both = Promise.all([work('one'), work('other')]);
    end();
    await both;
    await setImmediate();
    expect(order).toEqual(['one', 'after one', 'other', 'after other']);
  });
});

describe('a large operation', () => {
  it('waits for the end of those before it, in their order', async () => {
    const [first, second, third] = [createLargeTurn(), createLargeTurn(), createLargeTurn()];
    await first.take(forEver);
    const taken = [second.take(forEver), third.take(forEver)];
    expect(await hasResolved(taken[0]!)).toBe(false);
    first.end();
    await taken[0];
    expect(await hasResolved(taken[1]!)).toBe(false);
    second.end();
    await taken[1];
    third.end();
  });

  it('that ended before its turn came holds up nobody', async () => {
    const [first, left, third] = [createLargeTurn(), createLargeTurn(), createLargeTurn()];
    await first.take(forEver);
    void left.take(forEver);
    left.end();
    const taken = third.take(forEver);
    first.end();
    await taken;
    third.end();
  });

  it('waits no longer than it may', async () => {
    const [first, second] = [createLargeTurn(), createLargeTurn()];
    await first.take(forEver);
    await second.take(1);
    first.end();
    second.end();
  });
});

it('large work that waits in turn may wait as long when its turn has come', async () => {
  const end = begin();
  const first = yieldToRequests(forEver);
  const second = yieldToRequests(50);
  const startedAtMs = performance.now();
  setTimeout(end, 60);
  await first;
  begin();
  await second;
  expect(performance.now() - startedAtMs).toBeGreaterThan(105);
});
