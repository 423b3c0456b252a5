import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { describeAsks } from '../questions/describe-asks.ts';
import { listAsks } from './list-asks.ts';
import { readAnswers } from './read-answers.ts';

const proposal = findWorkflowDefinition('SAL-02')!;
const now = new Date('2026-11-23T12:00:00Z');

const readAsks = (context: Record<string, string>) =>
  listAsks(proposal, context, { steps: 3, now });

describe('what a proposal needs', () => {
  it('is asked for all at once', () => {
    expect(
      describeAsks(readAsks({ contact: 'Priya Nair', startDate: 'Friday 3 December 2026' })),
    ).toBe(
      'Needed and not on record: customer, scope and price with its currency. Start date: "Friday 3 December 2026" names a Friday, and that date is a Thursday: which day is meant?',
    );
  });

  it('is nothing where it is on record, by any of its names', () => {
    expect(
      readAsks({ client: 'Engine Ltd', deliverables: 'Two lines', fee: '4,200 euros' }),
    ).toEqual([]);
  });

  it('is nothing before the step that writes it', () => {
    expect(listAsks(proposal, {}, { steps: 1, now })).toEqual([]);
  });
});

describe('a comment', () => {
  const asks = readAsks({ contact: 'Priya Nair' });

  it('answers in lines that begin with what is asked, and says the rest', () => {
    const said = [
      'Customer: Engine Ltd',
      '- Scope: A second line and a rota for lunch.',
      'amount = 4,200 euros',
      'Make it shorter. Note: no hashtags.',
    ].join('\n');
    expect(readAnswers(said, asks)).toEqual({
      facts: {
        customer: 'Engine Ltd',
        scope: 'A second line and a rota for lunch.',
        amount: '4,200 euros',
      },
      rest: 'Make it shorter. Note: no hashtags.',
    });
  });

  it('answers nothing that nobody asked', () => {
    const said = 'discount: 50 %\nisAdmin: yes\n__proto__: x\nscope:';
    expect(readAnswers(said, asks)).toEqual({ facts: {}, rest: said });
  });

  it.each([
    [{ names: ['maySend'], question: 'A note says “wait”: may it be sent?' }, 'Yes.', true],
    [{ names: ['maySend'], question: 'A note says “wait”: may it be sent?' }, 'no, call him', true],
    [{ names: ['maySend'], question: 'A note says “wait”: may it be sent?' }, 'Shorter.', false],
    [{ names: ['amount'], question: null }, '4,200 euros', true],
    [{ names: ['amount'], question: null }, 'add VAT of 20', false],
    [
      { names: ['startDate'], question: 'Friday or Thursday: which day is meant?' },
      'Thu 3 December',
      true,
    ],
    [{ names: ['startDate'], question: 'Friday or Thursday: which day is meant?' }, 'yes', false],
    [{ names: ['contact'], question: 'Which contact is right: A or B?' }, 'yes', false],
    [{ names: ['scope'], question: null }, 'yes', false],
  ])('answers the one thing that is asked without its name: %j %s %s', (ask, said, isAnswer) => {
    const [name] = ask.names;
    expect(readAnswers(said, [ask])).toEqual(
      isAnswer ? { facts: { [name!]: said }, rest: '' } : { facts: {}, rest: said },
    );
    expect(readAnswers(said, [ask, { names: ['team'], question: null }]).facts).toEqual({});
  });

  it('takes what stands within a sentence without what else is said', () => {
    const order = [{ names: ['order'], question: null }];
    expect(readAnswers('order: LO-316 of 19 November. It is 120 missing, not 140.', order)).toEqual(
      {
        facts: { order: 'LO-316 of 19 November' },
        rest: 'It is 120 missing, not 140.',
      },
    );
  });

  it('gives what the workflow has use for', () => {
    const inputs = ['milestone', 'issue', 'acceptanceDate|date', 'comments'];
    const said = 'Issue: the wrong green\nacceptance date: 10 December\ncomments: fine\nother: x';
    expect(readAnswers(said, [], { inputs })).toEqual({
      facts: { issue: 'the wrong green', acceptanceDate: '10 December' },
      rest: 'comments: fine\nother: x',
    });
  });

  it('takes an amount without what else is said of it', () => {
    expect(readAnswers('amount: £1,468, he has paid £500 of it', asks)).toEqual({
      facts: { amount: '£1,468' },
      rest: 'he has paid £500 of it',
    });
    expect(readAnswers('amount: £1,468 + VAT', asks).facts).toEqual({ amount: '£1,468 + VAT' });
    expect(readAnswers('amount: £1,468 a month', asks).facts).toEqual({ amount: '£1,468 a month' });
  });

  it('corrects a field on record of one line, and no note', () => {
    const context = { price: 4200, notes: 'x', callId: 'call_1', lines: [1], 'start date': 'May' };
    const said = 'Price: £4,140\nnotes: shorter\nCall id: call_2\nlines: 2\nStart-date: June';
    expect(readAnswers(said, [], { context })).toEqual({
      facts: { price: '£4,140', 'start date': 'June' },
      rest: 'notes: shorter\nCall id: call_2\nlines: 2',
    });
  });

  it('is read in time in proportion to its length', () => {
    expect(measureGrowth((text) => readAnswers(text, asks), 'scope : a\n')).toBeLessThan(10);
    expect(measureGrowth((text) => readAnswers(text, asks), 'a ')).toBeLessThan(10);
  });
});

