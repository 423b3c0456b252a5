import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

const mail = {
  from: 'Mia Orr <mia@example.com>',
  subject: 'Re: your flat',
  body: 'Yes, I would be interested. I work nights, so not before 2pm.',
  campaign: 'Autumn mailing',
};

it('takes the body of a mail for the reply, and its hours for those of the call', () => {
  const { sequence, slot } = composeRun('SAL-03', mail);
  expect(sequence!.asks.filter(({ names }) => names.includes('reply'))).toEqual([]);
  expect(sequence!.content).toContain('I would be interested');
  expect(slot!.summary).toMatch(/T?1[4-7]:\d\d UTC/);
});

it('offers nothing to whoever mourns in the body of a mail', () => {
  const body = 'It was my dad’s flat, he died in August. What would you get for it?';
  expect(composeAt('SAL-03 sequence', { ...mail, body }).content).toContain('somebody mourns');
});

const claim = {
  contractor: 'Fyne Plumbing',
  'what went wrong': 'The pump was fitted on 17 November and does not run.',
  'what we want': 'Come back and fit it again',
};

it('names the invoice of a job in a claim that has no order', () => {
  const { asks, content } = composeAt('OPS-03 letter', {
    ...claim,
    'invoice no': 'FP-4418',
    job: 'Replace pump, 9 Mill Road',
  });
  expect(asks.flatMap(({ names }) => names)).not.toContain('order');
  expect(content).toContain('This letter concerns your invoice FP-4418.');
  expect(content).toContain('What we ordered: Replace pump, 9 Mill Road.');
  expect(composeAt('OPS-03 letter', claim).asks[0]!.names).toContain('order');
});

it('asks about money back that a report leaves out', () => {
  const report = { customer: 'Mia Orr', progress: 'Notice sent.', date: '4 December 2026' };
  const ask = (goodwill: string): string =>
    composeAt('FUL-02 report', { ...report, goodwill }).summary;
  expect(ask('We will credit you the £60 for March')).toContain('It does not tell goodwill');
  expect(ask('we’ll knock £75 off the December fee')).toContain('It does not tell goodwill');
  expect(ask('She has been very patient')).not.toContain('It does not tell');
});

it('tells in a report where we are and what it means', () => {
  const { content } = composeAt('FUL-02 report', {
    customer: 'Mia Orr',
    'where we are': 'Notice sent on 20 November.',
    problem: 'The gutter is blocked.',
    'what it means': 'The wall has to dry first.',
  });
  expect(content).toContain('Notice sent on 20 November.');
  expect(content).toContain('What it means: The wall has to dry first.');
});

it('has the channel of each row under its column', () => {
  const channels = [
    { name: 'Portal A', views: 8410 },
    { name: 'Boards', leads: 12 },
  ];
  const [header = '', first = ''] = composeAt('MKT-03 table', { channels }).content.split('\n');
  expect(header.split(',')[0]).toBe('channel');
  expect(first).toMatch(/^Portal A,/);
});

it('holds the meeting where its day says', () => {
  const kickOff = 'Tuesday 8 December 2026 at 6pm at their house, 21 Mill Road';
  const { content } = composeAt('FUL-01 meeting', { customer: 'Mia Orr', 'kick off': kickOff });
  expect(content).toContain('| Where | their house, 21 Mill Road |');
});

it('tells a customer all of the terms on which they agreed', () => {
  const { content } = composeAt('AFT-02 request', {
    customer: 'Mia Orr',
    outcome: 'let in nine days',
    consent: 'she said yes to the website, but not her surname and not what rent she gets',
  });
  expect(content).toContain('on our website, without your last name, without figures');
});

it('keeps a consent to its address, and an accident open behind its book', () => {
  const { content } = composeAt('AFT-02 request', {
    customer: 'Mia Orr',
    outcome: 'moved in within a week',
    said: 'Best agency in Glasgow by far',
    consent: 'Hani says her dad is fine with it as long as the address isn’t shown',
  });
  expect(content).toContain('without your address');
  expect(content).toContain('Best agency in Glasgow');
  const log = ['Keys cut, done', 'Man slipped on the stairs, sore wrist, accident book done'];
  const rows = composeAt('OPS-02 register', { 'daily log': log }).content.split('\n');
  expect(rows[1]).toMatch(/,done\s*$/);
  expect(rows[2]).not.toMatch(/,done\s*$/);
});

it('asks about a quotation that runs down a firm by name', () => {
  const ask = (quote: string): string =>
    composeAt('MKT-04 story', {
      customer: 'Mia Orr',
      outcome: 'let in nine days',
      consent: 'name and quote ok',
      quote,
    }).summary;
  expect(ask('I wish I had left Cairn sooner, they were useless!')).toContain('for everybody');
  expect(ask('I wish I had found you sooner, you were brilliant!')).not.toContain('for everybody');
  expect(ask('I wish I had found you sooner, you were brilliant!')).not.toContain('content, and');
});

it('tells of a reader in the third person only after asking', () => {
  const ask = (more: Record<string, string>): string =>
    composeAt('SAL-02 proposal', {
      customer: 'Ruth Orr',
      scope: 'Rent collection',
      price: '10% of the rent',
      timeline: 'from February',
      ...more,
    }).summary;
  const waived = 'Gordon said that he would waive the set up fee if she signs by 11 December';
  expect(ask({ discount: waived })).toContain('for the customer to read');
  expect(ask({ terms: 'Morag promised her that Gordon would come' })).toContain('to read');
  expect(ask({ terms: 'They need a gas certificate first.' })).toContain(
    'for the customer to read',
  );
  expect(ask({ terms: 'Gordon says he is free in May.' })).not.toContain(
    'for the customer to read',
  );
  expect(ask({ terms: 'The tiles come first. They need a day to dry.' })).not.toContain('to read');
});

