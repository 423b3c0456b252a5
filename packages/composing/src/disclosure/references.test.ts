import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { tellsReference } from './references.ts';

it.each([
  'Last employer says she walked out',
  'Reference not great, watch her',
  'her references are mixed',
  'poor reference from the garage',
  'His former boss told Jo that he was never on time',
  'was sacked from his last job',
])('takes what a former employer says for a private matter: %s', (sentence) => {
  expect(tellsReference(sentence)).toBe(true);
});

it.each([
  'References taken up, both fine',
  'Bring two references on the first day',
  'Order reference 4471 not good enough for accounts',
  'The reference number is wrong',
  'The last place on the course is taken',
  'Our previous supplier let us down',
])('takes what only names one for none: %s', (sentence) => {
  expect(tellsReference(sentence)).toBe(false);
});

it('keeps it out of what the new colleague reads', () => {
  const hire = {
    name: 'Leah Booth',
    role: 'Lift engineer',
    startDate: '14 December 2026',
    notes: 'Last employer says she walked out. Bring your boots.',
  };
  expect(composeAt('CUL-01 plan', hire).content).not.toContain('walked out');
});
