import { expect, it } from 'vitest';
import { describeTest } from './describe-test.ts';

it('says of a test without an answer when it ended, and not that it was waited for', () => {
  expect(describeTest({ delivered: false, status: null, latencyMs: 5 })).toBe(
    'Not delivered: no connection or no answer. The try ended after 5 ms.',
  );
  expect(describeTest({ delivered: false, status: 500, latencyMs: 5 })).toContain('with 500');
  expect(describeTest({ delivered: true, status: 204, latencyMs: 1_200 })).toBe(
    'Delivered in 1.2 s, answered with 204.',
  );
});
