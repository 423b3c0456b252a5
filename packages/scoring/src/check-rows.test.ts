import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-11-30T08:30:00Z');
const readRemarks = (
  content: string,
  context: JsonObject,
  artifactType: 'csv' | 'document' = 'csv',
) => {
  const { feedback, grade } = evaluate(
    { artifactType, title: 'Table', content, targetPlatform: 'internal' },
    { now, input: { context } },
  );
  const found = feedback.filter((one) => /not in the input|input says otherwise/i.test(one));
  return { found, grade };
};
const toCsv = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\r\n')}\r\n`;

const debt: JsonObject = {
  customer: 'Oak Vets',
  invoices: [
    { invoice: 'INV-7', amount: '$3,000', dueDate: '2026-10-01', owner: 'Kim' },
    { invoice: 'INV-8', amount: '$700', dueDate: '2026-10-11', owner: 'Lou' },
    { invoice: 'INV-9', amount: '$55.20', dueDate: '2026-11-11', owner: 'Kim' },
  ],
};
const invoiceColumns = 'customer,invoice,amount,due_date,days_overdue,owner';
const ofDebt = [
  'Oak Vets,INV-7,"$3,000",2026-10-01,60,Kim',
  'Oak Vets,INV-8,$700,2026-10-11,50,Lou',
  'Oak Vets,INV-9,$55.20,2026-11-11,19,Kim',
];

const register: JsonObject = {
  owner: 'Marta Ruiz',
  site: 'Quay',
  items: [
    { item: 'Van 4 brakes', owner: 'Kofi', status: 'done', qty: 3 },
    { item: 'Forklift service', status: 'waiting for parts', qty: 4 },
    { item: 'Rear gate lock', owner: 'none', qty: 5 },
  ],
};
const itemColumns = 'item,location,owner,status,qty';
const ofRegister = [
  'Van 4 brakes,Quay,Kofi,done,3',
  'Forklift service,Quay,,waiting for parts,4',
  'Rear gate lock,Quay,none,,5',
];

const tasks: JsonObject = {
  site: 'Yard',
  tasks: [
    'Move the skip - Ana by 3 December',
    'Order 40 bags of salt - Tom',
    'Fix fence panel 12 - Bea by 9 December',
  ],
};
const ofTasks = [
  'Move the skip,Ana,3 December',
  'Order 40 bags of salt,Tom,',
  'Fix fence panel 12,Bea,9 December',
];

const spend: JsonObject = {
  period: 'October 2026',
  lines: [
    { line: 'Fuel', planned: 3500, actual: 4200 },
    { line: 'Hire', planned: 1500, actual: 1100 },
    { line: 'Tyres', planned: 600, actual: 640 },
  ],
};
const ofSpend = ['Fuel,3500,4200,700', 'Hire,1500,1100,-400', 'Tyres,600,640,40'];

const channels: JsonObject = {
  channels: [
    { channel: 'LinkedIn', impressions: 12_000, clicks: 340, leads: 4 },
    { channel: 'Email', impressions: 8000, clicks: 120, leads: 2 },
  ],
};
const ofChannels = ['LinkedIn,12000,340,4', 'Email,8000,120,2'];

const tables: Readonly<Record<string, { context: JsonObject; header: string; rows: string[] }>> = {
  debt: { context: debt, header: invoiceColumns, rows: ofDebt },
  register: { context: register, header: itemColumns, rows: ofRegister },
  tasks: { context: tasks, header: 'item,owner,due_date', rows: ofTasks },
  spend: { context: spend, header: 'line,planned,actual,variance', rows: ofSpend },
  channels: { context: channels, header: 'channel,impressions,clicks,leads', rows: ofChannels },
};

it('reads the age of a task as no days past its due date', () => {
  const lines = [
    { item: 'Kitchen door', age_days: 4, dueDate: '2026-11-10' },
    { item: 'Crack', age_days: 9, dueDate: '2026-11-02' },
  ];
  const rows = lines.map(({ item, age_days: age, dueDate }) => `${item},${age},${dueDate}`);
  expect(readRemarks(toCsv('item,age_days,due_date', rows), { lines }).found).toEqual([]);
});

