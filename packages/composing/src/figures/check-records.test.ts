import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { askAboutRecords } from './check-records.ts';

it('asks about what is due where it is not the net amount and its tax', () => {
  const invoices = [
    { invoice: 'F-71', net: 3860, vat: 772, gross: 4632 },
    { invoice: 'F-73', net: 940, vat: 188, gross: 1182 },
  ];
  expect(askAboutRecords({ invoices })).toEqual([
    'Which gross of F-73 is right: 1182 on record, or 1128 as net and vat add up?',
  ]);
  expect(askAboutRecords({ subtotal: '£4,500', vat: '20%', total: '£5,500' })).toEqual([
    'Which total is right: £5,500 on record, or £5,400 as subtotal and vat add up?',
  ]);
});

it.each([
  { net: 100.01, vat: 20, gross: 120.02 },
  { net: 100, gross: 130 },
  { net: 100, vat: 'reverse charge', gross: 130 },
  { net: 'see above', vat: 20, gross: 130 },
])('asks about nothing in %j', (record) => {
  expect(askAboutRecords(record)).toEqual([]);
});

it('asks about an amount that is not its quantity times its price', () => {
  const invoices = [
    { client: 'Avon', quantity: 2, unitPrice: 620, total: 1240 },
    { client: 'Redcliffe', po: 'RS-2206', quantity: 9, unitPrice: 54, total: 468 },
  ];
  expect(askAboutRecords({ invoices })).toEqual([
    'Which amount of Redcliffe is right: 468 on record, or 486 as its quantity times its price?',
  ]);
});

it.each<[JsonObject, string]>([
  [{ description: 'Filter change', qty: 4, unit: '£35', amount: '£130' }, '£140'],
  [{ description: 'Filter change', qty: '4 filters', unit: '£35 each', total: 130 }, '£140'],
  [{ service: 'Fitting', hours: '3 hrs', each: '£45 per hour', amount: '£145' }, '£135'],
  [{ item: 'Filter', quantity: 'x4', unit_cost: '35.00', amount: '£130' }, '£140'],
  [{ item: '4 x gloves at £12.50', amount: '£55' }, '£50'],
  [{ description: '2 masks @ £3 each', amount: 7 }, '£6'],
  [{ desc: 'Labour 3 hours at £45 per hour', amount: '£145' }, '£135'],
  [{ desc: '4 x £12.50', amount: '£55' }, '£50'],
  [{ desc: '2 masks at £3 and 1 visor at £8', amount: '£24' }, '£14'],
  [{ desc: 'Gloves at £12.50 each', qty: 4, amount: '£55' }, '£50'],
])('asks about the price in a unit or a description: %j', (line, product) => {
  const other = { description: 'Visit', qty: 1, unit: '£90', amount: '£90' };
  const [question, more] = askAboutRecords({ items: [other, line] });
  expect(question).toContain(`or ${product} as its quantity times its price?`);
  expect(more).toBeUndefined();
});

it.each<[JsonObject]>([
  [{ description: '4 x gloves at £12.50', amount: '£50' }],
  [{ description: 'Gloves', qty: 4, unit: 'box', amount: '£55' }],
  [{ description: '2 masks at £3, delivery £9', amount: '£15' }],
  [{ description: 'Lunch for 12 at Elm House', amount: '£140' }],
  [{ description: 'Filter 20 mm', qty: '3 of 4', unit: '£35', amount: '£130' }],
  [{ description: 'Deposit of £200 taken on 4 May', amount: '£800' }],
])('takes nothing else for a count and a price: %j', (line) => {
  expect(askAboutRecords({ items: [line] })).toEqual([]);
});

it.each(['4 x ', '4 at £1 ', '4 a £', '£1 a '])(
  'reads a description in a time that grows with it: “%s”',
  (part) => {
    const ask = (description: string) => askAboutRecords({ items: [{ description, amount: 9 }] });
    expect(measureGrowth(ask, part)).toBeLessThan(10);
  },
);

it('takes a price for the amount before its tax beside the one with it', () => {
  const offer = { price: '£3,480 + VAT', vat: '20%', total_inc_vat: '£4,276' };
  expect(askAboutRecords(offer)).toEqual([
    'Which total inc vat is right: £4,276 on record, or £4,176 as price and vat add up?',
  ]);
  expect(askAboutRecords({ ...offer, total_inc_vat: '£4,176' })).toEqual([]);
});

