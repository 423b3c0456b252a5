import { expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { askOfTexts } from './ask-of-texts.ts';

const asksOf = (notes: string): readonly string[] =>
  askOfTexts({ inputs: ['customer', 'invoices', 'amount', 'contact'] }, readFacts({ notes })).map(
    ({ question }) => question!,
  );

it.each([
  'they paid by ach this morning',
  'paid by ach 11/27',
  'pd 11/27',
  'payment received 11/27',
  'ach came in today',
  "check rec'd 11/25",
  'got the check',
  'they already paid',
  "partial pmt of $1,000 rec'd 11/18",
  "$1,000 rec'd",
  "rec'd $1,000 on acct",
  'short-paid, took $200 off',
  'they took 2% off',
  'unhappy with lead quality',
  'client pissed about leads',
  'contractor quit after wk 2, they want $ back',
  'complained about Simone (contractor)',
  'dispute still open',
  'credit for landing page still open',
  'disputed, amount n/a',
  'disputed, resolution to be decided',
  'asked for new invoice w/ PO',
  'needs a revised invoice',
  'waiting on our w-9',
  'need w9 from us before they can pay',
  'vendor setup not done',
  'timesheet unsigned',
  'pays by 12/5 she said',
  'acct on hold',
  'Priya is out on maternity leave',
  'he cancelled the laptop order on 25 Nov, Jo accepted by phone',
  'job was called off',
  'letter on Friday, administrators appointed 24 Nov',
  'liquidators were appointed on Monday',
  'notice of the creditors’ meeting for 9 December',
  'all claims to the administrator',
  'Priya quit',
  'Priya quit, new contact to be decided',
  'paid (date?)',
  'check received',
  'wire hit yesterday',
  'eft landed 11/26',
  'they paid online',
  'paid via stripe',
  'paid w/ card',
  'paid thru bill.com',
  "pymt rec'd",
  'deposited their check',
  'check cleared',
  'check arrived friday',
  'already settled',
  'pd in full',
  'pd half',
  'recd 500',
  'they short paid',
  'deducted $300 for the late report',
  'mad about the invoice',
  'upset re hours',
  "she's blueing about the hours",
  'he chucked a wobbly on the phone',
  'rang today, paying Friday',
  'lost the invoice, resend',
  'they only pay on the 20th',
  'we still owe them a report',
  'needs our W9',
  'no po on invoice',
  'invoice missing PO number',
  'timesheets not signed',
  'not set up as vendor yet',
  'Priya left the company',
  'Priya no longer there',
  'contact left',
])('asks before somebody is reminded of what %o speaks against', (notes) => {
  expect(asksOf(notes)).not.toEqual([]);
});

it.each([
  'good payer',
  'pays late every year',
  'called 11/20, left vm',
  'called twice, no answer',
  'second reminder',
  "hasn't paid",
  'not paid yet',
  'no payment received',
  'check not received',
  "haven't got the check",
  'no check yet',
  'no dispute',
  'pays by ach',
  'usually pays by check',
  'they pay by card',
  'always pays after second reminder',
  'prefers email',
  'W-9 on file',
  'w9 sent 10/3',
  'PO 4471',
  'PO on file',
  'vendor setup done',
  'timesheet signed',
  'timesheets signed and attached',
  'invoice sent 10/1',
  'resent invoice 11/1',
  'big client',
  'likes Simone',
  'happy with leads',
  'new client since May',
  'cc their controller',
  'Sent statement 11/15',
  'paid the October one',
  'first invoice',
  'account manager is Tess',
  'promised nothing',
  "invoice rec'd by AP",
  'called, they got the invoice',
  'Priya left vm',
  'last check came 9/12',
  'PO on file',
  'dispute resolved',
  'disputed but resolved',
  'not pd',
  'unpaid',
  'credit note issued 11/3',
  'not complained so far',
  'check is not here',
])('reminds although the notes say %o', (notes) => {
  expect(asksOf(notes)).toEqual([]);
});

it.each([
  ['paid by ach 11/27', 'or is less open than it asks for?'],
  ['short-paid, took $200 off', 'or is less open than it asks for?'],
  ['unhappy with lead quality', 'is the invoice disputed?'],
  ['dispute still open', 'is the invoice disputed?'],
  ['vendor setup not done', 'or do they need something of us first?'],
  ['lost the invoice, resend', 'or do they need something of us first?'],
  ['Priya quit', 'and to whom?'],
  ['rang today, paying Friday', 'which asks for all of it?'],
  ['they only pay on the 20th', 'which asks for all of it?'],
])('asks of %o what it says', (notes, asked) => {
  expect(asksOf(notes).join(' ')).toContain(asked);
  expect(asksOf(notes)).toHaveLength(1);
});

it.each([
  ['background', 'Please nothing to Mrs Hale.', 'and to whom?'],
  ['info', 'Please don’t write to him, his son has power of attorney.', 'and to whom?'],
  ['bank feed', '30/11 08:12 TEME HOL 2180.00 ref 2214', 'is less open than it asks for?'],
  ['status', 'solicitor’s letter says the wardrobe is short', 'is the invoice disputed?'],
  ['history', 'They say the shelf is 20 mm short', 'is the invoice disputed?'],
])('asks about what %s says', (name, said, asked) => {
  const asks = askOfTexts(
    { inputs: ['customer', 'invoices', 'amount', 'contact'] },
    readFacts({ [name]: said }),
  );
  expect(asks.map(({ question }) => question).join(' ')).toContain(asked);
});

it.each([
  ['history', 'There is nothing to add, they pay on reminder'],
  ['bank feed', 'nothing since September'],
  ['history', 'our solicitor wrote the terms in 2019'],
  ['bank details', 'Sort code 20-10-10, account 12345678'],
])('and not where %s says nothing of the kind', (name, said) => {
  const asks = askOfTexts(
    { inputs: ['customer', 'invoices', 'amount', 'contact'] },
    readFacts({ [name]: said }),
  );
  expect(asks).toEqual([]);
});
