import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

const now = new Date('2026-11-25T12:00:00Z');
const compose = (code: string, key: string, context: JsonObject) =>
  composeRun(code, context, now)[key]!;

describe('a letter', () => {
  it.each([
    ['Yvonne Prior, Rathfarnham', 'Dear Yvonne Prior,'],
    ['Mrs Prior', 'Dear Mrs Prior,'],
    ['Harbour Dental Group', 'Dear Harbour Dental Group team,'],
    ['Kingswood School', 'Dear Kingswood School team,'],
  ])('greets a person as one, and a company as a team: %s', (customer, greeting) => {
    const { content } = compose('AFT-02', 'request', { customer, outcome: 'Less to pay.' });
    expect(content).toContain(greeting);
  });

  it('is the only one where a reply names the time of the call', () => {
    const named = compose('SAL-03', 'sequence', { company: 'Obi', reply: 'Ring me Tuesday at 2.' });
    expect(named.content).toContain('You named “Tuesday at 2”: shall we keep that?');
    expect(named.content).not.toContain('Message 2');
    expect(named.content.match(/Reply with/g)).toHaveLength(1);
    const open = compose('SAL-03', 'sequence', { company: 'Obi', reply: 'Sounds good.' });
    expect(open.content).toContain('Message 3');
  });

  const referral = {
    customer: 'Hazelbrook',
    referrer: 'Dearbhla Quinn',
    referral: 'Liam Farrelly',
    scope: 'Twelve heat pumps.',
    outcome: 'Tenants pay 38 percent less for heat.',
  };

  it.each([
    ['Agrees that they are named, but not the 38 percent until the audit is done', true],
    ['They may be named; do not use the saving before the audit', true],
    ['Jo Lindsay agrees to be named', true],
    ['Agrees to be named, with the figures', false],
    ['Yes', false],
  ])('keeps a figure from others that a consent leaves out: %s %s', (consent, isAsked) => {
    const { content, summary } = compose('AFT-04', 'introduction', { ...referral, consent });
    expect(summary.includes('so that the outcome may be told?')).toBe(isAsked);
    expect(content.includes('38 percent')).toBe(!isAsked);
  });

  it('leaves out of a story what a consent keeps for us', () => {
    const consent = 'She agrees to the name; the water bill figure is for us only';
    const outcome = 'They wash at night now. The water bill fell by a third.';
    const { story } = composeRun('MKT-04', { customer: 'Obi', outcome, consent }, now);
    expect(story!.content).not.toContain('water bill');
    expect(story!.content).toContain('They wash at night now.');
    expect(story!.summary).toContain('“The water bill fell by a third” is left out');
  });

  it.each([
    ['Agreed to name and words, without the rate', 'rate'],
    ['Name and quote, no dollar amounts please', 'dollar'],
    ['Agreed to name and words, but no pictures', null],
  ])('asks whether a story keeps to what a consent leaves out: %s', (consent, word) => {
    const outcome = 'One rate of GBP 118 a night, and the water bill fell by a third.';
    const texts = Object.values(composeRun('MKT-04', { customer: 'Obi', outcome, consent }, now));
    const asked = texts.find(({ summary }) => summary.includes('does it keep to it?'))?.summary;
    if (word === null) expect(asked).toBeUndefined();
    else expect(asked).toContain(`The text tells of “${word}”`);
  });

  it('is shown first to whom the consent wants to see it', () => {
    const story = { customer: 'Otway', outcome: 'Fewer calls.', quote: 'It works.' };
    const consent = 'Jo Lindsay agrees to name and quote, wants to see the text first';
    const texts = Object.values(composeRun('MKT-04', { ...story, consent }, now));
    expect(texts.some(({ summary }) => summary.includes('have they seen this text?'))).toBe(true);
  });

  it('asks which start is right, and tells neither', () => {
    const offer = { customer: 'Harehills', scope: 'Cleaning', price: 'GBP 900 a month' };
    const dates = { startDate: '2027-01-11', timeline: 'Starts on January 4 with a deep clean' };
    const { summary } = compose('SAL-02', 'proposal', { ...offer, ...dates });
    expect(summary).toContain('Which start is right: 2027-01-11, or “Starts on January 4');
    const same = compose('SAL-02', 'proposal', { ...offer, ...dates, startDate: '2027-01-04' });
    expect(same.summary).not.toContain('Which start');
    const other = { ...dates, timeline: 'Saturday clinics start on 9 January' };
    const open = compose('SAL-02', 'proposal', { ...offer, ...other });
    expect(open.summary).not.toContain('Which start');
  });

  it('answers no complaint in a reply by offering a call', () => {
    const reply =
      'Last time you lost two pallets of ours and nobody rang back. Thursday 10 am works.';
    const { summary } = compose('SAL-03', 'sequence', { company: 'Wattle', reply });
    expect(summary).toContain('what is said to that, and by whom?');
  });
});

