import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { listOpenQuestions } from '../asks/list-open-questions.ts';
import { defaultCalendar } from '../times/calendar.ts';

const survey = {
  team: 'Fitters',
  period: 'Autumn',
  score: 7.1,
  responses: ['Vans are a mess', 'Good lads', 'Pay is late', 'Tools get nicked', 'Cold'].map(
    (comment) => ({ comment }),
  ),
};
const change = 'A lockable tool store in each van by 1 February';

describe('a survey', () => {
  it('has the score of the team in no row of its table', () => {
    const { table } = composeRun('CUL-02', { ...survey, dueDate: '2026-12-18', change });
    expect(table!.content).not.toMatch(/7\.1|12-18|lockable/);
    expect(table!.content).toContain('Fitters,Autumn,,,Vans are a mess');
    expect(table!.summary).toContain('score');
    expect(table!.summary).toContain('(of all rows together)');
  });

  it('keeps the score of each answer', () => {
    const responses = survey.responses.map((one, at) => ({ ...one, score: at + 4 }));
    const { table } = composeRun('CUL-02', { ...survey, responses });
    expect(table!.content).toContain('Fitters,Autumn,,8,Cold');
    expect(table!.content).not.toContain('7.1');
  });

  it.each(['change', 'whatWeWillChange', 'decision', 'nextStep', 'agreedChange', 'action'])(
    'asks for no other change where one is on record: %s',
    (name) => {
      const { summary } = composeRun('CUL-02', { ...survey, [name]: change });
      const [, told = ''] = summary!.content.split('## What we will change');
      expect(told).toContain(change);
      expect(summary!.content).not.toContain('choose one change');
      expect(summary!.content).toContain('then tell the team what will change');
    },
  );

  it('asks for a change where none is', () =>
    expect(composeRun('CUL-02', survey).summary!.content).toContain('then choose one change'));
});

const surveyDefinition = findWorkflowDefinition('CUL-02')!;
const now = new Date('2026-11-27T10:00:00Z');
const ask = (when: string): string[] =>
  listOpenQuestions(
    surveyDefinition,
    { team: 'Fitters', when, score: '3.4 of 5' },
    { now, calendar: defaultCalendar, told: '' },
  );

it.each(['November 2026', 'Oct–Nov 2026', 'October and November 2026', 'Q4 2026', 'Autumn 2026'])(
  'takes %s for the period of a survey, and asks for no day of it',
  (when) => expect(ask(when)).toEqual([]),
);

it('asks which day is meant where a day is named', () => {
  expect(ask('Friday 3 December 2026')).toHaveLength(1);
});

const offer = { client: 'Abbey Hotel', scope: 'Refurbish guest lift', price: '£21,900 plus VAT' };

it.each(['Lift out for 7 working days from 11 January 2027', 'By the end of March'])(
  'a proposal tells how long the work takes: %s',
  (when) => {
    const { content, summary } = composeAt('SAL-02 proposal', { ...offer, when });
    expect(content).toContain(`## Timeline\n\n${when}.`);
    expect(summary).toContain('Not on record: terms.');
  },
);

it.each([
  [{ when: '14 December 2026' }, 'The day is 14 December 2026.'],
  [{ when: 'Once the parts are here', timeline: 'Three weeks' }, 'Three weeks.'],
])('a proposal tells a day, and a timeline of its own: %j', (given, told) => {
  const { content } = composeAt('SAL-02 proposal', { ...offer, ...given });
  expect(content).toContain(told);
  expect(content).not.toContain('Once the parts');
});

it('a proposal tells no customer when we have to quote', () => {
  const { content } = composeAt('SAL-02 proposal', { ...offer, when: 'Quote by Friday' });
  expect(content).not.toContain('Quote by');
});

it('a lead says when it is in time, which is not asked for then', () => {
  const { content } = composeAt('SAL-01 brief', {
    company: 'Threlfall',
    contact: 'Nicola',
    need: 'Six blocks',
    when: 'Contract with the other lot ends 31 January',
  });
  expect(content).not.toContain('The timeline is not on record');
});