describe('a cell is read with its row', () => {
  it.each(Object.keys(tables))('and is none of another: %s', (name) => {
    const { context, header, rows } = tables[name]!;
    expect(readRemarks(toCsv(header, rows), context)).toEqual({ found: [], grade: 'A' });
  });

  it.each([
    [
      'debt',
      0,
      'Oak Vets,INV-7,$700,2026-10-01,60,Kim',
      '"$700" for "amount" (row 1) belongs to "INV-8", not to "INV-7"',
    ],
    ['debt', 1, 'Oak Vets,INV-8,$700,2026-10-11,50,Kim', '"Kim" for "owner" (row 2) belongs to'],
    ['debt', 0, 'Oak Vets,INV-7,"$3,000",2026-10-11,60,Kim', '"2026-10-11" for "due_date" (row 1)'],
    [
      'debt',
      0,
      'Oak Vets,INV-7,"$3,000",2026-10-01,50,Kim',
      '"50" for "days_overdue" (row 1), where its due date makes 60',
    ],
    [
      'register',
      0,
      'Van 4 brakes,Quay,Marta Ruiz,done,3',
      '"Marta Ruiz" for "owner" (row 1) is said of the whole, where the input says "Kofi"',
    ],
    [
      'register',
      2,
      'Rear gate lock,Quay,Marta Ruiz,,5',
      'is said of the whole, where the input says "none"',
    ],
    [
      'register',
      1,
      'Forklift service,Quay,Kofi,waiting for parts,4',
      '"Kofi" for "owner" (row 2) belongs to "Van 4 brakes"',
    ],
    [
      'register',
      0,
      'Van 4 brakes,Quay,Kofi,done,4',
      '"4" for "qty" (row 1) belongs to "Forklift service"',
    ],
    [
      'tasks',
      0,
      'Move the skip,Tom,3 December',
      '"Tom" for "owner" (row 1) belongs to "Order 40 bags of salt - Tom"',
    ],
    [
      'tasks',
      1,
      'Order 40 bags of salt,Tom,9 December',
      '"9 December" for "due_date" (row 2) belongs to',
    ],
    ['spend', 0, 'Fuel,3500,1100,700', '"1100" for "actual" (row 1) belongs to "Hire"'],
    [
      'spend',
      1,
      'Hire,1500,1100,700',
      '"700" for "variance" (row 2) follows from "Fuel", not from "Hire"',
    ],
    ['channels', 0, 'LinkedIn,12000,340,2', '"2" for "leads" (row 1) belongs to "Email"'],
  ])('%s, row %i: %s', (name, at, row, says) => {
    const { context, header, rows } = tables[name]!;
    const { found, grade } = readRemarks(toCsv(header, rows.with(at, row)), context);
    expect(found.join('\n')).toContain(says);
    expect(grade).not.toBe('A');
  });

  it('in a table within a text, too', () => {
    const write = (fuel: string, hire: string) =>
      `# Spend October 2026\n\n| Line | Planned | Actual |\n|---|---|---|\n| Fuel | 3,500 | ${fuel} |\n| Hire | 1,500 | ${hire} |\n\nAnswer each line by Friday.\n`;
    expect(readRemarks(write('4,200', '1,100'), spend, 'document').found).toEqual([]);
    expect(readRemarks(write('1,100', '4,200'), spend, 'document').found.join()).toContain(
      'belongs to "Hire"',
    );
  });
});