it.each([
  [{ startTime: '7.15' }, '07:15'],
  [{ location: 'Ballymount warehouse, 7.15 am' }, '07:15'],
  [{ location: 'Unit 12' }, '08:00'],
])('has a first day begin at the hour on record: %j', (more, hour) => {
  const { summary } = Object.values(
    composeRun('CUL-01', { name: 'Tomás Guerin', startDate: '2026-12-07', ...more }, now),
  ).find(({ scheduledFor }) => scheduledFor !== null)!;
  expect(summary).toContain(`Monday, 2026-12-07, ${hour} UTC`);
});

it('has nobody call who asks to be written to', () => {
  const note = 'Wants a quote for two gyms. He is hard of hearing so dont ring, email him.';
  const { content } = compose('SAL-01', 'brief', { lead: 'Bruce Lee', note });
  expect(content).toContain('Write to the lead within one working day');
});

it('asks whether whoever answers is a customer already', () => {
  const reply = 'We are already members, nine of us. Could somebody please call me?';
  const { summary } = compose('SAL-03', 'sequence', { company: 'Orakei Vets', reply });
  expect(summary).toContain('is this a customer already?');
});

it('says on the change of a record who asks not to be called', () => {
  const note = 'Wants a quote. PLEASE do not ring the mobile or write to the house.';
  const { summary } = compose('SAL-01', 'crm', { lead: 'Mrs Abara', company: 'Abara Ltd', note });
  expect(summary).toContain('They ask not to be called');
});

it('says once who recommends us and is the customer', () => {
  const helen = 'Dr Helen Marchetti';
  const said = { customer: helen, referrer: helen, referral: 'Ana Lim', consent: 'Yes' };
  const { content } = compose('AFT-04', 'introduction', {
    ...said,
    scope: 'A sale.',
    quote: 'Good.',
  });
  expect(content).toContain('Dr Helen Marchetti suggested that we write to you.');
});

it('plans no call for Christmas', () => {
  const { summary } = compose('AFT-01', 'call', { customer: 'Lowe', deliveryDate: '2026-11-25' });
  expect(summary).toMatch(/^Tuesday, 2026-12-29/);
});

it('has somebody carry the difference of a reconciliation', () => {
  const differs = 'Bank: GBP 318 difference';
  const reconciliations = [differs, 'Payroll: no difference', 'Stock: difference 0.00'];
  const { summary } = compose('FIN-04', 'pack', { period: 'October 2026', reconciliations });
  expect(summary).toContain(`“${differs}” is open: who carries it, and by when?`);
  expect(summary.match(/who carries it/g)).toHaveLength(1);
});

it('asks of the answers of a team whether somebody may come to harm', () => {
  const comments = ['New headsets are great', 'Forklift 2 brakes feel soft and nobody listens'];
  const { summary } = compose('CUL-02', 'summary', { team: 'Night', responses: 12, comments });
  expect(summary).toContain('may somebody come to harm?');
  expect(summary).toContain('Answers stand in it word for word.');
});

it('calls no invoice overdue that is due later', () => {
  const invoices = [
    { invoice: 'HS-3301', amount: 642, dueDate: '2026-10-30' },
    { invoice: 'HS-3344', amount: 218, dueDate: '2026-12-04' },
  ];
  const owed = { customer: 'Moseley Coffee House', invoices, amount: 860, currency: 'GBP' };
  const { content } = compose('FIN-03', 'reminder', owed);
  expect(content).toContain('these invoices are unpaid');
  expect(content).not.toContain('overdue');
});

it('greets the person and not the office', () => {
  const facts = { customer: 'Dunmore', invoice: 'A-1', amount: 'EUR 300', daysOverdue: 20 };
  const { reminder } = composeRun('FIN-03', { ...facts, contact: 'Accounts, Hilary Foy' });
  expect(reminder!.content).toContain('Dear Hilary Foy,');
});

it('has no call made to a customer who asks not to be called', () => {
  const notes = 'email her, she doesn’t want ringing';
  const { guide, call } = composeRun('AFT-01', { customer: 'Sabden Surgery', notes });
  expect(guide!.content).toContain('Write to the customer, as they ask not to be called');
  expect(call!.summary).toContain(`On record is “${notes}”: may they be called all the same?`);
  expect(call!.content).not.toContain('Call at the time above');
  const usual = composeRun('AFT-01', { customer: 'Sabden Surgery', notes: 'Ask about the seal' });
  expect(usual['call']!.content).toContain('Call at the time above');
});

