import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendAtRate } from './send-at-rate.ts';

it('sends on while earlier requests wait for their answers', async () => {
  const answers = Promise.withResolvers<void>();
  const turns: number[] = [];
  const sending = sendAtRate({ ratePerSecond: 1_000, total: 5 }, (turn) => {
    turns.push(turn);
    if (turns.length === 5) answers.resolve();
    return answers.promise;
  });
  await sending;
  expect(turns).toEqual([0, 1, 2, 3, 4]);
});

it('catches up at once with what is late, so that a stalled process sends no fewer', async () => {
  const atNextTurn = Promise.withResolvers<number>();
  let sent = 0;
  let latestMs = 0;
  await sendAtRate({ ratePerSecond: 100, total: 40 }, async (turn, lateMs) => {
    sent++;
    latestMs = Math.max(latestMs, lateMs);
    if (turn !== 0) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    setImmediate(() => atNextTurn.resolve(sent));
  });
  expect(await atNextTurn.promise).toBeGreaterThanOrEqual(30);
  expect(sent).toBe(40);
  expect(latestMs).toBeGreaterThanOrEqual(290);
});

it('ends when it is told, after what is under way', async () => {
  const ending = new AbortController();
  let ended = 0;
  await sendAtRate({ ratePerSecond: 1_000, ending: ending.signal }, async (turn) => {
    if (turn === 2) ending.abort();
    await delay(5);
    ended++;
  });
  expect(ended).toBe(3);
});

it('tells what failed, after all were sent', async () => {
  let sent = 0;
  const sending = sendAtRate({ ratePerSecond: 1_000, total: 3 }, async (turn) => {
    sent++;
    if (turn === 0) throw new Error('not answered');
  });
  await expect(sending).rejects.toThrow('not answered');
  expect(sent).toBe(3);
});
