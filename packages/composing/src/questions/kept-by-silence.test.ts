import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isKept, wantsSilence } from './kept-by-silence.ts';

const text = 'Full service of the lift at Greenbank School, from 14 December.';

it.each([
  ["don't mention that Bury council pays half, school hasn't told governors", true],
  ['Do not mention Bury, as the council is shy', true],
  ['Don’t mention Greenbank, the head has not agreed', false],
  ['Don’t mention Bury, tell them it is Leeds', false],
  ['leave the 48 h call-out promise out of the report', true],
  ['Keep the service of the lift out of the letter', false],
  ['Leave it out of the report', false],
])('reads whether a text says nothing of what it is not to mention: %s', (said, expected) =>
  expect(isKept(said, text)).toBe(expected),
);

it.each(['don’t mention a is ', 'do not say the the '])(
  'takes time in proportion to the length of a text of “%s”',
  (part) => expect(measureGrowth(wantsSilence, part)).toBeLessThan(10),
);

it('a proposal that keeps to a note that is not public asks of it once at most', () => {
  const { asks, summary } = composeAt('SAL-02 proposal', {
    customer: 'Greenbank School',
    scope: 'Full service of the lift at the school',
    price: '£1,485 + VAT',
    note: "don't mention that Bury council pays half, school hasn't told governors",
  });
  expect(summary).not.toContain('read it there');
  expect(asks.map(({ names: [name] }) => name)).not.toContain('maySend');
  const { content } = composeAt('SAL-02 approve', {
    customer: 'Greenbank School',
    scope: 'Full service of the lift at the school',
    note: "don't mention that Bury council pays half, school hasn't told governors",
  });
  expect(content).not.toContain('speaks of “school”');
});