it('asks after harm that a report tells, whatever its field is called', () => {
  const reports = 'door seal leaked twice, nurse scalded her hand 11 Nov';
  const { guide } = composeRun('AFT-01', { customer: 'Sabden Surgery', reports });
  expect(guide!.summary).toContain(`“${reports}”: may somebody come to harm?`);
});

describe('a reminder of invoices of several customers', () => {
  const invoices = [
    { customer: 'Otley Loft Co', invoice: 'TA-2490', amount: '£1,920', due: '15 January 2026' },
    { customer: 'Otley Loft', invoice: 'TA-2491', amount: '£80', due: '16 January 2026' },
    { customer: 'Mr D Pickles', invoice: 'TA-2531', amount: '£640', due: '10 January 2026' },
  ];
  const remind = (more: JsonObject) => composeRun('FIN-03', { invoices, ...more })['reminder']!;

  it('asks for whom it is, and for no amount, as each has its own', () => {
    expect(remind({}).asks).toEqual([
      {
        names: ['customer'],
        question:
          'Several customers are on record, and a letter is for one: Otley Loft Co and Mr D Pickles. Whom is it for?',
      },
    ]);
  });

  it('tells nobody what others owe', () => {
    const { asks, content } = remind({ customer: 'Otley Loft' });
    expect(asks).toEqual([]);
    expect(content).toMatch(/TA-2490.*\n.*TA-2491/);
    expect(content).not.toMatch(/TA-2531|Pickles/);
    expect(remind({ customer: 'Hethel Group' }).asks[0]!.question).toContain('Whom is it for?');
  });

  it('is for one of them by the short names of fields, too', () => {
    const debtors = [
      { cust: 'Clifton Court', inv: '24012', amt: '£612.00', days_over: 41 },
      { cust: 'Brook Nursery', inv: '24019', amt: '£288.00', days_over: 33 },
    ];
    const asked = composeRun('FIN-03', { debtors })['reminder']!;
    expect(asked.asks[0]).toMatchObject({ names: ['customer'] });
    const run = composeRun('FIN-03', { debtors, customer: 'Clifton Court' });
    expect(run['reminder']!.content).toContain('24012');
    expect(run['reminder']!.content).not.toMatch(/24019|Brook/);
    expect(run['ageing']!.title).toBe('Receivables ageing: all customers');
    expect(run['ageing']!.content).toBe(
      'customer,invoice,amount,due_date,days_overdue,status,owner\r\nClifton Court,24012,£612.00,,41,,\r\nBrook Nursery,24019,£288.00,,33,,\r\n',
    );
    const [own] = debtors;
    const single = composeRun('FIN-03', { debtors: [own!, own!], customer: 'Clifton Court' });
    expect(single['ageing']!.title).toBe('Receivables ageing: Clifton Court');
  });

  it('asks of each row that tells a dispute, with its customer', () => {
    const states = ['says never ordered', 'paid in full by Friday', 'disputes the corkage'];
    const disputed = invoices.map((one, at) => ({ ...one, status: states[at]! }));
    expect(remind({ invoices: disputed }).summary).toContain(
      'On record are “Invoice TA-2490, customer Otley Loft Co: status says never ordered” and “Invoice TA-2531, customer Mr D Pickles: status disputes the corkage”: are these invoices disputed?',
    );
  });

  it('tells the invoices of a list by any name', () => {
    const { asks, content } = compose('FIN-03', 'reminder', {
      customer: 'Otley Loft Co',
      overdue: invoices,
    });
    expect(asks).toEqual([]);
    expect(content).toContain('TA-2490');
    expect(content).not.toContain('TA-2531');
  });

  it('is in question where more is said of an invoice than it tells', () => {
    const asked = 'More is on record than it tells of “Invoice TA-2490:';
    const [invoice] = invoices;
    const entry = { ...invoice!, promised: '£500 by Friday' };
    expect(remind({ invoices: [entry] }).summary).toContain(asked);
    expect(remind({ invoices: [entry], maySend: 'yes' }).asks).toEqual([]);
    const answer = 'yes but say that £300 is received';
    expect(remind({ invoices: [entry], maySend: answer }).summary).toContain(
      `No text takes up “${answer}” by itself`,
    );
    expect(remind({ invoices: [invoice!] }).asks).toEqual([]);
    const partPaid = remind({ invoices: [{ ...invoice!, paid: '£500' }] });
    expect(partPaid.content).toContain('paid £500');
    expect(partPaid.summary).toContain('paid £500”: may this be sent now, or is less open');
  });

  it('tells the numbers of invoices by the names that people write', () => {
    const { content } = remind({ invoices: [{ no: 'INV-20611', amount: '£3,240' }] });
    expect(content).toContain('INV-20611');
  });

  it('is in question where a row, or its history, says that it is paid or disputed', () => {
    const note = 'paid cash to Mick on Monday, not booked yet';
    expect(remind({ invoices: [{ ...invoices[0]!, note }] }).summary).toContain('may this be sent');
    const history = 'Two reminders sent. Kev says the tent leaked and he wants £400 off.';
    const [invoice] = invoices;
    expect(remind({ invoices: [invoice!], history }).summary).toContain('is the invoice disputed?');
  });
});

