import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const now = new Date('2026-11-26T12:00:00Z');
const compose = (where: string, context: JsonObject) => {
  const [code = '', key = ''] = where.split(' ');
  return composeRun(code, context, now)[key]!;
};

describe('what people call by a name of their own', () => {
  it.each<[string, JsonObject, string]>([
    [
      'FUL-02 report',
      { milestone: 'Deck removed', percentComplete: 45, nextMilestone: 'Core repair' },
      'Deck removed. 45% complete.\n\n## The next step\n\nNext: Core repair.',
    ],
    [
      'FUL-02 report',
      { milestone: 'Counters in', plannedDate: '2026-11-20', actualDate: '2026-11-24' },
      'It was planned for 20 November 2026 and done on 24 November 2026.',
    ],
    [
      'FUL-02 report',
      { milestone: 'Counters in', reasonForDelay: 'The panels came in the wrong colour' },
      '## What slipped and why\n\nThe panels came in the wrong colour.',
    ],
    [
      'CUL-03 post',
      {
        role: 'Yacht rigger',
        tasks: ['Splicing'],
        mustHave: ['Three years of rigging', 'Comfortable aloft'],
        niceToHave: 'Swaging',
        applyTo: 'jobs@fenwick.example',
        closingDate: '2026-12-18',
      },
      'Applications go to jobs@fenwick.example until 18 December 2026.',
    ],
    [
      'CUL-03 post',
      { role: 'Yacht rigger', tasks: ['Splicing'], closingDate: '2026-12-18' },
      'We take applications until 18 December 2026.',
    ],
    [
      'MKT-02 issue',
      { theme: 'Dinners', items: ['Menus'], callToAction: 'Send your numbers to us by Friday' },
      'Send your numbers to us by Friday.',
    ],
    [
      'MKT-02 issue',
      {
        items: [
          { headline: 'Dinner day', detail: 'It is on Wednesday 16 December.' },
          { headline: 'Meet Tomasz', detail: 'He is the chef for the north.' },
        ],
      },
      '- Dinner day: It is on Wednesday 16 December.\n- Meet Tomasz: He is the chef for the north.',
    ],
  ])('is told in %s: %j', (where, context, told) => {
    expect(compose(where, context).content).toContain(told);
  });

  it('is named where a post tells nothing of it', () => {
    const { summary } = compose('CUL-03 post', {
      role: 'Yacht rigger',
      tasks: ['Splicing'],
      reportsTo: 'Wes Tolley',
    });
    expect(summary).toContain('Not told in it: reports to.');
  });

  it.each<[string, string, JsonObject]>([
    ['items', 'FIN-02 control', { customer: 'A', invoices: [{ invoice: 'F-1', gross: 12 }] }],
    ['amount', 'FIN-02 control', { customer: 'A', invoices: [{ invoice: 'F-1', gross: 12 }] }],
    ['start date', 'FUL-01 plan', { customer: 'A', kickOffDate: '2026-12-01' }],
    ['owner', 'FUL-01 plan', { customer: 'A', projectLead: 'Sanjay Mehta' }],
    ['offer', 'AFT-03 review', { customer: 'A', proposedFee: '£14,910 a year' }],
    ['need', 'SAL-01 brief', { leadName: 'Caroline Whitby', interest: 'Winter storage' }],
    ['reconciliations', 'FIN-04 pack', { controls: [{ control: 'Bank', status: 'done' }] }],
    ['need', 'SAL-01 brief', { company: 'A', enquiry: 'Daily lunch for 80' }],
    ['action', 'OPS-04 plan', { proposedAction: 'A relief bank of four' }],
  ])('is no %s that is missing in %s', (gap, where, context) => {
    const { summary } = compose(where, context);
    expect(summary).not.toMatch(new RegExp(`(?:record|notes): (?:[^.]*\\b)?${gap}\\b`));
  });
});

