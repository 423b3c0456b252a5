import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const invoices = [
  { invoice: 'A-12', amount: 7640, dueDate: '2026-09-15' },
  { invoice: 'A-19', amount: 890, dueDate: '2026-10-30' },
];
const context = {
  customer: 'Oak Lodge',
  contact: 'Jo Lund',
  invoices,
  amount: '$8,530',
  note: 'They say that A-19 is wrong, so they dispute it.',
};
const remind = (disputed: string) => composeAt('FIN-03 reminder', { ...context, disputed });

it.each(['yes, A-19', 'A-19', 'only A-19 is disputed', 'yes: invoice A-19'])(
  'asks for the others alone where somebody names the disputed one: %s',
  (disputed) => {
    const { asks, content } = remind(disputed);
    expect(asks).toEqual([]);
    expect(content).toContain('A-12');
    expect(content).toContain('$7,640');
    expect(content).not.toMatch(/A-19|8,530|890/);
  },
);

it.each(['yes', 'yes, A-12 and A-19', 'A-12 is fine, A-19 is not', 'yes, A-20'])(
  'asks for none of them where nobody can tell which: %s',
  (disputed) => expect(remind(disputed).asks).toMatchObject([{ names: ['disputed'] }]),
);

it('keeps the disputed one in the table', () =>
  expect(composeAt('FIN-03 ageing', { ...context, disputed: 'yes, A-19' }).content).toContain(
    'A-19',
  ));

const [old, other] = invoices;
it.each<[string, JsonObject]>([
  ['its status', { status: 'disputed' }],
  ['a state in more words', { invoiceStatus: 'In dispute' }],
  ['a state with its reason', { status: 'Disputed, he says the tenant moved out' }],
  ['a state and by whom', { status: 'Disputed by the owner' }],
  ['a yes', { disputed: true }],
])('asks for the others alone where one is marked by %s, and says so', (_, state) => {
  const { asks, content, summary } = composeAt('FIN-03 reminder', {
    ...context,
    note: 'Second notice.',
    invoices: [
      { ...old!, status: 'open' },
      { ...other!, ...state },
    ],
  });
  expect(asks).toEqual([]);
  expect(content).toContain('this invoice is unpaid');
  expect(content).toContain('$7,640');
  expect(content).not.toMatch(/A-19|8,530|890/);
  expect(summary).toContain('Left out, as on record as disputed: A-19.');
});

it('does the same with lines of text', () => {
  const { content, asks } = composeAt('FIN-03 reminder', {
    customer: 'Oak Lodge',
    invoices: ['A-12 £90', 'A-19 £40, disputed', 'A-20 £75'],
  });
  expect(asks).toEqual([]);
  expect(content).toMatch(/these invoices are unpaid[^]*A-12 £90[^]*A-20 £75/);
  expect(content).not.toContain('A-19');
});

it.each<[string, JsonObject[]]>([
  ['all are disputed', invoices.map((one) => ({ ...one, status: 'disputed' }))],
  [
    'it was settled',
    [
      old!,
      { ...other!, status: 'dispute settled' },
      { ...old!, invoice: 'A-20', status: 'disputed?' },
    ],
  ],
  [
    'another is in doubt',
    [
      { ...old!, status: 'queried' },
      { ...other!, status: 'disputed' },
    ],
  ],
])('leaves none out by itself where %s', (_, all) => {
  const { note: _note, ...plain } = context;
  const { content } = composeAt('FIN-03 reminder', { ...plain, invoices: all });
  expect(content).toContain('A-12');
  expect(content).toContain('A-19');
});

it.each(['Disputed, settled on Nov 20', 'Disputed, half of it', 'Disputed?', 'Disputed, now paid'])(
  'asks about a state that says more: %s',
  (status) => {
    const lines = [
      { ...old!, status: 'open' },
      { ...other!, status },
    ];
    const { asks, content } = composeAt('FIN-03 reminder', {
      ...context,
      note: '',
      invoices: lines,
    });
    expect(asks).not.toEqual([]);
    expect(content).toContain('A-19');
  },
);