describe('a cell that follows from its row is right', () => {
  it.each<[string, JsonObject, string, string[]]>([
    [
      'what is open',
      {
        invoices: [
          { invoice: 'A1', amount: '£1,200', paid: '£400' },
          { invoice: 'A2', amount: '£650' },
        ],
      },
      'invoice,amount,invoiced,paid_so_far',
      ['A1,£800,"£1,200",£400', 'A2,£650,,'],
    ],
    [
      'what a line comes to',
      {
        amount: '£1,900',
        items: [
          { item: 'Clean', qty: '3 floors', price: '£120' },
          { item: 'Lid', qty: 10, price: 1.25 },
        ],
      },
      'item,quantity,price,amount',
      ['Clean,3 floors,£120,360', 'Lid,10,1.25,12.5'],
    ],
    [
      'its value under another name than that of the whole',
      {
        owner: 'Control room',
        dueDate: '2026-12-09',
        items: [{ item: 'Seal', assignee: 'Ivo', due: '2026-12-02' }, { item: 'Valve' }],
      },
      'item,owner,due_date',
      ['Seal,Ivo,2026-12-02', 'Valve,,'],
    ],
    [
      'its share',
      {
        lines: [
          { line: 'Fuel', planned: 200, actual: 250 },
          { line: 'Hire', planned: 80, actual: 60 },
        ],
      },
      'line,planned,actual,change',
      ['Fuel,200,250,25%', 'Hire,80,60,-25%'],
    ],
    [
      'what stands beside all rows',
      {
        customer: 'Oak',
        currency: 'EUR',
        items: [
          { item: 'Crate', amount: 45 },
          { item: 'Lid', amount: 12 },
        ],
      },
      'customer,item,amount,currency',
      ['Oak,Crate,45,EUR', 'Oak,Lid,12,EUR'],
    ],
    [
      'a row of all of them',
      {
        lines: [
          { line: 'Fuel', planned: 200, actual: 250 },
          { line: 'Hire', planned: 80, actual: 60 },
        ],
      },
      'line,planned,actual',
      ['Fuel,200,250', 'Hire,80,60', 'Total,280,310'],
    ],
  ])('%s', (_, context, header, rows) => {
    expect(readRemarks(toCsv(header, rows), context).found).toEqual([]);
  });

  it('and so are days that were counted some days ago, in all rows', () => {
    const rows = ofDebt.map((row) =>
      row.replace(/,(60|50|19),/, (_, days: string) => `,${Number(days) - 5},`),
    );
    expect(readRemarks(toCsv(invoiceColumns, rows), debt).found).toEqual([]);
  });
});

it('reads rows in linear time', () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    line: `Line ${String(at)} of it`,
    planned: 1000 + at,
    actual: 5000 + at * 3,
  }));
  const read = (content: string) => readRemarks(content, { lines });
  expect(measureGrowth(read, 'Line 7 of it,1007,5024\r\n')).toBeLessThan(10);
});

it('adds the lines up, of which one has no amount of its own', () => {
  const items = [
    { item: 'Clean', qty: '3 floors', price: '£120' },
    { item: 'Waste', amount: '£95' },
  ];
  const said = 'The lines of the order, Clean and Waste, add up to £455, and no more is billed.';
  expect(readRemarks(said, { items }, 'document').found).toEqual([]);
  expect(readRemarks(said.replace('455', '475'), { items }, 'document').found).not.toEqual([]);
});

it('finds an entry by a number under another name', () => {
  const invoices = [
    { number: '88', amount: 900, paid: 400 },
    { number: '91', amount: 70 },
  ];
  const rows = ['88,500', '91,70'];
  expect(readRemarks(toCsv('invoice,amount', rows), { invoices }).found).toEqual([]);
  expect(readRemarks(toCsv('invoice,amount', ['88,70', '91,70']), { invoices }).found).not.toEqual(
    [],
  );
});

it('takes the currency of a row’s own amount for right', () => {
  const context = {
    currency: 'EUR',
    items: [
      { item: 'Crate', amount: '€45' },
      { item: 'Lid', amount: '$12' },
    ],
  };
  const rows = ['Crate,€45,EUR', 'Lid,$12,USD'];
  expect(readRemarks(toCsv('item,amount,currency', rows), context).found).toEqual([]);
  const wrong = ['Crate,€45,GBP', 'Lid,$12,USD'];
  expect(readRemarks(toCsv('item,amount,currency', wrong), context).found).not.toEqual([]);
});

