import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { defaultCalendar } from '../src/times/calendar.ts';
import { composeStep } from '../src/compose/compose-step.ts';

const at = (step: string, reply: string, more = {}) =>
  composeAt(`SAL-03 ${step}`, {
    lead: 'Ann Low',
    company: 'Hill Farm',
    campaign: 'Autumn',
    reply,
    ...more,
  });

it('asks who apologizes where a reply wants that', () => {
  const asked = 'what is said to that, and by whom?';
  expect(at('sequence', 'Interested, but I would like an apology first.').summary).toContain(asked);
  const sorry = 'Please accept my apologies for the late answer. Ring me on Friday at 2.';
  expect(at('sequence', sorry).summary).not.toContain(asked);
});

describe('who asks for a visit at a time of its own is answered with it', () => {
  it.each([
    ['Could you come by on Tuesday, December 1 at 10 a.m.?', 'Tuesday, December 1 at 10 a.m.'],
    ['Go ahead. Can somebody stop by Monday morning and look at the freezer?', 'Monday morning'],
    ['Happy to meet at the house on Grange Road, tomorrow at 11?', 'tomorrow at 11'],
    ['Could meet Thursday 3 December at 2pm at Cosham.', 'Thursday 3 December at 2pm'],
    ['Please visit us on 8 December at 9.30am, report to reception.', '8 December at 9.30am'],
  ])('%s', (reply, named) => {
    const { content, asks } = at('sequence', reply);
    expect(asks).toEqual([]);
    expect(content).toContain(`You named “${named}”: shall we meet on site then?`);
    expect(content).not.toMatch(/\bcall\b/);
    expect(at('slot', reply).content).toContain('| Where | At a place, as they say: ');
  });

  it.each(['Come and have a look some time.', 'Can you come round? I am in most days.'])(
    'and asked about where none is named: %s',
    (reply) => expect(at('sequence', reply).asks.map(({ names }) => names[0])).toEqual(['mayCall']),
  );

  it.each([
    'What would a monthly visit for six units cost us?',
    'How much is a service visit?',
    'Interested. What do you charge per visit?',
    'Do you do two visits a year? Tell me more.',
  ])('and no visit is asked for where it is what we sell: %s', (reply) =>
    expect(at('sequence', reply).asks).toEqual([]),
  );
});

describe('who asks to read something is not sent to a call', () => {
  it.each([
    'Could you email me some dates for December?',
    'Please send us a few possible times for the clean.',
    'Text me your next free slots.',
    'Can you send over your certificates and references?',
  ])('without a question: %s', (reply) =>
    expect(at('sequence', reply).asks.map(({ names }) => names[0])).toEqual(['mayCall']),
  );

  it.each([
    'Send me some times for a call.',
    'Mail me a date to speak.',
    'Which dates do you have?',
  ])('and is otherwise: %s', (reply) => expect(at('sequence', reply).asks).toEqual([]));
});

describe('who asks for a call at an hour is told that it is put down', () => {
  it.each([
    ['Yes, call me Monday at 9 a.m., 614-555-0188.', 'Monday at 9 a.m.'],
    ['Interested, ring me on Tuesday 1 December at 2pm please.', 'Tuesday 1 December at 2pm'],
    ['I can do Monday at 11am for a call.', 'Monday at 11am'],
    ['Thanks for reaching out. Could we talk on Friday at 2 pm?', 'Friday at 2 pm'],
    ['Yes, Wednesday at 10 am works for me.', 'Wednesday at 10 am'],
    ['lets do it, fri 3pm', 'fri 3pm'],
    ['Sure, 2 pm on Monday works.', '2 pm on Monday'],
    ['I’m in the office on Monday. Call me at 2 pm.', 'Monday … at 2 pm'],
    ['Do you have techs who can come on site? Call me Monday at 2 pm.', 'Monday at 2 pm'],
  ])('%s', (reply, named) => {
    const { content, asks } = at('sequence', reply);
    expect(asks).toEqual([]);
    expect(content).toContain(`You named “${named}” for a call: we have put it down for then.`);
    expect(content).not.toMatch(/best answered|shall we keep|You wrote/);
  });

  it.each([
    'Could do Tuesday at 3.',
    'Ring me on Tuesday.',
    'Thursday at 4pm would suit.',
    'Monday after 2 p.m. works for a call.',
    'I am free Monday between 1 and 3 pm.',
    'Tuesday works, call my cell.',
    'The install on Monday at 10 am went fine, call me.',
  ])('and asked where it is not certain: %s', (reply) =>
    expect(at('sequence', reply).content).toContain('shall we keep that?'),
  );
});

