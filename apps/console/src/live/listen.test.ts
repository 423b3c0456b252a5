import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('ends at once, without a stream, where it was given up before it began', async () => {
  const told: string[] = [];
  await listen({
    signal: AbortSignal.abort(),
    onEvent: (name) => told.push(name),
    onStatus: (status) => told.push(status),
    onConnected: () => told.push('connected'),
    onRefused: () => told.push('refused'),
  });
  expect(told).toEqual([]);
});
