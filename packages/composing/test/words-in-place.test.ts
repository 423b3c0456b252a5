import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const offer: JsonObject = { customer: 'Dr Ann Rees', scope: 'New fence.', timeline: 'In March' };

it.each([
  ['As soon as possible', 'You start as soon as possible.'],
  ['Immediately', 'You start immediately.'],
  ['ASAP', 'You start as soon as possible.'],
  ['Within two weeks', 'You start within two weeks.'],
  ['1 March 2027', 'You start on 1 March 2027.'],
])('begins %s', (startDate, sentence) => {
  const { content } = composeAt('CUL-03 post', { role: 'Roofer', tasks: 'Slating', startDate });
  expect(content).toContain(sentence);
});

it.each([
  [{ customer: 'Mr and Mrs Pugh' }, 'Nia Pugh suggested that'],
  [{ customer: 'The Pugh family' }, 'Nia Pugh suggested that'],
  [{ customer: 'Pugh Joinery' }, 'Nia Pugh of Pugh Joinery suggested that'],
])('introduces somebody of %j', (named, sentence) => {
  const { content } = composeAt('AFT-04 introduction', {
    ...named,
    referrer: 'Nia Pugh',
    referral: 'Tom Vale',
    consent: 'All may be told',
  });
  expect(content).toContain(sentence);
  expect(content).not.toContain('either answer');
});

it.each([
  ['Mrs Pugh', 'We saw this in our work for Mrs Pugh.'],
  ['Pugh Joinery', 'We saw this at Pugh Joinery.'],
])('says where something was seen: %s', (customer, sentence) => {
  const { content } = composeAt('MKT-01 draft', {
    customer,
    observation: 'It leaks.',
    consent: 'Yes',
  });
  expect(content).toContain(sentence);
});

it('names no place where the customer has no name', () => {
  const seen = { customer: 'walk-ins at our yard', observation: 'Bearings come dry.' };
  expect(composeAt('MKT-01 draft', seen).content).not.toContain('We saw this');
});

it.each([
  [
    '£900 all in (no VAT). Skips are extra.',
    'For the work above, the price is £900 all in (no VAT). Skips are extra.',
  ],
  ['£900 plus VAT', 'The price is £900 plus VAT for the work above.'],
  ['approx. £900', 'The price is approx. £900 for the work above.'],
])('tells the price %s', (price, sentence) => {
  expect(composeAt('SAL-02 proposal', { ...offer, price }).content).toContain(sentence);
});

it.each([
  ['Owen Rees (her nephew writes for her)', 'Dear Owen Rees,'],
  ['Owen Rees', 'Dear Owen Rees,'],
])('greets %s', (contact, greeting) => {
  const { content } = composeAt('AFT-02 request', { customer: 'Mrs Rees', contact });
  expect(content).toContain(greeting);
});

it.each([
  ['Remove me from your mailing list please.', 'they ask to hear no more'],
  ['Stop. Not interested, do not contact me again.', 'they ask to hear no more'],
  ['My wife passed away last month, she had asked for the quote.', 'somebody mourns'],
])('writes no sequence in answer to: %s', (reply, why) => {
  const given = { lead: 'Ann Orr', company: 'Orr Ltd', reply };
  const { content, summary, asks } = composeAt('SAL-03 sequence', given);
  expect(content).toContain('No message is written.');
  expect(content).toContain(why);
  expect(content).not.toContain('call of 20 minutes');
  expect(summary).toMatch(/^Not ready to send/);
  expect(asks).not.toEqual([]);
  const allowed = composeAt('SAL-03 sequence', { ...given, maySend: 'yes' });
  expect(allowed.content).toContain('Message 1');
});

it('plans no call with somebody who mourns', () => {
  const reply = 'My husband passed away on the 12th, I am closing the office.';
  const given = { lead: 'Ann Orr', company: 'Orr Ltd', reply };
  const { content, summary, scheduledFor } = composeAt('SAL-03 slot', given);
  expect(summary).toMatch(/^Not ready to use\. No time: somebody mourns/);
  expect(content).toContain('Make no call');
  expect(scheduledFor).toBeNull();
  expect(composeAt('SAL-03 slot', { ...given, maySend: 'yes' }).scheduledFor).not.toBeNull();
});

it('asks first of an end to the messages, whatever else the reply says', () => {
  const reply = 'Take me off your list. My husband died in May.';
  const { summary } = composeAt('SAL-03 sequence', { lead: 'Ann Orr', company: 'Orr Ltd', reply });
  expect(summary).toMatch(
    /^Not ready to send\. They leave the list, “Take me off your list”, and no message is written/,
  );
});

it.each(['Interested, what does it cost?', 'Please add me to your list of suppliers.'])(
  'writes the messages in answer to: %s',
  (reply) => {
    const { content } = composeAt('SAL-03 sequence', {
      lead: 'Ann Orr',
      company: 'Orr Ltd',
      reply,
    });
    expect(content).toContain('Message 1');
  },
);

it.each([
  ['My brother says you left his yard in a state.', true],
  ['Your fitters made a right mess at ours.', true],
  ['You did a shoddy job next door, I heard.', true],
  ['You left a card at our door, send me a price.', false],
  ['My mate says your lads left his roof like new.', false],
])('asks what is said to a complaint: %s', (reply, isComplaint) => {
  const { summary } = composeAt('SAL-03 sequence', { lead: 'Ann Orr', company: 'Orr Ltd', reply });
  expect(summary.includes('what is said to that, and by whom?')).toBe(isComplaint);
});

const milestone: JsonObject = {
  customer: 'Vale School',
  contact: 'Ann Orr',
  milestone: 'Roof',
  nextStep: 'Gutters',
  nextDate: '2026-12-09',
};

it.each([
  ['The photo report is attached.', true],
  ['Please find enclosed the test sheet.', true],
  ['The new bracket is attached to the wall.', false],
  ['All is done.', false],
])('says what has to be added to a letter: %s', (progress, isAdded) => {
  const { summary } = composeAt('FUL-02 report', { ...milestone, progress });
  expect(summary.includes('Add what it says goes with it')).toBe(isAdded);
});

it('a post tells what was done before what came of it', () => {
  const { content } = composeAt('MKT-01 draft', {
    observation: 'The ads ran on 214 searches that nobody buys from.',
    cause: 'No negative keywords were set.',
    whatWeDid: 'We added 214 negative keywords.',
    outcome: 'Cost per lead fell from $310 to $142.',
  });
  expect(content).toMatch(/The cause:[^]*What we did about it:[^]*What came of it\?/);
});
