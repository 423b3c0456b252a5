import { findPlaceholders } from '@workspace-ops/content';
import type { JsonObject } from '@workspace-ops/contracts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

import { composeAt, composeRun } from '../../test/compose-run.ts';

describe('composing a table', () => {
  const composeRows = (context: JsonObject): string[][] =>
    parse(composeRun('OPS-02', context)['register']!.content);

  it('makes a row of each record, with the fields beside the list repeated', () => {
    const rows = composeRows({
      site: 'Leeds',
      items: [
        { task: 'Fix door', owner: 'Ada', due: '2026-03-09' },
        { task: 'Order bulbs', owner: 'Bob', cost: -4.5 },
      ],
    });
    expect(rows).toEqual([
      ['item', 'location', 'observation', 'owner', 'due_date', 'status', 'cost'],
      ['Fix door', 'Leeds', '', 'Ada', '2026-03-09', '', ''],
      ['Order bulbs', 'Leeds', '', 'Bob', '', '', '-4.5'],
    ]);
  });

  it('makes one row of a context without a list', () => {
    expect(composeRows({ site: 'Leeds', observation: 'Door sticks' })[1]!.slice(0, 3)).toEqual([
      '',
      'Leeds',
      'Door sticks',
    ]);
  });

  it('gives remarks beside the records rows of their own, without figures of all records', () => {
    const { content } = composeRun('CUL-02', {
      team: 'Operations',
      score: 7.4,
      responses: [{ question: 'I get help', score: 6 }, { question: 'I know how' }],
      comments: ['Too late', 'Good week'],
    })['table']!;
    expect(parse(content)).toEqual([
      ['team', 'period', 'question', 'score', 'comment'],
      ['Operations', '', 'I get help', '6', ''],
      ['Operations', '', 'I know how', '', ''],
      ['Operations', '', '', '', 'Too late'],
      ['Operations', '', '', '', 'Good week'],
    ]);
  });

  it('does not repeat in each row what cannot be right, and says so', () => {
    const { content, summary } = composeRun('MKT-03', {
      posts: [{ channel: 'LinkedIn', clicks: 96 }],
      form: { date: '2026-02-30', amount: -1 },
    })['table']!;
    expect(content).not.toMatch(/2026-02-30|-1/);
    expect(summary).toContain(
      'Not in the table: form date (no clear day); form amount (below zero).',
    );
  });

  it('holds no tag', () => {
    const rows = composeRows({ site: '<script>alert(1)</script>', observation: 'Below < 3 bar' });
    expect(rows[1]!.slice(1, 3)).toEqual(['‹script›alert(1)‹/script›', 'Below < 3 bar']);
  });

  it('defuses formulas and quotes what needs quotes', () => {
    const [, row] = composeRows({
      site: '=HYPERLINK("http://x","y")',
      observation: 'a "b", c\nd',
      owner: '+1',
      status: '@x',
    });
    expect(row!.slice(1)).toEqual([`'=HYPERLINK("http://x","y")`, 'a "b", c d', `'+1`, '', `'@x`]);
  });

  it('leaves a negative amount as it is', () => {
    const lines = [{ costCentre: 'Subcontract', planned: '$12,000', actual: '$9,400' }];
    const { table } = composeRun('FIN-01', { period: 'October 2025', lines });
    expect(table!.content).toContain(',"-$2,600"');
  });

  it('ends its lines as RFC 4180 does', () => {
    expect(
      composeRun('OPS-02', { site: 'Leeds', observation: 'Door sticks' })['register']!.content,
    ).toMatch(/\r\n$/);
  });
});

