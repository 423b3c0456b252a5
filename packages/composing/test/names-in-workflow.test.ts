import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const offered = { customer: 'Wadia College', scope: '20 printers', price: '€3,800' };
const reported = { customer: 'Regal Cinema', milestone: 'Hall 1', done: '4 of 6 units fitted' };
const claimed = { supplier: 'Fenn Tiles', order: 'FT-2041', issue: 'Four boxes are broken.' };
const opening = { location: 'Pune', salary: '€24,000', applyTo: 'jobs@x.example' };
const recommended = { referral: 'Mr Kale, Kale Institute', 'what was done': '30 lab tables' };

describe('a name that means something in one workflow alone', () => {
  it.each<[string, JsonObject, string]>([
    [
      'SAL-02 proposal',
      { ...offered, delivery: 'ex-stock, 3 to 4 days' },
      'Delivery: Ex-stock, 3 to 4 days.',
    ],
    [
      'SAL-02 proposal',
      { ...offered, 'delivery period': '2 weeks from order' },
      'Delivery: 2 weeks from order.',
    ],
    [
      'SAL-02 proposal',
      {
        ...offered,
        timeline: 'Start in May',
        deliverySchedule: 'half by 5th Dec, half by 12th Dec',
      },
      'Delivery: Half by 5th Dec, half by 12th Dec. Start in May.',
    ],
    [
      'MKT-02 issue',
      { theme: 'December', highlights: ['Lift is back'], upcoming: 'Open evening on 11 December' },
      'Open evening on 11 December.',
    ],
    [
      'MKT-02 issue',
      {
        'newsletter theme': 'December',
        highlights: ['The lounge is open'],
        event: { name: 'Potluck', date: '10 December 2026', rsvp: 'by 7 December to hi@x.example' },
      },
      'Potluck. RSVP by 7 December to hi@x.example. It takes place on 10 December 2026.',
    ],
    [
      'CUL-01 plan',
      { name: 'Jo Lee', role: 'Driver', laptop: 'MacBook Air', startDate: '2026-12-14' },
      '- **Laptop:** MacBook Air',
    ],
    [
      'CUL-01 plan',
      {
        name: 'Jo Lee',
        role: 'Driver',
        gear: { phone: 'yes', cooler_set: '4 coolers', bag: 'no' },
      },
      '- **Gear:** phone; cooler set: 4 coolers',
    ],
    [
      'FUL-02 report',
      { customer: 'Casa Verde', milestone: 'Footings', 'progress notes': 'All 24 are poured.' },
      'Footings. All 24 are poured.',
    ],
    [
      'SAL-04 pack',
      { customer: 'Wadia College', deal: '20 printers with stands', signed: '3 November' },
      '## Scope and promises\n\nWhat was sold, word for word where a promise was made in writing.\n\n- **Deal:** 20 printers with stands',
    ],
    [
      'FIN-02 control',
      { customer: 'Rewi Charters', work: [{ description: 'Antifoul', qty: 1, rate: 615.5 }] },
      'waits for the next run.\n\n- Antifoul: quantity 1, unit price 615.50',
    ],
    ['SAL-02 proposal', { ...offered, 'execution time': '6 weeks' }, 'Time for the work: 6 weeks.'],
    [
      'SAL-02 proposal',
      { ...offered, payment: 'half yearly in advance by transfer' },
      'Half yearly in advance by transfer.',
    ],
    [
      'SAL-02 proposal',
      { ...offered, terms: 'Subject to survey', 'mode of payment': 'card or transfer' },
      'Payment: Card or transfer.',
    ],
    [
      'SAL-02 proposal',
      { ...offered, period: '01-01-2027 to 31-12-2027' },
      'The period of the agreement: 01-01-2027 to 31-12-2027.',
    ],
    [
      'SAL-02 proposal',
      { ...offered, 'service period': '12 months' },
      'The agreement is for 12 months.',
    ],
    [
      'SAL-02 proposal',
      {
        customer: 'Bharat Canteen',
        requirement: '25 nos. dining tables',
        'our quote': 'Rs 1,87,500 plus GST',
      },
      '25 nos. dining tables.\n\n## Price and terms\n\nThe price is Rs 1,87,500 plus GST for the work above.',
    ],
    [
      'FUL-02 report',
      { ...reported, pending: '2 units, stands awaited' },
      '## Still to do\n\n- 2 units, stands awaited',
    ],
    [
      'FUL-02 report',
      { ...reported, 'balance work': '2 units, done by 4th Dec' },
      '- 2 units, done by 4th Dec',
    ],
    [
      'FUL-02 report',
      { ...reported, upcoming: 'Hall 2 begins on Monday' },
      'Next: Hall 2 begins on Monday.',
    ],
    [
      'FUL-02 report',
      { ...reported, 'next visit': 'Thursday 3 December' },
      'The next date is Thursday 3 December.',
    ],
    [
      'FUL-02 report',
      { ...reported, 'planned completion': '18-12-2026' },
      'Completion: 18-12-2026.',
    ],
    ['SAL-02 proposal', { ...offered, programme: 'on site in May' }, 'On site in May.'],
    ['SAL-02 proposal', { ...offered, 'how long': '7 weeks from order' }, '7 weeks from order.'],
    [
      'SAL-02 proposal',
      { for: 'Mrs Idris', what: 'Restore an oak dresser', price: '£900' },
      'Proposal: Mrs Idris\n\nThis is what we understood and what we propose. Correct us where we are wrong.\n\n## What we will do\n\nRestore an oak dresser.',
    ],
    [
      'OPS-03 letter',
      { supplier: 'Fenn Tiles', order: 'FT-2041', complaint: 'Billed 60 pairs, 48 came' },
      'This is what went wrong: Billed 60 pairs, 48 came.',
    ],
    [
      'OPS-01 order',
      { place: 'Spray shop', noticed: 'The hatch sticks in the mornings' },
      '- **Noticed:** The hatch sticks in the mornings',
    ],
    [
      'FUL-01 plan',
      { customer: 'Ferry Inn', 'customer’s contact': 'Bryony Castell' },
      '- **Customer’s contact:** Bryony Castell\n- **Customer:** Ferry Inn',
    ],
    [
      'CUL-01 plan',
      { 'new person': 'Hamza Qureshi', role: 'Joiner', 'to have ready': ['boots', 'bench 5'] },
      '# First two weeks: Hamza Qureshi',
    ],
    [
      'OPS-04 plan',
      { variance: '€900 over', 'what next': 'Cut by the list', 'who sees to it': 'Tobias' },
      '## The action\n\nOne action, one owner, one date.\n\n- **What next:** Cut by the list',
    ],
    [
      'FIN-03 reminder',
      { customer: 'Ferry Inn', bill: 'INV-2189', owed: '£640', 'was due': '2 November' },
      'invoice INV-2189 is unpaid',
    ],
    [
      'SAL-02 proposal',
      { 'quote for': 'Mrs Jean Alder', 'we’ll do': 'Fit three windows', price: '£900' },
      '# Proposal: Mrs Jean Alder',
    ],
    [
      'FUL-01 plan',
      { customer: 'Ferry Inn', 'who from us': 'Callum', 'who from them': 'Ann Lowe' },
      '- **Who from them:** Ann Lowe',
    ],
    [
      'OPS-04 plan',
      { 'over by': '€785 on vans', do: 'Limit the fuel card to diesel' },
      '- **Do:** Limit the fuel card to diesel',
    ],
    [
      'CUL-03 post',
      { role: 'Fitter', tasks: 'Fit doors', pay: '€17', 'send CVs to': 'jobs@x.example' },
      'jobs@x.example',
    ],
    [
      'AFT-03 review',
      { customer: 'Ferry Inn', 'runs out': '31 December 2026' },
      'the contract ends on Thursday, 2026-12-31',
    ],
    [
      'OPS-03 letter',
      { ...claimed, demand: 'Replace four boxes by 3rd Dec' },
      'We are asking for the following: Replace four boxes by 3rd Dec.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, expectation: 'Credit note this month' },
      'following: Credit note this month.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, need: 'Confirm despatch by tomorrow' },
      'following: Confirm despatch by tomorrow.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, request: 'Replace within 3 days' },
      'following: Replace within 3 days.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, order: '40 t treated salt, £118/t', po: 'PO-3310' },
      'This letter concerns our order PO-3310. What we ordered: 40 t treated salt, £118/t.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, photos: ['IMG_2231.jpg'], claimAmount: '£68.40' },
      'Our evidence:\n\n- IMG_2231.jpg\n\nThe amount concerned is £68.40.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, desiredOutcome: 'Refund £240, we have bought the doors elsewhere' },
      'We are asking for the following: Refund £240, we have bought the doors elsewhere.',
    ],
    [
      'FUL-02 report',
      {
        ...reported,
        decisionsNeeded: [{ decision: 'Choose the paint colour', by: '2026-12-02' }],
      },
      '## What we need from you\n\n- Choose the paint colour',
    ],
    [
      'FUL-02 report',
      { ...reported, doneSinceLastReport: 'Rooms 1 and 2 complete' },
      'Rooms 1 and 2 complete',
    ],
    [
      'CUL-03 post',
      { ...opening, roleTitle: 'Fitter', tasks: 'Fit doors', close_date: '8 January 2027' },
      'until 8 January 2027.',
    ],
    [
      'SAL-02 proposal',
      { customer: 'Wadia College', scopeOfWorks: ['20 printers'], quote: '£2,545 plus VAT' },
      'The price is £2,545 plus VAT for the work above.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, advancePaid: 'Rs. 86,000 by NEFT on 06-11-2026' },
      'What we have paid in advance: Rs. 86,000 by NEFT on 06-11-2026.',
    ],
    [
      'OPS-03 letter',
      { ...claimed, 'payment held': '£336 of £2,016' },
      'What we hold back until this is settled: £336 of £2,016.',
    ],
    [
      'CUL-03 post',
      {
        ...opening,
        designation: 'Store keeper',
        'job description': 'stock register',
        'last date to apply': '10th Dec',
        'no. of posts': 3,
      },
      'We are hiring: Store keeper, Pune.',
    ],
    [
      'CUL-03 post',
      { ...opening, post: 'Store keeper', tasks: 'Stock', vacancies: 2 },
      'Positions to fill: 2.',
    ],
    [
      'AFT-04 introduction',
      {
        ...recommended,
        customer: 'Orchid School',
        outcome: 'Done in 9 days',
        said: 'Mr Rao told you may use our name',
      },
      'Orchid School suggested that we write to you.\n\nThis is what we did for Orchid School.',
    ],
  ])('is told in %s: %j', (where, context, told) => {
    const { asks, content } = composeAt(where, context);
    expect(content).toContain(told);
    expect(asks).toEqual([]);
  });

  it('is what a post is made of, once all of it is said to be for everybody', () => {
    const context = { fieldNote: 'The pump ran dry twice a day. A float switch ended that.' };
    const { asks, content } = composeAt('MKT-01 draft', context);
    expect(content).toContain('The pump ran dry twice a day.');
    expect(asks).toMatchObject([{ names: ['maySend'] }]);
  });

  it.each<[string, JsonObject, string]>([
    ['SAL-02 proposal', { ...offered, delivery: 'free to your yard' }, 'yard'],
    ['SAL-02 proposal', { ...offered, rate: '18%' }, '18%'],
    [
      'SAL-02 proposal',
      { customer: 'Bharat Canteen', requirement: 'They lose 11 calls a day', price: '€400' },
      '## What we will do',
    ],
    ['FUL-02 report', { ...reported, pending: 'Your payment of stage 1' }, 'payment'],
    ['FUL-02 report', { ...reported, balance: '€4,000' }, '4,000'],
    ['FUL-02 report', { ...reported, 'planned completion': '12 October 2026' }, 'October'],
    ['OPS-03 letter', { ...claimed, expected: '24 boxes' }, '24 boxes'],
    ['OPS-03 letter', { ...claimed, need: 'Tiles for the new kitchen' }, 'kitchen'],
    [
      'MKT-01 draft',
      { fieldNote: 'Mould in the duct, the doctor requested not to tell anybody.' },
      'Mould',
    ],
    [
      'AFT-04 introduction',
      {
        ...recommended,
        customer: 'Orchid School',
        outcome: 'Done in 9 days',
        said: 'Good work, thanks',
      },
      'Orchid',
    ],
  ])('is told where its value has the form of it alone: %s %j', (where, context, untold) =>
    expect(composeAt(where, context).content).not.toContain(untold),
  );

  it.each<[string, JsonObject, string]>([
    ['AFT-03 review', { customer: 'A', 'AMC expiry': '31-12-2026' }, '## The contract'],
    ['AFT-03 review', { customer: 'A', competitor: 'Ricoh quotes 40,000' }, '## Risk of leaving'],
    ['AFT-03 review', { customer: 'A', payment: 'always two months late' }, '## Risk of leaving'],
    [
      'SAL-04 pack',
      { customer: 'A', 'order value': '€1,500', 'scope of supply': '30 tables' },
      '## Scope and promises',
    ],
    ['FUL-01 plan', { customer: 'A', 'completion date': '10 December 2026' }, '## Milestones'],
    [
      'FUL-01 plan',
      { customer: 'A', start: '2026-12-01', 'site incharge': 'Imran Shaikh' },
      '## Milestones',
    ],
    [
      'FUL-01 plan',
      { customer: 'A', contact: 'Ann Rao', dependencies: 'old chairs to be removed' },
      '## What we need from the client',
    ],
    [
      'OPS-01 order',
      { site: 'Lab 2', 'nature of complaint': 'paper jams again and again' },
      '## What is wrong',
    ],
    [
      'CUL-01 plan',
      { 'new joinee': 'Yusuf Khan', designation: 'Driver', 'reporting to': 'Amol Low' },
      '## Who starts',
    ],
    [
      'OPS-02 digest',
      { calls: [{ site: 'Nair', work: 'Service', status: 'done' }] },
      '## On the register',
    ],
  ])('is in its section of %s: %j', (where, context, heading) => {
    const { content } = composeAt(where, context);
    const section = content.split(heading)[1]?.split('##')[0] ?? '';
    const [[, value] = []] = Object.entries(context).slice(-1);
    expect(section).toContain(typeof value === 'string' ? value : 'Nair');
    expect(content).not.toContain('Also on record');
  });

  it('is no offer of ours where it is of a competitor', () => {
    const { summary } = composeAt('AFT-03 review', {
      customer: 'A',
      competitor: 'Ricoh at 40,000',
    });
    expect(summary).not.toContain('Left over');
  });
});

