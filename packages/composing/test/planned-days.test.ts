import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

describe('a day', () => {
  const checked = { customer: 'Michael Soames', completedOn: '2026-10-27' };

  it('is no month ahead where the note says how long it has been', () => {
    const { summary } = composeAt('AFT-01 call', { ...checked, notes: '30 days today. Ring him.' });
    expect(summary).toMatch(/^(?:Thursday, 2026-11-26|Friday, 2026-11-27)/);
  });

  it('is asked about where a note wants it sooner', () => {
    const late = { ...checked, completedOn: '2026-11-20' };
    const { summary } = composeAt('AFT-01 call', { ...late, notes: 'Ring this week please.' });
    expect(summary).toContain('“Ring this week please”: does the day keep to it?');
    const { summary: soon } = composeAt('AFT-01 call', { ...checked, notes: 'Ring this week.' });
    expect(soon).not.toContain('keep to it');
  });

  it('is asked about for no call that was made', () => {
    const late = { ...checked, completedOn: '2026-11-20' };
    const told = (notes: string): string => composeAt('AFT-01 call', { ...late, notes }).summary;
    expect(told('Spoke to Dana at the mill today. She is pleased.')).not.toContain('keep to it');
    expect(told('Spoke to Dana. Ring her this week please.')).toContain('keep to it');
  });

  it('follows from no moment at which a program says that a call began', () => {
    const { call, guide } = composeRun('AFT-01', {
      customer: 'Mill Ltd',
      call_summary: 'Dana is pleased.',
      started_at: '2026-11-27T18:02:11Z',
      duration_sec: 412,
      agent_id: 'agt_91',
    });
    expect(guide!.content).not.toMatch(/sign-off\.|Duration|agt_91/);
    expect(call!.content).not.toContain('2026-12-29');
  });

  it('has the hour that a note names', () => {
    const { summary } = composeAt('FUL-01 meeting', {
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
    expect(composeAt('AFT-03 review', contract).summary).toContain(asked);
    const later = { ...contract, contractEnd: '2027-12-31' };
    expect(composeAt('AFT-03 review', later).summary).not.toContain('Notice');
  });
});

it('counts a check-in from the day that a field tells beside what was done', () => {
  const { summary } = composeAt('AFT-01 call', {
    customer: 'Mrs Greenwood',
    job: 'straight stairlift, installed 28 October',
  });
  expect(summary).toMatch(/^Friday, 2026-11-27/);
  expect(summary).not.toContain('delivery date is not on record');
});

it('plans a check-in for the week that a note names, though its service began long ago', () => {
  const { summary } = composeAt('AFT-01 call', {
    customer: 'Redcliffe',
    startDate: '2026-10-26',
    notes: 'She seems happy. Ask if she wants the talk in January. Ask for 20 mins week of 30 Nov',
  });
  expect(summary).toMatch(/^Monday, 2026-11-30.*is that the day\?/);
  expect(summary).not.toContain('may they be called');
});

it('has the hour of a field beside the day of another', () => {
  const { summary } = composeAt('FUL-01 meeting', {
    customer: 'A',
    kickOffDate: '2026-12-03',
    kickOffTime: '10:00',
    leadTime: '5 weeks',
  });
  expect(summary).toMatch(/^Thursday, 2026-12-03, 10:00 UTC: /);
});

it('does not say that a kick-off is on the day on which the work begins', () => {
  const { summary } = composeAt('FUL-01 meeting', { customer: 'A', startDate: '2026-12-14' });
  expect(summary).toMatch(/^Monday, 2026-12-14, \d\d:00 UTC \(proposed\)/);
  expect(summary).toContain('No day of the meeting is on record: is it on the start date?');
});

it('asks whether the day that a note wants is the one, for a visit too', () => {
  const { summary } = composeAt('OPS-01 visit', {
    location: 'workshop',
    issue: 'Extraction weak on the saw',
    date: '2026-11-25',
    notes: 'Filter bags probably. Can Steve have a look fri before 9.',
  });
  expect(summary).toMatch(/^Friday, 2026-11-27, 08:00 UTC \(proposed\)/);
  expect(summary).toContain('is that the day?');
});

it('chases a supplier after the day that the wish names', () => {
  const { summary } = composeAt('OPS-03 chase', {
    supplier: 'Freshbite',
    issue: 'Two meals with egg were labelled egg free',
    remedyWanted: 'Written root cause by 1 December, credit of £96',
  });
  expect(summary).toMatch(/^Wednesday, 2026-12-02/);
  expect(summary).not.toContain('working days are counted');
});

it('goes out today where the hours of today are nearly over', () => {
  const evening = new Date('2026-11-26T15:40:00Z');
  const context = { location: 'unit 12', issue: 'Sign rattles', notes: 'Have a look today.' };
  const { summary } = composeRun('OPS-01', context, evening)['visit']!;
  expect(summary).not.toMatch(/^Thursday, 2026-11-26, (?:0|1[0-5])/);
});

it('takes a width for no day', () => {
  const { summary } = composeAt('OPS-01 visit', {
    location: 'Workshop',
    issue: 'Roller creases',
    notes: 'Creases on anything over 1.2m wide.',
  });
  expect(summary).not.toContain('is that the day?');
});

it('meets on no deadline', () => {
  const { summary } = composeAt('FUL-01 meeting', { customer: 'A', deadline: '2027-01-15' });
  expect(summary).not.toContain('2027-01-15');
  expect(summary).toContain('date');
});

describe('a check-in', () => {
  const done = { customer: 'Mercer Gallery', deliveredOn: '29 October 2026' };

  it.each<[Record<string, string>, string]>([
    [{ renewal_date: '1 March 2027' }, '2026-11-30'],
    [{ contractEnd: '1 March 2027', reviewDate: '3 February 2027' }, '2026-11-30'],
    [{ eventDate: '12 December 2026' }, '2026-11-30'],
    [{ notes: 'The contract renews on 5 January.' }, '2026-11-30'],
    [{ renewalDate: '1 March 2027', checkInDate: '10 December 2026' }, '2026-12-10'],
    [{ callOn: '2 December 2026' }, '2026-12-02'],
  ])('is thirty days after the delivery, and on no day of something else: %j', (said, day) => {
    expect(composeAt('AFT-01 call', { ...done, ...said }).summary).toContain(`, ${day}, `);
  });
});

describe('a first day at work', () => {
  const starter = { name: 'Ines Roy', role: 'Chef' };

  it.each<[Record<string, string | string[]>, string]>([
    [{ firstDay: 'Monday 11 January 2027, 08:30' }, '2027-01-11, 08:30 UTC:'],
    [{ first_day: '11 January 2027' }, '2027-01-11, 08:00 UTC (hour proposed)'],
    [{ joiningDate: '11 January 2027' }, '2027-01-11, 08:00'],
    [{ startDate: '11 January 2027', hours: '09:00, three days a week' }, '2027-01-11, 09:00 UTC:'],
    [{ startDate: '11 January 2027', shift: 'Mon to Thu 7.30-4' }, '2027-01-11, 07:30 UTC:'],
    [{ startDate: '11 January 2027', startsAt: '9.15am' }, '2027-01-11, 09:15 UTC:'],
    [{ startDate: '11 January 2027', hours: '20, 5-6 hours a day' }, '2027-01-11, 08:00'],
    [{ startDate: '11 January 2027', firstDay: ['Tour', 'Lunch'] }, '2027-01-11, 08:00'],
  ])('is read from its names, and its hour from the hours: %j', (said, when) => {
    const { summary } = composeAt('CUL-01 welcome', { ...starter, ...said });
    expect(summary).toContain(when);
    expect(summary).not.toContain('start date is not on record');
  });
});

describe('a term that a supplier is given', () => {
  const claim = { supplier: 'Wold Farm Meats', order: 'PO-3388', issue: '5 shoulders short' };

  it.each([
    { resolve_by: '1 December 2026' },
    { creditBy: '1 December 2026' },
    { weNeedBy: 'Tuesday 1 December 2026' },
    { want_by: 'noon on 1 December 2026' },
    { 'Reply deadline': '1 December 2026' },
    { by: '1 December 2026' },
  ])('is the deadline, whatever is to happen until then: %j', (said) => {
    const run = composeRun('OPS-03', { ...claim, ...said }, new Date('2026-11-26T12:00:00Z'));
    expect(run['letter']!.content).toContain(' 1 December 2026.');
    expect(run['chase']!.summary).toMatch(/^Wednesday, 2026-12-02/);
    expect(run['chase']!.summary).not.toContain('No deadline');
  });

  it('is nobody who did something', () => {
    const context = { ...claim, replaced_by: 'June Marsh', needed_by: 'the kitchen' };
    expect(composeAt('OPS-03 chase', context).summary).toContain('No deadline is on record');
  });
});

describe('the day of a visit or a call', () => {
  const day = 'Tuesday 1 December 2026, 07:30';

  it.each([
    'visit_at',
    'siteVisitOn',
    'walkthrough_at',
    'survey_on',
    'visit',
    'crew_booked_for',
    'install_on',
    'delivery_at',
    'handover_at',
    'requestedDate',
    'preferredTime',
    'scheduledDate',
    'serviceDate',
    'window',
    'arrivalWindow',
    'targetDate',
    'eta',
    'schedule',
    'bookFor',
  ])('is that of the work order’s visit before its due date, by %s', (name) => {
    const order = { site: 'Unit 4', observation: 'The shutter sticks.', dueDate: '2026-12-09' };
    const { scheduledFor, summary } = composeAt('OPS-01 visit', { ...order, [name]: day });
    expect(scheduledFor).toBe('2026-12-01T07:30:00.000Z');
    expect(summary).toMatch(/^Tuesday, 2026-12-01, 07:30 UTC:/);
    const { content } = composeAt('OPS-01 order', { ...order, [name]: day });
    expect(content).toMatch(/## What done looks like[^#]*Tuesday 1 December 2026, 07:30/);
  });

  it.each(['checkin_on', 'check_in', 'check_in_call_at', 'callback_on', 'visit_on'])(
    'is that of the check-in, by %s',
    (name) => {
      const done = { customer: 'Harbour Clinic', completedOn: '2026-10-28' };
      const { scheduledFor } = composeAt('AFT-01 call', { ...done, [name]: day });
      expect(scheduledFor).toBe('2026-12-01T07:30:00.000Z');
    },
  );

  it.each([
    [{ requestedDate: 'Dec 4', window: '9-11am' }, '2026-12-04T09:00'],
    [{ date: 'Friday, December 4', arrivalWindow: '8-10' }, '2026-12-04T08:00'],
    [{ requestedDate: 'Dec 4', requestedTime: '2:30 PM' }, '2026-12-04T14:30'],
    [{ requestedDate: 'Dec 4', preferredTime: 'morning' }, /2026-12-04T(?:09|1[01]):00/],
    [{ requestedDate: 'sometime next week' }, /2026-11-30/],
    [{ window: '9-11am' }, '2026-11-27T09:00'],
    [{ window: 'Single pane, 3 by 4' }, '2026-11-27'],
  ])('has the hours of its window: %j', (wished, expected) => {
    const order = { site: 'Unit 4', observation: 'The shutter sticks.', ...wished };
    const { scheduledFor } = composeAt('OPS-01 visit', order);
    if (typeof expected === 'string') expect(scheduledFor).toContain(expected);
    else expect(scheduledFor).toMatch(expected);
  });

  it('is none that has been, and none of another matter', () => {
    const order = { site: 'Unit 4', observation: 'The shutter sticks.', dueDate: '2026-12-09' };
    const past = composeAt('OPS-01 visit', { ...order, visit_at: '20 November 2026' });
    expect(past.scheduledFor).toMatch(/^2026-12-09/);
    const place = composeAt('OPS-01 visit', { ...order, survey_at: '14 Mill Lane' });
    expect(place.scheduledFor).toMatch(/^2026-12-09/);
    const reply = { company: 'Engine Ltd', reply: 'Yes please.', visit_on: day };
    expect(composeAt('SAL-03 slot', reply).scheduledFor).not.toMatch(/^2026-12-01T07:30/);
  });
});

describe('a day before the one from which a note lets somebody be called', () => {
  const lead = { company: 'Bexley Foods', lead: 'Anna Reid', reply: 'Yes, tell me more.' };
  const friday = { date: 'Friday 27 November 2026' };

  it.each([
    'Not before Saturday, she is at a funeral.',
    'Don’t ring her before Saturday 28 November.',
    'Only call from Monday 30 November on.',
  ])('is asked about in the entry and the brief: %s', (notes) => {
    const said = notes.replace(/[.]$/, '');
    const question = `On record is “${said}”, and Friday, 2026-11-27 is before that: which day is right?`;
    for (const where of ['SAL-03 slot', 'SAL-01 brief'])
      expect(composeAt(where, { ...lead, ...friday, notes }).summary).toContain(question);
    const { content } = composeAt('SAL-01 brief', { company: 'Bexley', need: 'Lunches', notes });
    expect(content).toContain(`Speak to the lead when it suits them, as is on record: “${said}”`);
    expect(content).not.toContain('within one working day');
  });

  it.each([
    'Not before Thursday, she is away.',
    'The van is not back before Saturday.',
    'Nobody pays before Saturday.',
  ])('is none otherwise: %s', (notes) => {
    const slot = composeAt('SAL-03 slot', { ...lead, ...friday, notes });
    expect(slot.summary).not.toContain('is before that');
  });
});

it.each([
  ['Marta starts at 8.30.', '08:30'],
  ['Starts at 9am on the first day.', '09:00'],
  ['Her manager starts at 9am.', null],
  ['She does not start at 9.', null],
  ['Starts at 12 pounds an hour.', null],
  ['Starts at 9, or starts at 10.', null],
  ['Starts at 9 on 11 January.', null],
])('takes the hour at which a note says that a colleague begins: %s', (notes, hour) => {
  const context = { name: 'Marta', startDate: '2027-01-04' };
  const when = (more: { notes?: string }) =>
    composeAt('CUL-01 welcome', { ...context, ...more }).scheduledFor;
  expect(when({ notes })).toBe(hour === null ? when({}) : `2027-01-04T${hour}:00.000Z`);
});

it('takes the hour at which a note says that a kick-off is, on the day that is proposed', () => {
  const { scheduledFor, summary } = composeAt('FUL-01 meeting', {
    customer: 'Whinfell',
    startDate: '2026-12-14',
    notes: 'Kick off meeting at 2pm.',
  });
  expect(scheduledFor).toBe('2026-12-14T14:00:00.000Z');
  expect(summary).toContain('14:00 UTC (proposed)');
});

it.each([
  ['Reply by Wednesday 9 December or we cancel.', 'Thursday, 2026-12-10'],
  ['They must answer by 16 December.', 'Thursday, 2026-12-17'],
])('counts a term that a note alone names, and asks about it: %s', (note, day) => {
  const claim = { supplier: 'Pipe Co', order: 'PO 18', issue: 'Three valves leak.', note };
  const { summary } = composeAt('OPS-03 chase', claim);
  expect(summary).toContain(day);
  expect(summary).toContain(`“${note.slice(0, -1)}”: is that the deadline?`);
  expect(summary).not.toContain('No deadline is on record');
});
