import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { takeAnswers } from '../asks/take-answers.ts';
import { composeRun } from '../../test/compose-run.ts';
import { askAboutTotals, sayTotal } from './check-totals.ts';
import { readFacts } from '../facts/read-facts.ts';

const line = (item: string, quantity: number, price: number, amount = quantity * price) => ({
  item,
  quantity,
  price,
  amount,
});
const lines = [line('Second line', 1, 1200), line('Training', 2, 450)];
const readQuestions = (context: Parameters<typeof readFacts>[0]) =>
  askAboutTotals(readFacts(context), context).map(({ question }) => question);

describe('an amount beside its lines', () => {
  it('is said to be right where they add up to it', () => {
    const context = { currency: 'EUR', items: lines, amount: '2100.00' };
    expect(sayTotal(context, readFacts(context))).toMatch(
      /^The lines add up to the amount on record, EUR 2,100(?:\.00)?\.$/,
    );
    expect(readQuestions(context)).toEqual([]);
  });

  it.each([
    [{ scope: 'Buffet for 70 people', price: '£21 per head', total: '£1,740' }, ['£1,470']],
    [{ scope: 'Buffet for 70 people', price: '£21 per head', total: '£1,470' }, []],
    [{ scope: 'Service of 4 engines', price: '£545 per engine', total: '£2,725' }, ['£2,180']],
    [{ scope: 'For 70 guests, or 90 people', price: '£21 a head', total: '£1,740' }, []],
    [{ scope: 'Buffet for 70 people', price: '£1,740', total: '£1,740' }, []],
  ])('is what a price for each comes to: %j', (context, asked) => {
    const found = readQuestions(context);
    expect(found).toHaveLength(asked.length);
    expect(found.join(' ')).toContain(asked.join());
  });

  it.each([
    [{ mailed: 6000, responses: 72, responseRate: '1.5%' }, '1.2 %'],
    [{ mailed: 6000, responses: 72, responseRate: '1%' }, ''],
    [{ sent: 214, opened: 96, openRate: '41%' }, '45 %'],
    [{ views: '6,410', clicks: 188, 'click rate': '3.9%' }, '2.9 %'],
    [{ impressions: 6410, clicks: 188, ctr: '3.9%' }, '2.9 %'],
  ])('is a rate of what was sent: %j', (context, asked) => {
    expect(readQuestions(context).join(' ')).toContain(asked);
    expect(readQuestions(context)).toHaveLength(asked === '' ? 0 : 1);
  });

  it('is asked about where they do not', () => {
    const context = { currency: 'EUR', items: lines, amount: 2400 };
    expect(sayTotal(context, readFacts(context))).toBe('');
    expect(readQuestions(context)).toEqual([
      'Which amount is right: EUR 2,400 on record, or EUR 2,100 as the lines add up?',
    ]);
  });

  it.each(['total_price', 'totalAmount', 'Grand total', 'quoted_price', 'total'])(
    'is asked about by the name “%s”, also beside a price for each',
    (name) => {
      const pricing = [
        { item: 'Room 1', total: '£4,200' },
        { item: 'Room 2', total: '£3,900' },
      ];
      const asked = ['Which amount is right: £8,400 on record, or £8,100 as the lines add up?'];
      expect(readQuestions({ pricing, [name]: '£8,400' })).toEqual(asked);
      expect(readQuestions({ price: '£21 a head', pricing, [name]: '£8,400' })).toEqual(asked);
      expect(readQuestions({ pricing, [name]: '£8,100' })).toEqual([]);
      const { proposal } = composeRun('SAL-02', { customer: 'A', pricing, [name]: '£8,400' });
      expect(proposal!.summary).toContain(asked[0]);
    },
  );

  it.each<[JsonObject]>([
    [
      {
        lines: [
          { item: 'Erect', price: '£6,200' },
          { item: 'Gantry', price: '£2,350' },
        ],
      },
    ],
    [{ items: 'Erect £6,200; gantry £2,350' }],
    [{ items: 'Erect £6,200;\ngantry £2,350', deposit: '25% on booking' }],
  ])('is asked about beside lines as people write them: %j', (written) => {
    const question =
      'Which amount is right: £8,850 plus VAT on record, or £8,550 as the lines add up?';
    expect(readQuestions({ ...written, total: '£8,850 plus VAT' })).toEqual([question]);
    expect(readQuestions({ ...written, total: '£8,550 + VAT' })).toEqual([]);
    expect(readQuestions({ ...written, total: '£8,450 inc VAT' })).toHaveLength(1);
    expect(readQuestions({ ...written, total: '£8,850 inc VAT' })).toEqual([]);
  });

  it('is asked about where a variance is not the difference', () => {
    const spend = { planned: '£2,100', actual: '£2,865' };
    expect(readQuestions({ ...spend, variance: '£675 over' })).toEqual([
      'Which variance is right: £675 over on record, or £765 between what was planned and spent?',
    ]);
    expect(readQuestions({ ...spend, variance: '£765 over' })).toEqual([]);
    expect(readQuestions({ ...spend, variance: '36 %' })).toEqual([]);
  });

  it('is asked about where an increase is not that of its prices', () => {
    const prices = { 'current price': '£1,240 a year', 'new price': '£1,315 a year' };
    expect(readQuestions({ ...prices, increase: '5%' })).toEqual([
      'Which increase is right: 5% on record, or 6 % between the two prices?',
    ]);
    expect(readQuestions({ ...prices, increase: '6%' })).toEqual([]);
  });

  it('is asked about where a field adds up to another', () => {
    const claim = '£836 + £60 redelivery';
    expect(readQuestions({ claim, total: '£956' })).toEqual([
      'Which amount is right: £956 on record, or £896 as the claim adds up?',
    ]);
    expect(readQuestions({ claim, total: '£896' })).toEqual([]);
    expect(readQuestions({ claim: '£836 + VAT', total: '£956' })).toEqual([]);
  });

  it('is asked about where a result is not income less costs', () => {
    const month = { revenue: '£284,500', costs: '£251,300' };
    expect(readQuestions({ ...month, result: '£31,200' })).toEqual([
      'Which result is right: £31,200 on record, or £33,200 as revenue less costs?',
    ]);
    expect(readQuestions({ ...month, result: '£33,200' })).toEqual([]);
  });

  it('is asked about in the total of parts that have a field each', () => {
    const spend = { facebook_spend: '£640', google_spend: '£910' };
    expect(readQuestions({ ...spend, total_spend: '£1,450' })).toEqual([
      'Which total spend is right: £1,450 on record, or £1,550 as the lines add up?',
    ]);
    expect(readQuestions({ ...spend, total_spend: '£1,550' })).toEqual([]);
    const channels = { Facebook: { leads: 31 }, Google: { leads: 38 } };
    expect(readQuestions({ ...channels, total_leads: 72 })).toHaveLength(1);
    expect(readQuestions({ ...channels, total_leads: 69 })).toEqual([]);
    const actual = { labour: 41_150, parts: 13_480 };
    expect(readQuestions({ actual, total_actual: 54_000 })).toHaveLength(1);
    expect(readQuestions({ actual, total_actual: 54_630 })).toEqual([]);
  });

  it('is asked about where a part of an invoice is paid', () => {
    const invoice = { invoice: 'DW-2141', amount: '£612.00', paid: '£200 on 16 November' };
    expect(readQuestions(invoice)).toEqual([
      'Which amount is open: £612.00 on record, or £412 less what is paid?',
    ]);
    expect(readQuestions({ ...invoice, amountAgreed: '£612.00' })).toEqual([]);
    expect(readQuestions({ amount: '£612.00', paid: '£200' })).toEqual([]);
  });

  it('is asked about where another one is claimed', () => {
    const order = { total: '£1,492.00', wanted: 'Replacements or a credit of £269.50' };
    expect(readQuestions(order)).toEqual([
      'Which amount is claimed: £1,492.00 on record, or £269.50 as “wanted” says?',
    ]);
    expect(readQuestions({ ...order, wanted: 'Replacements' })).toEqual([]);
  });

  it('compares a variance with a forecast, where there is one', () => {
    const work = { budget: 28_000, spent: 19_450, forecast: 31_200 };
    expect(readQuestions({ ...work, variance: '£3,200 over' })).toEqual([]);
    expect(readQuestions({ ...work, variance: '£2,200 over' })).toHaveLength(1);
  });

  it('is asked about a slip away from its costs', () => {
    const month = {
      revenue: '£139,400',
      wages: '£88,250',
      agency: '£13,420',
      overheads: '£21,900',
    };
    expect(readQuestions({ ...month, profit: '£15,380' })).toEqual([
      'Which profit is right: £15,380 on record, or £15,830 as revenue less the costs on record?',
    ]);
    expect(readQuestions({ ...month, profit: '£15,830' })).toEqual([]);
    // Other costs are not on record.
    expect(readQuestions({ ...month, profit: '£4,000' })).toEqual([]);
  });

  it('is an overrun in hours', () => {
    const hours = { planned_hours: 64, actual_hours: 81 };
    expect(readQuestions({ ...hours, overrun_hours: 15 })).toEqual([
      'Which overrun hours is right: 15 on record, or 17 between what was planned and spent?',
    ]);
    expect(readQuestions({ ...hours, overrun_hours: 17 })).toEqual([]);
  });

  it('is a rate of what was sent, and a difference of two balances', () => {
    const sent = { emails_sent: 214, opened: 96 };
    expect(readQuestions({ ...sent, open_rate: '41%' })).toEqual([
      'Which open rate is right: 41% on record, or 45 % as what was sent gives?',
    ]);
    expect(readQuestions({ ...sent, open_rate: '45%' })).toEqual([]);
    const balances = { bank_balance: '£38,214.60', ledger_balance: '£38,904.60' };
    expect(readQuestions({ ...balances, difference: '£960' })).toHaveLength(1);
    expect(readQuestions({ ...balances, difference: '£690' })).toEqual([]);
  });

  it('is none of a count, and of a month all the same', () => {
    const prices = [
      { item: 'Crown', price: '£68', monthly: 45 },
      { item: 'Veneer', price: '£94', monthly: 12 },
    ];
    expect(readQuestions({ prices, total_monthly: '£4,188' })).toEqual([]);
    const items = [
      { item: 'Haddock', qty: 20, price: 118.5 },
      { item: 'Chips', qty: 30, price: 11.2 },
    ];
    expect(readQuestions({ items, total: '£2,650 a month' })).toHaveLength(1);
    expect(readQuestions({ items, total: '£2,706 a month' })).toEqual([]);
  });

  it('is a price beside its lines, too', () => {
    const items = [
      { item: 'Felling', price: '£19,800' },
      { item: 'Chipping', price: '£2,600' },
    ];
    expect(readQuestions({ items, price: '£23,400 plus VAT' })).toHaveLength(1);
    expect(readQuestions({ items, price: '£22,400 plus VAT' })).toEqual([]);
  });

  it('is an overspend beside plan and cost', () => {
    const cost = { planned_cost: '£14,200', actual_cost: '£17,950' };
    expect(readQuestions({ ...cost, overspend: '£3,570' })).toHaveLength(1);
    expect(readQuestions({ ...cost, overspend: '£3,750' })).toEqual([]);
  });

  it('is a share beside what is counted', () => {
    const done = 'Compartments 3 and 4 thinned, 118 of 210 trees';
    expect(readQuestions({ done, percent: '65%' })).toEqual([
      'Which is right: 65% on record, or “118 of 210”, which is 56 %?',
    ]);
    expect(readQuestions({ done, percent: '56%' })).toEqual([]);
  });

  it('is asked about down to what is left of it', () => {
    const month = { sales: '£214,380', cost_of_sales: '£131,900', gross_profit: '£82,480' };
    expect(readQuestions({ ...month, overheads: '£61,250', net_profit: '£23,130' })).toEqual([
      'Which net profit is right: £23,130 on record, or £21,230 as gross profit less overheads?',
    ]);
    expect(readQuestions({ ...month, gross_profit: '£80,000' })).toHaveLength(1);
  });

  it.each<[JsonObject]>([
    [{ spend: '£1,840', enquiries: 46 }],
    [
      {
        channels: [
          { spend: 1450, enquiries: 29 },
          { spend: 390, enquiries: 17 },
        ],
      },
    ],
  ])('is asked about where a cost for each is not what was spent: %j', (spent) => {
    expect(readQuestions({ ...spent, costPerEnquiry: '£35' })).toEqual([
      'Which cost per enquiry is right: £35 on record, or £40 as what was spent gives?',
    ]);
    expect(readQuestions({ ...spent, costPerEnquiry: '£40' })).toEqual([]);
  });

  it('counts what is written with its number', () => {
    const items = 'Re-oil 7.2m bar top £340; 2 drawer fronts at £145; call out £60';
    expect(readQuestions({ items, total: '£690' })).toEqual([]);
    expect(readQuestions({ items, total: '£545' })).toHaveLength(1);
  });

  it('is asked about in the total of a column', () => {
    const columns = [
      { item: 'Diesel', budget: 6200, actual: 7140 },
      { item: 'Rent', budget: 4100, actual: 4100 },
    ];
    const totals = { total_budget: '£10,300', total_actual: '£11,420' };
    expect(readQuestions({ lines: columns, ...totals })).toEqual([
      'Which total actual is right: £11,420 on record, or £11,240 as the lines add up?',
    ]);
    expect(readQuestions({ lines: columns, ...totals, total_actual: '£11,240' })).toEqual([]);
    expect(readQuestions({ lines: columns, ...totals, total_actualAgreed: '£11,420' })).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [{ total_views: 4672 }, 'Which total views is right: 4672 on record, or 4762 as the 3 of 4'],
    [{ total_views: 4762 }, ''],
    [{ 'number of posts': 9, total_views: 6410 }, ''],
    [{ total_sent: 418 }, ''],
  ])('is that of the rows that have one, where a row is of another kind: %j', (total, asked) => {
    const items = [
      { post: 'A', views: 1840 },
      { post: 'B', views: 612 },
      { post: 'C', views: 2310 },
      { post: 'D', sent: 418 },
    ];
    expect(readQuestions({ items, ...total }).join()).toContain(asked);
    expect(readQuestions({ items, ...total })).toHaveLength(asked === '' ? 0 : 1);
    // A figure that nobody knows may be any.
    const unknown = { post: 'E', views: 'not known yet' };
    expect(readQuestions({ items: [...items, unknown], ...total })).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ['5.8', { average: '6.8', responses: [6, 6, 5, 6, 6].map((score) => ({ score })) }],
    ['5.8', { averageScore: 6.8, responses: [6, 6, 5, 6, 6].map((score) => ({ score })) }],
    ['5.8', { average: '6.8 of 10', scores: [6, 6, 5, 6, 6] }],
    ['3.1', { avg_mood: '3.4', answers: [4, 2, 3, 5, 3, 4, 1].map((mood) => ({ mood })) }],
    [
      '3.1',
      {
        avg_mood: 3.4,
        response_rate: '25%',
        sent_to: 28,
        answers: [4, 2, 3, 5, 3, 4, 1].map((mood) => ({ mood, load: 6 - mood })),
      },
    ],
    [
      '6.0',
      {
        average: 6.8,
        answers: [
          ...[6, 6, 6, 6, 6].map((score) => ({ score })),
          { score: 1, text: 'I look elsewhere, do not share.' },
        ],
      },
    ],
    ['7.0', { mean_rating: 8, jobs: [{ rating: '6/10' }, { rating: '8/10' }] }],
  ])('is asked about in an average, which is %s: %j', (mean, context) => {
    const questions = readQuestions(context);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain(`on record, or ${mean} as the `);
  });

  it.each<[JsonObject]>([
    [{ average: '5.8', responses: [6, 6, 5, 6, 6].map((score) => ({ score })) }],
    [{ average: 6, responses: [6, 6, 5, 6, 6].map((score) => ({ score })) }],
    [{ average: 3.7, answers: [3, 5, 4, 2, 4, 3, 5].map((load) => ({ load })) }],
    // What is marked, or has no score, may be left out of it.
    [{ average: 6, responses: [6, 6, 6, 6, 6].map((score) => ({ score })).concat({} as never) }],
    [
      {
        average: 6,
        responses: [
          ...[6, 6, 6, 6, 6].map((score) => ({ score })),
          { score: 1, comment: 'This is confidential.' },
        ],
      },
    ],
    // Of fewer people than five nothing is told.
    [{ average: 6.8, responses: [6, 5, 6].map((score) => ({ score })) }],
    // Others have answered, too.
    [{ average: 6.8, respondents: 31, answers: [6, 6, 5, 6, 6].map((score) => ({ score })) }],
    // It is weighed by how many there are of each.
    [
      {
        average_price: 12,
        items: [
          { price: 10, count: 4 },
          { price: 20, count: 1 },
        ],
      },
    ],
    [{ average: 6.8, jobs: [{ hours: 3 }, { hours: 4 }] }],
  ])('is asked about in no average of %j', (context) => {
    expect(readQuestions(context)).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [{ difference: '£455.00' }, 'Which difference is right: £455.00 on record, or £555 as'],
    [{ unreconciled: '£455.00' }, 'Which unreconciled is right: £455.00 on record, or £555 as'],
    [{ unreconciled: '£555.00' }, ''],
  ])('is a difference of a statement and a ledger: %j', (stated, asked) => {
    const balances = { bank_statement_balance: '£48,210.14', ledger_balance: '£47,655.14' };
    expect(readQuestions({ ...balances, ...stated }).join()).toContain(asked);
    expect(readQuestions({ ...balances, ...stated })).toHaveLength(asked === '' ? 0 : 1);
  });

  it.each<[JsonObject, string]>([
    [{ value: '£25,200', newPrice: '£26,460', increase: '4%' }, '4% on record, or 5 % between'],
    [{ annualValue: '£25,200', offer: '£26,460', increase: '4 per cent' }, 'or 5 % between'],
    [{ value: '£25,200', offer: "£26,460, that's 4% up" }, '“4% up” on record, or 5 % between'],
    [{ offer: 'from £25,200 to £26,460 a year (4% increase)' }, '“4% increase” on record, or 5 %'],
    [{ rent: '£1,000 a month', newRent: '£950 a month', increase: '5%' }, 'or -5 % between'],
  ])('is asked about where an increase is another one: %j', (context, asked) => {
    const questions = readQuestions(context);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain(asked);
  });

  it.each<[JsonObject]>([
    [{ value: '£25,200', newPrice: '£26,460', increase: '5%' }],
    [{ value: '£25,200', offer: "£26,460, that's 5% up" }],
    [{ value: '£26,460', offer: '£25,137, 5% less' }],
    [{ value: '£25,200', newPrice: '£2,205 a month', increase: '5%' }],
    [{ value: '£25,200 a year', newPrice: '£2,205 a month', increase: '5%' }],
    [{ value: '£25,200', offer: '£500 for a filter change, 10% off for members' }],
    [{ value: '£25,200', newPrice: 'open', increase: '5%' }],
    [{ value: '£25,200', offer: '10% discount' }],
    [{ value: '£25,200', usage: 'Spend of £900 a month, 12% more than in May' }],
  ])('is asked about in no increase of %j', (context) => {
    expect(readQuestions(context)).toEqual([]);
  });

  it.each<[string, string]>([
    ['3 of 6 milestones done, 75%', '“3 of 6”, which is 50 %, or 75 %?'],
    ['4 of 8 lifts complete, 60%', '“4 of 8”, which is 50 %, or 60 %?'],
    ['60% complete (4 of 8 lifts)', '“4 of 8”, which is 50 %, or 60 %?'],
    ['Frame: 4 out of 8 bays (60% done)', '“4 of 8”, which is 50 %, or 60 %?'],
    ['3 of 6 milestones done, 50%', ''],
    ['2 of 3 rooms done, 67%', ''],
    ['3 of 6 milestones done, 75% of the budget spent', ''],
    ['2 of 3 suppliers answered, 5% dearer', ''],
    ['5% discount, 3 of 6 invoices paid', ''],
    ['On 3 of 6 doors the force fell by 75%', ''],
  ])('is a share in one text: %s', (progress, asked) => {
    const questions = readQuestions({ customer: 'Shaw', date: '2026-11-26', progress });
    expect(questions).toHaveLength(asked === '' ? 0 : 1);
    expect(questions.join()).toContain(asked);
  });

  it.each<[JsonObject, string]>([
    [
      { price: '£3,900 a year + VAT', annualValue: '£4,100' },
      'Which annual value is right: £4,100, or £3,900 a year + VAT as the price says?',
    ],
    [
      { fee: '£325 a month', annual_value: '£4,100' },
      'Which annual value is right: £4,100, or £325 a month, which is £3,900 a year, as the fee says?',
    ],
    [{ price: '£3,900 a year + VAT', annualValue: '£3,900' }, ''],
    [{ price: '£3,900 a year + VAT', annualValue: '£4,680' }, ''],
    [{ price: '£3,900 a year + £200 for the first visit', annualValue: '£4,100' }, ''],
    [{ price: '£325 a month', annualValue: '£3,900' }, ''],
    [{ price: '£75 a visit', annualValue: '£3,900' }, ''],
    [{ price: '£75', annualValue: '£3,900' }, ''],
    [{ price: '£4,100 a year', annualValue: '£3,900', increase: '5%' }, ''],
  ])('is the price of a year: %j', (context, asked) => {
    expect(readQuestions(context)).toEqual(asked === '' ? [] : [asked]);
  });

  it.each<[JsonObject, string]>([
    [{ completed: 4 }, 'Which completed is right: 4 on record, or 3 of 5 as the list says?'],
    [{ jobs_done: '4' }, 'Which jobs done is right: 4 on record, or 3 of 5 as the list says?'],
    [{ open: 1 }, 'Which open is right: 1 on record, or 2 of 5 as the list says?'],
    [{ completed: 3, open: 2 }, ''],
    [{ completed: '4 by noon' }, ''],
    // There are more of them than are listed.
    [{ completed: 4, total_jobs: 9 }, ''],
  ])('is a count of states: %j', (count, asked) => {
    const states = ['done', 'done', 'open', 'Completed', 'in progress'];
    const jobs = states.map((status, at) => ({ job: `Job ${at + 1}`, status }));
    expect(readQuestions({ date: '2026-11-26', jobs, ...count })).toEqual(
      asked === '' ? [] : [asked],
    );
    const unclear = [...jobs, { job: 'Job 6', status: 'parts ordered' }];
    expect(readQuestions({ date: '2026-11-26', jobs: unclear, ...count })).toEqual([]);
  });

  it.each(['3 of 6 ', '£26,460 ', 'up to £1 ', '5% '])(
    'takes time in proportion to the length of a text of %j',
    (part) => {
      const ask = (progress: string) => readQuestions({ value: '£25,200', progress });
      expect(measureGrowth(ask, part)).toBeLessThan(10);
    },
  );

  it('is a profit beside costs in two fields', () => {
    const month = { revenue: 148_920, directCosts: 91_340, overheads: 38_615 };
    expect(readQuestions({ ...month, profit: '£19,865' })).toEqual([
      'Which profit is right: £19,865 on record, or £18,965 as revenue less the costs on record?',
    ]);
    expect(readQuestions({ ...month, profit: '£18,965' })).toEqual([]);
  });

  it('is asked about in a line that is not its quantity times its price', () => {
    const context = {
      currency: 'EUR',
      items: [lines[0]!, line('Training', 2, 450, 950)],
      amount: 2150,
    };
    expect(readQuestions(context)).toEqual([
      'Which amount is right: EUR 950 on record of Training, or EUR 900 as its quantity times its price?',
    ]);
  });

  it.each(['$15,270.00', 'USD 15,270.00', '15270', '15,270 USD'])('is read as %s', (amount) => {
    const items = [{ amount: 7920 }, { amount: '4,280.00' }, { amount: '$3520' }];
    expect(readQuestions({ items, amount })).toHaveLength(1);
    expect(readQuestions({ items, amount: amount.replace('270', '720') })).toEqual([]);
  });

  it.each([
    ['taxRate', '13%'],
    ['taxRate', 13],
    ['vatRate', 0.13],
    ['tax', '13 %'],
    ['HST', 273],
  ])('is right before and after a tax written as %s: %s', (name, tax) => {
    const context = { currency: 'EUR', items: lines, [name]: tax };
    expect(readQuestions({ ...context, amount: 2100 })).toEqual([]);
    expect(readQuestions({ ...context, amount: 2373 })).toEqual([]);
    expect(readQuestions({ ...context, amount: 2200 })).toEqual([
      'Which amount is right: EUR 2,200 on record, or EUR 2,100 as the lines add up, EUR 2,373 with the tax?',
    ]);
    const gross = { ...context, amount: 2373 };
    expect(sayTotal(gross, readFacts(gross))).toMatch(
      /^The lines .* record with the tax, EUR 2,373/,
    );
  });

  it.each([
    ['tax', 20],
    ['vat', 'reverse charge'],
    ['discount', 100],
  ])('is not asked about beside what may account for the difference, as %s: %s', (name, value) => {
    expect(readQuestions({ items: lines, amount: 2200, [name]: value })).toEqual([]);
  });

  it.each<[string, number, string]>([
    ['5%', 2010, ', or 2,100 as the lines add up, 1,995 less the discount?'],
    ['5% if paid within a week', 2010, '1,995 less the discount?'],
    ['2.5% off for ordering before May', 2001, '2,047.50 less the discount?'],
    ['5%', 1995, ''],
    ['5% if paid within a week', 2100, ''],
    ['5% on the training', 2055, ''],
    ['5% above 10 units', 2010, ''],
    ['as agreed', 2010, ''],
  ])('is right before or after a discount of %s: %d', (discount, amount, asked) => {
    const questions = readQuestions({ items: lines, amount, discount });
    expect(questions).toHaveLength(asked === '' ? 0 : 1);
    expect(questions.join()).toContain(asked);
  });

  it('is asked about beside the number under which a tax is paid', () => {
    expect(readQuestions({ items: lines, amount: 2200, vatNumber: 'GB 123' })).toHaveLength(1);
    expect(readQuestions({ items: lines, amount: 2200, taxableAmount: 2100 })).toEqual([
      'Which amount is right: 2,200 on record, or 2,100 as the lines add up?',
    ]);
  });

  it('is that of lines with a quantity and a price each', () => {
    const items = [
      { item: 'Guards', quantity: 48, unitPrice: 34.5 },
      { item: 'Supervisor', quantity: 12, unitPrice: 46 },
    ];
    expect(readQuestions({ items, amount: 'CAD 2,308.00', currency: 'CAD' })).toEqual([
      'Which amount is right: CAD 2,308.00 on record, or CAD 2,208 as the lines add up?',
    ]);
    expect(readQuestions({ items, amount: 'CAD 2,208.00', currency: 'CAD' })).toEqual([]);
  });

  it('is right as it was answered', () => {
    const context = { items: lines, amount: '$2,400' };
    const settled = takeAnswers(context, { amount: '$2,400' });
    expect(readQuestions(settled)).toEqual([]);
    expect(readQuestions({ ...settled, amount: '$2,300' })).toHaveLength(1);
    expect(takeAnswers({ items: lines, amount: 2100 }, { amount: '2100' })).not.toHaveProperty(
      'amountAgreed',
    );
  });

  it('is added up in cents', () => {
    const context = { items: [{ amount: 0.1 }, { amount: 0.2 }], amount: 0.3 };
    expect(readQuestions(context)).toEqual([]);
  });

  it.each([
    { items: lines, amount: 2520, tax: 'as agreed' },
    { items: lines.map((one) => ({ ...one, discount: 5 })), amount: 1995 },
    { items: lines, other: lines, amount: 5000 },
    { items: [lines[0]!, { item: 'Visit' }], amount: 5000 },
    { items: [lines[0]!], amount: 5000 },
    { items: lines, amount: 'about 2,500' },
    { items: lines, amount: '2.475' },
    { items: lines },
    { items: [null, 'x'], amount: 3 },
    { amount: 3 },
  ])('is left alone where something else may make it up: %j', (context) => {
    expect(readQuestions(context)).toEqual([]);
    expect(sayTotal(context, readFacts(context))).toBe('');
  });
});

