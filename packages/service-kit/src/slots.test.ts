import { describe, expect, it } from 'vitest';
import { createSlots, type Release } from './slots.ts';

describe('slots', () => {
  it('are held by so many at a time, and given on when given back', async () => {
    const slots = createSlots(2);
    const held: Release[] = [];
    for (let index = 0; index < 5; index++) void slots.acquire('a').then((one) => held.push(one));
    await expect.poll(() => held.length).toBe(2);
    held[0]!();
    held[0]!();
    await expect.poll(() => held.length).toBe(3);
    held[1]!();
    held[2]!();
    await expect.poll(() => held.length).toBe(5);
  });

  it('go to the waiting groups in turn', async () => {
    const slots = createSlots(1);
    const order: string[] = [];
    const work = async (group: string): Promise<void> => {
      const release = await slots.acquire(group);
      order.push(group);
      release();
    };
    const first = await slots.acquire('busy');
    const waiting = ['busy', 'busy', 'busy', 'quiet', 'busy', 'other'].map(work);
    first();
    await Promise.all(waiting);
    expect(order).toEqual(['busy', 'quiet', 'other', 'busy', 'busy', 'busy']);
  });
});
