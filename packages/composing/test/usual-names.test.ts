import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

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
      '## What slipped and why\n\nThe reason: The panels came in the wrong colour.',
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
    expect(composeAt(where, context).content).toContain(told);
  });

  it('is named where a post tells nothing of it', () => {
    const { summary } = composeAt('CUL-03 post', {
      role: 'Yacht rigger',
      tasks: ['Splicing'],
      reportsTo: 'Wes Tolley',
      applyTo: 'jobs@example.com',
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
    ['customer', 'AFT-01 guide', { family: 'Mr and Mrs Whitcombe', keyPerson: 'Tasha Lowe' }],
    ['order', 'OPS-03 letter', { supplier: 'Freshbite', issue: 'Egg', deliveryNote: 'FB-88213' }],
    ['scope', 'SAL-04 pack', { customer: 'A', whatWasSold: '12 places' }],
    ['usage', 'AFT-03 review', { customer: 'A', placesUsed: '9 of 12' }],
    ['location', 'CUL-01 plan', { name: 'Ada Lowe', role: 'Nurse', setting: 'Cosham' }],
    ['due date', 'OPS-01 order', { site: 'Shop', fault: 'Crease', dueBy: '2026-11-30' }],
    ['due date', 'FIN-04 pack', { period: 'October', closeDeadline: '2026-12-04' }],
    ['action', 'OPS-04 plan', { proposedAction: 'A relief bank of four' }],
  ])('is no %s that is missing in %s', (gap, where, context) => {
    const { summary } = composeAt(where, context);
    expect(summary).not.toMatch(new RegExp(`(?:record|notes): (?:[^.]*\\b)?${gap}\\b`));
  });
});

describe('a short name', () => {
  it.each<[string, JsonObject, string]>([
    [
      'OPS-02 register',
      {
        items: [
          { desc: 'Mop floor', loc: 'Bar', lead: 'Jo' },
          { desc: 'Fix tap', loc: 'Bar' },
        ],
      },
      'item,location,observation,owner,date,status\r\nMop floor,Bar,,Jo,,\r\n',
    ],
    ['OPS-02 register', { observation: 'Tap drips', dutyMgr: 'Sam Poe' }, ',,Tap drips,Sam Poe,,'],
    [
      'FIN-01 table',
      { period: 'Nov', lines: [{ dept: 'Bar', bud: 100, act: 90, var: -10 }] },
      'cost_centre,period,planned,actual,variance,owner\r\nBar,Nov,100,90,-10,\r\n',
    ],
    [
      'MKT-03 table',
      { period: 'Nov', posts: [{ ch: 'LinkedIn', impr: 100, clk: 3 }] },
      'channel,period,post,impressions,clicks,leads\r\nLinkedIn,Nov,,100,3,\r\n',
    ],
    ['OPS-01 order', { loc: 'Kitchen', prob: 'Door seal torn' }, 'Work order: Kitchen'],
    ['CUL-03 post', { role: 'Chef', duties: ['Cook'], pay_band: '£28,000' }, 'Salary: £28,000'],
    ['AFT-01 guide', { firm: 'Aske Legal', openPoints: 'Bill' }, 'Check-in guide: Aske Legal'],
    [
      'SAL-03 sequence',
      { from: 'Helen Trant, Kirkdale Housing', reply: 'Tuesday works.' },
      'Dear Helen Trant,',
    ],
    ['SAL-03 sequence', { from: 'info@kirkdale.example', reply: 'Tuesday works.' }, 'Hello,'],
    ['SAL-03 sequence', { from: '4 December 2026', reply: 'Tuesday works.' }, 'Hello,'],
  ])('is read in %s: %j', (where, context, told) => {
    const { title, content } = composeAt(where, context);
    expect(`${title}\n${content}`).toContain(told);
  });

  it('is not said to be missing', () => {
    const visit = composeAt('OPS-01 triage', { loc: 'Kitchen', prob: 'Door', asset: 'Fridge' });
    expect(visit.summary).not.toMatch(/\b(?:site|observation|equipment)\b/);
    const reply = composeAt('SAL-03 slot', { from: 'Helen Trant, Kirkdale Housing', reply: 'Yes' });
    expect(reply.title).toBe('Call: Kirkdale Housing');
    expect(reply.summary).not.toMatch(/\b(?:lead|company)\b/);
    const call = composeAt('AFT-01 call', { cust: 'Aske', openPoints: 'Bill' });
    expect(call.summary).not.toContain('open issues');
  });
});

describe('who decides', () => {
  const reply = { company: 'Bexley Foods', reply: 'Yes, tell me more.' };
  const decides = { decision_maker: 'Paul Stone' };
  const readLetter = (said: JsonObject): string =>
    composeRun('SAL-03', { ...reply, ...said })['sequence']!.content;

  it.each([
    { caller: 'Anna Reid' },
    { callerName: 'Anna Reid' },
    { enquirer: 'Anna Reid' },
    { lead: 'Anna Reid' },
    { from: 'Anna Reid, Bexley Foods' },
  ])('is not written to before whom we have spoken with: %j', (spoke) => {
    const content = readLetter({ ...decides, ...spoke });
    expect(content).toContain('Dear Anna Reid,');
    expect(content).not.toContain('Paul');
    const { crm } = composeRun('SAL-01', { ...reply, ...decides, caller: 'Anna Reid' });
    expect(crm!.content).toContain('| primary_contact | unknown | Anna Reid |');
    expect(crm!.content).toContain('| decision_maker | unknown | Paul Stone |');
  });

  it('is written to where nobody else is on record, or is the one to write to', () => {
    expect(readLetter(decides)).toContain('Dear Paul Stone,');
    expect(readLetter({ ...decides, caller: '+44 7700 900123' })).toContain('Dear Paul Stone,');
    const recipient = { recipient: 'Paul Stone', lead: 'Anna Reid' };
    expect(readLetter({ ...decides, ...recipient })).toContain('Dear Paul Stone,');
  });
});

