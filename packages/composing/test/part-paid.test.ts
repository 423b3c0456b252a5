import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const invoice = { invoice: 'INV-20944', amount: '£298.00', dueDate: '2026-10-28' };
const remind = (more: object) =>
  composeAt('FIN-03 reminder', { customer: 'Pebble Lets', contact: 'Tess Wakelin', ...more });

it.each([
  'part paid, £100 on 9 November',
  'Partly paid',
  'part-paid',
  'half paid',
  'Part payment came on 9 November',
  'paid: £100',
  '£100 received on 9 November',
  'Received £100 on account',
])('asks before an invoice is called unpaid that is %s', (status) => {
  const { asks } = remind({ ...invoice, status });
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
  const [listed] = remind({ invoices: [{ ...invoice, status }] }).asks;
  expect(listed).toMatchObject({ names: ['maySend'] });
});

it.each([
  'open',
  'unpaid',
  'No part payment so far',
  'not part paid',
  'overdue',
  '£0 paid',
  'part payment not accepted',
])('asks nothing of an invoice that is %s', (status) => {
  expect(remind({ ...invoice, status }).asks).toEqual([]);
});

const first = { invoice: 'INV-20877', amount: '£310.20', dueDate: '2026-10-14' };

it('does not doubt a total that a part payment explains', () => {
  const status = 'part paid, £100 on 9 November';
  const given = { invoices: [first, { ...invoice, status }] };
  const asked = (amount: string) => remind({ ...given, amount, maySend: 'yes' }).asks;
  expect(asked('£508.20')).toEqual([]);
  expect(asked('£518.20')).toMatchObject([
    { question: 'Which amount is right: £518.20 on record, or £608.20 as the lines add up?' },
  ]);
});

it.each([
  'Gerry rang, he says he posted a cheque Thursday for the first one.',
  'She told us they transferred it on Monday.',
  'The cheque is in the post.',
])('asks whether a reminder asks for too much of who says that they paid: %s', (notes) => {
  const { asks } = remind({ ...invoice, notes });
  expect(JSON.stringify(asks)).toContain('or is less open than it asks for?');
});

it.each(['The first cheque was lost in the post.', 'We have not sent the transfer form yet.'])(
  'takes nothing else for a payment: %s',
  (notes) => {
    const { asks } = remind({ ...invoice, notes });
    expect(JSON.stringify(asks)).not.toContain('or is less open');
  },
);