describe('fields that say something of the same things each', () => {
  const stock: JsonObject = {
    before: { candles: 40, soap: 25, matches: 60 },
    sold: { candles: 12, soap: 9 },
  };

  it('bears out the rows of a table', () => {
    const table = toCsv('item,before,sold,after', ['candles,40,12,28', 'soap,25,9,16']);
    expect(readRemarks(table, stock).found).toEqual([]);
  });

  it('finds a value in another column than its own', () => {
    const table = toCsv('item,before,sold,after', ['candles,28,12,40', 'soap,25,9,16']);
    expect(readRemarks(table, stock).found.join()).toContain(
      '"28" for "before" (row 1) stands in another column, where the input says "40" of "candles"',
    );
  });

  it('reads things that are called as what every object has', () => {
    const odd = JSON.parse(
      '{"before": {"constructor": 40, "soap": 25, "__proto__": 3}, "sold": {"soap": 9}}',
    ) as JsonObject;
    const table = toCsv('item,before,sold', ['constructor,40,', 'soap,25,9']);
    expect(readRemarks(table, odd).found).toEqual([]);
  });

  it('takes no fields for columns that are of other things', () => {
    const table = toCsv('item,before', ['candles,28']);
    expect(readRemarks(table, { before: { candles: 40 }, rooms: { hall: 28 } }).found).toEqual([]);
  });
});

describe('a row under another name', () => {
  const hoses: JsonObject = {
    tasks: [
      { item: 'Winch brake', who: 'Otto', due: '2026-12-03' },
      { item: 'Fuel hose', who: 'Otto', due: '2026-12-07' },
      { item: 'Fuel pump', who: 'Otto', due: '2026-12-07' },
    ],
  };
  const given = ['Winch brake,Otto,2026-12-03', 'Fuel hose,Otto,2026-12-07'];

  it('is told', () => {
    const table = toCsv('item,owner,due_date', [...given, 'Hose for fuel,Otto,2026-12-07']);
    expect(readRemarks(table, hoses).found.join()).toContain(
      '"Hose for fuel" (row 3) is row 2 again under another name',
    );
  });

  it('is none where the input has both', () => {
    const table = toCsv('item,owner,due_date', [...given, 'Fuel pump,Otto,2026-12-07']);
    expect(readRemarks(table, hoses).found).toEqual([]);
  });
});

it('reads a share without its sign under its name', () => {
  const lines: JsonObject = {
    lines: [
      { centre: 'Gas', plan: 3000, actual: 3420 },
      { centre: 'Sand', plan: 800, actual: 760 },
    ],
  };
  const table = (share: string) =>
    toCsv('centre,plan,actual,percent', [`Gas,3000,3420,${share}`, 'Sand,800,760,-5']);
  expect(readRemarks(table('14'), lines).found).toEqual([]);
  expect(readRemarks(table('24'), lines).found.join()).toContain('24');
});

describe('boxes of a list', () => {
  const checklist: JsonObject = {
    tasks: [
      { task: 'PA', who: 'Dov', done: true },
      { task: 'Fire exits checked', who: 'Aisling', done: false },
      { task: 'Float in the till', who: 'Marek', done: true },
    ],
  };
  const boxes = (pa: string, exits: string) =>
    `# Before the doors\n\n- [${pa}] PA (Dov)\n- [${exits}] Fire exits checked (Aisling)\n- [ ] Ring Jo\n`;

  it('bears out those that are as the input says', () => {
    expect(readRemarks(boxes('x', ' '), checklist, 'document').found).toEqual([]);
  });

  it('finds those that are ticked and not done, and the other way round', () => {
    const [found] = readRemarks(boxes(' ', 'X'), checklist, 'document').found;
    expect(found).toContain('the box of "PA (Dov)" (line 3) is not ticked');
    expect(found).toContain('the box of "Fire exits checked (Aisling)" (line 4) is ticked');
  });

  it('are read in time in proportion to the text', () => {
    const read = (text: string) => readRemarks(text, checklist, 'document');
    expect(measureGrowth(read, '- [ ] PA and more\n')).toBeLessThan(10);
  });
});