it('takes the job of a new colleague for the role, and that of sold work for none', () => {
  const starter = { name: 'Kieran', job: 'Receptionist', team: 'Desk', startDate: '2027-01-11' };
  const { content, summary } = composeAt('CUL-01 plan', starter);
  expect(summary).not.toMatch(/Not on record: [^.]*role/);
  expect(content).toMatch(/## Who starts\n[^#]*- \*\*Job:\*\* Receptionist/);
  expect(composeAt('FUL-01 plan', { customer: 'Shaw', job: 'New roof' }).summary).not.toMatch(
    /Not on record: [^.]*scope/,
  );
});

it.each([
  ['asap', 'You start as soon as possible.', false],
  ['ASAP', 'You start as soon as possible.', false],
  ['as soon as possible', 'You start as soon as possible.', false],
  ['immediately', 'You start immediately.', false],
  ['soon', '', true],
])('tells a start of an opening that is wanted at once: %s', (startDate, told, isAsked) => {
  const applyTo = 'jobs@example.com';
  const context = {
    role: 'Farm vet',
    location: 'Kendal',
    tasks: ['TB testing'],
    startDate,
    applyTo,
  };
  const { content, asks } = composeAt('CUL-03 post', context);
  expect(content).toContain(told);
  expect(asks.length > 0).toBe(isAsked);
});

it('asks on which day work that is sold starts where that is to be soon', () => {
  const { summary } = composeAt('FUL-01 meeting', { customer: 'Shaw', startDate: 'asap' });
  expect(summary).toContain('which day is meant by "asap"?');
});

const sold = { customer: 'St Augustine School', scope: 'Combi oven', promises: ['Old oven taken'] };
const fault = { site: 'Seabrook Primary', observation: 'Hot cupboard stays cold.' };

it.each<[string, JsonObject, RegExp, boolean]>([
  ['SAL-04 pack', { ...sold, fit_date: '21 December 2026' }, /start date (?:is )?not on/, false],
  ['SAL-04 pack', { ...sold, on_site_from: '11/01/2027' }, /start date (?:is )?not on/, false],
  ['SAL-04 pack', sold, /start date is not on/, true],
  ['OPS-01 order', { ...fault, called_in_by: 'Maureen, cook' }, /contact is not on/, false],
  ['OPS-01 order', { ...fault, reported_by: 'Steve' }, /contact is not on/, true],
  ['OPS-01 order', { ...fault, visit_by: 'Weds 2 Dec' }, /due date is not on/, false],
  ['OPS-01 order', { ...fault, visit_by: 'Steve' }, /due date is not on/, true],
])('%s has on record what is called otherwise: %j', (where, context, missing, isMissing) => {
  const { content, summary } = composeAt(where, context);
  expect(missing.test(`${summary} ${content}`)).toBe(isMissing);
});

it('tells the client what was done beside the name of the milestone', () => {
  const report = (more: object) =>
    composeAt('FUL-02 report', { customer: 'Moor Lane Primary', ...more });
  const done = ['Old boiler out and away', 'Pipework capped'];
  const named = report({ milestone: 'Phase 1 strip-out', done, status: 'on time' });
  expect(named.content).toContain(
    'Phase 1 strip-out. On time.\n\n- Old boiler out and away\n- Pipework capped',
  );
  expect(named.summary).not.toContain('Not told');
  expect(report({ done }).content).toContain('Old boiler out and away; Pipework capped.');
  expect(report({ milestone: 'Strip-out', done: 'yes' }).content).not.toContain('yes');
});

it('prepares a check-in with the feedback and the open items that are on record', () => {
  const guide = composeAt('AFT-01 guide', {
    customer: 'The Fleece Inn',
    feedback: 'Pleased, a bit noisy at night',
    openItems: 'Feet for the condenser',
  });
  expect(guide.content).toContain(
    '- **Feedback:** Pleased, a bit noisy at night\n- **Open items:** Feet for the condenser',
  );
  expect(guide.summary).not.toMatch(/sentiment|open issues/);
});

it('takes the company of a customer, and whom a bill goes to, for the customer', () => {
  const invoices = [{ number: '7', amount: '$20', due: '2026-11-01' }];
  for (const who of [
    { 'customer company': 'Golden Wok', 'customer contact': 'Ana Ruiz' },
    { customer: { company: 'Golden Wok', contact: 'Ana Ruiz' } },
    { 'bill to': { company: 'Golden Wok', attn: 'Ana Ruiz' } },
  ])
    expect(composeAt('FIN-03 ageing', { ...who, invoices }).content).toContain('\nGolden Wok,7,');
});

it('takes the day of a move for the day on which the work starts', () => {
  const lead = { name: 'Omar Aziz', phone: '519-555-0171', need: '2 bedroom move' };
  const { summary, content } = composeAt('SAL-01 brief', { ...lead, 'move date': 'Jan 9, 2027' });
  expect(summary).not.toContain('timeline');
  expect(content).toMatch(/## Budget and timing[^#]*Jan 9, 2027/);
});