describe('a proposal', () => {
  const offered = { customer: 'Kirkstall Design', event: 'Christmas lunch', total: '£832.50' };
  const propose = (more: JsonObject) => compose('SAL-02 proposal', { ...offered, ...more });

  it('tells what is agreed to with it', () => {
    const { content, asks } = propose({
      guests: 45,
      pricePerHead: '£18.50',
      deposit: '25% on booking',
      vatRate: '20%',
      eventDate: '2026-12-17',
    });
    for (const told of [
      'Christmas lunch. Number of guests: 45.',
      'Price per head: £18.50. The price is £832.50 for the work above.',
      'VAT: 20%. Deposit: 25% on booking.',
      'The event is on 17 December 2026.',
    ])
      expect(content).toContain(told);
    expect(asks).toEqual([]);
    expect(propose({ date: '2026-12-17' }).content).toContain('The day is 17 December 2026.');
  });

  it.each<[string, JsonObject]>([
    ['£832.50 on record, or £925 for 50 at £18.50?', { guests: 50, pricePerHead: '£18.50' }],
    [
      '£832.50 on record, or £2,180 for 4 at £545 per engine?',
      { scope: 'Service of 4 outboards, DF250', unitPrice: '£545 per engine' },
    ],
  ])('asks which amount is right: %s', (question, more) => {
    expect(propose(more).asks.map((one) => one.question)).toEqual([
      `Which total is right: ${question}`,
    ]);
  });

  it('asks nothing about several counts, of which nobody can tell which is priced', () => {
    const { asks } = propose({ scope: '4 outboards, 2 tenders', unitPrice: '£545' });
    expect(asks).toEqual([]);
  });

  it('writes the prices of its lines in the one currency on record, and asks for none twice', () => {
    const items = [
      { item: 'Dinner', quantity: 20, unitPrice: 38.5 },
      { item: 'Linen', quantity: 5, unitPrice: 12.5 },
    ];
    expect(propose({ items }).content).toContain('- Dinner: quantity 20, unit price £38.50');
    const { asks } = propose({ items, total: null });
    expect(asks).toEqual([{ names: ['price', 'amount'], question: null }]);
  });
});

it('asks a supplier for what is on record as the remedy, and for nothing else', () => {
  const claim = { supplier: 'Solent Coatings', order: 'PO-2218', issue: 'Red tins, not navy' };
  const { content, asks } = compose('OPS-03 letter', {
    ...claim,
    requestedRemedy: 'Collect them and deliver navy by 2 December',
  });
  expect(content).toContain('We ask you for this: Collect them and deliver navy by 2 December.');
  expect(content).not.toMatch(/credit note|five working days/);
  expect(asks).toEqual([]);
  const credit = compose('OPS-03 letter', { ...claim, creditWanted: '£126.00' });
  expect(credit.content).toContain('We ask for a credit of £126.00.');
});

describe('a sheet to be signed', () => {
  const job = { customer: 'Ian Copeland', job: 'Standing rigging' };

  it.each<[string, JsonObject]>([
    ['fail', { check: 'Masthead sheaves', result: 'fail - port sheave seized' }],
    ['false', { check: 'Masthead sheaves', result: '11 mm', pass: false }],
  ])('tells the checks, and asks about one that failed: %s', (_, check) => {
    const checks = [{ check: 'Split pins', result: 'pass' }, check];
    const { content, asks } = compose('FUL-03 checklist', { ...job, checks });
    expect(content).toContain('- Split pins: result pass\n- Masthead sheaves: ');
    expect(asks.map(({ names, question }) => [names[0], question])).toEqual([
      ['findingsClosed', expect.stringContaining('“Masthead sheaves: ') as string],
    ]);
  });

  it('asks about none where all were passed', () => {
    const checks = [
      { check: 'Split pins', result: '12 of 12', passed: true },
      { check: 'Fail-safe valve', result: 'pass' },
    ];
    const { content, asks } = compose('FUL-03 checklist', { ...job, checks });
    expect(content).toContain('- Split pins: result 12 of 12, passed');
    expect(asks).toEqual([]);
  });
});