it.each([
  ['want answer by Fri 4 December', 'by Fri 4 December.'],
  ['4 December 2026', 'by 4 December 2026.'],
  ['Within five days', 'by 30 November 2026.'],
])('asks a supplier for an answer %s', (deadline, asked) => {
  const letter = compose('OPS-03', 'letter', { supplier: 'Shaw', issue: 'Cracked.', deadline });
  expect(letter.content).toContain(`the cause in a few lines, ${asked}`);
});

it('takes what is to be paid all the same for no reason to wait', () => {
  const letter = { supplier: 'Shaw', order: 'PO-1', issue: 'Cracked.' };
  const notes = 'Don’t hold back the rest of the invoice.';
  const { asks } = compose('OPS-03', 'letter', { ...letter, notes });
  expect(asks.map(({ names }) => names[0])).toEqual(['instructionsKept']);
});

it('asks about terms that are over', () => {
  const offer = { customer: 'Golf Club', scope: '180m', price: '£14,760' };
  const propose = (more: JsonObject) => compose('SAL-02', 'proposal', { ...offer, ...more }).asks;
  expect(propose({ validUntil: '1 November 2026', startDate: '9 February 2026' })).toEqual([
    {
      names: ['validUntil'],
      question: 'Valid until: 1 November 2026 has passed: which day is meant?',
    },
    {
      names: ['startDate'],
      question: 'Start date: 9 February 2026 has passed: which day is meant?',
    },
  ]);
  expect(propose({ validUntil: '1 December 2026', startDate: '7 December 2026' })).toEqual([]);
});

it('greets a captain, and no team of his', () => {
  const { content } = compose('FUL-02', 'report', { customer: 'Capt. Annis', progress: 'Half.' });
  expect(content).toContain('Dear Capt. Annis,');
});

it('is no claim where a stock is low and nothing went wrong', () => {
  const low = { supplier: 'Border Bedding', order: '200 bales', inStock: 41, reorderLevel: 60 };
  const asked = 'may a claim be sent to the supplier?';
  const letter = (more: JsonObject) => compose('OPS-03', 'letter', { ...low, ...more }).summary;
  expect(letter({ issue: 'Down to 41 bales.' })).toContain(asked);
  expect(letter({ issue: 'Nine bales were wet.' })).not.toContain(asked);
});

it('compares a total with lines of which it tells no price', () => {
  const items = [
    { item: 'Fascia', price: 2850 },
    { item: 'Windows', quantity: 9, unitPrice: 48 },
  ];
  const { asks, content } = compose('SAL-02', 'proposal', {
    customer: 'Quayside',
    currency: 'GBP',
    items,
    total: '£3,182 + VAT',
  });
  expect(asks.map(({ question }) => question).join()).toContain('£3,282 as the lines add up');
  expect(content).toContain('unit price GBP 48');
});

describe('an introduction', () => {
  const introduced = {
    customer: 'Haig Hotels',
    referrer: 'Tom Haig',
    referral: 'Brook Lodge',
    scope: 'Deep clean of the kitchen',
    outcome: 'Passed the inspection',
  };

  it.each([
    'Happy to introduce us but would rather not be named',
    'Fine, but leave Tom out of it',
    'Yes, but don’t tell them it was him',
  ])('asks where the consent keeps who recommends us out of it: %s', (consent) => {
    const { introduction } = composeRun('AFT-04', { ...introduced, consent });
    expect(introduction?.content).not.toContain('Tom');
    expect(introduction?.asks).toEqual([
      { names: ['consent'], question: expect.stringContaining('referrer') as string },
    ]);
  });

  it.each(['Yes, use my name', 'Yes but don’t say the hotel’s name'])(
    'names who recommends us otherwise: %s',
    (consent) => {
      const { referrer: referredBy, ...rest } = introduced;
      const { introduction } = composeRun('AFT-04', { ...rest, referredBy, consent });
      expect(introduction?.content).toContain('Tom Haig');
      expect(introduction?.asks).toEqual([]);
    },
  );
});
