import { departments } from '@workspace-ops/catalogue';
import { defaultWorkingHours, type JsonObject } from '@workspace-ops/contracts';
import { composeRun } from '../../test/compose-run.ts';
import { describe, expect, it } from 'vitest';
import type { Calendar } from '../times/calendar.ts';
import { composeStep } from '../compose/compose-step.ts';
import { isDanger, isLikelyDanger } from '../weights/weigh-danger.ts';

/** A Friday evening in Berlin. */
const friday = new Date('2026-11-27T17:30:00Z');
const berlin: Calendar = { timeZone: 'Europe/Berlin', hours: defaultWorkingHours };
const workflows = departments.flatMap((department) => department.workflows);

function plan(code: string, context: JsonObject, { now = friday, calendar = berlin } = {}) {
  const definition = workflows.find((workflow) => workflow.code === code)!;
  const step = definition.steps.find(({ artifact }) => artifact?.type === 'calendar_entry')!;
  return composeStep({ definition, step, context, earlier: [], now, calendar });
}

/** Of which the weights are not sure. */
const doubtful = [
  'The gate swings a bit when it is windy.',
  'A shelf bracket is bent.',
  'A tile is loose in the lobby.',
  'The ladder looks old.',
  'The cable is a bit worn.',
];

const readHour = (iso: string | null) =>
  Temporal.Instant.from(iso!).toZonedDateTimeISO('Europe/Berlin').hour;