it.each([
  'What time works for you on Tuesday?',
  'When are you free tomorrow?',
  'Which times are good for you?',
])('asks for the hour that they ask us for: %s', (reply) => {
  const [ask] = at('sequence', reply).asks;
  expect(ask!.names).toEqual(['date']);
  expect(ask!.question).toContain('at what hour, is the call?');
  const date = 'Tuesday 1 December 2026, 2 pm';
  expect(at('sequence', reply, { date }).asks).toEqual([]);
});

it.each(['Can you give me a ring any morning this week?', 'Any afternoon next week works.'])(
  'asks for no day of whom any suits: %s',
  (reply) => {
    const { content, asks } = at('sequence', reply);
    expect(asks).toEqual([]);
    expect(content).toMatch(
      /You named “any (?:morning this|afternoon next) week”: we will call you/i,
    );
    expect(content).not.toMatch(/Which day and hour|best answered/);
  },
);

it('keeps to what they refuse of a week', () =>
  expect(at('sequence', 'Not any morning this week, sorry.').content).not.toContain(
    'we will call',
  ));

describe('who asks whether we come to places asks for no visit', () => {
  it.each([
    'Do you have somebody who can come to Georgetown? Call me.',
    'Can somebody come out to our shop if the server goes down?',
    'Do you come out to Leander?',
    'Can your techs come when something breaks?',
    'I am out of the office until Monday.',
    'I am out of our office until December 7.',
  ])('%s', (reply) => {
    const { asks } = at('sequence', reply);
    expect(asks.map(({ names: [name] }) => name)).not.toContain('mayCall');
    expect(at('slot', reply).content).not.toContain('At a place');
  });

  it.each([
    'Can somebody come out on Tuesday?',
    'Do you want to come by our office?',
    'Could you come out and look when you are in the area?',
    'Tuesday works, at our office.',
  ])('and who asks for one does: %s', (reply) =>
    expect(at('slot', reply).content).toContain('At a place, as they say'),
  );

  it('calls nobody before they are back', () => {
    // It is a Thursday.
    const { scheduledFor } = at('slot', 'I am out of the office until Thursday.');
    expect(scheduledFor! >= '2026-12-03').toBe(true);
  });
});

it('asks whether a weekday is today where it is one', () => {
  const { summary } = at('slot', 'Thursday after 2 p.m. works for a call.');
  expect(summary).toContain('“Thursday after 2 p.m.” may be today, or a week later');
  expect(at('slot', 'Friday after 2 p.m. works for a call.').summary).not.toContain('may be today');
});

it('puts an hour down by the clock of the workspace', () => {
  const definition = findWorkflowDefinition('SAL-03')!;
  const step = definition.steps.find(({ key }) => key === 'slot')!;
  const slot = (timeZone: string) =>
    composeStep({
      definition,
      step,
      context: { lead: 'Luis', reply: 'Yes, call me Monday at 9 a.m.' },
      earlier: [],
      now: new Date('2026-11-26T15:00:00Z'),
      saidAt: new Date('2026-11-26T15:00:00Z'),
      calendar: { ...defaultCalendar, timeZone },
    });
  expect(slot('America/New_York').scheduledFor).toBe('2026-11-30T14:00:00.000Z');
  expect(slot('America/New_York').content).toContain('09:00 America/New_York');
  expect(slot('UTC').scheduledFor).toBe('2026-11-30T09:00:00.000Z');
});
