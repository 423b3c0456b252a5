import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const post = { Client: 'Irwell Homes', 'What we saw': 'Lift kept stopping.', Consent: 'Yes' };
const issue = {
  Theme: 'Cold',
  News: ['Sweep door tracks weekly'],
  Event: 'Breakfast',
  'Event date': '10 December 2026',
};

it.each([
  ['MKT-01 schedule', { ...post, 'Post on': 'Tuesday 1 December 2026, 8am' }, '2026-12-01, 08:00'],
  ['MKT-01 schedule', { ...post, Send: 'Wednesday 2 December' }, '2026-12-02, '],
  ['MKT-01 schedule', { ...post, 'Go live': 'Tuesday 1 December 2026, 8am' }, '2026-12-01, 08:00'],
  ['MKT-02 schedule', { ...issue, 'Send on': 'Wed 2 Dec' }, 'Wednesday, 2026-12-02'],
])('publishes on the day on record: %s %j', (where, context, when) => {
  expect(composeAt(where, context).summary).toContain(when);
});

it('takes the day on which an issue is sent for no day of its event', () => {
  const { 'Event date': _, ...undated } = issue;
  const { content } = composeAt('MKT-02 issue', { ...undated, 'Send on': 'Wed 2 Dec' });
  expect(content).not.toContain('It takes place on Wed 2 Dec');
});

const visit = { Site: 'Nelson bus station', Fault: 'Door squeaks.' };

it.each([
  [{ Visit: 'w/c 7 December' }, 'Monday, 2026-12-07'],
  [{ Visit: 'Tues 1st Dec, first thing' }, 'Tuesday, 2026-12-01, 08:00 UTC (hour proposed)'],
  [{ Visit: 'Thurs 3 Dec half 2' }, 'Thursday, 2026-12-03, 14:30 UTC (hour proposed)'],
  [{ Visit: 'Weds 2 Dec, quarter past ten' }, 'Wednesday, 2026-12-02, 10:15 UTC:'],
  [{ Time: '2026-11-27 18:30, after closing' }, 'Friday, 2026-11-27, 18:30 UTC:'],
])('plans a visit for when it is on record: %j', (said, when) => {
  expect(composeAt('OPS-01 visit', { ...visit, ...said }).summary).toContain(when);
});

it.each([
  [{ Access: 'Closed Fridays' }, 'Monday, 2026-11-30', false],
  [{ Access: 'Closed Fridays', 'Due date': 'Friday 27 November' }, 'Friday, 2026-11-27', true],
  [{ Access: 'Only before 8am or after 6pm' }, 'Friday, 2026-11-27', true],
  [{ Access: 'Open from 9, key at the desk' }, 'Friday, 2026-11-27', false],
  [{ Access: 'Only after 6pm' }, '18:00 UTC (proposed)', false],
  [{ Access: 'Not between 9 and 4, lessons' }, '08:00 UTC (proposed)', false],
  [{ Access: 'Before 9am or after 3pm only' }, '08:00 UTC (proposed)', false],
  [{ Access: 'No visits between 7 and 6' }, 'Friday, 2026-11-27', true],
  [{ Notes: 'They are closed on Fridays.' }, 'Monday, 2026-11-30', false],
])('plans a visit for when the site can be entered, or asks: %j', (said, when, isAsked) => {
  const { summary } = composeAt('OPS-01 visit', { ...visit, ...said });
  expect(summary).toContain(when);
  expect(summary.includes('keep to it?')).toBe(isAsked);
});

it.each([
  [{ Slot: 'Lift 2, slot 4' }],
  [{ Visit: 'Ask for Carol' }],
  [{ Access: 'Key from 12 Mill Lane, floors 2 to 4' }],
])('takes other words for no day: %j', (said) => {
  const { summary } = composeAt('OPS-01 visit', { ...visit, ...said });
  expect(summary).toMatch(/^Friday, 2026-11-27, \d\d:00 UTC \(proposed\)/);
  expect(summary).not.toContain('keep to it?');
});

it.each([
  ['Can you do Weds 2 December at 3pm?', 'Wednesday, 2026-12-02, 15:00'],
  ['Thursday half past two works for me.', 'Thursday, 2026-12-03, 14:30'],
  ['Ring me tomorrow after dinner.', 'Friday, 2026-11-27, 18:00'],
])('calls at the day and hour that a lead names, and asks for no other: %s', (Reply, when) => {
  const context = { Contact: 'Nicola Threlfall', Company: 'Threlfall PM', Reply, Campaign: 'x' };
  const { content } = composeAt('SAL-03 sequence', context);
  expect(content).not.toContain('Which day and hour suit you');
  expect(content).toMatch(/shall we keep that\?|for a call: we have put it down for then/);
  expect(composeAt('SAL-03 slot', context).summary).toContain(when);
});

it.each([
  ['2 December 2026 18:30, after closing', 'not on record'],
  ['2 December 2026 18:30, harbour office', 'harbour office'],
])('takes no hour of the day for the place: %s', (Visit, where) => {
  const { content } = composeAt('OPS-01 visit', { Customer: 'Moorgate', Fault: 'Squeaks.', Visit });
  expect(content).toContain(`| Where | ${where} |`);
});