describe('the time of a calendar entry', () => {
  it('is proposed where nobody asked for one, and says so', () => {
    const entry = plan('SAL-03', { company: 'Engine Ltd', contact: 'Priya Nair' });
    expect(entry.proposed).toBe(true);
    expect(entry.scheduledFor).toMatch(/^2026-11-30/);
    expect(entry.summary).toMatch(/^Monday, 2026-11-30, \d\d:00 Europe\/Berlin \(proposed\)/);
  });

  it('is as it was asked for, in the workspace’s time zone', () => {
    const entry = plan('SAL-03', { company: 'Engine Ltd', date: '1 December 2026, 3pm' });
    expect(entry.scheduledFor).toBe('2026-12-01T14:00:00.000Z');
    expect(entry).not.toHaveProperty('proposed');
    expect(entry.content).toContain('Tuesday, 2026-12-01, 15:00 Europe/Berlin');
  });

  it('is spread over working hours', () => {
    const hours = Array.from({ length: 40 }, (_, at) =>
      readHour(plan('SAL-03', { company: `Company ${at}` }).scheduledFor),
    );
    expect(new Set(hours).size).toBeGreaterThan(4);
    for (const hour of hours) {
      expect(hour).toBeGreaterThan(8);
      expect(hour).toBeLessThan(17);
    }
    const nights = { ...berlin, hours: { days: [6, 7], from: '20:00', to: '23:00' } };
    expect(plan('SAL-03', { company: 'A' }, { calendar: nights }).scheduledFor).toBe(
      '2026-11-28T20:00:00.000Z',
    );
  });

  it('asks which day is meant where the weekday does not fit, and proposes no other one', () => {
    const entry = plan('SAL-03', { company: 'Engine Ltd', date: 'Friday 3 December 2026' });
    expect(entry.scheduledFor).toBeNull();
    expect(entry.content).toMatch(/## Open questions\n\n- .*names a Friday/);
    expect(entry.summary).toContain('which day is meant?');
  });

  it.each([
    [{ severity: 'Critical' }, '2026-11-28T07:00:00.000Z'],
    [{ observation: 'There is a smell of gas in room 4.' }, '2026-11-28T07:00:00.000Z'],
    [{ severity: 'High', dueDate: '2 December 2026' }, '2026-11-28T07:00:00.000Z'],
    [{ severity: 'High', visitDate: '2 December 2026' }, /^2026-12-02/],
    [{ severity: 'Low', dueDate: '2 December 2026' }, /^2026-12-02/],
    [{ observation: 'A handle is loose.' }, /^2026-11-30/],
  ])('does not let a safety matter wait for next week: %j', (said, expected) => {
    const { scheduledFor } = plan('OPS-01', { site: 'North yard', ...said });
    expect(scheduledFor).toMatch(expected);
  });

  it.each<[JsonObject, string]>([
    [{ visitDate: '2 December 2026' }, 'Visit date: somebody may come to harm.'],
    [{ scheduledFor: '2026-12-02T09:00:00Z' }, 'Scheduled for: somebody may come to harm.'],
  ])('asks whether a danger may wait for a later day on record: %j', (dates, question) => {
    const observation = 'Gas leak in the boiler room';
    const entry = plan('OPS-01', { site: 'North yard', observation, ...dates });
    expect(entry.scheduledFor).toBe('2026-11-28T07:00:00.000Z');
    expect(entry.proposed).toBe(true);
    const asked = `${question} May it wait until Wednesday, 2026-12-02?`;
    expect(entry.content).toContain(`- ${asked}`);
    expect(entry.summary).toContain(asked);
  });

  it('keeps the day of a customer until somebody has said that what only sounds of harm is harm', () => {
    const observation = doubtful.find((said) => isDanger(said) && !isLikelyDanger(said));
    const said = { site: 'North yard', observation: observation!, visitDate: '2 December 2026' };
    const entry = plan('OPS-01', said);
    expect(entry.scheduledFor).toMatch(/^2026-12-02/);
    expect(entry.summary).toContain('Somebody may come to harm: settle today whether that is so.');
    expect(entry.summary).toContain('May it wait until Wednesday, 2026-12-02?');
    expect(entry.content).not.toContain('emergency services');
  });

  it('keeps the hour that a danger is to be seen to on the same day', () => {
    const now = new Date('2026-11-27T09:10:00Z');
    const said = { observation: 'Gas leak', visitDate: '2026-11-27T13:00:00Z' };
    const entry = plan('OPS-01', { site: 'North yard', ...said }, { now });
    expect(entry.scheduledFor).toBe('2026-11-27T13:00:00.000Z');
    expect(entry).not.toHaveProperty('proposed');
  });

  it('asks nothing of a danger’s deadline, which at once is before', () => {
    const said = { observation: 'Gas leak', dueDate: '2 December 2026' };
    const entry = plan('OPS-01', { site: 'North yard', ...said });
    expect(entry.scheduledFor).toBe('2026-11-28T07:00:00.000Z');
    expect(entry.content).not.toContain('May it wait');
  });

  it.each([
    ['Sounds good. Thursday at 3 works for us.', '2026-12-03T14:00:00.000Z'],
    ['Can you call me back on 2 December, 10am?', '2026-12-02T09:00:00.000Z'],
    ['Gern, am Dienstag um 14 Uhr?', '2026-12-01T13:00:00.000Z'],
    ['What does it cost? Tomorrow would suit.', /^2026-11-28/],
    ['Call me next week after 2pm.', '2026-12-04T13:00:00.000Z'],
    ['Not Monday. Wednesday at 09:30 is fine.', '2026-12-02T08:30:00.000Z'],
    ['60 people on December 15. Call me Monday after 1, 303-555-0139.', '2026-11-30T12:00:00.000Z'],
    ['Inspection is on 14 January. Could you ring me Friday around 2?', '2026-12-04T13:00:00.000Z'],
    ['Call me Monday week at 10.', '2026-12-07T09:00:00.000Z'],
    ['We open on 12 December, so could you ring me Tuesday at 2?', '2026-12-01T13:00:00.000Z'],
    ['Could you come and look on 2 December, after 3.30?', '2026-12-02T14:30:00.000Z'],
    ['Happy to meet, visitors or not. 2 December suits.', /^2026-12-02/],
  ])('proposes what a reply names: %s', (reply, expected) => {
    const entry = plan('SAL-03', { company: 'Engine Ltd', reply });
    expect(entry.scheduledFor).toMatch(expected);
    expect(entry.proposed).toBe(true);
    expect(entry.summary).toMatch(/proposed\)/);
  });

  it.each([
    'We met last Tuesday and it was not for us.',
    'Does 3/4 suit you?',
    'Happy to talk any afternoon next week except Wednesday.',
    'Any day but Friday works.',
    'The showers have been cold for two weeks. Please call me.',
    'Our contract runs out on 31 October 2026.',
    '2026 is full.',
  ])('takes no day of a reply that proposes none: %s', (reply) => {
    expect(plan('SAL-03', { company: 'Engine Ltd', reply }).scheduledFor).toMatch(/^2026-11-30/);
  });

  it.each([
    ['What do you charge for 200 chairs, delivered to Boulder on Dec 5?', 'Dec 5'],
    ['We have about 60 people on December 15.', 'December 15'],
    ['Are you free on 12 December for 80 guests?', 'on 12 December'],
    ['A guest in a wheelchair is arriving 12 December and it must work by then.', '12 December'],
    ['Best before the wedding on 12 December.', 'on 12 December'],
    ['The inspectors come on 8 December.', 'on 8 December'],
    ['We reopen on 12 December, fine if it works then.', 'on 12 December'],
    ['The report is due on 12 December and that is fine.', 'on 12 December'],
  ])('asks about a day that is hardly that of a call: %s', (reply, words) => {
    const entry = plan('SAL-03', { company: 'Engine Ltd', reply });
    expect(entry.scheduledFor).toMatch(/^2026-11-30/);
    const question = `The reply names “${words}”: on which day is the call?`;
    expect(entry.content).toContain(`- ${question}`);
    expect(entry.summary).toContain(question);
  });

  it('asks when to call whom a reply calls away, and takes the number that it gives', () => {
    const reply = 'Away till Monday week. Then ring me on (303) 555-0139.';
    const entry = plan('SAL-03', { company: 'Engine Ltd', reply });
    expect(entry.summary).toContain('on which day may they be written to?');
    expect(entry.content).toContain('| Where | By telephone: (303) 555-0139 |');
  });

  it('asks about a reply whose weekday is not its date’s', () => {
    const reply = 'Sounds good. Friday, 3 December would suit.';
    const entry = plan('SAL-03', { company: 'Engine Ltd', reply });
    expect(entry.scheduledFor).toMatch(/^2026-11-30/);
    expect(entry.content).toMatch(/## Open questions\n\n- Reply: .*names a Friday.*Thursday/);
    expect(entry.summary).toContain('which day is meant?');
  });

  it('proposes the afternoon for an hour that a field leaves open', () => {
    const entry = plan('SAL-03', { company: 'Engine Ltd', when: 'Tuesday at 3' });
    expect(entry.scheduledFor).toBe('2026-12-01T14:00:00.000Z');
    expect(entry.proposed).toBe(true);
    expect(entry.summary).toMatch(/^Tuesday, 2026-12-01, 15:00 Europe\/Berlin \(hour proposed\)/);
  });

  it('prefers a date that a field has to one that a reply names', () => {
    const said = { date: '1 December 2026, 3pm', reply: 'Thursday at 3 works.' };
    const entry = plan('SAL-03', { company: 'Engine Ltd', ...said });
    expect(entry.scheduledFor).toBe('2026-12-01T14:00:00.000Z');
    expect(entry).not.toHaveProperty('proposed');
  });

  it('takes a safety matter of the working day an hour later', () => {
    const now = new Date('2026-11-27T09:10:00Z');
    const entry = plan('OPS-01', { site: 'North yard', severity: 'urgent' }, { now });
    expect(entry.scheduledFor).toBe('2026-11-27T10:30:00.000Z');
    expect(entry.proposed).toBe(true);
  });
});

describe('a date that is not the day of the entry', () => {
  const claim = { supplier: 'Pumpworks', order: 'PO-4711' };

  it.each<[string, JsonObject, RegExp]>([
    ['OPS-03', { ...claim, deadline: '1 December 2026' }, /^2026-12-02/],
    ['OPS-03', { ...claim, dueDate: '4 December 2026' }, /^2026-12-07/],
    ['OPS-03', { ...claim, deadline: '20 November 2026' }, /^2026-11-30/],
    ['OPS-03', { ...claim, severity: 'critical', deadline: '1 December 2026' }, /^2026-12-02/],
    // Five working days after Friday, and the one after them.
    ['OPS-03', claim, /^2026-12-07/],
    ['OPS-03', { ...claim, date: '9 December 2026' }, /^2026-12-09/],
    ['FUL-01', { customer: 'Engine Ltd' }, /^2026-12-04/],
    ['CUL-01', { name: 'Noor Aziz' }, /^2026-12-04T07:00/],
    ['CUL-01', { name: 'Noor Aziz', startDate: '11 January 2027' }, /^2027-01-11T07:00/],
    ['AFT-01', { customer: 'Engine Ltd' }, /^2026-12-29/],
    ['AFT-01', { customer: 'Engine Ltd', deliveredOn: '2026-11-10' }, /^2026-12-10/],
    ['AFT-01', { customer: 'Engine Ltd', date: '2026-11-10' }, /^2026-12-10/],
    ['AFT-01', { customer: 'Engine Ltd', date: '2026-12-15' }, /^2026-12-15/],
    ['MKT-02', { theme: 'Calls', event: 'Open evening', date: '3 December 2026' }, /^2026-11-30/],
    ['MKT-02', { theme: 'Calls', event: 'Open day', date: '28 November 2026' }, /^2026-11-28T07/],
    ['MKT-02', { theme: 'Calls', date: '3 December 2026' }, /^2026-12-03/],
    [
      'MKT-02',
      { theme: 'Calls', event: 'Day', date: '2026-12-03', publishOn: '2026-12-01' },
      /^2026-12-01/,
    ],
  ])('is read by what it means to %s with %j', (code, context, expected) => {
    expect(plan(code, context).scheduledFor).toMatch(expected);
  });

  it.each([
    ['FUL-01', 'The start date is not on record yet.'],
    ['CUL-01', 'The start date is not on record yet.'],
    ['AFT-01', 'The delivery date is not on record yet.'],
    ['OPS-03', 'No deadline is on record: 5 working days are counted.'],
  ])('is missed in the entry of %s and in its summary', (code, said) => {
    const { content, summary, proposed } = plan(code, { customer: 'Engine Ltd' });
    expect(proposed).toBe(true);
    expect(content).toContain(`- ${said}`);
    expect(summary).toContain(said);
  });
});

describe('the place of a calendar entry', () => {
  const readPlace = (code: string, context: JsonObject) =>
    /\| Where \| ([^|]*) \|/.exec(plan(code, context).content)![1];

  it('is what is on record, a telephone, or not known', () => {
    expect(readPlace('FUL-01', { customer: 'Engine Ltd', location: 'Hull' })).toBe('Hull');
    expect(readPlace('FUL-01', { customer: 'Engine Ltd' })).toBe('not on record');
    const call = { company: 'Engine Ltd', location: 'Leeds' };
    expect(readPlace('SAL-03', call)).toBe('By telephone: the number is not on record');
    expect(readPlace('SAL-03', { ...call, mobile: '+44 113 496 0112' })).toBe(
      'By telephone: +44 113 496 0112',
    );
    expect(readPlace('OPS-01', { site: '<script>alert(1)</script>' })).toBe('not on record');
  });
});

describe('the owner of a calendar entry', () => {
  const readOwner = (context: JsonObject) =>
    /\| Owner \| ([^|]*) \|/.exec(plan('SAL-03', context).content)![1];

  it('is one of us', () => {
    expect(readOwner({ company: 'Engine Ltd', owner: 'Ada Park', contact: 'Priya Nair' })).toBe(
      'Ada Park',
    );
  });

  it('keeps the capitals of its role', () => {
    expect(readOwner({ company: 'Engine Ltd' })).toBe(
      'not on record; prepared by Rhea, CRM steward',
    );
  });

  it('is never the lead', () => {
    expect(
      readOwner({ company: 'Engine Ltd', contact: 'Priya Nair', owner: 'Priya Nair' }),
    ).toMatch(/prepared by Rhea/);
    expect(readOwner({ lead: { name: 'Priya Nair', manager: 'Sam Okoro' } })).toMatch(
      /prepared by Rhea/,
    );
  });
});

describe('a note that names a day', () => {
  it('proposes it, asks about it, and gives the number to call', () => {
    const entry = composeRun('AFT-01', {
      customer: 'Engine Ltd',
      note: 'Promised that somebody would ring on Tuesday. Her number is 010 555 0123.',
    });
    const call = Object.values(entry).find(({ scheduledFor }) => scheduledFor !== null)!;
    expect(call.scheduledFor).toMatch(/^2026-03-10T/);
    expect(call.proposed).toBe(true);
    expect(call.summary).toContain('The note names “on Tuesday”: is that the day?');
    expect(call.content).toContain('By telephone: 010 555 0123');
  });
});

it.each([
  // Danger is spoken of today.
  ['Carol rang: mum slipped on the shower floor on Tuesday, bruised hip.', /^2026-03-06T/],
  ['The gate came off its hinge on Tuesday and nobody has been.', /^2026-03-19T/],
])('takes the day of what has been for no day of a call: %s', (notes, day) => {
  const data = { customer: 'Mrs Petley', deliveryDate: '2026-02-17', notes };
  const { summary, scheduledFor } = composeRun('AFT-01', data)['call']!;
  expect(summary).not.toContain('is that the day?');
  expect(scheduledFor).toMatch(day);
});

it('meets before the milestones of its own term alone, and says why', () => {
  const data = { customer: 'Trillium Court', startDate: '2026-03-27' };
  const readMeeting = (milestones: string[]) =>
    composeRun('FUL-01', { ...data, milestones })['meeting']!;
  const early = readMeeting(['Post orders signed by March 25', 'Audit finished by April 15']);
  expect(early.scheduledFor).toMatch(/^2026-03-24/);
  const tasks = composeRun('FUL-01', { ...data, tasks: 'Trial run on March 25' })['meeting']!;
  expect(tasks.summary).toContain('proposed for before “Trial run on March 25”');
  expect(early.proposed).toBe(true);
  expect(early.summary).toContain(
    'No day of the meeting is on record: it is proposed for before “Post orders signed by March 25”.',
  );
  const later = readMeeting(['Audit finished by April 15']);
  expect(later.scheduledFor).toMatch(/^2026-03-27/);
  expect(later.summary).not.toContain('proposed for before');
  const prepared = readMeeting(['Records from the old agent by March 16', 'Permit by March 20']);
  expect(prepared.scheduledFor).toMatch(/^2026-03-27/);
  expect(prepared.summary).not.toContain('Records');
});

it.each([
  ['No work while children are in the gym, so only before 9.', false],
  ['Noisy work only after 6pm.', false],
  ['Nobody may enter the gym until the caretaker is back.', true],
])('asks before a kick-off about a visit, and not about the work: %s', (notes, isAsked) => {
  const data = { customer: 'Trillium Court', startDate: '2026-03-27', notes };
  const { summary } = composeRun('FUL-01', data)['meeting']!;
  expect(summary.includes('keep to it?')).toBe(isAsked);
});

it.each([
  ['before Friday 13 March', '2026-03-12'],
  ['b4 Fri 13 March', '2026-03-12'],
  ['before Monday 9 March', '2026-03-06'],
  ['by Friday 13 March', '2026-03-13'],
])('a visit that is due %s is on %s', (dueDate, day) => {
  const task = { site: 'Boots', severity: 'low', observation: 'Two panes missed', dueDate };
  expect(composeRun('OPS-01', task)['visit']!.scheduledFor).toContain(day);
});