it.each<[string, JsonObject]>([
  ['variance', { costCentre: 'Overtime', budget: 5200, actual: 7350, variance: 2510 }],
  ['var', { line: 'Overtime', bud: 5200, act: 7350, var: 2510 }],
  ['overspend', { item: 'Overtime', planned: '£5,200', spent: '£7,350', overspend: '£2,510 over' }],
  ['diff', { name: 'Overtime', plan: 5200, actual: 7350, diff: -2510 }],
  ['overrun hours', { task: 'Overtime', planned_hours: 52, actual_hours: 70, overrun_hours: 81 }],
])('asks about a %s of a row that lies otherwise between plan and spend', (name, line) => {
  const other = { costCentre: 'Rent', budget: 4100, actual: 4100, variance: 0 };
  const [question = '', more] = askAboutRecords({ lines: [other, line] });
  expect(more).toBeUndefined();
  expect(question).toMatch(
    new RegExp(`^Which ${name} of Overtime is right: .* between what was planned and spent`),
  );
});

it.each<[JsonObject]>([
  [{ costCentre: 'Overtime', budget: 5200, actual: 7350, variance: '41 %' }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 7350, variance: '£2,150 over' }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 7350, variance: -2150 }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 'see below', variance: 2510 }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 4000, forecast: 7350, variance: 2150 }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 4000, forecast: 7350, variance: -1200 }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 7350, variance: 'over' }],
  [{ costCentre: 'Overtime', budget: 5200, actual: 7350, over: '3 days' }],
  [{ costCentre: 'Dredging', planned: 12_000, actual: 11_200, variance: -800 }],
  [{ costCentre: 'Dredging', planned: 12_000, actual: 11_200, variance: '800 under' }],
])('asks about no variance of a row in %j', (line) => {
  expect(askAboutRecords({ lines: [line] })).toEqual([]);
});

it.each<[JsonObject, string]>([
  [
    { account: 'VAT', ledger: '£11,204.10', statement: '£11,240.10', result: 'agreed' },
    '“VAT: ledger £11,204.10, statement £11,240.10” differs by £36, and says “agreed”: which is right?',
  ],
  [
    { account: 'Bank', ledger: 100, bank: 90 },
    '“Bank: ledger 100, bank 90” differs by 10: what explains that?',
  ],
  [
    { account: 'Bank', ledger: '£100', bank: '£90', difference: '£12' },
    'Which difference of Bank is right: £12 on record, or £10 between ledger and bank?',
  ],
])('asks about a reconciliation of a list whose balances differ: %j', (control, question) => {
  expect(askAboutRecords({ reconciliations: [control] })).toEqual([question]);
});

it.each<[JsonObject]>([
  [{ reconciliations: [{ account: 'VAT', ledger: '£11,204.10', statement: '£11,204.10' }] }],
  // It is asked who carries it.
  [{ reconciliations: [{ account: 'VAT', ledger: 100, statement: 90, difference: 10 }] }],
  [{ books: [{ title: 'Ledgers', list: '£12' }] }],
])('asks about no reconciliation in %j', (context) => {
  expect(askAboutRecords(context)).toEqual([]);
});

it.each<[JsonObject, boolean]>([
  [
    {
      unreconciled: [
        { item: 'Receipt', amount: 612 },
        { item: 'Refund', amount: 175.8 },
      ],
    },
    true,
  ],
  [{ unreconciled: ['Receipt £612', 'Refund £175.80'] }, true],
  [{ explanation: '£612 receipt not posted and £175.80 of a refund' }, true],
  [{ unreconciled: '£787.80: receipts not posted' }, true],
  [{ unreconciled: [{ item: 'Receipt', amount: 612 }] }, false],
  [{ difference: '£787.80' }, false],
])('asks what explains a difference unless a field comes to it: %j', (more, isExplained) => {
  const bank = { ledger: 62_418.55, statement: 63_206.35 };
  expect(askAboutRecords({ bankPer: bank, ...more })).toHaveLength(isExplained ? 0 : 1);
});

it('asks about a running total that does not follow from the one before it', () => {
  const run = (
    amounts: readonly number[],
    totals: readonly (number | string)[],
    name = 'run_total',
  ) =>
    askAboutRecords({
      items: amounts.map((amount, at) => ({
        description: `Job ${at + 1}`,
        amount,
        [name]: totals[at]!,
      })),
    });
  expect(run([100, 250, 75], [100, 350, 445])).toEqual([
    'Which run total of Job 3 is right: 445 on record, or 425 as the lines up to it add up?',
  ]);
  expect(run([100, 250], ['£100', '£360'], 'Cumulative')).toEqual([
    'Which cumulative of Job 2 is right: £360 on record, or £350 as the lines up to it add up?',
  ]);
  for (const name of ['runningTotal', 'total so far', 'cum_total', 'total_to_date'])
    expect(run([100, 250, 75], [100, 350, 445], name)).toHaveLength(1);
  expect(run([100, 250, 75], [100, 350, 425])).toEqual([]);
  expect(run([250, 75], [350, 425])).toEqual([]);
  expect(run([100, 250], [100, 'see below'])).toEqual([]);
});