describe('a table of records beside remarks', () => {
  it('has the records, and no remark in each of them', () => {
    const comments = ['The vans are cold', 'Good planning this month', 'Fine'];
    const responses = [{ question: 'I have what I need', score: 5 }];
    const { table } = composeRun('CUL-02', { comments, responses, score: 6.1 });
    expect(table!.content).toContain('I have what I need,5,');
    const items = [
      { item: 'Filter', status: 'open' },
      { item: 'Salt', status: 'done' },
    ];
    const { register } = composeRun('OPS-02', { items, comments: 'Petra is away from Thursday.' });
    expect(register!.content.split('Petra')).toHaveLength(2);
    const price = { unitPrice: 45, quantity: 1, description: 'Call out' };
    const { lines } = composeRun('FIN-02', { items: [price], notes: 'Leave the call out off' });
    expect(lines!.content).toContain('\r\n,,Call out,1,45,45,,');
    expect(lines!.content).not.toContain('Leave');
    expect(lines!.summary).toContain('Compare it with the notes: “Leave the call out off”.');
  });

  it('repeats no figure of all of them beside each remark', () => {
    const comments = ['The radio is broken again', 'Great month'];
    const { table } = composeRun('CUL-02', { team: 'Night crew', comments, score: 5.9 });
    expect(table!.content).not.toContain('5.9');
    const written = composeRun('CUL-02', { team: 'Night crew', comments, score: '5.9' });
    expect(written['table']!.content).not.toContain('5.9');
    expect(table!.summary).toContain('Not in the table: score (of all rows together).');
  });

  it('subtracts what was planned from what was spent', () => {
    const { table } = composeRun('FIN-01', {
      costCentre: 'Overtime',
      plannedSpend: 4000.1,
      actualSpend: 5200.3,
    });
    expect(table!.content).toMatch(/^Overtime,,4000\.1,5200\.3,1200\.2,/m);
  });

  it('counts the days since a due date', () => {
    const invoices = [
      { invoice: '118', amount: 240, dueDate: '2026-02-27' },
      { invoice: '119', amount: 310, dueDate: '2026-03-31' },
      { invoice: '120', amount: 310, dueDate: '2026-02-30' },
      { invoice: '121', amount: 310, dueDate: '27 February 2026' },
    ];
    const { ageing } = composeRun('FIN-03', { customer: 'Engine Ltd', currency: 'EUR', invoices });
    expect(ageing!.content).toContain('Engine Ltd,118,240,2026-02-27,7,');
    expect(ageing!.content).toContain('Engine Ltd,119,310,2026-03-31,,');
    expect(ageing!.content).toContain('Engine Ltd,120,310,2026-02-30,,');
    expect(ageing!.content).toContain('Engine Ltd,121,310,2026-02-27,7,');
  });
});

it('reads the price of a unit, and says what each line comes to', () => {
  const items = [
    { item: 'Cross-back chair', quantity: 240, unitPrice: 6.5 },
    { item: 'Set-up', quantity: 1 },
  ];
  const { lines } = composeRun('FIN-02', { customer: 'Hartwell', items, currency: 'USD' });
  expect(lines!.content).toContain('Cross-back chair,240,6.5,1560,USD');
  expect(lines!.content).toContain('Set-up,1,,,USD');
  expect(lines!.content).not.toContain('unit_price');
});

it('calls what is counted by its own name', () => {
  const channels = [{ channel: 'LinkedIn', posts: 4, impressions: 900, clicks: 30, leads: 2 }];
  const texts = Object.values(composeRun('MKT-03', { channels, period: 'October' }));
  const csv = texts.find(({ content }) => content.startsWith('channel,'))!;
  expect(csv.content).toBe(
    'channel,period,posts,impressions,clicks,leads\r\nLinkedIn,October,4,900,30,2\r\n',
  );
});

it('has the due date of each row, and not the day of the list beside it', () => {
  const items = [{ item: 'Chairs', owner: 'Ana', dueDate: '2026-12-01', status: 'open' }];
  const { register } = composeRun('OPS-02', { date: '2026-11-25', items: [...items, ...items] });
  expect(register!.content).toContain('2026-12-01');
  expect(register!.content).not.toContain('2026-11-25');
});