it.each<[string, JsonObject, RegExp]>([
  ['OPS-03 chase', { ...claimed, demand: 'Replace four boxes by 3rd Dec' }, /^Friday, 2026-12-04/],
  ['OPS-03 chase', { ...claimed, demand: 'Replace within 3 days' }, /^Monday, 2026-11-30/],
  ['OPS-03 chase', { ...claimed, need: 'Despatch today and send a copy' }, /^Friday, 2026-11-27/],
  [
    'OPS-03 chase',
    { ...claimed, remedy: 'Credit on two boxes' },
    /^Thursday, 2026-12-03|^Friday, 2026-12-04/,
  ],
  [
    'AFT-01 call',
    { customer: 'A', delivered: '12 units', deliveredOn: '28-10-2026' },
    /^Friday, 2026-11-27/,
  ],
  ['AFT-01 call', { customer: 'A', delivered: '2 November 2026' }, /^Wednesday, 2026-12-02/],
  [
    'CUL-01 welcome',
    { name: 'Ann', doj: 'Monday 7th Dec', timing: '9:30 am to 6:30 pm' },
    /^Monday, 2026-12-07, 09:30/,
  ],
  [
    'CUL-01 welcome',
    { name: 'Ann', 'date of joining': '14-12-2026', 'office hours': '9:30 to 6' },
    /^Monday, 2026-12-14, 09:30/,
  ],
  [
    'CUL-01 welcome',
    { name: 'Ann', joining: '2026-12-07', 'reporting time': '9.45 am' },
    /^Monday, 2026-12-07, 09:45/,
  ],
  [
    'OPS-01 visit',
    { site: 'Lab', complaint: 'jams', 'preferred visit': 'Sat 28th Nov before 1 pm' },
    /^Saturday, 2026-11-28, 12:00/,
  ],
  [
    'OPS-01 visit',
    { site: 'Lab', complaint: 'jams', 'preferred visit': 'Tuesday 1st Dec 3 to 5 pm' },
    /^Tuesday, 2026-12-01, 15:00/,
  ],
])('is the day of %s: %j', (where, context, day) =>
  expect(composeAt(where, context).summary).toMatch(day),
);