it('takes one leave for the other where one alone is asked', () => {
  const asked = [{ names: ['privateKept'], question: 'Does the text keep to it?' }];
  expect(readAnswers('instructions kept: yes', asked).facts).toEqual({ privateKept: 'yes' });
  const both = [...asked, { names: ['maySend'], question: 'May this be sent?' }];
  expect(readAnswers('instructions kept: yes', both).facts).toEqual({});
});

describe('a line about one entry of a list', () => {
  const families = [
    { family: 'Sandhu', days: 13, total: 308 },
    { family: "O'Brien & Sons", days: 22, total: '484.00' },
  ];
  const read = (comment: string) => readAnswers(comment, [], { context: { families } });

  it('corrects its field, and others with it', () => {
    expect(read("total of Sandhu: 286\namount of O'Brien & Sons: 480.00")).toEqual({
      facts: {
        families: [
          { ...families[0], total: 286 },
          { ...families[1], total: '480.00' },
        ],
      },
      rest: '',
    });
  });

  it('corrects the amount of a line before its tax', () => {
    const lines = [{ client: 'Hanlon Freight', qty: 2, rate: 650, net: 1350, vat: 310.5 }];
    const { facts } = readAnswers('amount of Hanlon Freight: 1300', [], { context: { lines } });
    expect(facts).toEqual({ lines: [{ ...lines[0], net: 1300 }] });
  });

  it.each(['total of Singh: 286', 'colour of Sandhu: red', 'list of __proto__: x'])(
    'leaves %j to whoever reads it',
    (comment) => expect(read(comment)).toEqual({ facts: {}, rest: comment }),
  );

  it('corrects none of two that are called the same', () => {
    const context = { jobs: [...families, families[0]!] };
    expect(readAnswers('total of Sandhu: 286', [], { context }).facts).toEqual({});
  });
});

it('takes that no call may be offered, asked or not, and no leave that nobody asked for', () => {
  expect(readAnswers('may call: no\nShorter.', [])).toEqual({
    facts: { mayCall: 'no' },
    rest: 'Shorter.',
  });
  for (const leave of ['may call: yes', 'may send: no', 'may send: yes'])
    expect(readAnswers(leave, [])).toEqual({ facts: {}, rest: leave });
});

it('takes the field that is offered, by its name or its value', () => {
  const context = {
    customer: 'Cuckmere Barn Weddings',
    'on the van': ['18 banquet cloths', '160 napkins'],
    price: '£238.20',
  };
  const asks = listAsks(proposal, context, { steps: 3, now });
  expect(asks).toHaveLength(1);
  expect(readAnswers('scope: on the van', asks, { context }).facts).toEqual({
    scope: ['18 banquet cloths', '160 napkins'],
  });
  expect(readAnswers('scope: 18 banquet cloths', asks, { context }).facts).toEqual({
    scope: '18 banquet cloths',
  });
  expect(readAnswers('scope: price', asks, { context }).facts).toEqual({ scope: 'price' });
  // A yes names no field.
  expect(readAnswers('yes', asks, { context }).facts).toEqual({});
});

