import { liveEventBodySchema, liveEventData, liveEventNames } from '@workspace-ops/contracts';
import { expect, test } from 'vitest';
import { routes } from '../../routes/table.ts';
import { answerExamples } from './answer-examples.ts';
import { eventBodyExample } from './events.ts';

test('every operation has an example of its answer, but speech, which is no text', () => {
  const without = routes.filter(({ operationId }) => answerExamples[operationId] === undefined);
  expect(without.map(({ operationId }) => operationId)).toEqual(['synthesizeSpeech']);
});

test('no example is of an operation that does not exist', () => {
  const ids = new Set(routes.map(({ operationId }) => operationId));
  expect(Object.keys(answerExamples).filter((id) => !ids.has(id))).toEqual([]);
});

test.each(routes.map((route) => [route.operationId, route] as const))(
  'the example of %s is what its contract answers',
  (operationId, route) => {
    const example = answerExamples[operationId];
    const contract = route.kind === 'raw' ? route.output.schema : route.output;
    if (contract === undefined) expect(typeof (example ?? '')).toBe('string');
    else expect(contract.parse(example)).toEqual(example);
  },
);

test.each(liveEventNames)('the example of %s is what its contract says', (name) => {
  const example = eventBodyExample(name);
  expect(liveEventBodySchema.parse(example)).toEqual(example);
  expect(liveEventData[name].parse(example.data)).toEqual(example.data);
});
