import { expect, it } from 'vitest';
import { parseTps } from './ingest-floor.ts';

it('takes the rate from what pgbench prints', () => {
  const report =
    'latency average = 7.8 ms\ninitial connection time = 30 ms\ntps = 2044.187 (without)\n';
  expect(parseTps(report)).toBe(2044.187);
  expect(() => parseTps('number of failed transactions: 3')).toThrow('no rate');
});
