import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const reply = (said: string, more: JsonObject = {}) => ({
  lead: 'Walt Jennings',
  company: 'Jennings Properties',
  campaign: 'Owners',
  reply: said,
  ...more,
});

it.each([
  [
    'Sure, let’s talk. Wednesday at 10 works. Call my cell, 937-555-0186.',
    'December 2, 2026 at 10:00 am',
  ],
  ['Let’s do Wednesday, 10 am.', '2026-12-02T10:00'],
])('puts down the time that a reply and a date name alike: %s', (said, date) => {
  const { content } = composeAt('SAL-03 sequence', reply(said, { date }));
  expect(content).toMatch(
    /You named “Wednesday(?: at|,) 10(?: am)?” for a call: we have put it down/,
  );
  expect(content).not.toContain('suit you');
  expect(composeAt('SAL-03 slot', reply(said, { date })).proposed).toBeFalsy();
});

it('asks nobody for the hour of a time that has one, nor puts down what a reply refuses', () => {
  const date = 'December 3, 2026 at 10:00 am';
  const { content } = composeAt('SAL-03 sequence', reply('Sounds interesting.', { date }));
  expect(content).toContain('10:00 am suit you for a call of 20 minutes? Reply with yes, or');
  const day = composeAt('SAL-03 sequence', reply('Sounds interesting.', { date: '2026-12-03' }));
  expect(day.content).toContain('Reply with the hour, or with another day.');
  const refused = 'Thursday at 10 does not work, Friday does.';
  expect(composeAt('SAL-03 sequence', reply(refused, { date })).content).not.toContain(
    'put it down',
  );
});

it.each([
  [
    'We may be interested, but not before March. Could you check back with me at the end of January?',
    /^2027-02-01/,
  ],
  ['Can you check back in two weeks?', /^2026-12-10/],
])('takes a wish to be written to later for no question: %s', (said, day) => {
  const { asks, summary } = composeAt('SAL-03 sequence', reply(said));
  expect(asks.map(({ names }) => names)).toEqual([['date']]);
  expect(summary).not.toContain('Answer in it');
  expect(composeAt('SAL-03 slot', reply(said)).scheduledFor).toMatch(day);
});

it.each([
  ['Could you check with your insurer whether you cover duplexes?', 'ourAnswer'],
  [
    'I’m in, but my brother Dwight makes these decisions. You can reach him at d@hale.example.',
    'recipient',
  ],
  ['My attorney makes all of these decisions.', 'recipient'],
])('asks one thing of a reply: %s', (said, name) =>
  expect(composeAt('SAL-03 sequence', reply(said)).asks.map(({ names: [own] }) => own)).toEqual([
    name,
  ]),
);

it('asks what is said to whoever leaves the list in anger alone', () => {
  const asked = (said: string) =>
    composeAt('SAL-03 sequence', reply(said)).asks.flatMap(({ names }) => names);
  const calm =
    'Take me off your list. My son looks after the house and I don’t want any more mail.';
  expect(asked(calm)).not.toContain('complaintAnswered');
  const angry = 'Take me off this list, your last mail was rude and nobody answered my complaint.';
  expect(asked(angry)).toContain('complaintAnswered');
});

const given = { date: '2026-12-03' };

it.each([
  'No thanks, not interested.',
  'Thanks, but we just signed with another company for two years.',
  'We already have a property manager.',
  'We sold the house in October.',
  'We are happy with our current management company.',
])('asks before anything goes to whoever refuses, whatever date is on record: %s', (said) => {
  const { asks, summary } = composeAt('SAL-03 sequence', reply(said, given));
  expect(asks.map(({ names }) => names)).toEqual([['maySend']]);
  expect(summary).toContain('Not ready to send');
});

it.each([
  'We have a manager for Dayton but need one for Springfield.',
  'I sold the duplex and bought a fourplex, so yes, I need help.',
  'We already have a property manager, but we are not happy with them. What do you charge?',
])('takes for no refusal: %s', (said) =>
  expect(composeAt('SAL-03 sequence', reply(said, given)).asks).toEqual([]),
);

it.each([
  ['Not interested right now, try again in March.', '2026-12-03', /^2027-03-01/],
  ['I am away until December 18, please call after that.', '2026-12-03', /^2026-12-21/],
])('writes to nobody before they want to be written to: %s', (said, date, day) => {
  expect(composeAt('SAL-03 sequence', reply(said, { date })).asks).toMatchObject([
    { names: ['date'] },
  ]);
  expect(composeAt('SAL-03 slot', reply(said, { date })).scheduledFor).toMatch(day);
  expect(composeAt('SAL-03 sequence', reply(said, { date: '2027-02-26' })).asks).toEqual([]);
});