it('gives an entry that ends with its amount a column for that', () => {
  const items = ['Swim lessons x 8 @ 145.00', 'Coach 2 @ £90'];
  const { lines } = composeRun('FIN-02', { customer: 'Marlow', items });
  expect(lines!.content).toContain('Marlow,,Swim lessons,8,145.00,1160,');
  expect(lines!.content).toContain('Marlow,,Coach,2,£90,180,');
  const invoices = ['INV-3310 £1,840', 'INV-3342 £960'];
  const { ageing } = composeRun('FIN-03', { customer: 'Castlegate', invoices });
  const content = ageing!.content;
  expect(content).toContain('INV-3310,"£1,840"');
  expect(content).toContain('INV-3342,£960');
});

it('repeats no figure of all channels in the row of each', () => {
  const { table } = composeRun('MKT-03', {
    period: 'October 2026',
    costPerEnquiry: '£41',
    target: '50 enquiries under £45',
    channels: [
      { channel: 'Google Ads', spend: 1450, enquiries: 29 },
      { channel: 'Facebook', spend: 620, enquiries: 11 },
    ],
  });
  expect(table!.content).not.toMatch(/£41|£45/);
  expect(table!.content).toContain('October 2026');
  expect(table!.summary).toContain('(of all rows together)');
});

const posts = [
  { channel: 'Instagram', post: 'Kitchen', impressions: 4120, clicks: 133 },
  { channel: 'Facebook', post: 'Safety week', impressions: 2380, clicks: 41 },
];
const lots = [
  { item: 'Oak table', amount: 120 },
  { item: 'Chairs', amount: 80 },
];

it.each<[string, JsonObject, string, boolean]>([
  ['MKT-03 table', { posts, issue: 'Safety posts: no replies in five weeks' }, 'replies', false],
  ['MKT-03 table', { posts, outcome: 'Instagram brought the Deal kitchen' }, 'brought', false],
  ['MKT-03 table', { posts, decision: 'Stop the safety posts now' }, 'Stop', false],
  ['OPS-02 register', { jobs: lots, shout: 'Need someone for Hythe Monday' }, 'Hythe', false],
  ['FIN-02 lines', { items: lots, reason: 'Second visit after the leak' }, 'leak', false],
  ['MKT-03 table', { posts, period: 'October 2026 to date' }, 'to date', true],
  ['MKT-03 table', { posts, campaign: 'Autumn kitchens in East Kent' }, 'Autumn', true],
  ['MKT-03 table', { posts, series: 'Before and after' }, 'Before', true],
  ['FIN-02 lines', { items: lots, customer: 'St Anne and Holy Trinity' }, 'Anne', true],
  ['FIN-02 lines', { items: [lots[0]!], reason: 'Second visit after the leak' }, 'leak', true],
])('%s tells in no row what is remarked on all: %j', (where, context, said, isTold) => {
  const { content, summary } = composeAt(where, context);
  expect(content.includes(said)).toBe(isTold);
  expect(summary.includes('(of all rows together)')).toBe(!isTold);
});

it('names the list that is not in the table, and has no columns of what was handed over', () => {
  const { content, summary } = composeRun('FIN-02', {
    handoff: { fromRunId: 'run_1', sequence: 3, missing: ['amount'] },
    maySend: 'yes',
    ordered: [
      { item: 'inverter', qty: 10, unit_price: 865 },
      { item: 'panel', qty: 60, unit_price: 71.5 },
    ],
    problems: [{ item: 'inverter', qty: 2, problem: 'dead on arrival' }],
  })['lines']!;
  expect(summary).toContain('The list “problems” (1 entry) is not in the table');
  expect(content.split('\r\n')[0]).not.toMatch(/handoff|sequence|may send/);
});

it.each(['spent', 'actual', 'actual_to_date', 'spend_planned', 'forecast', 'overspend'])(
  'repeats what is “%s” of all lines in none of them',
  (name) => {
    const lines = [
      { line: 'Lamb', amount: '£1,240' },
      { line: 'Waste', amount: '£340' },
    ];
    const { table } = composeRun('FIN-01', { costCentre: 'Food', [name]: '£24,180', lines });
    expect(table!.content).not.toContain('24,180');
    expect(table!.summary).toContain('(of all rows together)');
  },
);