const rows = [
  { Tenant: 'G Mills', Ref: 'R-1101', Balance: '£1,590.00', Due: '2026-10-01' },
  { Tenant: 'L Dube', Ref: 'R-1144', Balance: '£375.00', Due: '2026-11-01' },
];

it('asks whose letter it is where the rows are of several tenants', () => {
  const whose = 'Several customers are on record';
  expect(composeAt('FIN-03 reminder', { rows }).summary).toContain(whose);
  const own = composeAt('FIN-03 reminder', { customer: 'L Dube', rows });
  expect(own.summary).not.toContain(whose);
  expect(own.content).toContain('R-1144');
  expect(own.content).not.toContain('R-1101');
});

it('rings whoever is furious before the usual day', () => {
  const call = (mood: string): string =>
    composeAt('AFT-01 call', { customer: 'Mia Orr', delivered: '20 November 2026', mood }).summary;
  expect(call('furious, her solicitor has written')).toMatch(/^Friday, 2026-11-27/);
  expect(call('happy, likes the new solicitors’ office')).toMatch(/2026-12-2\d/);
});

it.each([
  ['CUL-01 welcome', { name: 'Jo', office: '9 Mill Road' }, '| Where | 9 Mill Road |'],
  ['CUL-01 plan', { name: 'Jo', needs: 'phone and laptop' }, '**Needs:** phone and laptop'],
  ['OPS-04 plan', { 'over by': '£980', person: 'Jo Reid' }, '**Person:** Jo Reid'],
  ['AFT-01 guide', { 'feedback so far': 'Happy with it' }, '**Feedback so far:** Happy with it'],
])('reads a name as people write it in %s: %j', (where, given, told) => {
  const { content, summary } = composeAt(where, given);
  expect(content).toContain(told);
  expect(summary).not.toMatch(/under a known name: (?:location|owner|sentiment)/);
});

it('keeps a step that is one word, and a language', () => {
  const plan = [{ step: 'Photographs', when: '2 December 2026' }];
  expect(composeAt('FUL-01 plan', { customer: 'Mia Orr', plan }).content).toContain('Photographs');
  const guide = composeAt('AFT-01 guide', { customer: 'Mia Orr', language: 'Polish' });
  expect(guide.content).toContain('**Language:** Polish');
});

it('asks who may read why a place is free', () => {
  const brief = (reason: string): string =>
    composeAt('CUL-03 brief', { role: 'Inspector', work: 'Check flats', reason }).summary;
  expect(brief('Rab was given a final warning')).toContain('private matters');
  expect(brief('Two more houses from January')).not.toContain('private matters');
});

it('stores no guess of what somebody is up to', () => {
  const thoughts = 'could go to 10.5%; Gordon thinks Alan is bluffing';
  const { content } = composeAt('AFT-03 crm', { customer: 'Hendry Ltd', 'our thoughts': thoughts });
  expect(content).toContain('10.5%');
  expect(content).not.toContain('bluffing');
});

it('asks about what an engineer has classed as at risk before a report goes out', () => {
  const { asks, content } = composeAt('FUL-02 report', {
    customer: 'Mia Orr',
    about: '9 Mill Road',
    update: 'A new board was fitted.',
    'still to do': 'Flue bracket, the engineer has marked it At Risk.',
  });
  expect(asks.flatMap(({ names }) => names)).toContain('dangerSettled');
  expect(content).toContain('9 Mill Road. A new board was fitted.');
});

it('asks about what a field of that name holds back from an invoice', () => {
  const run = { customer: 'Hendry Ltd', items: ['EICR £210.00', 'Gutter clean £168.00'] };
  const lines = (hold: string): string => composeAt('FIN-02 lines', { ...run, hold }).summary;
  expect(lines('gutter clean disputed')).toContain('do the lines keep to that?');
  expect(lines('no')).not.toContain('do the lines');
});

it('quotes nothing in a record that is not written into it', () => {
  const { content } = composeAt('SAL-04 crm', {
    customer: 'Janet Muir',
    scope: 'find and manage',
    promises: 'first month free',
    risk: 'HMO licence lapsed in March, she does not know',
  });
  expect(content).toContain('A question about risk is open');
  expect(content).not.toContain('lapsed');
});

it('takes a safety check for work, and one that failed for a danger', () => {
  const order = (job: string): string =>
    composeAt('OPS-01 order', { property: '9 Mill Road', job }).summary;
  expect(order('Annual gas safety check')).not.toContain('come to harm');
  expect(order('Gas safety check failed on the flue')).toContain('come to harm');
});

it('greets a tenant by an initial as a person, and says until when an offer holds', () => {
  const reminder = { invoice: 'R-1', amount: '£650', 'due date': '1 November 2026' };
  expect(composeAt('FIN-03 reminder', { tenant: 'B Carr', ...reminder }).content).toMatch(
    /^Dear B Carr,/,
  );
  const proposal = composeAt('SAL-02 proposal', {
    customer: 'Mia Orr',
    scope: 'Rent collection',
    price: '£95 a month',
    'was told': '£85 a month by Morag',
    timeline: 'February',
    validity: 'until 18 December 2026',
  });
  expect(proposal.content).toContain('The offer holds until 18 December 2026.');
  expect(proposal.summary).toContain('Which price is right');
});

it('has certificates for the items of a register', () => {
  const tasks = [
    { property: '9 Mill Road', cert: 'Gas', expires: '01/12/2026' },
    { property: '22 Kirk Drive', cert: 'EICR', expires: '14/06/2027' },
  ];
  expect(composeAt('OPS-02 register', { tasks }).content).toMatch(/^Gas,9 Mill Road,/m);
});