it('offers no day that a reply rules out', () => {
  const said = 'I can’t do Thursday. Friday at 9 is fine.';
  const { content } = composeAt('SAL-03 sequence', reply(said, given));
  expect(content).toContain('You named “Friday at 9”');
  expect(content).not.toContain('3 December');
  expect(composeAt('SAL-03 slot', reply(said, given)).scheduledFor).toMatch(/T09:00/);
  const other = 'Wednesday does not work for me.';
  expect(composeAt('SAL-03 sequence', reply(other, given)).content).toContain('3 December');
});

it.each([
  ['We are away until the new year. Please check in on January 11.', 'on January 11, 2027'],
  ['Not now, budgets are closed. Please follow up with us on 1 February.', 'on 1 February 2027'],
  ['Would you mind checking in with us on January 11?', 'on January 11, 2027'],
])('writes on the day that they name for it, and asks nobody: %s', (said, day) => {
  const { asks, content } = composeAt('SAL-03 sequence', reply(said));
  expect(asks).toEqual([]);
  expect(content).toContain(`## Message 1: ${day}\n`);
  expect(content).toContain(`We write ${day}: which day and hour suit you`);
  expect(content).not.toContain('talk this through with you in a short call');
});

it('does not take the day of a call that they ask for as that of a message', () => {
  const said = 'Can you call me back on 2 December, 10am?';
  expect(composeAt('SAL-03 sequence', reply(said)).content).toContain('## Message 1: today');
});

it('keeps to the day and hour that they name, and asks about another date on record', () => {
  const said = 'This looks good. Could we talk on December 15 at 2 pm?';
  const { content, asks } = composeAt('SAL-03 sequence', reply(said, { date: '2026-12-03' }));
  expect(asks).toEqual([]);
  expect(content).toContain('You named “December 15 at 2 pm” for a call: we have put it down');
  expect(content).not.toContain('December 3');
  const slot = composeAt('SAL-03 slot', reply(said, { date: '2026-12-03' }));
  expect(slot.scheduledFor).toMatch(/^2026-12-15T14:00/);
  expect(slot.summary).toContain(
    'The reply names “December 15 at 2 pm”, and the date on record is 2026-12-03: which is right?',
  );
  // An hour of our own is an answer to theirs.
  const ours = composeAt('SAL-03 slot', reply(said, { date: '2026-12-16T10:00:00Z' }));
  expect(ours.scheduledFor).toMatch(/^2026-12-16T10:00/);
});

it('takes up the week in which they ask for a meeting', () => {
  const said = 'Could you do a short demo for me and my colleague Tom next week?';
  const { content } = composeAt('SAL-03 sequence', reply(said));
  expect(content).toContain('You named “next week”: which day and hour of it suit you');
  expect(composeAt('SAL-03 slot', reply(said)).scheduledFor).toMatch(/^2026-11-30|^2026-12-0[1-4]/);
  const launch = 'Happy to take a call. We launch next week, so after that.';
  expect(composeAt('SAL-03 sequence', reply(launch)).content).not.toContain('You named');
});

it.each([
  ['Yes, this sounds interesting. Can you send me some more information first?', 'mayCall'],
  ['There is nothing stopping us from looking at pricing today, so send it.', 'mayCall'],
  ['Is this GDPR compliant, and where is the data stored?', 'ourAnswer'],
  ['Looks good! Do you also offer training? And can we start in January?', 'ourAnswer'],
  ['We have a vendor, but our contract ends in March. Feel free to reach out then.', 'date'],
])('asks one thing about a sentence: %s', (said, name) => {
  const { asks } = composeAt('SAL-03 sequence', reply(said));
  expect(asks.map(({ names }) => names)).toEqual([[name]]);
});

it.each(['Sounds like a fit on paper. Let’s talk.', 'Both plants are still on paper. Let’s talk.'])(
  'takes what is on paper for no wish to read: %s',
  (said) => expect(composeAt('SAL-03 sequence', reply(said)).asks).toEqual([]),
);

it.each([
  ['Buenos días, nos encaja. ¿Podríais venir a presentarlo el jueves 12?', true],
  ['Gern, können wir am Donnerstag telefonieren?', true],
  ['Away shooting till Monday. Let’s talk on Tuesday at 10 am.', false],
  ['Sounds good, café on the corner, Tuesday at 10 am?', false],
])('asks whether who writes in another language is answered in English: %s', (said, isAsked) => {
  const { asks } = composeAt('SAL-03 sequence', reply(said));
  expect(asks.some(({ question }) => question?.includes('not in English'))).toBe(isAsked);
});