it('takes the time of a report for no visit', () => {
  const report = { site: 'Basement', observation: 'Water in the lift pit' };
  const { summary } = composeAt('OPS-01 visit', { ...report, time: '26-11-2026 14:20' });
  expect(summary).toContain('(proposed)');
});

it('leaves what a customer requires as the situation beside what we propose for it', () => {
  const { content } = composeAt('SAL-02 proposal', {
    customer: 'A',
    requirement: '25 nos. dining tables',
    items: ['25 oak tables'],
    price: '€4,000',
  });
  expect(content).toContain('## The situation\n\n25 nos. dining tables.');
});

it('tells where a kick-off is, and who leads the work', () => {
  const { content } = composeAt('FUL-01 meeting', {
    customer: 'A',
    'team leader': 'Imran Shaikh',
    'kickoff meeting': 'Mon 30th Nov 10:30 am at the school office',
  });
  expect(content).toMatch(/\| Where \| the school office \|\n\| Owner \| Imran Shaikh \|/);
});

it('reads an opening by what Indian forms call its parts', () => {
  const { content } = composeAt('CUL-03 post', {
    designation: 'Technician',
    'job description': 'Servicing',
    'last date to apply': '10th Dec',
    apply: 'hr@x.example or WhatsApp 90280 11223',
  });
  expect(content).toContain('or WhatsApp 90280 11223. We take applications until 10th Dec.');
});

