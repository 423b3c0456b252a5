import { expect, it } from 'vitest';
import { findObjection, type Objection } from './against-billing.ts';

it.each<[Objection, string[]]>([
  [
    'undone',
    [
      'one not done yet, no access',
      'only did 11, van broke',
      'she says dont bill till jan',
      'couldnt get round the back',
      '11 of 12 visits done',
      "didn't do the back windows",
      'missed no 12',
      'rained off on the 4th',
      'invoiced last month',
      'took 3 hrs not 2',
      'bill in jan',
    ],
  ],
  [
    'paid',
    [
      'paid £100 cash to Art',
      'customer has already paid',
      'gave Art £50 cash',
      'deposit of £50 paid',
      'has paid half',
      'paid by card on the day',
      'The deposit of $3,420 was invoiced on November 20.',
      '50% deposit already billed',
      'down payment received',
      'we billed them a 3,000 deposit in October',
      'retainer was collected',
    ],
  ],
  [
    'unsure',
    [
      'shud this be 275?',
      'already invoiced in nov?? check',
      'one house (no.18) not done, no access, so shud it be 4?',
      'not sure about the hours',
      'should be £275',
    ],
  ],
])('reads in a note what speaks against billing the lines: %s', (kind, said) => {
  for (const one of said) expect([one, findObjection(one)]).toEqual([one, kind]);
});

it.each([
  'always paid on time',
  'they pay by BACS',
  'last invoice was paid late',
  'to be paid within 14 days',
  'no deposit taken',
  'retainer billed monthly',
  'deposit invoiced on signing',
  'No deposit was invoiced',
  'to be paid in advance',
  'PO not needed',
  "they haven't got a PO number yet",
  'all 5 done',
  'invoice to head office',
  'invoice 3 of 12',
  'bill monthly in arrears',
  'Check valve replaced',
  'We did not use the lift',
  'same price as last year',
  'no missed calls',
])('takes for nothing against it: %s', (said) => {
  expect(findObjection(said)).toBeNull();
});

it('takes no longer for a long note', () => {
  const started = performance.now();
  for (const part of ['not ', 'paid ', 'only one ', '1 of ', 'check, '])
    findObjection(part.repeat(40_000));
  expect(performance.now() - started).toBeLessThan(500);
});
