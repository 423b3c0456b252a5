import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { findRunningSums } from './check-running-sums.ts';
import { readFacts } from '../facts/read-facts.ts';

const ask = (note: string): string[] =>
  findRunningSums(readFacts({ note })).map(({ question }) => question!);

it.each([
  [
    'Bill Halm: dig 410, 2 loads of sand at 55 = 110, tip fee 64.50. total 594.50 + vat',
    '594.50',
    '584.50',
  ],
  [
    'Travel £85. Filters £212.40. Two hours £130. Total should be £472.40 I think',
    '£472.40',
    '£427.40',
  ],
  [
    'First draw 12,600. Minus the 900 from June so 11,700. Then the fence, 2,450, and skips 380. Comes to 14,350',
    '14,350',
    '14,530',
  ],
  ['Call-out on 14 Mar 85, filter 41.50, an hour 62. total 198.50', '198.50', '188.50'],
  ['Labor $640\nparts $218\ntrip $75\nso $923 in all', '$923', '$933'],
])('names a total of a note that is a digit away from its parts: %s', (note, stated, right) => {
  expect(ask(note)).toEqual([
    `Which amount is right: ${stated} in the note, or ${right} as what stands before it adds up?`,
  ]);
});

it.each([
  'Bill Halm: dig 410, 2 loads of sand at 55 = 110, tip fee 64.50. total 584.50 + vat',
  'First draw 12,600. Minus the 900 from June so 11,700.',
  'Travel £85. Filters £212.40. Total £400, the rest was paid in May',
  'Room for 40, 12 came on 4 May and 30 on 5 May, 82 in all',
  'Dig 410, tip 64, less 10% so 436',
  'Call 0113 496 0123 or 0113 496 0199, total 212',
  'Panel 420 or 430, cable 95, total 525',
  'They owe 1,240 and 860, so 3,100 with the one from 2024 that nobody found',
  'Shift 6 to 2, 14 boxes, then 22 boxes, that makes 36',
  'Total 500, of which 250 and 240 are labour',
])('is silent where it adds up, or something else may account for it: %s', (note) => {
  expect(ask(note)).toEqual([]);
});

it('is asked for in the paper of the note', () => {
  const note = 'Invoice for the Larch Street job: dig 410, sand 110, tip fee 64.50. total 594.50.';
  const { control } = composeRun('FIN-02', { note });
  expect(control!.content).toContain('594.50 in the note, or 584.50');
});

it('takes no longer for each amount of a long note', () => {
  expect(measureGrowth(ask, 'part 120, then so 99 ')).toBeLessThan(10);
});