it('a claim tells what came, by when, and greets their representative', () => {
  const { content, summary } = composeAt('OPS-03 letter', {
    vendor: 'Great Lakes Milling',
    order: 'PO-4471',
    ordered: '60 bags of flour',
    received: '48 bags of flour on 11/24, slip signed short',
    problem: '12 bags short and billed in full',
    'what we want': 'credit for 12 bags',
    'by when': 'December 7',
    rep: 'Sharon Lutz',
  });
  expect(content).toContain('Dear Sharon Lutz');
  expect(content).toContain('What we received: 48 bags of flour on 11/24, slip signed short.');
  expect(content).toContain('by December 7');
  expect(summary).not.toContain('deadline');
});

it.each<[string, JsonObject, string]>([
  [
    'FUL-02 report',
    { ...reported, 'not done': 'Hall 2 waits for the rack' },
    'Hall 2 waits for the rack',
  ],
  [
    'SAL-02 proposal',
    {
      couple: 'Priya Nair and Daniel Weber',
      cake: 'Four tiers, vanilla',
      price: '$1,150',
      'date of wedding': '5/15/2027',
    },
    'The event is on 5/15/2027.',
  ],
  [
    'AFT-01 guide',
    {
      account: 'Sunbury Inn',
      gets: '30 loaves weekly',
      "how it's going": 'happy, bread twice late',
    },
    'What we have heard since',
  ],
  [
    'AFT-01 call',
    { account: 'Sunbury Inn', since: 'first delivery 9 November 2026' },
    '2026-12-09',
  ],
  [
    'FUL-03 checklist',
    {
      customer: 'Megan Hale',
      delivered: ['6 dozen cupcakes'],
      'to sign': "Megan's mother, Linda Hale",
    },
    'by Megan',
  ],
  [
    'FIN-04 pack',
    { month: 'May', 'credit card rec': 'difference $118.40, receipt missing' },
    'is open: who carries it',
  ],
  [
    'MKT-02 issue',
    { theme: 'Winter', deal: 'Order ten cases and get one free', to: 'wholesale accounts' },
    'Order ten cases and get one free.',
  ],
])('%s knows it by another name: %j', (where, given, told) => {
  expect(composeAt(where, given).content).toContain(told);
});