it('adds up lines that end with their amount', () => {
  const items = ['Quarterly clean, 4 elevations 2,150.00', 'Atrium glass 480.00', 'Film 195.00'];
  const context = { customer: 'Ashdown', items, currency: 'GBP' };
  const readSummary = (amount: string) =>
    composeRun('FIN-02', { ...context, amount })['control']!.summary;
  expect(readSummary('2,285.00')).toContain('GBP 2,825');
  expect(readSummary('2,825.00')).not.toContain('Which amount');
});

describe('a figure with the name of a column', () => {
  const posts = [
    { channel: 'Instagram', leads: 6 },
    { channel: 'Email', leads: 9 },
  ];

  it('is asked about where the lines add up to another', () => {
    expect(readQuestions({ posts, leads: 17 })).toEqual([
      'Which leads is right: 17 on record, or 15 as the lines add up?',
    ]);
    expect(readQuestions({ posts, leads: 15 })).toEqual([]);
  });

  it.each([
    { topPosts: posts, leads: 17 },
    { months: posts.map((post, at) => ({ month: at, ...post })), leads: 17 },
    { posts: posts.map(({ leads }) => ({ score: leads })), score: 7.5 },
  ])('may be of other lines: %j', (context) => expect(readQuestions(context)).toEqual([]));
});
