import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readAmount, splitAmount } from '../src/facts/amounts.ts';

const linesOf = (context: JsonObject) => {
  const { content, summary } = composeAt('FIN-02 lines', { customer: 'Firth', ...context });
  return { summary, rows: content.trim().split('\r\n').slice(1) };
};

it('reads how many of what at which price, and takes off what is taken off', () => {
  const items = ['12 lamps at £14.50', 'Fitting 3 hours @ £40', 'Callout £65', 'Discount -£20'];
  const { rows, summary } = linesOf({ items, currency: 'GBP', amount: '£339' });
  expect(rows).toEqual([
    'Firth,,lamps,12,£14.50,174,GBP,',
    'Firth,,Fitting,3,£40,120,GBP,',
    'Firth,,Callout,,,£65,GBP,',
    'Firth,,Discount,,,-£20,GBP,',
  ]);
  expect(summary).not.toContain('Which amount');
});

it('takes off what a line says is taken off, without a sign, too', () => {
  const items = ['Phones £6,200', 'less deposit £1,000', 'Loyalty discount £200'];
  const { rows, summary } = linesOf({ items, amount: '£5,000' });
  expect(rows.map((row) => row.split(',').slice(2).join(','))).toEqual([
    'Phones,,,"£6,200",GBP,',
    'less deposit,,,"-£1,000",GBP,',
    'Loyalty discount,,,-£200,GBP,',
  ]);
  expect(summary).not.toContain('Which amount');
  const records = [
    { item: 'Phones', amount: 6200 },
    { item: 'Deposit already paid', amount: 1000 },
    { item: 'Credit note CN-12', amount: '£50.00' },
    { item: 'Debit card charge refund', amount: 4 },
  ];
  const cells = linesOf({ items: records }).rows.map((row) => row.split(',')[5]);
  expect(cells).toEqual(['6200', '-1000', '-£50.00', '-4']);
});

it.each([
  'Deposit',
  'Deposit to be paid',
  'Deposit paid by 5 December',
  'Refundable deposit',
  'Credit card fee',
  'Discount code setup',
  'Payment terminal',
  'No discount',
  'Tax refund claim',
  'Wireless network',
])('charges %s', (item) => {
  expect(splitAmount(`${item} £200`)?.amount).toBe('£200');
});

it.each([
  'INV 88 £320 due 1 Nov; INV 90 £180 due 15 Nov',
  'INV 88: £320 (due 1 Nov), INV 90: £180 (due 15 Nov)',
  'INV 88, £320, due 1 Nov\nINV 90, £180, due 15 Nov',
])('has a row for each invoice of a text, and asks for no amount: %s', (invoices) => {
  const context = { customer: 'Firth', contact: 'Joan', invoices };
  const { content } = composeAt('FIN-03 ageing', context);
  expect(content.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^Firth,INV 88,£320,1 Nov,\d+,/),
    expect.stringMatching(/^Firth,INV 90,£180,15 Nov,\d+,/),
  ]);
  const { content: letter, asks } = composeAt('FIN-03 reminder', context);
  expect(asks).toEqual([]);
  expect(letter).toMatch(/^- INV 88.*\n- INV 90/m);
});

it('takes no amount behind a comma for the number of another invoice', () => {
  const invoices = 'CW-5521, CAD 1,130.00, due Nov 15, 2026\nCW-5590, CAD 226.00, due Nov 28, 2026';
  const { content } = composeAt('FIN-03 ageing', { customer: 'Firth', invoices });
  expect(content).toContain('Firth,CW-5521,"CAD 1,130.00","Nov 15, 2026"');
  expect(content).toContain('Firth,CW-5590,CAD 226.00,"Nov 28, 2026"');
});

it('has a row for an invoice of a text of which more is said', () => {
  const invoices = 'INV 88 £320 (due 1 Nov); INV 90 £180 (due 15 Nov, disputed - nobody came)';
  const { content } = composeAt('FIN-03 ageing', { customer: 'Firth', invoices });
  expect(content).toMatch(/^Firth,INV 90,£180,15 Nov,\d+,disputed - nobody came,/m);
});

it('reads an invoice with its tax in words', () => {
  const invoice = 'INV-4571 for $6,402.00 inc GST, due 31 October 2026';
  const given = { customer: 'Firth', invoice, bank: 'nothing in as of this morning' };
  expect(composeAt('FIN-03 ageing', given).content).toMatch(
    /^Firth,INV-4571,"\$6,402\.00",31 October 2026,/m,
  );
  expect(composeAt('FIN-03 reminder', given).asks).toEqual([]);
});

it('takes numbers of invoices alone for no amounts', () => {
  const context = { customer: 'Firth', invoices: 'INV 88 and INV 90', amount: '£500' };
  expect(composeAt('FIN-03 reminder', context).content).toContain('The open amount is £500.');
});

it.each([
  ['Discount -£20', 'Discount', '-£20', -20],
  ['Goodwill credit, -€20.50', 'Goodwill credit', '-€20.50', -20.5],
  ['Refund -20.00', 'Refund', '-20.00', -20],
  ['Callout - £65', 'Callout', '£65', 65],
  ['Callout -£65', 'Callout', '£65', 65],
  ['INV-31 – £480', 'INV-31', '£480', 480],
])('reads the amount at the end of %s', (text, said, amount, read) => {
  expect(splitAmount(text)).toEqual({ said, amount });
  expect(readAmount(amount)).toBe(read);
});

