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
  ])('%s', (reply, named) => {
    const { content, asks } = at('sequence', reply);
    expect(asks).toEqual([]);
    expect(content).toContain(`You asked for a call, “${named}”: we have put it down for then.`);
    expect(content).not.toMatch(/best answered|shall we keep/);
  });

  it.each([
    'Could do Tuesday at 3.',
    'Ring me on Tuesday.',
    'Thursday at 4pm would suit.',
    'Monday after 2 p.m. works for a call.',
  ])('and asked where it is not certain: %s', (reply) =>
    expect(at('sequence', reply).content).toContain('shall we keep that?'),
  );
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