const customer = { customer: 'Garrity Ltd', deliverables: ['Flat 2 let'] };

it.each([
  'tenancy_start',
  'Tenancy started',
  'start of tenancy',
  'lease start date',
  'moved in',
  'move-in date',
  'Keys handed over',
  'hand-over',
  'turned on',
  'live since',
  'in use since',
  'contract began',
])('calls thirty days after the day that is called %s', (name) => {
  const { summary, content } = composeAt('AFT-01 call', { ...customer, [name]: '30 October 2026' });
  expect(summary).toMatch(/^Monday, 2026-11-30, /);
  expect(content).not.toContain('delivery date');
});

it.each([
  { handover: 'Two sets of keys, and the manuals.' },
  { 'tenancy end': '30 October 2026' },
  { 'moved in': '30 October 2026', 'turned on': '13 November 2026' },
  { 'start price': '30 October 2026' },
])('asks for the day where none, or more than one, is on record: %j', (said) => {
  const { content } = composeAt('AFT-01 call', { ...customer, ...said });
  expect(content).toMatch(/delivery date/i);
});

it('takes the start of a tenancy for that of the work elsewhere', () => {
  const context = { ...customer, tenancy_start: '4 January 2027' };
  expect(composeAt('FUL-01 plan', context).content).not.toContain('Delivery date');
});

const issue = (more: Record<string, string>) =>
  composeRun('MKT-02', {
    theme: 'Frost',
    highlights: ['Heated drinkers are back'],
    event: 'Open evening at the trade counter',
    ...more,
  })['issue']!.content;

it('tells the hour of an event that has a day of its own', () => {
  const content = issue({
    eventDate: '2026-12-10',
    publishOn: '2026-12-03',
    time: '6 to 8 pm',
  });
  expect(content).toContain('It takes place on 10 December 2026, 6 to 8 pm.');
});

it('leaves the hour of sending alone, where the event tells its own', () => {
  const told = issue({
    event: 'Open evening from 6 to 8',
    eventDate: '2026-12-10',
    publishOn: '2026-12-03',
    time: '08:15',
  });
  expect(told).not.toContain('08:15');
});

it.each([
  'CA Mohan Gadre',
  'Adv. Leena Kshirsagar',
  'S. Raghavan',
  'K. V. Subramaniam',
  'Md. Irfan Ansari',
  'Smt. Vaidehi Apte',
  'Shri Tambe',
  'Er. Sunil Patil',
  'Neha',
  'J.R. Kowalski',
])('greets %s, from whom a reply is', (who) => {
  const context = { company: 'Gadre Works', reply: 'Yes, call me on Tuesday at 10 am.' };
  for (const name of ['from', 'sender'])
    expect(composeAt('SAL-03 sequence', { ...context, [name]: who }).content).toContain(
      `Dear ${who},`,
    );
});

it.each<Record<string, string>>([
  { lead: 'Amelia Hart', sender: 'Ben', reply: 'Yes, call me on Tuesday at 10 am.' },
  { lead: 'Amelia Hart', from: 'Ben Ames', reply: 'Hi Ben, call me on Tuesday at 10 am.' },
  { contact_person: '', sender: 'Ben Ames', reply: 'Hi Ben, call me on Tuesday at 10 am.' },
])('greets none of us: %j', (context) => {
  const { content } = composeAt('SAL-03 sequence', { company: 'Hart PR', ...context });
  expect(content).not.toContain('Dear Ben');
  if ('lead' in context) expect(content).toContain('Dear Amelia Hart,');
});

it.each(['Website', 'CA Technologies Support Desk', 'D. Murray & Sons', 'Perth'])(
  'greets no %s',
  (from) => {
    const context = { company: 'Gadre Works', reply: 'Yes, call me on Tuesday at 10 am.', from };
    expect(composeAt('SAL-03 sequence', context).content).not.toContain(`Dear ${from},`);
  },
);