it.each<[JsonObject[], string]>([
  [
    [
      { description: 'A', amount: '£100 net' },
      { description: 'B', amount: '£300 inc VAT' },
    ],
    '“£100 net” of A is before the tax and “£300 inc VAT” of B with it',
  ],
  [
    [
      { item: 'A', amount: 300, vat: 'incl' },
      { item: 'B', amount: 100, vat: 'plus VAT' },
    ],
    '“plus VAT” of B is before the tax and “incl” of A with it',
  ],
  [
    [
      { item: 'A', net: 100 },
      { item: 'B', gross: 120 },
    ],
    '“net 100” of A is before the tax and “gross 120” of B with it',
  ],
])('asks about amounts before and with a tax in one list: %j', (items, said) => {
  const asked = askAboutRecords({ items });
  expect(asked).toEqual([`${said}: which are all of the lines to be?`]);
  const { lines, control, approve } = composeRun('FIN-02', { customer: 'A', items });
  for (const { summary } of [lines!, control!, approve!]) expect(summary).toContain(asked[0]);
});

it.each<[JsonObject[]]>([
  [
    [
      { item: 'A', amount: '£100 net' },
      { item: 'B', amount: '£300 + VAT' },
    ],
  ],
  [
    [
      { item: 'A', net: 100, vat: 20, gross: 120 },
      { item: 'B', net: 50, vat: 10, gross: 60 },
    ],
  ],
  [
    [
      { item: 'Safety net', amount: 100 },
      { item: 'Lunch inc. drinks', amount: 300 },
    ],
  ],
])('asks nothing of amounts of one kind: %j', (items) => {
  expect(askAboutRecords({ items })).toEqual([]);
});

it.each<[JsonObject, string]>([
  [{ variance: 800 }, '800 on record, or 800 below plan'],
  [{ variance: '£800 over' }, '£800 over on record, or £800 below plan'],
  [{ over: 800 }, '800 on record, or 800 below plan'],
  [{ actual: 12_800, variance: '800 under' }, '800 under on record, or 800 above plan'],
])('asks about a variance on the other side of its plan: %j', (line, asked) => {
  const row = { costCentre: 'Dredging', planned: 12_000, actual: 11_200, ...line };
  const questions = askAboutRecords({ lines: [row] });
  expect(questions).toHaveLength(1);
  expect(questions[0]).toContain(`of Dredging is right: ${asked} between`);
});

it.each([-100, '-£100'])(
  'takes no sign for a saving where an overspend has a minus: %s',
  (variance) => {
    const lines = [
      { costCentre: 'Dredging', planned: 12_000, actual: 11_200, variance: 800 },
      { costCentre: 'Fuel', planned: 900, actual: 1_000, variance },
    ];
    expect(askAboutRecords({ lines })).toEqual([]);
  },
);

it('asks once about an amount of a line, beside the whole amount and without it', () => {
  const items = [
    { item: 'Visit', qty: 1, price: 145, amount: 145 },
    { item: 'Bloods', qty: 38, price: 7.5, amount: 275 },
  ];
  const ask = (more: JsonObject) =>
    composeAt('FIN-02 control', { customer: 'Low Beck', currency: 'GBP', items, ...more }).summary;
  for (const more of [{ amount: 430 }, {}])
    expect(ask(more).match(/as its quantity times its price/g)).toHaveLength(1);
});

it.each<[JsonObject, string[]]>([
  [
    { customer: 'Apte', taxable: '31,250', gst18: '5,625', total: '37,875' },
    ['37,875 on record, or 36,875 as taxable and gst18 add up?'],
  ],
  [
    {
      'taxable value': 'Rs. 1,50,000',
      'CGST 9%': 'Rs. 13,500',
      'SGST 9%': 'Rs. 13,500',
      'invoice total': 'Rs. 1,87,000',
    },
    ['Rs. 1,87,000 on record, or Rs. 1,77,000 as taxable value, CGST 9% and SGST 9% add up?'],
  ],
  [{ taxable: '1,50,000', cgst: '9%', sgst: '9%', grandTotal: '1,77,000' }, []],
  [{ taxableAmount: 1000, igst: 180, cgst: '', sgst: '', billAmount: 1180 }, []],
  [{ net: 1000, vatRate: '20%', vat: 200, gross: 1200 }, []],
  [{ taxable: '31,250', gst18: '5,625', total: '36,875' }, []],
])('asks about what is taxable and its taxes: %j', (record, asked) => {
  const found = askAboutRecords({ invoices: [record] });
  expect(found).toHaveLength(asked.length);
  expect(found.join()).toContain(asked.join());
});