describe('an introduction', () => {
  const introduced = { scope: 'Lunches', outcome: 'Twice as many eat', consent: 'yes' };

  it('is addressed to whoever it is an introduction to', () => {
    const { content } = compose('AFT-04 introduction', {
      ...introduced,
      referrer: 'Priya Nair',
      introducedTo: 'Ben Lockwood',
    });
    expect(content).toMatch(/^Dear Ben Lockwood,\n\nPriya Nair suggested/);
  });

  it('asks where who recommends us is on record as recommended', () => {
    const { asks } = compose('AFT-04 introduction', {
      ...introduced,
      referrer: 'Priya Nair',
      referral: 'Priya Nair of Aire Street Studios',
    });
    expect(asks).toEqual([
      {
        names: ['referral'],
        question: expect.stringContaining('who is recommended to us?') as string,
      },
    ]);
  });

  it('asks whether what a note says is the consent', () => {
    const { asks } = compose('AFT-04 introduction', {
      ...introduced,
      referrer: 'Bill Hargreaves',
      referral: 'Simon Cole',
      consent: null,
      notes: 'Bill said fine to use his name.',
    });
    expect(asks.map(({ question }) => question)).toEqual([
      'A note says “Bill said fine to use his name.”: is that the consent?',
    ]);
  });

  it('takes a permission to quote for the consent', () => {
    const { asks } = compose('AFT-04 introduction', {
      ...introduced,
      referrer: 'Bill Hargreaves',
      referral: 'Simon Cole',
      consent: null,
      quotePermission: 'yes, by email of 19 November',
    });
    expect(asks).toEqual([]);
  });
});

describe('a day', () => {
  const checked = { customer: 'Michael Soames', completedOn: '2026-10-27' };

  it('is no month ahead where the note says how long it has been', () => {
    const { summary } = compose('AFT-01 call', { ...checked, notes: '30 days today. Ring him.' });
    expect(summary).toMatch(/^(?:Thursday, 2026-11-26|Friday, 2026-11-27)/);
  });

  it('is asked about where a note wants it sooner', () => {
    const late = { ...checked, completedOn: '2026-11-20' };
    const { summary } = compose('AFT-01 call', { ...late, notes: 'Ring this week please.' });
    expect(summary).toContain('“Ring this week please”: does the day keep to it?');
    const { summary: soon } = compose('AFT-01 call', { ...checked, notes: 'Ring this week.' });
    expect(soon).not.toContain('keep to it');
  });

  it('has the hour that a note names', () => {
    const { summary } = compose('FUL-01 meeting', {
      customer: 'A',
      kickOffDate: '2026-12-01',
      notes: 'Kick off Tuesday 10am on the boat.',
    });
    expect(summary).toMatch(/^Tuesday, 2026-12-01, 10:00 UTC \(proposed\)/);
    expect(summary).toContain('is that the time?');
  });

  it.each([
    ['2027-02-28', 'Notice has to be given by 28 November 2026, 3 months before the end'],
    ['2027-02-10', 'Notice had to be given by 10 November 2026, 3 months before the end'],
  ])('by which notice is given is asked about: %s', (contractEnd, asked) => {
    const contract = { customer: 'A', contractEnd, noticePeriod: '3 months' };
    expect(compose('AFT-03 review', contract).summary).toContain(asked);
    const later = { ...contract, contractEnd: '2027-12-31' };
    expect(compose('AFT-03 review', later).summary).not.toContain('Notice');
  });
});

