import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

describe('a report that leaves out a setback', () => {
  const report = (more: Record<string, string>) =>
    composeAt('FUL-02 report', {
      client: 'Calder Street Arcade',
      milestone: 'Drive swap, night 3 of 5',
      progress: 'Old drive is out.',
      ...more,
    });

  it.each([
    ['Overrun', 'Night 4 moves from 26 to 30 November.'],
    ['Safety', 'Shoppers must not use it as stairs.'],
    ['Night 4', 'Postponed by a day, the lorry broke down.'],
  ])('asks whether it may be sent so: %s', (name, value) => {
    const { asks } = report({ [name]: value });
    expect(asks).toMatchObject([{ names: ['maySend'] }]);
    expect(asks[0]!.question).toContain(
      `It does not tell ${name.toLowerCase()} “${value.slice(0, -1)}”`,
    );
    expect(report({ [name]: value, maySend: 'yes' }).asks).toEqual([]);
  });

  it.each([
    ['Crew', 'Tomasz and Craig, on nights'],
    ['Lorry', 'Arrives at eight each night'],
    ['Late, not for client', 'The drive was late, as we paid late.'],
  ])('asks of nothing else that it leaves out: %s', (name, value) =>
    expect(report({ [name]: value }).asks).toEqual([]),
  );
});

it('a report asks by its name of a setback that is not public', () => {
  const { asks, content } = composeAt('FUL-02 report', {
    client: 'Calder Street Arcade',
    milestone: 'Drive swap',
    issue: 'Night 4 moves to 30 November. Between us, Tomasz failed a breath test.',
  });
  expect(content).not.toContain('Tomasz');
  expect(asks).toEqual([
    { names: ['maySend'], question: 'It does not tell issue: may this be sent as it is?' },
  ]);
});

describe('a question about what is left out', () => {
  it('is not of an amount that is asked about already', () => {
    const { asks } = composeAt('SAL-02 proposal', {
      customer: 'Pendle View',
      items: [
        { item: 'Doors', price: '£10,000' },
        { item: 'Panels', price: '£7,800' },
      ],
      price: '£18,800 plus VAT',
    });
    expect(asks.map(({ question }) => question)).toEqual([expect.stringMatching(/^Which amount/)]);
  });

  it.each([
    [
      'SAL-02 proposal',
      {
        customer: 'Greenbank School',
        scope: 'Full service',
        price: '£1,485 + VAT',
        'Call out rate': '£95 an hour',
        'Can start': '14 December 2026',
        'Cherry picker': '£210 a day',
      },
      'call out rate “£95 an hour” and cherry picker “£210 a day”, nor can start “14 December 2026”:',
    ],
    [
      'FUL-03 checklist',
      {
        customer: 'Library',
        job: 'Levelling fault lift 1',
        'Handed over': ['New levelling switch fitted'],
        'Service fee': '£210 a year',
        'Other half': 'Carol Nutter',
        internal: 'We lost money on this one',
      },
      'service fee “£210 a year”, nor other half “Carol Nutter”:',
    ],
  ])('names all that is, as it is sent without: %s', (where, given, told) =>
    expect(composeAt(where, given).asks.map(({ question }) => question)).toContain(
      `It does not tell ${told} may this be sent as it is?`,
    ),
  );
});

describe('a reminder', () => {
  const invoice = { inv: 'RL-5520', amount: '£742.80', van: 'WX21 ABC, the tall one' };

  it('asks of an entry once, and of nothing that we said', () => {
    const { asks } = composeAt('FIN-03 reminder', {
      customer: 'Lowerhouse Mill',
      owing: [invoice],
      'Last spoke': 'Graham said on 16 November that he would look into it. No dispute.',
    });
    const { question } = asks.find(({ names: [name] }) => name === 'maySend')!;
    expect(question).toBe(
      'More is on record than it tells of “RL-5520: amount £742.80, van WX21 ABC, the tall one”: may this be sent as it is?',
    );
  });
});

it.each([
  ['Police check (check with Bill)', 'It does not tell requirements'],
  ['Police check (tbc)', '“Police check (not yet confirmed)” is not settled yet'],
])('an opening asks about a requirement that is not settled: %s', (requirement, question) => {
  const opening = { role: 'Cleaner', tasks: ['Clean rooms'], applyTo: 'jobs@x.example' };
  const askOf = (requirements: string[]): string =>
    composeAt('CUL-03 post', { ...opening, requirements })
      .asks.map((ask) => ask.question)
      .join('\n');
  expect(askOf([requirement])).toContain(question);
  expect(askOf(['Driver licence', requirement])).toContain(question);
  expect(askOf(['Driver licence', 'Police check (we pay)'])).toBe('');
});

it.each(['sender', 'from', 'replyTo', 'preparedBy'])(
  'asks nothing about who signs a letter: %s',
  (name) => {
    const { asks } = composeAt('FIN-03 reminder', {
      customer: 'Harbour Lane Gallery',
      contact: 'Simon Wee',
      invoices: [{ number: 'R-11840', amount: 'AUD 4,950.00', dueDate: '1 November 2026' }],
      [name]: 'Anita Shah, Accounts',
    });
    expect(asks).toEqual([]);
  },
);
