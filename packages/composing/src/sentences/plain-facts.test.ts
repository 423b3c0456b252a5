import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const summaryOf = (notes: string): string => composeAt('OPS-02 digest', { notes }).summary;

it.each([
  'shabnam 20 late on st aidans am',
  'no heat at back, front ok',
  'no lights on at the back, ok at front',
  'fuel card 7 wont work - moira ringing them',
  'roadworks at the Crosshills lights til 11 dec',
  'no rush on this one',
])('quotes no plain report as what is to be heeded: %s', (notes) =>
  expect(summaryOf(notes)).not.toContain('Heed what is said'),
);

it.each([
  'tread carefully with Phil',
  'wait till he rings us',
  'don’t ring before 9',
  'We can’t start until Monday',
  'gate stays shut until the welder has been',
])('and quotes what somebody wants: %s', (notes) =>
  expect(summaryOf(notes)).toContain(`Heed what is said: “${notes}`),
);

it.each([
  ['no rush on this one', ''],
  ['Always pays in the end, keep it friendly', ''],
  ["don't fall out with them", ''],
  ['tread carefully', ''],
  ['wait till he rings us', 'may this be sent now?'],
])('asks of a reminder whose notes say “%s”: “%s”', (notes, asked) => {
  const { asks } = composeAt('FIN-03 reminder', {
    customer: 'Hill Farm',
    contact: 'Ann Low',
    invoice: 'A-204',
    amount: '£90',
    dueDate: '15 September 2026',
    notes,
  });
  expect(asks.map(({ question }) => question).join(' ')).toMatch(
    asked === '' ? /^$/ : new RegExp(RegExp.escape(asked)),
  );
});

it.each([
  [
    'SAL-02 proposal',
    {
      scope: '49 seater',
      price: '£385',
      timeline: 'January',
      terms: 'pay on the day cash or card',
    },
  ],
  [
    'OPS-03 letter',
    {
      supplier: 'Dale Tyres',
      order: 'PO 4417',
      issue: 'wrong size again, we sent two back already',
    },
  ],
])('asks of no ordinary term or fault in %s', (where, more) =>
  expect(composeAt(where, { customer: 'Hill Farm', ...more }).asks).toEqual([]),
);
