import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const facts = { customer: 'Moseley Coffee House', contact: 'Ann Bell', currency: 'GBP' };
const later = { invoice: 'HS-3344', amount: 218, dueDate: '2026-03-20' };
const past = { invoice: 'HS-3301', amount: 642, dueDate: '2026-02-10' };

const summarize = (context: Parameters<typeof composeRun>[1]): string =>
  composeRun('FIN-03', { ...facts, ...context })['reminder']!.summary;

it.each([{ invoices: [past, later], amount: 860 }, later])(
  'asks before %j is asked for that is not due yet',
  (context) => {
    const question =
      /^Not ready to send\. “(?:Invoice HS-3344: amount 218, due date|Due date) 2026-03-20” is not due yet: may it be asked for now\?$/;
    expect(summarize(context)).toMatch(question);
    const settled = summarize({ ...context, mayAskEarly: 'yes' });
    expect(settled).toMatch(/^Ready to send/);
    expect(settled).not.toContain('Not told in it');
  },
);

it.each([{ invoices: [past], amount: 642 }, past, { ...past, dueDate: '10 February' }])(
  'asks for %j, which is due',
  (context) => {
    expect(summarize(context)).toMatch(/^Ready to send/);
  },
);

it('asks about a day that may be ahead, and tells what is paid of another', () => {
  const invoices = [
    { inv: 'I-30467', due: '1/30/26', amt: '$1,145.50', paid: '$500.00' },
    { inv: 'I-30551', due: '4/3/26', amt: '$760.00', paid: '$0' },
  ];
  const { content, summary } = composeRun('FIN-03', { ...facts, invoices })['reminder']!;
  expect(summary).toContain('“I-30551: amount $760.00, due 4/3/26” is not due yet');
  expect(content).toContain('amount $645.50, due 1/30/26, invoiced $1,145.50, paid so far $500');
});

it('leaves out of a list what may not be asked for yet', () => {
  const invoices = [
    { invoice: 'A-1', amount: '£10', due: '1 January 2026' },
    { invoice: 'A-2', amount: '£20', due: '1 May 2026' },
  ];
  const remind = (mayAskEarly: string) =>
    composeRun('FIN-03', { customer: 'Shaw', invoices, mayAskEarly })['reminder']!;
  expect(remind('no').asks).toEqual([]);
  expect(remind('no').content).toContain('A-1');
  expect(remind('no').content).not.toContain('A-2');
  expect(remind('yes').content).toContain('A-2');
});

it.each([
  ['A-1 £10 due 1/2/2026, A-2 £20 due 30/2/26, A-3 £30 due 30 Mar. 7712 is disputed', 'A-3 £30'],
  ['A-1 £10 due on 1 Feb; A-2 £20 (due 20.03.2026)', 'A-2 £20'],
  ['A-1 £10 due 1 May', 'A-1 £10'],
])('asks about each due date of one text: %s', (invoices, named) => {
  const { summary } = composeRun('FIN-03', { ...facts, invoices, amount: '£60' })['reminder']!;
  expect(summary).toMatch(new RegExp(`“${named}[^”]*” is not due yet`));
});

it.each(['A-1 £10 due 1/2/2026, A-2 £20 due 28 Feb. 7712 is to be sent on 4 May', 'A-1, overdue'])(
  'asks about none where all are due: %s',
  (invoices) => {
    const { summary } = composeRun('FIN-03', { ...facts, invoices, amount: '£60' })['reminder']!;
    expect(summary).not.toContain('not due yet');
  },
);

it('asks before an invoice is called unpaid on the day on which it is due', () => {
  const due = { ...later, dueDate: '6 March 2026' };
  expect(summarize(due)).toContain(
    '“Due date 6 March 2026” is due only today: may it be asked for now?',
  );
  expect(summarize({ ...due, dueDate: '5 March 2026' })).toMatch(/^Ready to send/);
});
