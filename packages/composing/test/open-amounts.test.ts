import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readProgramRecord } from './read-record.ts';

const debt = { customer: 'Harrow Dental', contact: 'Ms Iyer' };
const second = { invoice: 'INV-211', amount: '£650', dueDate: '2026-11-12' };
const first = { invoice: 'INV-204', amount: '£1,200', dueDate: '2026-10-20' };
const remind = (more: JsonObject) => composeAt('FIN-03 reminder', { ...debt, ...more });
const age = (more: JsonObject) => composeAt('FIN-03 ageing', { ...debt, ...more });
const rowsOf = (more: JsonObject) => age(more).content.trim().split('\r\n').slice(1);

describe('what is open of an invoice that is paid in part', () => {
  it.each<[string, JsonValue[]]>([
    ['paid', [{ ...first, paid: '£400' }, second]],
    ['amountPaid', [{ ...first, amountPaid: 400 }, second]],
    ['paid with a day', [{ ...first, paid: '£400 on 3 November' }, second]],
    [
      'payments',
      [
        {
          ...first,
          payments: [
            { date: '2026-11-03', amount: '£150' },
            { date: '2026-11-09', amount: '£250' },
          ],
        },
        second,
      ],
    ],
    ['a balance that says the same', [{ ...first, paid: '£400', balance: '£800' }, second]],
    [
      'a line of text',
      ['INV-204 £1,200, paid £400 on the 3rd', 'INV-211 £650, due 12 November 2026'],
    ],
    [
      'a line with its rest in brackets',
      ['Invoice INV-204 £1,200.00 due 2026-10-20 (part paid £400)', 'INV-211 – £650'],
    ],
    ['a line that says of which', ['INV-204, £1,200, of which £400 paid', 'INV-211, £650']],
    [
      'a line that says what came in',
      ['INV-204 – £1,200, £400 received 4 November', 'INV-211 £650'],
    ],
  ])('is the sum less what was paid: %s', (_, invoices) => {
    const { asks, content } = remind({ invoices });
    expect(asks).toEqual([]);
    expect(content).toMatch(
      /Invoice INV-204: amount £800,.* invoiced £1,200(?:\.00)?, paid so far £400/,
    );
    expect(rowsOf({ invoices })[0]).toMatch(/^Harrow Dental,INV-204,£800,/);
  });

  it('stands in the amount of all of them, where that is what was invoiced', () => {
    const invoices = [{ ...first, paid: '£400' }, second];
    for (const amount of ['£1,850', '£1,450'])
      expect(remind({ invoices, amount }).content).toContain('The open amount is £1,450.');
    expect(remind({ invoices, amount: '£1,700' }).asks).not.toEqual([]);
  });

  it('is nothing of one that is paid in whole: the letter leaves it out, and the table has no age of it', () => {
    for (const paid of ['£1,200', 'yes', true, 'in full']) {
      const invoices = [{ ...first, paid }, second];
      expect(remind({ invoices }).content).not.toContain('INV-204');
      expect(rowsOf({ invoices })[0]).toContain('INV-204,£0,2026-10-20,,paid');
    }
  });

  it.each<[string, JsonValue[]]>([
    ['more was paid than it came to', [{ ...first, paid: '£1,300' }, second]],
    ['the currencies differ', [{ ...first, paid: '€400' }, second]],
    ['the balance says otherwise', [{ ...first, paid: '£400', balance: '£900' }, second]],
    [
      'the amount may be the rest',
      [{ invoice: 'INV-204', amountDue: '£800', paid: '£400' }, second],
    ],
    [
      'all are paid',
      [
        { ...first, paid: 'yes' },
        { ...second, paid: '£650' },
      ],
    ],
    ['it is said to be open and paid', [{ ...first, paid: 'yes', status: 'open' }, second]],
    ['a line says two payments', ['INV-204 £1,200, paid £400, paid £100', 'INV-211 £650']],
  ])('is asked about where nobody can tell it: %s', (_, invoices) => {
    expect(remind({ invoices }).asks.length).toBeGreaterThan(0);
  });

  it('asks nothing of what nobody has paid yet', () => {
    for (const paid of ['no', false, 0, 'none']) {
      const { asks, content } = remind({ invoices: [{ ...first, paid }, second] });
      expect(asks).toEqual([]);
      expect(content).toContain('- Invoice INV-204: amount £1,200, due date 20 October 2026\n');
    }
  });

  it('does not take a note on a payment for it', () => {
    const notes = 'They paid £100 on Friday, invoiced £90, paid so far £3.';
    expect(remind({ invoices: [first, second], notes }).asks).not.toEqual([]);
  });
});

describe('a disputed invoice is marked in the table', () => {
  it.each<[string, JsonObject]>([
    ['disputed: true', { disputed: true }],
    ['disputed: yes, wrong quantity', { disputed: 'yes, wrong quantity' }],
    ['a note', { note: 'in dispute since Monday' }],
    ['an empty status beside it', { status: '', disputed: '2 chairs short' }],
  ])('by %s', (_, own) => {
    const [one, other] = rowsOf({ invoices: [{ ...first, ...own }, second] });
    expect(one).toMatch(/,2026-10-20,37,disputed,/);
    expect(other).toMatch(/,2026-11-12,14,,/);
  });

  it.each<[string, JsonObject]>([
    ['disputed: no', { disputed: 'no' }],
    ['disputed: false', { disputed: false }],
    ['a note that says no', { note: 'not in dispute' }],
    ['a state of its own', { status: 'overdue', note: 'was disputed, settled on Friday' }],
  ])('and not by %s', (_, own) => {
    expect(rowsOf({ invoices: [{ ...first, ...own }, second] })[0]).not.toMatch(/,37,disputed,/);
  });

  it('by an answer that names it, and by a line of text', () => {
    const [one, other] = rowsOf({ invoices: [first, second], disputed: 'yes, INV-211' });
    expect(one).toContain(',37,,');
    expect(other).toContain(',14,disputed,');
    const lines = ['INV-204 £1,200 disputed', 'INV-206 £90, status: disputed', 'INV-205 £3.00'];
    expect(rowsOf({ invoices: lines })).toEqual([
      'Harrow Dental,INV-204,"£1,200",,,disputed,,Ms Iyer',
      'Harrow Dental,INV-206,£90,,,disputed,,Ms Iyer',
      'Harrow Dental,INV-205,£3.00,,,,,Ms Iyer',
    ]);
  });
});

