import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const readout = { channel: 'Facebook', period: 'November 2026', clicks: '610', spend: '€280' };

it.each([
  ['Cost per enquiry about €7.', '€9.03'],
  ['That is €12 an enquiry.', '€9.03'],
  ['We paid well, cost per click is €0.80.', '€0.46'],
])('compares a rate that a note tells with what was spent: %s', (notes, right) => {
  const { summary } = composeAt('MKT-03 readout', {
    ...readout,
    enquiries: '31, of which 9 booked',
    notes,
  });
  expect(summary).toContain(`or ${right} as what was spent gives?`);
});

it.each([
  'Cost per enquiry about €9.',
  'Cost per enquiry was €7 in October.',
  'We want €7 an enquiry as a target.',
])('leaves a rate that fits, or is of another time: %s', (notes) =>
  expect(
    composeAt('MKT-03 readout', { ...readout, enquiries: '31, of which 9 booked', notes }).summary,
  ).not.toContain('as what was spent gives'),
);

it.each<[string, JsonObject]>([
  [
    'the extra hour was our breakdown, we won’t pay it',
    { 'principal says': 'the extra hour was our breakdown, we won’t pay it' },
  ],
  [
    'they won’t pay the €45 waiting time',
    { 'customer says': 'they won’t pay the €45 waiting time' },
  ],
  [
    'Waiting: they refuse this',
    {
      lines: [
        { item: 'Coach', amount: 560 },
        { item: 'Waiting', amount: 45, note: 'they refuse this' },
      ],
    },
  ],
])('asks whether an invoice keeps to what somebody will not pay: %s', (said, context) => {
  const bill = {
    customer: 'Oran School',
    items: 'Coach',
    amount: '€605',
    invoiceDate: '30/11/2026',
  };
  expect(composeAt('FIN-02 control', { ...bill, ...context }).summary).toContain(
    `“${said}”: do the lines keep to that?`,
  );
  expect(
    composeAt('FIN-02 control', { ...bill, 'principal says': 'all fine, we pay in May' }).summary,
  ).not.toContain('do the lines keep');
});