describe('a reminder', () => {
  const debtors = [
    { client: 'Kirkstall Design', invoice: 'LC-4410', amount: '£1,260', dueDate: '2026-11-12' },
    { client: 'Westpoint', invoice: 'LC-4371', amount: '£6,840', dueDate: '2026-09-30' },
  ];

  it('tells the invoices of its customer, whatever their list is called', () => {
    const { content, asks } = compose('FIN-03 reminder', { customer: 'Westpoint', debtors });
    expect(content).toContain('- Invoice LC-4371: amount £6,840');
    expect(content).not.toContain('LC-4410');
    expect(asks).toEqual([]);
  });

  it('takes the amount that is due for the amount', () => {
    const { asks } = compose('FIN-03 reminder', {
      client: 'Leeds Meetup',
      invoiceNumber: 'LC-4388',
      amountDue: '£480.00',
      dueDate: '2026-10-28',
    });
    expect(asks).toEqual([]);
  });
});

it('says of an answer with an order of its own that no text takes it up', () => {
  const { asks } = compose('MKT-01 draft', {
    observation: 'The salad bar stands in front now, and 95 portions a day are taken.',
    notes: 'Only if Dawn is credited.',
    instructionsKept: 'no, credit Dawn Pickersgill',
  });
  expect(asks[0]?.question).toContain(
    'The answer so far: “no, credit Dawn Pickersgill”. No text takes it up by itself: change the text by hand',
  );
});

it('takes a yes that says why for a yes', () => {
  const { asks } = compose('MKT-01 draft', {
    observation: 'The salad bar stands in front now, and 95 portions a day are taken.',
    notes: 'Never say the hoist inspection is due.',
    instructionsKept: 'yes, the hoist is not in it',
  });
  expect(asks).toEqual([]);
});

describe('a story', () => {
  const work = {
    customer: 'Hamble Sailing School',
    consent: 'yes',
    problem: 'Eleven days were lost to breakdowns',
    whatWeDid: 'Serviced six engines over the winter',
    result: 'Two days were lost this season',
  };

  it('tells what was done', () => {
    const { content, asks } = compose('MKT-04 story', {
      ...work,
      notes: 'He got a fleet discount of 15% but keep that out of it.',
    });
    expect(content).toContain('## What changed\n\n- Serviced six engines over the winter');
    expect(asks).toEqual([]);
  });

  it('asks whether it keeps to what it may not tell where it may tell it', () => {
    const { asks } = compose('MKT-04 story', {
      ...work,
      notes: 'The breakdowns cost him a charter but keep that out of it.',
    });
    expect(asks.map(({ names }) => names[0])).toEqual(['instructionsKept']);
  });

  it('of a field tells what was done about it and what follows', () => {
    const { content } = compose('MKT-01 draft', {
      finding: '14 blisters below the waterline.',
      whatWeDid: 'Marked up and left to dry',
      takeaway: 'Lift early in the winter',
    });
    expect(content).toContain(
      'What we did about it: Marked up and left to dry.\n\nWhat we take from it: Lift early in the winter.',
    );
  });
});

describe('a field that a text needs', () => {
  const introduced = { referrer: 'Tom Haig', referral: 'Brook Lodge', consent: 'yes', scope: 'A' };
  const introduce = (outcome: string, more: JsonObject = {}) =>
    compose('AFT-04 introduction', { ...introduced, outcome, ...more });

  it('is asked for again where it says yes', () => {
    expect(introduce('Yes.').asks).toEqual([
      { names: ['outcome'], question: '“Yes.” says nothing of the outcome: what is it?' },
    ]);
  });

  it.each(['no outcome to claim yet', 'n/a', 'Too early to say', 'Not yet measured'])(
    'is not told where it says that there is none: %s',
    (outcome) => {
      const { content, asks } = introduce(outcome);
      expect(content).not.toContain('brought');
      expect(asks).toEqual([
        { names: ['maySend'], question: expect.stringContaining('without one?') as string },
      ]);
      expect(introduce(outcome, { maySend: 'yes' }).asks).toEqual([]);
    },
  );

  it('is told where it denies something else', () => {
    expect(introduce('Passed with no faults').content).toContain('Passed with no faults');
  });
});