it('has the amount of an invoice of which nothing is paid in the column of the others', () => {
  const invoices = [
    { no: '881', total: '£1,464.00', due: '2026-10-15', paid: '£1,000.00' },
    { no: '902', total: '£366.00', due: '2026-11-14', paid: '0' },
  ];
  const { content } = composeAt('FIN-03 ageing', { customer: 'Firth', invoices });
  const [header, ...rows] = content.trim().split('\r\n');
  expect(header).not.toContain('total');
  expect(rows.map((row) => row.split(',')[2])).toEqual(['£464', '£366.00']);
});

it('says of several invoices that their due date has passed', () => {
  const { content } = remind({ invoices: ['INV-31 £480', 'INV-32 £95.50'], dueDate: '2026-11-05' });
  expect(content).toContain('Their due date was 5 November 2026.');
  expect(content).not.toContain('Its due date');
});

it.each([
  [['INV-31 £480', 'INV-32 £95.50 due 2 November 2026']],
  [['INV-31, £480.00', 'INV-32, $9']],
])('asks for no amount where each line has its own: %j', (invoices) => {
  expect(remind({ invoices }).asks).toEqual([]);
  expect(age({ invoices }).summary).not.toMatch(/Not on record: .*amount/);
});

it.each([[['INV-31 £480', 'INV-32']], [['INV-31', 'INV-32 of October']]])(
  'asks for the amount where a line has none: %j',
  (invoices) => expect(remind({ invoices }).asks).toMatchObject([{ names: ['amount'] }]),
);

describe('a balance beside an amount, of which nobody says what was paid', () => {
  const listed = [
    { ...first, balance: '£1,200' },
    { ...second, balance: '£150' },
  ];
  it('is what is asked for, and what stands in the table', () => {
    const { asks, content } = remind({ invoices: listed });
    expect(asks).toEqual([]);
    expect(content).toContain('The open amount is £1,350.');
    expect(content).toContain('amount £150, due date 12 November 2026, invoiced £650');
    expect(content).not.toContain('paid so far');
    expect(rowsOf({ invoices: listed }).map((row) => row.includes('£150'))).toEqual([false, true]);
  });
  it('is asked about where it is more than the invoice, as a running balance is', () => {
    const running = [listed[0]!, { ...second, balance: '£1,850' }];
    expect(remind({ invoices: running }).asks).toHaveLength(1);
  });
  it('stands in the column of the other amounts in the record of a program, too', () => {
    const { content } = composeAt(
      'FIN-03 ageing',
      readProgramRecord({
        Customer: 'Harrow Dental',
        Transactions: [
          {
            Type: 'Invoice',
            Num: '10311',
            'Due Date': '10/28/2026',
            Amount: 412.6,
            'Open Balance': 412.6,
          },
          {
            Type: 'Invoice',
            Num: '10367',
            'Due Date': '11/11/2026',
            Amount: 388.15,
            'Open Balance': 188.15,
          },
        ],
      }),
    );
    expect(content).not.toContain('amount_2');
    expect(content).toContain('Harrow Dental,10367,188.15,');
  });
});

it.each(['amt', 'amount', 'total'])(
  'asks for the balance of one invoice that says its %s',
  (name) => {
    const { content } = remind({
      inv: '10399',
      [name]: '£745.10',
      balance: '£245.10',
      due: '2026-11-14',
    });
    expect(content).toContain('The open amount is £245.10. The invoice came to £745.10.');
  },
);

it('asks for the balance in any dollars, beside a field that says how it is payable', () => {
  const { content } = remind({
    invoice_no: 'NL-3312',
    invoice_total: 'CA$12,430.00',
    received: 'CA$6,000.00 on Nov 3',
    balance: 'CA$6,430.00',
    payable: 'e-transfer or cheque',
  });
  expect(content).toContain(
    'The open amount is CA$6,430. The invoice came to CA$12,430.00, of which CA$6,000 is paid.',
  );
});

it('takes the balances of a statement for the amounts of its papers', () => {
  const statement = [
    { doc: 'INV10233', due: '2026-09-30', balance: 'R48 300.00' },
    { doc: 'CN0088', balance: '-R4 300.00' },
  ];
  const { asks, content } = remind({ statement, total_outstanding: 'R44 000.00' });
  expect(asks).toEqual([]);
  expect(content).toContain('The open amount is R44,000');
  expect(content).toContain('- INV10233: amount R48,300.00, due 30 September 2026');
  expect(content).toContain('- CN0088: amount -R4,300.00');
  expect(age({ statement }).content).toContain('Harrow Dental,INV10233,"R48,300.00",2026-09-30,');
});

it('parts invoices that are lines with a date, rupees and a day in dashes', () => {
  const invoices = 'TE/118 dt 05-09-2026 Rs 3,42,000 due 05-10-2026; TE/131 Rs 1,18,500';
  const [dated, other] = rowsOf({ invoices });
  expect(dated).toContain('TE/118 dt 05-09-2026,"Rs 3,42,000",05-10-2026,52');
  expect(other).toContain('TE/131,"Rs 1,18,500",');
});