it('an introduction knows who recommends us, what we do for them, and of what house the other is', () => {
  const given = {
    'who recommended us': 'Jess Molina, Short North Coffee',
    to: 'Nadia Rahman, Saffron & Rye',
    'what we do for them': 'croissants six days a week',
    'their result': 'pastry sales are up',
    consent: 'yes, use my name',
    owes: '33 days past due',
  };
  const { asks, content } = composeAt('AFT-04 introduction', given);
  expect(asks).toEqual([]);
  expect(content).not.toContain('for Saffron');
  const lead = composeAt('AFT-04 lead', given);
  expect(lead.content).toMatch(/company \| unknown \| Saffron & Rye/);
  expect(lead.content).not.toContain('| 33 days past due');
  expect(lead.summary).toContain('Not written: owes (of whoever recommends).');
});

it.each<[string, JsonObject, RegExp]>([
  [
    'FUL-01 plan',
    { customer: 'Giant', what: 'Daily bread to 4 stores' },
    /What we deliver[^#]*Daily bread/,
  ],
  [
    'FUL-01 plan',
    { customer: 'Giant', 'they provide': 'rack space' },
    /What we need from the client[^#]*rack space/,
  ],
  [
    'MKT-01 draft',
    { seen: 'Rye sold out by 11 am', did: 'doubled the Saturday rye' },
    /^Rye sold out[^#]*Doubled the Saturday rye/,
  ],
  [
    'CUL-03 post',
    { title: 'Baker', 'you will': ['mix and bake bread'], ...opening },
    /What you will do:\s+- mix and bake bread/,
  ],
  [
    'FUL-03 checklist',
    { customer: 'Inn', delivered: ['2 racks'], signer: 'Chef Doyle' },
    /by Chef Doyle/,
  ],
  ['FIN-04 pack', { month: 'May', AR: 'aging $41,882.16 = GL' }, /Reconciliations[^#]*aging/],
  ['OPS-03 letter', { ...claimed, order: '', 'work order no': 'WO-7719' }, /order WO-7719/],
])('%s has in its place: %j', (where, given, told) => {
  expect(composeAt(where, given).content).toMatch(told);
});

it.each<[string, JsonObject, RegExp]>([
  [
    'OPS-02 digest',
    { handover: ['Rye done', 'Line 2 is down'] },
    /On the register[^#]*Line 2 is down/,
  ],
  ['SAL-04 pack', { customer: 'Inn', watch: 'no lift' }, /Known risks[^#]*no lift/],
  [
    'AFT-03 review',
    { customer: 'Inn', annual: '$18,700', 'new terms': '3% rise' },
    /The contract[^#]*18,700[^]*Our offer[^#]*3% rise/,
  ],
  [
    'AFT-01 guide',
    { customer: 'Ann', 'how did it go': 'loved it', 'anything open': 'refund of $40 stand' },
    /heard since[^#]*loved it[^#]*refund/,
  ],
  ['AFT-01 call', { customer: 'Ann', wedding: '5 December 2026' }, /2027-01-04/],
  [
    'OPS-04 plan',
    { variance: '£40', kpi: 'Below 4% in May', reviewDate: '2027-05-31' },
    /The action[^#]*31 May[^#]*Below 4%/,
  ],
  [
    'OPS-04 plan',
    { variance: { dept: 'Kitchen', planned_eur: 41000, actual_eur: 47300, overrun_eur: 6300 } },
    /The variance[^#]*EUR 6,300/,
  ],
  [
    'FUL-02 report',
    {
      ...reported,
      'in progress': ['Hall 2 vents'],
      blocked: 'Script is missing',
      eta: '18 May 2027',
    },
    /Still to do\s+- Hall 2 vents[^]*slipped[^#]*Script[^]*18 May/,
  ],
  [
    'OPS-04 plan',
    { budget_ytd: 840, actual_ytd: 973, currency: 'USD', driver: 'Call-outs', who: 'Rosa Medina' },
    /The variance[^#]*USD 133[^]*Its cause[^#]*Call-outs[^]*The action[^#]*Rosa/,
  ],
  [
    'OPS-04 plan',
    { Plan: '38.000 €', Ist: '44.100 €', Measure: 'Alarm by phone', Until: '18.12.2026' },
    /The variance[^#]*44,100[^]*The action[^#]*(?:Alarm[^#]*18\.12|18\.12[^#]*Alarm)/,
  ],
  [
    'OPS-04 plan',
    { note: 'Diesel 214k vs 160k budget', correctiveActions: ['Log it'], targetDate: '2027-01-31' },
    /The variance[^#]*214k[^]*The action[^#]*(?:Log it[^#]*31 Jan|31 Jan[^#]*Log it)/,
  ],
  [
    'FUL-01 plan',
    {
      customer: 'Inn',
      handover_note:
        'The first visit is before the audit. We promised plain vans. They give us keys.',
    },
    /Risks from the handover[^#]*plain vans/,
  ],
  [
    'FUL-03 checklist',
    {
      customer: 'Inn',
      items: ['Menus'],
      recommendations: 'Seal the gap',
      damage: 'Scratch on a table, repaired 3 Dec',
      clientSignatureName: 'Al Roe',
    },
    /inspection found[^#]*(?:Seal the gap[^#]*Scratch|Scratch[^#]*Seal the gap)[^]*by Al Roe/,
  ],
  [
    'OPS-03 letter',
    {
      supplier: 'Rig Ltd',
      invoice: 'R-91',
      invoiceDate: '12 May 2027',
      issue: 'It is late',
      requested: 'A new invoice',
    },
    /invoice R-91 of 12 May 2027[^]*: A new invoice/,
  ],
  [
    'OPS-04 plan',
    { variance_note: 'Overtime ran 62 hours over plan', action: 'Relief list', owner: 'Ann Day' },
    /The variance[^#]*62 hours/,
  ],
  [
    'FUL-01 plan',
    { customer: 'Inn', 'On press': 'Dec 10', weNeed: ['Cable plans'], signed: 'Nov 20' },
    /Milestones[^#]*On press:\*\* Dec 10\n\n[^]*from the client[^#]*Cable plans/,
  ],
  [
    'FUL-01 plan',
    { customer: 'Inn', contacts: [{ name: 'Ilse Kramer', role: 'lead' }] },
    /from the client[^#]*Ilse Kramer/,
  ],
  [
    'FUL-02 report',
    { customer: 'Inn', stages: [{ stage: 'Proof', status: 'approved' }], open: 'Glass panels' },
    /Done and under way\s+- Proof: status approved\s+## Still to do\s+- Glass/,
  ],
  [
    'FUL-03 checklist',
    {
      customer: 'Inn',
      items: ['Menus'],
      qc: [{ check: 'Pull test', result: 'ok' }],
      warrantyMonths: 24,
    },
    /The inspection found[^#]*Pull test: result ok[^]*24 months/,
  ],
  [
    'OPS-03 letter',
    {
      supplier: 'Rig Ltd',
      ourRef: 'PO KW-118',
      incident: 'The hoist came late',
      weAskFor: 'a refund in full',
    },
    /our PO KW-118[^]*went wrong: The hoist[^]*: A refund in full/,
  ],
  [
    'FUL-02 report',
    { customer: 'Inn', phase: '2 of 4', percentComplete: 45, doneThisWeek: 'Filters out' },
    /45% complete\.\s+- Filters out/,
  ],
  [
    'FUL-03 checklist',
    { customer: 'Inn', delivered: ['2 racks'], 'signs for client': 'Hugh Tran' },
    /by Hugh Tran/,
  ],
])('%s has under its heading: %j', (where, given, told) => {
  expect(composeAt(where, given).content).toMatch(told);
});

it.each<[string, JsonObject, string]>([
  ['OPS-03 letter', { ...claimed, credit: '$207' }, 'We ask for a credit of $207'],
  ['FIN-02 control', { bill: 'Sunbury Inn', items: '8 trays @ $28' }, '**Bill:** Sunbury Inn'],
  [
    'MKT-02 issue',
    { theme: 'Bread', offer: 'Half price', valid: 'until January 31, 2027' },
    'Conditions: Until January 31, 2027',
  ],
])('%s takes by its value: %j', (where, given, told) => {
  const { asks, content } = composeAt(where, given);
  expect(content).toContain(told);
  expect(asks).toEqual([]);
});

it.each<[string, JsonValue, boolean]>([
  ['12 trusses, 4 with cracked welds', '12 trusses', false],
  ['20 cotton tees', '24 cotton tees', false],
  ['12 trusses, black', '12 trusses', true],
])('asks what is wrong with %s where %s were ordered: %s', (received, ordered, isAsked) => {
  const { asks } = composeAt('OPS-03 letter', {
    supplier: 'Rig Ltd',
    PO: '5521',
    ordered,
    received,
  });
  expect(asks.some(({ names }) => names.includes('issue'))).toBe(isAsked);
});

it('asks a supplier for nobody who has asked', () => {
  const claim = { supplier: 'Rig Ltd', order: 'PO 1', issue: 'It is late', requested: 'Ann Lee' };
  expect(composeAt('OPS-03 letter', claim).content).not.toContain('Ann Lee');
});

it('reports no milestone of states alone', () => {
  const films = [{ film: 1, status: 'approved' }];
  expect(composeAt('FUL-02 report', { customer: 'Inn', films }).asks).not.toEqual([]);
});

it('counts no inches as buns', () => {
  const { summary } = composeAt('SAL-02 crm', {
    customer: 'Hall',
    what: 'Brioche buns 4 inch, 300 a week',
    'unit price': '$0.62',
    'weekly total': '$186',
  });
  expect(summary).not.toContain('is right');
});