describe('a search for somebody', () => {
  const search = (notes: string) => compose('CUL-03 brief', { role: 'Engineer', notes }).summary;

  it.each([
    'Would love someone young and energetic.',
    'Prefer a native speaker.',
    'No lads under 30 please.',
  ])('says what nobody may be chosen by: %s', (notes) => {
    expect(search(notes)).toContain('may be unlawful to choose somebody by');
  });

  it.each(['Would like somebody with a van.', 'The team is young and friendly.'])(
    'says nothing of other wishes: %s',
    (notes) => {
      expect(search(notes)).not.toContain('unlawful');
    },
  );
});

it('asks of which day a register is whose note names another', () => {
  const register = { date: '2026-11-26', items: ['Lift A fixed'] };
  const { summary } = compose('OPS-02 digest', {
    ...register,
    notes: 'yesterdays really, 25th, doing it this morning',
  });
  expect(summary).toContain('Of which day is it: 26 November 2026, or another, as “yesterdays');
  const other = compose('OPS-02 digest', { ...register, notes: 'The rest is for the 27th.' });
  expect(other.summary).not.toContain('Of which day');
});

it('asks whether an invoice is held back that a note says to hold', () => {
  const { summary } = compose('FIN-02 control', {
    customer: 'A',
    items: ['Visit 2'],
    notes: 'Thanks. Hold Bristol Wharf until the PO comes.',
  });
  expect(summary).toContain('“Hold Bristol Wharf until the PO comes”: do the lines keep to that?');
});

it('counts a check-in from the day that a field tells beside what was done', () => {
  const { summary } = compose('AFT-01 call', {
    customer: 'Mrs Greenwood',
    job: 'straight stairlift, installed 28 October',
  });
  expect(summary).toMatch(/^Friday, 2026-11-27/);
  expect(summary).not.toContain('delivery date is not on record');
});

it('plans a check-in for the week that a note names, though its service began long ago', () => {
  const { summary } = compose('AFT-01 call', {
    customer: 'Redcliffe',
    startDate: '2026-10-26',
    notes: 'She seems happy. Ask if she wants the talk in January. Ask for 20 mins week of 30 Nov',
  });
  expect(summary).toMatch(/^Monday, 2026-11-30.*is that the day\?/);
  expect(summary).not.toContain('may they be called');
});

it('has the hour of a field beside the day of another', () => {
  const { summary } = compose('FUL-01 meeting', {
    customer: 'A',
    kickOffDate: '2026-12-03',
    kickOffTime: '10:00',
    leadTime: '5 weeks',
  });
  expect(summary).toMatch(/^Thursday, 2026-12-03, 10:00 UTC: /);
});

describe('an answer to a reply', () => {
  const replied = { lead: 'Ruth Stokes', company: 'Stokes Print' };

  it('takes no meeting of theirs for a day to call on', () => {
    const reply = 'Send me your pricing and I take it to our procurement meeting on 10 December.';
    const { content } = compose('SAL-03 sequence', { ...replied, reply });
    expect(content).not.toContain('You named');
    expect(compose('SAL-03 slot', { ...replied, reply }).summary).not.toContain('2026-12-10');
  });

  it('keeps to the part of the day that it names', () => {
    const reply = 'Could talk Tuesday or Wednesday next week, mornings.';
    expect(compose('SAL-03 slot', { ...replied, reply }).summary).toMatch(
      /^Wednesday, 2026-12-02, (?:09|10|11):00 UTC \(hour proposed\)/,
    );
  });

  it('thanks nobody who has not written', () => {
    const reply = 'Wrong person, Colin Webb looks after this. Do you have a price list?';
    const { content, summary } = compose('SAL-03 sequence', {
      ...replied,
      reply,
      recipient: 'Colin Webb',
    });
    expect(content).toContain(
      'Dear Colin Webb,\n\nRuth Stokes of Stokes Print told us that you are the one to speak to about this.',
    );
    expect(content).not.toMatch(/Thank you for your reply|You ask/);
    expect(summary).toContain('say in it who you are');
  });

  it('hears the day of an answer, and says what else no text takes up', () => {
    const context = {
      ...replied,
      reply: 'Could someone come and look on Tuesday 1st, before 3pm? What do you charge?',
      mayCall: 'no, offer the visit Tuesday 1 December at 10am, no charge for the first visit',
    };
    expect(compose('SAL-03 slot', context).summary).toMatch(/^Tuesday, 2026-12-01, 10:00 UTC/);
    const { content, summary } = compose('SAL-03 sequence', context);
    expect(content).toContain('We will name the price before we meet on site.');
    expect(summary).toContain('No text takes up “offer the visit Tuesday 1 December at 10am');
  });
});

