import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

describe('a proposal', () => {
  const offered = { customer: 'Kirkstall Design', event: 'Christmas lunch', total: '£832.50' };
  const propose = (more: JsonObject) => composeAt('SAL-02 proposal', { ...offered, ...more });

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
    expect(asks).toEqual([{ names: ['price', 'amount', 'pricePerHead'], question: null }]);
  });
});

it('asks a supplier for what is on record as the remedy, and for nothing else', () => {
  const claim = { supplier: 'Solent Coatings', order: 'PO-2218', issue: 'Red tins, not navy' };
  const { content, asks } = composeAt('OPS-03 letter', {
    ...claim,
    requestedRemedy: 'Collect them and deliver navy by 2 December',
  });
  expect(content).toContain(
    'We are asking for the following: Collect them and deliver navy by 2 December.',
  );
  expect(content).not.toMatch(/credit note|five working days/);
  expect(asks).toEqual([]);
  const credit = composeAt('OPS-03 letter', { ...claim, creditWanted: '£126.00' });
  expect(credit.content).toContain('We ask for a credit of £126.00.');
});

it.each<[JsonObject, string]>([
  [{}, 'We need your answer within five working days.'],
  [{ creditWanted: '£126.00' }, 'We need your answer within five working days.'],
  [{ remedy: 'Collect them' }, 'We need your answer within five working days.'],
  [
    { creditWanted: '£126.00', deadline: '11 December 2026' },
    'We ask for a credit of £126.00, by 11 December 2026.',
  ],
  [
    { creditWanted: '£126.00', remedy: 'Collect them', deadline: '11 December 2026' },
    'We ask for a credit of £126.00, and for this, by 11 December 2026: Collect them.',
  ],
])('sets a supplier one term, with %j', (more, told) => {
  const { content } = composeAt('OPS-03 letter', {
    supplier: 'Solent Coatings',
    order: 'PO-2218',
    issue: 'Red tins, not navy',
    ...more,
  });
  expect(content).toContain(told);
  expect(content.match(/five working days|December/g)).toHaveLength(1);
});

describe('a sheet to be signed', () => {
  const job = { customer: 'Ian Copeland', job: 'Standing rigging' };

  it.each<[string, JsonObject]>([
    ['fail', { check: 'Masthead sheaves', result: 'fail - port sheave seized' }],
    ['false', { check: 'Masthead sheaves', result: '11 mm', pass: false }],
  ])('tells the checks, and asks about one that failed: %s', (_, check) => {
    const checks = [{ check: 'Split pins', result: 'pass' }, check];
    const { content, asks } = composeAt('FUL-03 checklist', { ...job, checks });
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
    const { content, asks } = composeAt('FUL-03 checklist', { ...job, checks });
    expect(content).toContain('- Split pins: result 12 of 12, passed');
    expect(asks).toEqual([]);
  });
});