it('has a row for each line of a text of lines, and none of them has the amount of all', () => {
  const items = '12 lamps at £14.50; fitting 3 hours @ £40; callout £65';
  expect(linesOf({ items, amount: '£359' }).rows).toEqual([
    'Firth,,lamps,12,£14.50,174,GBP,',
    'Firth,,fitting,3,£40,120,GBP,',
    'Firth,,callout,,,£65,GBP,',
  ]);
  const one = 'Two lamps; one was late, £65';
  expect(linesOf({ items: one }).rows).toHaveLength(1);
});

it('has the currency of a line in its row', () => {
  const items = [
    { item: 'Design', amount: '€960' },
    { item: 'Licence', amount: '$200' },
    { item: 'Travel', amount: 90 },
  ];
  const currencies = (currency: string) =>
    linesOf({ items, currency }).rows.map((row) => row.split(',')[6]);
  expect(currencies('EUR')).toEqual(['EUR', 'USD', 'EUR']);
  expect(currencies('CAD')).toEqual(['EUR', 'CAD', 'CAD']);
  expect(currencies('')).toEqual(['EUR', '', '']);
});

it.each([
  ['Front glass 4 x £18', 'Front glass,4,£18,72'],
  ['Front glass 4x£18', 'Front glass,4,£18,72'],
  ['Front glass £18 x 4', 'Front glass,4,£18,72'],
  ['4 front glass £18 each', 'front glass,4,£18,72'],
  ['Front glass 4 visits £18 each', 'Front glass,4,£18,72'],
  ['5 houses gutters @ £60', '"gutters, houses",5,£60,300'],
  ['Front glass x4 £72', 'Front glass x4,,,£72'],
  ['Flat 4 £60', 'Flat 4,,,£60'],
  ['No 18 gutters £60', 'No 18 gutters,,,£60'],
])('reads the cells of a line without an at: %s', (line, cells) => {
  const { rows } = linesOf({ items: [line, 'Canopy £45'] });
  expect(rows[0]).toBe(`Firth,,${cells},GBP,`);
});

it.each<[JsonValue]>([
  [[{ item: 'Gutters', qty: 5, price: 60 }]],
  [[{ item: 'Gutters', quantity: 5, unitPrice: '£60' }]],
  [['5 houses gutters @ £60']],
  ['5 houses gutters @ £60'],
  ['Gutters £60 x 5'],
])('compares the only line with the amount beside it: %j', (items) => {
  const { rows, summary } = linesOf({ items, amount: '£275' });
  expect(summary).toContain(
    'Which amount is right: £275 on record, or £300 as its quantity times its price?',
  );
  expect(rows[0]).toContain('£275');
  expect(linesOf({ items, amount: '£300' }).summary).not.toContain('Which amount');
  expect(linesOf({ items, amount: '£360', vat: '20%' }).summary).not.toContain('Which amount');
});

it.each<[JsonValue]>([
  [['Gutters £300']],
  ['5 houses gutters'],
  [[{ item: 'Gutters', price: 60 }]],
])('compares no line that has no quantity and price: %j', (items) => {
  expect(linesOf({ items, amount: '£275' }).summary).not.toContain('Which amount');
});

it('reads lines that commas part, where each has its amount', () => {
  const lines = 'Gutter clean £480, Hedge cut £1,200 and Skip £90';
  expect(linesOf({ lines: lines.replace(' and', ',') }).rows).toHaveLength(3);
  expect(linesOf({ lines: 'Gutter clean, front and rear, £480' }).rows).toHaveLength(1);
  expect(linesOf({ lines: 'Gutter clean £480, as agreed on the phone' }).rows).toHaveLength(1);
});

it('has rows of the work done, with how many of what', () => {
  const { rows } = linesOf({
    'work done':
      'Migration, 38 hours at $165 + GST; 4 x Latitude 5450 at $1,890 ex GST each; less deposit $5,000',
  });
  expect(rows.map((row) => row.replace(/^[^,]*,[^,]*,/, '').replace(/,[^,]*,[^,]*$/, ''))).toEqual([
    'Migration,38,$165,6270',
    'Latitude 5450,4,"$1,890",7560',
    'less deposit,,,"-$5,000"',
  ]);
});

it('has what is counted last, and the number of an order in each row', () => {
  const courses = [{ course: 'Beginners', sum: '€160.00' }];
  expect(linesOf({ courses }).rows).toEqual(['Firth,,Beginners,,,€160.00,EUR,']);
  expect(linesOf({ items: ['Paint 6 L x $62.50', 'Seal $310'] }).rows).toEqual([
    'Firth,,Paint,6,$62.50,375,,',
    'Firth,,Seal,,,$310,,',
  ]);
  const items = ['90 t crane, 3 days @ R18 500', 'Rigger, 2 days @ R2 400', 'Moving R12 000'];
  const { rows, summary } = linesOf({ items, amount: 'R72 300 excl VAT', 'Order no': '45001' });
  expect(rows).toEqual([
    'Firth,45001,90 t crane,3,"R18,500",55500,ZAR,',
    'Firth,45001,Rigger,2,"R2,400",4800,ZAR,',
    'Firth,45001,Moving,,,"R12,000",ZAR,',
  ]);
  expect(summary).not.toMatch(/Which amount|currency and|purchase order/);
});

it.each([
  ['£960.00', 'GBP'],
  ['$960.00', ''],
  ['960.00', ''],
])('has the currency of a total of %s where no line has one', (total, currency) => {
  const items = [
    { description: 'Leaf clearance', qty: 3, unit_price: 180 },
    { description: 'Laurel hedge', qty: 1, unit_price: 420 },
  ];
  expect(linesOf({ items, total }).rows).toEqual([
    `Firth,,Leaf clearance,3,180,540,${currency},`,
    `Firth,,Laurel hedge,1,420,420,${currency},`,
  ]);
});