describe('an answer that names a field whose name nobody knows', () => {
  const context = {
    voucher: { party: 'Ferry Inn', kunde: { name: 'Oak Hall' } },
    offen: '1250.00',
    fixed: 'yes',
    phone: '01632 960417',
    copies: [{ offen: '3.00' }],
    'amount due': '980.00',
    email: 'bar@ferry.example',
  };
  const read = (comment: string) =>
    readAnswers(comment, [], {
      context,
      inputs: ['customer', 'amount', 'outcome', 'channel', 'contact'],
    });

  it.each([
    ['customer: party', 'Ferry Inn', 'voucher.party'],
    ['customer: voucher.party', 'Ferry Inn', 'voucher.party'],
    ['customer: "Voucher.Party"', 'Ferry Inn', 'voucher.party'],
    ['customer: voucher party', 'Ferry Inn', 'voucher.party'],
    ['customer: voucher.kunde', { name: 'Oak Hall' }, 'voucher.kunde'],
    ['amount: offen', '1250.00', 'offen'],
  ])('takes what stands there: %s', (comment, value, name) => {
    const asked = comment.split(':')[0]!;
    expect(read(comment)).toEqual({
      facts: { [asked]: value },
      meant: { [name]: asked },
      rest: '',
    });
  });

  it('takes a field of a usual name, which is no lesson for other runs, and one as it was sent', () => {
    expect(read('amount: amount due')).toEqual({ facts: { amount: '980.00' }, rest: '' });
    const given = { data: { PartyName: 'Elm House' } };
    expect(
      readAnswers('customer: PartyName', [], { context, given, inputs: ['customer'] }),
    ).toEqual({
      facts: { customer: 'Elm House' },
      meant: { 'data.PartyName': 'customer' },
      rest: '',
    });
  });

  it('takes what each record of a list has for that of each, and answers nothing for all of them', () => {
    const plots = {
      plots: [
        { plot: '4', wantedBy: '2 Dec' },
        { plot: '5', wantedBy: '9 Dec' },
      ],
    };
    expect(readAnswers('due date: wanted by', [], { context: plots, inputs: ['dueDate'] })).toEqual(
      {
        facts: {},
        meant: { 'plots.wantedBy': 'dueDate' },
        rest: '',
      },
    );
  });

  it('takes of records what they have, where a text asks for one thing', () => {
    const asks = [{ names: ['issue'], question: null }];
    const lines = [{ QC: 'Short by 2' }, { QC: 'Short by 2' }];
    const readFrom = (items: object[]) =>
      readAnswers('issue: QC', asks, { context: { items } as never });
    expect(readFrom(lines)).toEqual({ facts: { issue: 'Short by 2' }, rest: '' });
    expect(readFrom([...lines, { QC: 'Cracked' }]).facts).toEqual({
      issue: ['Short by 2', 'Cracked'],
    });
  });

  it('takes a list to where it belongs, the end of a path, and what was sent as it is read', () => {
    const record = { todos: [{ title: 'Skirting' }], employee: { work: { title: 'Fitter' } } };
    const given = { 'Decision by': '2026-02-16T00:00:00Z', InvoiceDate: '2026-11-28' };
    const inputs = ['items', 'role', 'timeline', 'invoiceDate'];
    const said = 'items: todos\nrole: work.title\ntimeline: Decision by\ninvoice date: InvoiceDate';
    expect(readAnswers(said, [], { context: record, given, inputs })).toEqual({
      facts: {
        items: record.todos,
        role: 'Fitter',
        timeline: '2026-02-16',
        invoiceDate: '2026-11-28',
      },
      meant: { todos: 'items', 'employee.work.title': 'role' },
      rest: '',
    });
  });

  it('is no answer where it says no more than what is asked', () => {
    expect(read('customer: customer\namount: Amount')).toEqual({
      facts: {},
      rest: 'customer: customer\namount: Amount',
    });
  });

  it('takes it whatever its value looks like, where its name is nothing that anybody says', () => {
    const record = { zeitraum: 'ab Januar', amt_due: 'offen: 980', kick_off: '9.12.' };
    expect(
      readAnswers('timeline: zeitraum\namount: amount due\nstart date: kick off', [], {
        context: record,
        inputs: ['timeline', 'amount', 'startDate'],
      }).facts,
    ).toEqual({ timeline: 'ab Januar', amount: 'offen: 980', startDate: '9.12.' });
  });

  it.each(['outcome: fixed', 'channel: email', 'customer: Party Hire', 'contact: phone'])(
    'is itself the answer where none is called so, or it cannot be what is asked for: %s',
    (comment) => {
      const [asked, value] = comment.split(': ') as [string, string];
      expect(read(comment)).toEqual({ facts: { [asked]: value }, rest: '' });
    },
  );
});

it('takes of an address that is offered whose it is', () => {
  const context = {
    scope: 'Two lines',
    price: '£420',
    contact_address: 'UTA Immobilien AG\nBadenerstrasse 144\n8004 Zürich',
  };
  const asks = listAsks(proposal, context, { steps: 3, now });
  expect(readAnswers('customer: contact address', asks, { context })).toEqual({
    facts: { customer: 'UTA Immobilien AG' },
    meant: { contact_address: 'customer' },
    rest: '',
  });
});

it('takes a field as it was offered, in whole words', () => {
  const context = { amt_whole: 'EUR 2310', scope: 'Two lines', customer: 'Ferry Inn' };
  const asks = listAsks(proposal, context, { steps: 3, now });
  expect(describeAsks(asks)).toContain('amount whole “EUR 2310”');
  expect(readAnswers('price: amount whole', asks, { context })).toMatchObject({
    facts: { price: 'EUR 2310' },
    meant: { amt_whole: 'price' },
  });
});

it('offers what stands within another field', () => {
  const context = { scope: 'Two lines', voucher: { kunde: 'Ferry Inn' }, price: '£420' };
  const asks = listAsks(proposal, context, { steps: 3, now });
  expect(describeAsks(asks)).toContain('voucher kunde “Ferry Inn”');
  expect(readAnswers('customer: Ferry Inn', asks, { context }).meant).toEqual({
    'voucher.kunde': 'customer',
  });
});
