import { expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

/** A call as the voice gateway gives it to a run. */
const brief = (summary: string, transcript?: string) =>
  composeRun('SAL-01', {
    source: 'Voice call',
    callId: 'call_1',
    phone: '+441615550101',
    lastOutcome: 'follow up',
    sentiment: 'neutral',
    durationSeconds: 180,
    summary,
    ...(transcript !== undefined && { transcript }),
  })['brief']!;

it.each([
  ['Ok, I’ll have a think.', 'Do you service heat pumps?'],
  ['Yes, Tuesday is fine.', 'I need a quote.'],
])('takes an answer in a conversation for no complaint, and no danger: %s', (said, before) => {
  const transcript = `Agent: Hello. Caller: ${before} Agent: I'm sorry to hear that. Caller: ${said}`;
  const { summary } = brief('Caller asked about a service. Will think about it.', transcript);
  expect(summary).not.toMatch(/complaint|come to harm/);
});

it('hears a complaint of the other side', () => {
  const transcript =
    'Agent: Hello. Caller: Your roofers were here yesterday and the roof still leaks. Agent: Sorry.';
  expect(brief('Caller wants a call back.', transcript).summary).toMatch(/reads as a complaint/);
});

it('takes what is said after “Caller:” for what it is without it', () => {
  const said = 'Hi, my name’s Denise Wood, I need the gutters done on a three-storey house.';
  const { summary, content } = brief('Wants a quote.', `Agent: Hello. Caller: ${said}`);
  expect(summary).not.toContain('come to harm');
  expect(content).toContain('Denise Wood');
});

it('reads no name from the beginning of an answer', () => {
  const transcript = 'Agent: Yes we do. Caller: Ok I’ll have a think.';
  expect(brief('Caller wants a quote.', transcript).content).not.toContain('Contact (transcript)');
});

it.each([
  'Wrong number.',
  'Caller from an agency offering us SEO services.',
  'Spam call.',
  'Caller said they went with someone else.',
])('calls nobody back of whom there is no lead: %s', (summary) => {
  const { summary: told, content } = brief(summary);
  expect(told).toContain('may it be closed?');
  expect(content).toContain('Close it as no lead');
  expect(content).not.toContain('Call them back');
});

it.each([
  'Caller went with another firm last time, was let down and wants a quote for the gutters.',
  'Caller says we have the wrong number on our van, and asks for a price for a new door.',
  'The last message went to the wrong number of theirs. Wants someone to call back about a new roof.',
])('closes no lead of who may buy now: %s', (summary) => {
  expect(brief(summary).content).not.toContain('Close it as no lead');
});

it.each([
  'Caller wants to cancel the survey booked for Thursday.',
  'Caller asked to reschedule their boiler service.',
])('asks whether somebody with an appointment is a customer: %s', (summary) => {
  expect(brief(summary).summary).toContain('Is this a customer already?');
});

it.each(['can you stop ringing me please', 'take my number off your list'])(
  'calls nobody who wants no calls: %s',
  (said) => {
    const { content } = brief('Caller wants a quote.', `Agent: Hello. Caller: Hi, ${said}.`);
    expect(content).toContain('not calling, as they ask');
  },
);

it('has who wants to read a price sent it first', () => {
  const { content } = brief(
    'Voicemail: interested in solar panels, wants a price by email: j@hobbs.example',
  );
  expect(content).toContain('what they want to read (“');
  expect(brief('Wants a call about solar panels.').content).not.toContain('want to read');
});

it.each([
  ['Price was too high. She asked to be contacted again in March.', 'asked to be contacted again'],
  ['Wants a quote. Asked for a callback tomorrow at 3pm.', 'callback tomorrow at 3pm'],
  ['Interested in lawn care, wants us to call back next week.', 'call back next week'],
])('speaks to a lead when they asked for it: %s', (summary, said) => {
  const { content } = brief(summary);
  expect(content).toMatch(/Speak to the lead when it suits them/);
  expect(content.slice(content.indexOf('Speak to'))).toContain(said);
});

it.each([
  ['Wants a plumber, the basement is flooding right now.', true],
  ['Needs an electrician immediately, no power in the shop.', true],
  ['Wants a quote by email as soon as possible.', false],
  ['Wants a new boiler, not urgent.', false],
  ['Needs help, locked out of everything since eight, a note is asking for bitcoin.', true],
  ['Phones are down since 8, needs a provider.', true],
  ['They had a ransomware scare in May, wants a price for backups.', false],
])('calls at once who is in need now: %s', (summary, isNow) => {
  expect(brief(summary).content.includes('Call the lead at once')).toBe(isNow);
});

it.each([
  'John called about a phone system. He asked that someone email him with references.',
  'Left a voicemail asking for a return call regarding a leaking water heater.',
  'The caller wanted to speak to Rick about the Johnson project.',
])('takes what a caller asks for for no complaint: %s', (summary) => {
  expect(brief(summary).summary).not.toContain('complaint');
});

it.each([
  ['The caller, Tom, said he needs a quote.', 'Tom'],
  [
    'Follow-up call with Aisha Khan, operations lead at Brightwell Foods: needs cleaning.',
    'Aisha Khan',
  ],
])('reads who called: %s', (summary, name) => {
  expect(brief(summary).content).toContain(`**Contact (summary):** ${name}\n`);
});