describe('a paper about a new colleague', () => {
  it.each<[string, JsonObject]>([
    ['a field', { salary: '£27,500', notes: 'Lunch on us Monday.' }],
    ['a note', { notes: 'salary £27,500. Lunch on us Monday.' }],
  ])('does not tell what they earn by %s', (_, more) => {
    const starter = { name: 'Tamsin', role: 'Coordinator', startDate: '2026-12-07', ...more };
    const { content, summary } = compose('CUL-01 plan', starter);
    expect(content).not.toContain('27,500');
    expect(content).toContain('Lunch on us Monday');
    expect(summary).toContain('what somebody earns)');
    expect(compose('CUL-01 welcome', starter).content).not.toContain('27,500');
  });
});

it('tells in a table once what is of all its rows together', () => {
  const { content, summary } = compose('OPS-02 register', {
    date: '2026-11-26',
    absences: '2 off sick, 1 on leave',
    entries: [
      { site: 'Braunstone Park', status: 'mown' },
      { site: 'Abbey Park', status: 'not mown' },
    ],
  });
  expect(content).not.toContain('off sick');
  expect(summary).toContain('Not in the table: absences (of all rows together)');
});

it('calls a control that is not done open, and no open item missing then', () => {
  const { summary } = compose('FIN-04 pack', {
    period: 'October',
    controls: [
      { control: 'Bank', status: 'Done' },
      { control: 'Supplier statements', status: 'Not done', owner: 'Ian' },
    ],
  });
  expect(summary).toContain('“Supplier statements: status Not done, owner Ian” is open: who');
  expect(summary).not.toContain('open items');
});

it('takes nobody for the reader of a letter who answers for themselves', () => {
  const { content } = compose('SAL-03 sequence', {
    lead: 'Sarah Lyle',
    company: 'Hinckley Park',
    reply: 'I am not the one who decides, that is Mike Tranter. What does a visit cost?',
    recipient: 'Sarah Lyle, with Mike Tranter in copy',
  });
  expect(content).not.toContain('told us that you are the one');
});

it('says that what is disputed is not asked for', () => {
  const { asks } = compose('FIN-03 reminder', {
    customer: 'Westpoint',
    invoice: 'LC-4371',
    amount: '£6,840',
    dueDate: '2026-09-30',
    notes: 'They dispute the line marking.',
    disputed: 'yes, we redo it first',
  });
  expect(asks.map(({ question }) => question).join()).toContain(
    'What is disputed is not asked for: reject it',
  );
});

it.each([
  'Free fire alarm survey booked Thursday with Dean. Wants a text to confirm.',
  'Unhappy with current contractor, wants a quote.',
])('takes a caller for a lead who is one: %s', (summary) => {
  const brief = compose('SAL-01 brief', { company: 'Abbott', summary }).summary;
  expect(brief).not.toMatch(/come to harm|complaint/);
});

it('takes a wish for a text to confirm for no refusal of calls', () => {
  const transcript = 'Yes, that suits. Can you text me to confirm?';
  const { summary } = compose('SAL-01 crm', { company: 'Abbott', transcript, summary: 'Booked.' });
  expect(summary).not.toContain('not to be called');
});