describe('an introduction', () => {
  const introduced = { scope: 'Lunches', outcome: 'Twice as many eat', consent: 'yes' };

  it('is addressed to whoever it is an introduction to', () => {
    const { content } = composeAt('AFT-04 introduction', {
      ...introduced,
      referrer: 'Priya Nair',
      introducedTo: 'Ben Lockwood',
    });
    expect(content).toMatch(/^Dear Ben Lockwood,\n\nPriya Nair suggested/);
  });

  it('asks where who recommends us is on record as recommended', () => {
    const { asks } = composeAt('AFT-04 introduction', {
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
    const { asks } = composeAt('AFT-04 introduction', {
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
    const { asks } = composeAt('AFT-04 introduction', {
      ...introduced,
      referrer: 'Bill Hargreaves',
      referral: 'Simon Cole',
      consent: null,
      quotePermission: 'yes, by email of 19 November',
    });
    expect(asks).toEqual([]);
  });
});

describe('a reminder', () => {
  const debtors = [
    { client: 'Kirkstall Design', invoice: 'LC-4410', amount: '£1,260', dueDate: '2026-11-12' },
    { client: 'Westpoint', invoice: 'LC-4371', amount: '£6,840', dueDate: '2026-09-30' },
  ];

  it('tells the invoices of its customer, whatever their list is called', () => {
    const { content, asks } = composeAt('FIN-03 reminder', { customer: 'Westpoint', debtors });
    expect(content).toContain('- Invoice LC-4371: amount £6,840');
    expect(content).not.toContain('LC-4410');
    expect(asks).toEqual([]);
  });

  it('takes the amount that is due for the amount', () => {
    const { asks } = composeAt('FIN-03 reminder', {
      client: 'Leeds Meetup',
      invoiceNumber: 'LC-4388',
      amountDue: '£480.00',
      dueDate: '2026-10-28',
    });
    expect(asks).toEqual([]);
  });
});

it('says of an answer with an order of its own that no text takes it up', () => {
  const { asks } = composeAt('MKT-01 draft', {
    observation: 'The salad bar stands in front now, and 95 portions a day are taken.',
    notes: 'Only if Dawn is credited.',
    instructionsKept: 'no, credit Dawn Pickersgill',
  });
  expect(asks[0]?.question).toContain(
    'The answer so far: “no, credit Dawn Pickersgill”. No text takes it up by itself: change the text by hand',
  );
});

it('takes a yes that says why for a yes', () => {
  const { asks } = composeAt('MKT-01 draft', {
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
    const { content, asks } = composeAt('MKT-04 story', {
      ...work,
      notes: 'He got a fleet discount of 15% but keep that out of it.',
    });
    expect(content).toContain('## What we did\n\n- Serviced six engines over the winter');
    expect(asks).toEqual([]);
  });

  it('asks whether it keeps to what it may not tell where it may tell it', () => {
    const { asks } = composeAt('MKT-04 story', {
      ...work,
      notes: 'The breakdowns cost him a charter but keep that out of it.',
    });
    expect(asks.map(({ names }) => names[0])).toEqual(['instructionsKept']);
  });

  it('of a field tells what was done about it and what follows', () => {
    const { content } = composeAt('MKT-01 draft', {
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
    composeAt('AFT-04 introduction', { ...introduced, outcome, ...more });

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

describe('an answer to a reply', () => {
  const replied = { lead: 'Ruth Stokes', company: 'Stokes Print' };

  it('takes no meeting of theirs for a day to call on', () => {
    const reply = 'Send me your pricing and I take it to our procurement meeting on 10 December.';
    const { content } = composeAt('SAL-03 sequence', { ...replied, reply });
    expect(content).not.toContain('You named');
    expect(composeAt('SAL-03 slot', { ...replied, reply }).summary).not.toContain('2026-12-10');
  });

  it('keeps to the part of the day that it names', () => {
    const reply = 'Could talk Tuesday or Wednesday next week, mornings.';
    expect(composeAt('SAL-03 slot', { ...replied, reply }).summary).toMatch(
      /^Tuesday, 2026-12-01, (?:09|10|11):00 UTC \(hour proposed\)/,
    );
  });

  it('thanks nobody who has not written', () => {
    const reply = 'Wrong person, Colin Webb looks after this. Do you have a price list?';
    const { content, summary } = composeAt('SAL-03 sequence', {
      ...replied,
      reply,
      recipient: 'Colin Webb',
    });
    expect(content).toContain(
      'Dear Colin Webb,\n\nRuth Stokes of Stokes Print told us that you are the one to speak to about this.',
    );
    expect(content).not.toMatch(/Thank you for your message|You ask/);
    expect(summary).toContain('say in it who you are');
  });

  it('hears the day of an answer, and says what else no text takes up', () => {
    const context = {
      ...replied,
      reply: 'Could someone come and look on Tuesday 1st, before 3pm? What do you charge?',
      mayCall: 'no, offer the visit Tuesday 1 December at 10am, no charge for the first visit',
    };
    expect(composeAt('SAL-03 slot', context).summary).toMatch(/^Tuesday, 2026-12-01, 10:00 UTC/);
    const { content, summary } = composeAt('SAL-03 sequence', context);
    expect(content).toContain('We will name the price before we meet on site.');
    expect(summary).toContain('No text takes up “offer the visit Tuesday 1 December at 10am');
  });
});

it('takes nobody for the reader of a letter who answers for themselves', () => {
  const { content } = composeAt('SAL-03 sequence', {
    lead: 'Sarah Lyle',
    company: 'Hinckley Park',
    reply: 'I am not the one who decides, that is Mike Tranter. What does a visit cost?',
    recipient: 'Sarah Lyle, with Mike Tranter in copy',
  });
  expect(content).not.toContain('told us that you are the one');
});

it('says that what is disputed is not asked for', () => {
  const { asks } = composeAt('FIN-03 reminder', {
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

it('tells how findings were closed in the words of the answer', () => {
  const { content, asks } = composeAt('FUL-03 checklist', {
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

it('says what a post leaves out before what it quotes, and that it is for another channel', () => {
  const { summary } = composeAt('MKT-01 draft', {
    observation: 'Three dogs ate mince pies this week, and all were well again by Friday.',
    emergencyPhone: '01603 555 140',
    vetInCharge: 'Hannah Pryce',
    channel: 'Facebook',
    notes: 'Hannah is happy to be named. The owner of the spaniel was in tears for an hour.',
  });
  expect(summary).toMatch(/On record is the channel “Facebook”.*Not told in it: .*Compare it/);
});

it('asks about a complaint in a reply before it is offered anything', () => {
  const { asks } = composeAt('SAL-03 sequence', {
    lead: 'Martin Lacey',
    reply:
      'Your nurse told us that it would be £80 and then charged £145. I want that sorted before talking about anything else.',
  });
  expect(asks.map(({ names }) => names[0])).toContain('complaintAnswered');
});

it('asks before an offer is sent that is to be settled first', () => {
  const { asks } = composeAt('SAL-02 proposal', {
    customer: 'Combe',
    scope: 'A stair',
    price: '£9,850',
    notes: 'Mick told them 9,200 all in, so need to sort that before it goes.',
  });
  expect(asks.map(({ names }) => names[0])).toContain('maySend');
});

it('offers nobody what was done for somebody else', () => {
  const { content, summary } = composeAt('AFT-04 introduction', {
    referrer: 'Rob Fenner, Solent Marine',
    introducedTo: 'Carol Hinds, HR lead at Gunwharf Yachts',
    deliverables: '6 reserved places',
    outcome: 'Nobody left early.',
    consent: 'yes',
  });
  expect(content).toContain('This is an example of our work.\n\n- 6 reserved places');
  // Whom it greets is told.
  expect(summary).not.toContain('introduced to');
});

it('takes a prospect for whom a referrer recommends', () => {
  const { content } = composeAt('AFT-04 introduction', {
    referrer: 'Kev Armstrong',
    referrerCompany: 'Irthing Plumbing',
    prospect: 'Nicola Beattie',
    prospectCompany: 'Beattie Roofing',
    deliverables: '4 van wraps',
    outcome: 'Two enquiries.',
    consent: 'yes',
  });
  expect(content).toContain('Dear Nicola Beattie,');
  expect(content).toContain('Kev Armstrong of Irthing Plumbing suggested');
  expect(content).toContain('This is what we did for Irthing Plumbing.');
});

it('asks about a dispute that its own field tells', () => {
  const invoice = { customer: 'Tindale', amount: '£2,190', dueDate: '2026-10-10', invoice: 'B-1' };
  const readAsked = (disputed: string) =>
    composeAt('FIN-03 reminder', { ...invoice, disputed }).asks.map(({ names }) => names[0]);
  expect(readAsked('Says 3 of 8 banners were wrong size')).toContain('disputed');
  expect(readAsked('no')).not.toContain('disputed');
});

it('quotes what stands beside a sentence between us', () => {
  const { summary } = composeAt('FIN-03 reminder', {
    customer: 'Bar Nineteen',
    amount: '£1,644',
    dueDate: '2026-10-10',
    notes:
      'Pay by Friday 4 Dec or the account goes on stop. Between us I hear he is about to go under, don’t put that.',
  });
  expect(summary).toContain('Pay by Friday 4 Dec or the account goes on stop');
  expect(summary).not.toContain('go under');
});

it('greets by the name that stands behind a role', () => {
  const { content } = composeAt('OPS-03 letter', {
    supplier: 'Freshbite',
    order: 'F-8',
    contact: 'accounts manager Steve Lyle',
    issue: 'Two meals were late',
  });
  expect(content).toContain('Dear Steve Lyle,');
});

it('tells what an inspection measured, and no acceptance on the day of the inspection', () => {
  const { content } = composeAt('FUL-03 checklist', {
    customer: 'T. Grenfell',
    scope: '12 panels',
    date: '26/11/2026',
    checks: [
      { check: 'insulation resistance string 1', result: 'pass', reading: '> 200 MΩ' },
      { check: 'insulation resistance string 2', result: 'pass', reading: '0.6 MΩ' },
    ],
  });
  expect(content).toContain('reading 0.6 MΩ');
  expect(content).toContain('reading > 200 MΩ');
  expect(content).not.toContain('Day of acceptance:');
});

it.each([
  'DO NOT RUN until board ok on 3 Dec - standard session goes to €75',
  'Maybe we do $100 credit for referrals in Jan?? Not approved by Greg yet',
  'going from £84 to £89 from 1 Feb - NOT announced yet, hold until the letter goes',
  'going from £14 to £16.50 from 1 Feb - NOT FOR THIS ISSUE, letters go out first',
  'up 4% from Jan 1. NOT FOR THE NEWSLETTER until Mark has called',
])('leaves a whole entry out whose text says %s', (text) => {
  const { content } = composeAt('MKT-02 issue', {
    items: [
      { title: 'Open evening', text: 'Showroom, 9 December, 5.30 to 7.30pm, mince pies.' },
      { title: 'Service plan price', text },
    ],
  });
  expect(content).toContain('Open evening');
  expect(content).not.toContain('Service plan price');
});

it.each([
  [{ vat: '20%' }, 'VAT: 20%.'],
  [{ tax: '7.5 %' }, 'Tax: 7.5 %.'],
  [{ tax: 'quote before tax' }, undefined],
])('tells of %j the rate alone', (more, told) => {
  const proposal = { customer: 'Acme', scope: 'Paint the lobby', price: '£400', ...more };
  const { content } = composeAt('SAL-02 proposal', proposal);
  expect(/^.*\b(?:VAT|Tax): .*$/m.exec(content)?.[0].match(/(?:VAT|Tax): \S+(?: %)?\.?/)?.[0]).toBe(
    told,
  );
});

it('proposes the call that a next step names', () => {
  const met = { company: 'Parks', contact: 'A. Reyes', meeting: '2026-11-24 10:30' };
  const { summary } = composeAt('SAL-03 slot', { ...met, next_step: 'call Dec 10 at 2pm' });
  expect(summary).toMatch(/^Thursday, 2026-12-10, 14:00 .*The next step names “Dec 10 at 2pm”/);
});

it('looks for the weekday of a reply in the week that it names', () => {
  const reply = 'Interested. Next week would be good, Friday morning.';
  const { summary } = composeAt('SAL-03 slot', { company: 'Yco', contact: 'Xi', reply });
  expect(summary).toMatch(/^Friday, 2026-12-04/);
});

it.each([
  'She didnt write, we met at the shop Tuesday. Samples by Dec 4.',
  'Allison likes the backup days, board meets Dec 10.',
])('takes the answer %j for no reply', (reply) => {
  const { content, asks } = composeAt('SAL-03 sequence', {
    company: 'Parks Foundation',
    contact: 'Allison Reyes',
    reply,
  });
  expect(content).not.toContain(reply.slice(0, 15));
  expect(asks[0]!.question).toContain('says nothing of the reply: what is it?');
});

it('holds an inspection open whose check was not made', () => {
  const { asks } = composeAt('FUL-03 checklist', {
    customer: 'Bedale Town Council',
    scope: 'Play area',
    checks: [{ check: 'Fall height zone clear', result: 'not checked, tape left in van' }],
  });
  expect(asks[0]!.question).toContain('Fall height zone clear: result not checked');
});

it('tells a client no next step that is an order to us', () => {
  const { content } = composeAt('FUL-02 report', {
    client: 'Corktown Dental',
    milestone: 'Early opening',
    next: 'decide with client by Dec 4 if we keep it',
  });
  expect(content).not.toContain('ecide with client');
});

it.each(['headcount', 'when'])('says nothing of %s that it does not mean', (name) => {
  const proposal = { customer: 'Harbourlight', scope: 'Places', price: 'CAD 400' };
  const { content } = composeAt('SAL-02 proposal', {
    ...proposal,
    [name]: name === 'when' ? 'wants it by March 1 2027' : 'about 140',
  });
  expect(content).not.toMatch(/guests|The day is/);
});

it.each([
  "Sam left in the summer, I'm the new business manager, Priya Nair. Interested in the hedges.",
  'Interested. Best to get me on priya.nair@school.example',
])('asks whom the messages are for where the reply says %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { company: 'Yco', contact: 'Sam Dobson', reply });
  expect(asks[0]!.names).toEqual(['recipient']);
});

it('keeps the name out of a story that somebody has to agree to', () => {
  const { content } = composeAt('MKT-04 story', {
    customer: 'Thornborough Hall',
    scope: 'Beech cleared',
    outcome: 'No residents had to be moved.',
    permission: "Denise said yes to the quote, head office has to OK the home's name",
  });
  expect(content).not.toContain('Thornborough');
});

it('names first of what a text leaves out what nobody would leave out', () => {
  const { summary } = composeAt('FUL-02 report', {
    client: 'Civic Association',
    milestone: 'Chairs delivered',
    ...Object.fromEntries('abcdefgh'.split('').map((name) => [`field_${name}`, `value ${name}`])),
    missing: ['AV riser', '4 chairs'],
  });
  expect(summary).toContain('Not told in it: missing,');
});

it('shows nobody their own event as an example of our work', () => {
  const { content } = composeAt('AFT-04 introduction', {
    referrer: 'Janelle Stroud, Stroud Weddings',
    referred: 'Mike Bell',
    event: '50th birthday, Feb 20 2027',
    consent: 'yes',
    outcome: 'They came back twice.',
  });
  expect(content).not.toContain('50th birthday');
});

it.each([
  ['Can you bring the price for 8 vans?', false],
  ['Can you bring a sample of the dark linen?', false],
  ['Can you bring the van round?', true],
])('reads %j as a wish for a visit: %s', (said, isVisit) => {
  const reply = `Interested. Tuesday 1 December at 10 works. ${said}`;
  const { content } = composeAt('SAL-03 slot', { company: 'Yco', contact: 'Xi', reply });
  expect(content.includes('At a place, as they say')).toBe(isVisit);
});

it('hears a wish for a text in place of an email as none for no calls', () => {
  const summary = 'Booked. Oh and can you text me, not email. 07700 900 588.';
  const { content } = composeAt('SAL-01 brief', { company: 'Keel', contact: 'M. Keel', summary });
  expect(content).not.toContain('not calling, as they ask');
});

it.each([
  'Three people are sick this morning after the party.',
  "My dad is eighty-one and he's been throwing up since two.",
])('asks of a call that says %s whether somebody may come to harm', (transcript) => {
  const { summary } = composeAt('SAL-01 brief', { company: 'Yco', transcript });
  expect(summary).toContain('may somebody come to harm? Settle that first, today.');
});

it('leaves out of a plan what is to be kept private', () => {
  const notes = "He's on probation w/ county, needs Wed off. Keep private.";
  const { content } = composeAt('CUL-01 plan', {
    name: 'H. Villalobos',
    start: '2026-11-30',
    notes,
  });
  expect(content).not.toContain('probation');
});

it('takes no entry of a list for a part of a sentence', () => {
  const { content } = composeAt('FUL-02 report', {
    client: 'Paolo Marchetti',
    milestone: 'Cabinets in',
    next: [
      { what: 'Stone template', when: 'Mon 30 Nov 10 am', who: 'StoneCo' },
      { what: 'Handover', when: 'Tue 15 Dec' },
    ],
  });
  expect(content).not.toContain('what Stone template');
});

it('meets at ours where they ask to see the workshop', () => {
  const { content } = composeAt('SAL-03 sequence', {
    company: 'Fairweather',
    contact: 'Jules',
    mayCall: 'no',
    reply: 'Interested. Could we come and see the workshop next Friday morning?',
  });
  expect(content).toContain('at our place');
  expect(content).not.toContain('on site');
});

it('takes the home of somebody who is to be left out for no company', () => {
  const notes = 'One of them is Eimear Lawlor from Rathfarnham, leave her out altogether.';
  const { title } = composeAt('MKT-01 brief', { observation: '63 runners seen.', notes });
  expect(title).not.toContain('Rathfarnham');
});

it('sends a newsletter on the day of its issue', () => {
  const { summary } = composeAt('MKT-02 schedule', {
    issue: 'Friday 27 November',
    items: [{ title: 'Open evening', text: 'Showroom, 9 December.' }],
  });
  expect(summary).toMatch(/^Friday, 2026-11-27/);
});

it('asks whether they have seen the text, whatever the consent is called', () => {
  const { asks } = composeAt('MKT-04 story', {
    customer: "The Pilgrim's Larder",
    scope: 'Brue Blue since March',
    outcome: 'Sales up from 22 to 37 a week',
    permission: 'Tom said yes to the quote, wants to see it before it goes out',
  });
  expect(asks.map(({ names }) => names[0])).toContain('textSeen');
});

it('books the call that was agreed, and tells no date that has passed as the next', () => {
  const agreed = ['we send a sample box by 2 Dec', 'call 8 Dec 10.30'];
  const { summary } = composeAt('SAL-03 slot', { company: 'Carver', contact: 'Helen', agreed });
  expect(summary).toMatch(/^Tuesday, 2026-12-08, 10:30/);
  const report = {
    customer: 'Exmoor',
    milestone: 'Packing',
    due: '25 Nov',
    'new date': 'Sat 28 Nov',
  };
  const { content } = composeAt('FUL-02 report', report);
  expect(content).not.toContain('25 Nov');
  expect(content).toContain('28 Nov');
});

it.each(['a bit of blue plastic in the cream', 'a foreign body in cream'])(
  'asks of %s whether somebody may come to harm',
  (said) => {
    const { summary } = composeAt('SAL-01 brief', { company: 'School', summary: `Found ${said}.` });
    expect(summary).toContain('may somebody come to harm?');
  },
);

it('asks about the finding that is not fixed, and about none that is', () => {
  const { asks } = composeAt('FUL-03 checklist', {
    customer: 'Bramley Foods',
    scope: 'Safety manual',
    findings: [
      { page: 14, issue: 'says open the guard while running', severity: 'critical', fixed: 'no' },
      { page: 22, issue: 'term for emergency stop inconsistent', severity: 'major', fixed: 'yes' },
    ],
  });
  const asked = asks.map(({ question }) => question).join(' ');
  expect(asked).toContain('A finding may be open: “says open the guard while running');
  expect(asked).not.toContain('may be open: “term');
  expect(asked).not.toContain('Findings may be open');
});

it.each([
  ['2 of 4', 'This is milestone 2 of 4.'],
  ['3', 'This is milestone 3.'],
  ['First fix', 'First fix.'],
])('reports a milestone by its name or as the number that it is: %s', (milestone, told) => {
  const { content } = composeAt('FUL-02 report', { customer: 'Harwell School', milestone });
  expect(content).toContain(`\n\n${told}\n\n`);
});

it('takes the day of a report for no day that is to come', () => {
  const report = { customer: 'Harwell School', milestone: 'First fix', date: '2026-11-26' };
  expect(composeAt('FUL-02 report', report).content).not.toContain('next date');
  const ahead = composeAt('FUL-02 report', { ...report, date: '2026-12-14' });
  expect(ahead.content).toContain('The next date is 14 December 2026.');
});

describe('a text that there is none of', () => {
  const proof = { customer: 'Mercer Gallery', outcome: 'Waiting time is 2 weeks', consent: 'yes' };

  it.each([
    'none',
    'No',
    'n/a',
    'Nothing.',
    'Leave it out.',
    'no quote',
    'Without',
    'There is none',
  ])('is left out: %s', (quote) => {
    const { content, asks } = composeAt('MKT-04 story', { ...proof, quote });
    expect(content).not.toContain('In the customer’s words');
    expect(asks).toEqual([]);
  });

  it.each(['Nothing beats it.', 'No more waiting.', 'None of us wants the old one back'])(
    'is not meant by a quotation that begins so: %s',
    (quote) => {
      const { content } = composeAt('MKT-04 story', { ...proof, quote });
      expect(content).toContain(`“${quote.replace(/[.]$/, '')}.”`);
    },
  );

  it('asks whether a text may go without what it needs, and not where another field has it', () => {
    const lead = {
      customer: 'A',
      referrer: 'Jo Bell',
      referral: 'Kim Dale',
      deliverables: 'A lift',
    };
    const told = { ...lead, consent: 'yes' };
    const { summary } = composeAt('AFT-04 introduction', { ...told, outcome: 'none' });
    expect(summary).toContain('may this be sent without one?');
    const other = { ...told, outcome: 'Waiting time is 2 weeks', quote: 'none' };
    expect(composeAt('AFT-04 introduction', other).asks).toEqual([]);
    const claim = { supplier: 'Wold', order: 'PO-1', issue: 'Cracked', creditWanted: 'none' };
    expect(composeAt('OPS-03 letter', claim).content).not.toMatch(/none/i);
  });
});

describe('what a note says to mention only when asked', () => {
  const lead = {
    customer: 'Avonmead Housing',
    referrer: 'Denise Abara',
    referral: 'Nadia Siddiqui',
    deliverables: 'Lift contract',
    outcome: 'Call-outs down 46%',
  };
  const write = (more: JsonObject) => composeAt('AFT-04 introduction', { ...lead, ...more });
  const notes = 'Only mention the 46% if he asks.';

  it('is asked about where the text tells it, and not where it does not', () => {
    expect(write({ notes }).summary).not.toContain('does the text keep to it?');
    expect(write({ notes, consent: 'yes' }).summary).toContain('does the text keep to it?');
  });

  it.each([notes, "Don't mention the 46 per cent.", 'Only bring up the call-outs when they ask.'])(
    'stays out where somebody says that the text keeps to it: %s',
    (said) => {
      const agreed = { consent: 'yes', instructionsKept: 'yes', maySend: 'yes' };
      const kept = write({ notes: said, ...agreed });
      expect(kept.content).not.toContain('46%');
      expect(kept.summary).toContain('Not told in it: outcome');
      const told = write({ notes: 'Call him if he asks.', ...agreed });
      expect(told.content).toContain('46%');
    },
  );
});

it.each<[JsonObject, string]>([
  [{ referrerCompany: 'Severnside Homes', company: 'Mendip Vale Housing' }, 'Severnside Homes'],
  [{ customer: 'Severnside Homes', company: 'Mendip Vale Housing' }, 'Severnside Homes'],
  [{ customer: 'Karen Whitlow', company: 'Severnside Homes' }, 'Karen Whitlow'],
  [{ company: 'Severnside Homes' }, 'Severnside Homes'],
  [{ customer: 'Severnside', company: 'Severnside Homes' }, 'Severnside'],
])('tells of work for the company of whoever recommends: %j', (said, company) => {
  const work = { deliverables: 'Lift contract', outcome: 'Call-outs down 46%', consent: 'yes' };
  const introduction = { referrer: 'Karen Whitlow', referral: 'Mike Dunne', ...work, ...said };
  const { content } = composeAt('AFT-04 introduction', introduction);
  expect(content).toContain(`This is what we did for ${company}.`);
  expect(content).not.toContain('Mendip');
});

describe('who signs a sheet', () => {
  const done = { customer: 'Catherine Lowther', deliverables: ['Buffet'] };
  const sign = (more: JsonObject) => composeAt('FUL-03 checklist', { ...done, ...more });

  it.each(['sign_off_by', 'signOffBy', 'signedOffBy'])('is asked where %s may be ours', (name) => {
    const { asks, content, summary } = sign({ [name]: 'Ines Carvalho' });
    expect(asks.map(({ names }) => names[0])).toContain('signatory');
    expect(summary).toContain('who signs for Catherine Lowther?');
    expect(content).not.toContain('Ines');
  });

  it.each<[JsonObject, string]>([
    [{ signatory: 'Hugh Lowther', sign_off_by: 'Ines Carvalho' }, 'Hugh Lowther'],
    [{ customer_signatory: 'Hugh Lowther' }, 'Hugh Lowther'],
    [{ accepted_by: 'Hugh Lowther' }, 'Hugh Lowther'],
  ])('is the customer’s where their name says so: %j', (said, name) => {
    const { asks, content } = sign(said);
    expect(content).toContain(`To be signed for Catherine Lowther by ${name}.`);
    expect(asks.map(({ names }) => names[0])).not.toContain('signatory');
  });

  it('is not asked of their own contact', () => {
    expect(sign({ contact: 'Hugh Lowther', signOffBy: 'Hugh Lowther' }).asks).toEqual([]);
  });

  it('is nobody where a day stands there', () => {
    expect(sign({ sign_off_by: 'Friday 4 December 2026' }).asks).toEqual([]);
  });
});

describe('a report on a milestone', () => {
  const report = (more: JsonObject) =>
    composeAt('FUL-02 report', { customer: 'Hartley', progress: 'Roof on.', ...more }).summary;

  it.each<JsonObject>([
    { status: 'On schedule', openIssues: 'Windows two weeks late.' },
    { status: 'On track', notes: 'Plastering is pushed back to January.' },
    { progress: 'All on time.', issue: 'Steel held up at the docks.' },
  ])('asks about being on schedule beside what is late: %j', (more) => {
    expect(report(more)).toContain('something else on record is late');
  });

  it.each<JsonObject>([
    { status: 'On schedule', openIssues: 'No delays so far.' },
    { status: 'On schedule', notes: 'Keys are with the neighbour.' },
    { status: 'Two weeks late.', openIssues: 'Windows two weeks late.' },
  ])('asks nothing of it else: %j', (more) => {
    expect(report(more)).not.toContain('something else on record is late');
  });
});

it.each(['2026-11-20', '2026-12-01'])(
  'a sheet tells the day of acceptance whether or not it has been: %s',
  (acceptanceDate) => {
    const given = { customer: 'A', items: ['Pump'], acceptedBy: 'Jo', acceptanceDate };
    const { content, asks } = composeAt('FUL-03 checklist', given);
    expect(content).toMatch(/Day of acceptance: (?:20 November|1 December) 2026/);
    expect(asks).toEqual([]);
  },
);

it('tells of a finding what was done about it', () => {
  const { content, asks } = composeAt('FUL-03 checklist', {
    customer: 'Holm Ltd',
    deliverables: '3 access points',
    findings: [{ finding: 'Access point in the gym drops', action: 'moved 2 m, tested ok' }],
    signatory: 'Ann Orr',
    'acceptance date': '1 December 2026',
  });
  expect(content).toContain('- Access point in the gym drops: action moved 2 m, tested ok');
  expect(asks).toEqual([]);
});
