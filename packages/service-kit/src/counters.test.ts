import { expect, test } from 'vitest';
import { createCounters } from './counters.ts';

test('what is counted under the same labels adds up', async () => {
  const counters = createCounters({
    calls: { name: 'calls_total', help: 'Calls.', labelNames: ['outcome'] },
  });
  expect(await counters.measure.read()).toEqual([]);
  counters.add('calls', { outcome: 'ok' });
  counters.add('calls', { outcome: 'ok' }, 2.5);
  counters.add('calls', { outcome: 'failed' });
  expect(await counters.measure.read()).toEqual([
    { gauge: 'calls_total', labels: { outcome: 'ok' }, value: 3.5 },
    { gauge: 'calls_total', labels: { outcome: 'failed' }, value: 1 },
  ]);
  expect(counters.measure.gauges).toMatchObject([{ name: 'calls_total', kind: 'counter' }]);
});