it('tells how findings were closed in the words of the answer', () => {
  const { content, asks } = compose('FUL-03 checklist', {
    customer: 'Oakmere',
    job: 'Racking',
    checks: [{ check: 'No stock above the load limit', result: 'fail' }],
    findingsClosed: 'yes, stock moved and bay 22 weighed again at 820 kg',
  });
  expect(content).toContain(
    'How they were closed: Stock moved and bay 22 weighed again at 820 kg.',
  );
  expect(asks).toEqual([]);
});

it('does not say that a kick-off is on the day on which the work begins', () => {
  const { summary } = compose('FUL-01 meeting', { customer: 'A', startDate: '2026-12-14' });
  expect(summary).toMatch(/^Monday, 2026-12-14, \d\d:00 UTC \(proposed\)/);
  expect(summary).toContain('No day of the meeting is on record: is it on the start date?');
});

it('says what a post leaves out before what it quotes, and that it is for another channel', () => {
  const { summary } = compose('MKT-01 draft', {
    observation: 'Three dogs ate mince pies this week, and all were well again by Friday.',
    emergencyPhone: '01603 555 140',
    vetInCharge: 'Hannah Pryce',
    channel: 'Facebook',
    notes: 'Hannah is happy to be named. The owner of the spaniel was in tears for an hour.',
  });
  expect(summary).toMatch(/On record is the channel “Facebook”.*Not told in it: .*Compare it/);
});

it('asks about a complaint in a reply before it is offered anything', () => {
  const { asks } = compose('SAL-03 sequence', {
    lead: 'Martin Lacey',
    reply:
      'Your nurse told us that it would be £80 and then charged £145. I want that sorted before talking about anything else.',
  });
  expect(asks.map(({ names }) => names[0])).toContain('complaintAnswered');
});

it.each([
  ['replaces Dr Finch who we’re letting go, she doesn’t know', 'Finch'],
  ['Methadone is looked at by Ola. Keep it between us and Claire for now.', 'Ola'],
  ['She will have the risk assessment. Not in the welcome!', 'risk'],
  ['His wife has left him. Don’t put that anywhere.', 'wife'],
])('tells no paper what it is not to hold: %s', (notes, hidden) => {
  const { content, summary } = compose('CUL-03 brief', {
    role: 'Vet',
    notes: `Interviews in May. ${notes}`,
  });
  expect(content).toContain('Interviews in May.');
  expect(`${content} ${summary}`).not.toContain(hidden);
});

it('asks whether the day that a note wants is the one, for a visit too', () => {
  const { summary } = compose('OPS-01 visit', {
    location: 'workshop',
    issue: 'Extraction weak on the saw',
    date: '2026-11-25',
    notes: 'Filter bags probably. Can Steve have a look fri before 9.',
  });
  expect(summary).toMatch(/^Friday, 2026-11-27, 08:00 UTC \(proposed\)/);
  expect(summary).toContain('is that the day?');
});

it.each([
  'You did our kitchen in June and the door has dropped again.',
  'I am getting fed up, that is the third time.',
])('takes a customer who complains for no lead: %s', (transcript) => {
  const { summary } = compose('SAL-01 brief', { company: 'Dawlish', transcript });
  expect(summary).toMatch(/no lead/);
});

it('takes no promise of our own in a call for a wish of the caller', () => {
  const { content } = compose('SAL-01 brief', {
    company: 'Dawlish',
    transcript: 'Caller: I want a quote for a stair. Agent: He will call you later today.',
  });
  expect(content).not.toContain('as they say');
});

it('asks before an offer is sent that is to be settled first', () => {
  const { asks } = compose('SAL-02 proposal', {
    customer: 'Combe',
    scope: 'A stair',
    price: '£9,850',
    notes: 'Mick told them 9,200 all in, so need to sort that before it goes.',
  });
  expect(asks.map(({ names }) => names[0])).toContain('maySend');
});