it('a table has nothing of an entry that is marked as not public, and says so', () => {
  const { lines, control } = composeRun('FIN-02', {
    customer: 'Harbour Clinic',
    items: [
      { item: 'Service visit', amount: 435 },
      { item: 'Filters', amount: 12, note: 'Between us only: they may close in May' },
    ],
  });
  expect(lines!.content).toContain('Filters');
  expect(lines!.content).not.toContain('close in May');
  expect(lines!.summary).toContain('Not in the table: note (marked as not public)');
  expect(control!.content).toContain('Filters');
  expect(control!.content).not.toContain('close in May');
});

it('has nobody beside the answers of a survey who answered none of them', () => {
  const responses = [{ question: 'I have the parts I need', score: 5.8 }];
  const context = { team: 'Fitters', period: 'November 2026', responses, owner: 'Gary Entwistle' };
  const { content, summary } = composeAt('CUL-02 table', context);
  expect(content).not.toContain('Gary');
  expect(summary).toContain('Not in the table: owner');
  const register = { items: [{ task: 'Ring Mrs Tyson' }], owner: 'Gary Entwistle' };
  expect(composeAt('OPS-02 register', register).content).toContain('Gary Entwistle');
});

it.each(['statement', 'question'])(
  'has the mean of each question of a survey, which is of nobody alone: %s',
  (name) => {
    const responses = [
      { [name]: 'My van is safe', average: 4.6 },
      { [name]: 'I am told in time', average: 2.9 },
    ];
    const context = { team: 'Drivers', period: 'Q4', responses };
    const { content, summary } = composeAt('CUL-02 table', context);
    expect(content.trim().split('\r\n').slice(1)).toEqual([
      'Drivers,Q4,My van is safe,4.6,',
      'Drivers,Q4,I am told in time,2.9,',
    ]);
    expect(summary).not.toMatch(/Left out|on record: score/);
  },
);

it.each(['Xx', 'xx', 'xX'])('leaves a cell empty that stands for a value to come: %s', (mark) => {
  const context: JsonObject = { '': [{ '': { '': mark } }, { '': { '': 'Two lamps' } }] };
  const { content } = composeAt('OPS-02 register', context);
  expect(findPlaceholders(content)).toEqual([]);
  expect(content).toContain('Two lamps');
});

it.each([
  { net: 2250, vat: 55.2, total: 2305.2 },
  { net: 200, vat: 26, total: 226 },
])('leaves the tax of a whole invoice out of its lines: %j', (sums) => {
  const lines = [
    { description: 'Physio day', qty: 3, unitPrice: 670 },
    { description: 'Desk check', qty: 4, unitPrice: 60 },
  ];
  const { content, summary } = composeRun('FIN-02', { customer: 'Corrib', lines, ...sums })[
    'lines'
  ]!;
  expect(content).not.toContain(String(sums.vat));
  expect(summary).toContain('vat');
  const rate = composeRun('FIN-02', { customer: 'Corrib', lines, vat: 13.5 })['lines']!;
  expect(rate.content).toContain('13.5');
  const exempt = composeRun('FIN-02', { customer: 'Corrib', lines, vat: 'exempt' })['lines']!;
  expect(exempt.content).toContain('exempt');
});

it('has a row of each entry of a register that a program sends as a whole', () => {
  const entries = [
    { task: 'Flush of surgery 5', owner: 'Tom', status: 'done' },
    { task: 'Order lidocaine', owner: 'Karen', status: 'open', due: '2026-12-01' },
  ];
  const register = { clinic: 'Cork', entries };
  expect(composeRun('OPS-02', { register })['register']!.content).toContain(
    'Order lidocaine,Cork,,Karen,2026-12-01,open',
  );
});

it('has who pays as the customer, and not the patient or the tenant of a line', () => {
  const openInvoices = [
    { no: 'INV-1', patient: 'J. Murtagh', amount: 560, due: '2026-02-28' },
    { no: 'INV-2', patient: 'S. Adeyemi', amount: 890, due: '2026-02-27' },
  ];
  const { content } = composeRun('FIN-03', { customer: 'Connacht Insurance', openInvoices })[
    'ageing'
  ]!;
  expect(content).toContain('Connacht Insurance,INV-1,560');
});
