import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createHashingSlots } from './hashing-slots.ts';

describe('hashing slots', () => {
  test('run so many at a time, and the rest in order', async () => {
    const slots = createHashingSlots({ concurrency: 2, maxWaiting: 10 });
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const started: number[] = [];
    const runs = gates.map((gate, index) =>
      slots.run(async () => {
        started.push(index);
        await gate.promise;
      }),
    );
    await nextTurn();
    expect(started).toEqual([0, 1]);
    gates[1]!.resolve();
    await nextTurn();
    expect(started).toEqual([0, 1, 2]);
    gates.forEach((gate) => gate.resolve());
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  test('turn away whom the line has no room for', async () => {
    const slots = createHashingSlots({ concurrency: 1, maxWaiting: 1 });
    const gate = Promise.withResolvers<void>();
    const runs = [slots.run(() => gate.promise), slots.run(() => gate.promise)];
    await expect(slots.run(() => gate.promise)).rejects.toMatchObject({ code: 'unavailable' });
    gate.resolve();
    await Promise.all(runs);
  });

  test('come free when the work fails', async () => {
    const slots = createHashingSlots({ concurrency: 1, maxWaiting: 0 });
    await expect(slots.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await slots.run(async () => 'free again')).toBe('free again');
  });
});
