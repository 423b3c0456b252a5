import { expect, it } from 'vitest';
import type { Answer } from './client.ts';
import { createTally } from './tally.ts';

function findFaults(answer: Answer): string[] {
  const tally = createTally();
  const request = {
    method: 'GET',
    path: '/api/runs/run_0123456789abcdef0123456789abcdef',
  } as const;
  tally.record({ service: 'workflow', request, startedAt: 0, endedAt: 1, answer });
  return [...tally.faults().keys()];
}

const answered = (status: number, retryAfter = false): Answer => ({
  type: 'answered',
  status,
  retryAfter,
  body: { error: 'no' },
});

it('takes 503 with Retry-After for an outage, and every other 5xx for a fault', () => {
  expect(findFaults(answered(503, true))).toEqual([]);
  expect(findFaults(answered(503))).toEqual([
    '503 without Retry-After of workflow at GET /api/runs/:id',
  ]);
  expect(findFaults(answered(500))).toEqual(['500 of workflow at GET /api/runs/:id']);
});

it('takes refusals and lost connections for no fault of an answer', () => {
  expect(findFaults(answered(409))).toEqual([]);
  expect(findFaults({ type: 'reset' })).toEqual([]);
});
