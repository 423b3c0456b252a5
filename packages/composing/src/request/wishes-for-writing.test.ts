import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const messagesTo = (more: Record<string, unknown>) =>
  composeAt('SAL-03 sequence', {
    lead: 'Aisha Noor',
    company: 'Noor Dental',
    reply: 'Interested in the sterilisers.',
    ...(more as Record<string, string>),
  });
const offersCall = /call of|short call|the call\b/;

describe('who wants to be written to is offered no call', () => {
  it.each([
    [{ preferredContact: 'email' }],
    [{ preferred_contact_method: 'Text message' }],
    [{ contact_by: 'email please, not phone' }],
    [{ 'How to reach': 'WhatsApp, no calls' }],
    [{ contact: { name: 'Aisha Noor', preferred: 'by email' } }],
    [{ notes: 'She prefers email to calls.' }],
    [{ summary: 'Wants email rather than a phone call.' }],
    [{ reply: 'Interesting. Rather than a phone call, can we do this over email?' }],
    [{ reply: 'Sounds useful. Don’t ring please, just drop me an email.' }],
  ])('%o', (more) => {
    const { content, asks } = messagesTo(more);
    expect(content).not.toMatch(offersCall);
    expect(content).toContain('in writing');
    expect(asks.flatMap(({ names }) => names)).not.toContain('mayCall');
  });
});

it.each([
  [{ preferredContact: 'email or phone' }],
  [{ preferredContact: 'Lou, her assistant' }],
  [{ preferredContact: 'phone, texts go unread' }],
  [{ email: 'aisha@noor.example' }],
  [{ notes: 'Her accountant prefers email.' }],
  [{ notes: 'Invoices by email only.' }],
  [{ notes: 'Sent the email to the call centre.' }],
  [{ reply: 'Interested. Rather than wait, call me.' }],
])('and everybody else is, and nobody is asked: %o', (more) => {
  const { content, asks } = messagesTo(more);
  expect(content).toMatch(offersCall);
  expect(asks).toEqual([]);
});

it.each(['She prefers email.', 'Email is best for him.', 'Best contacted by email.'])(
  'asks of a note that leaves a call open: %s',
  (notes) => {
    const [ask] = messagesTo({ notes }).asks;
    expect(ask!.names).toEqual(['mayCall']);
    expect(ask!.question).toContain('may the messages offer a call?');
    expect(messagesTo({ notes, mayCall: 'yes' }).asks).toEqual([]);
    expect(messagesTo({ notes, mayCall: 'no' }).content).not.toMatch(offersCall);
  },
);

it.each([
  'Email’s best for me, I’m teaching all day.',
  'Best by email, I am in lessons till 4.',
  'Could you put something in writing for the governors?',
  'Would need it in writing for the trustees.',
  'Can you email me the details?',
  'Could you send some info over?',
  'Drop me a line when you’ve got prices.',
  'WhatsApp me.',
  'Prices please.',
])('asks of a reply that wants to read the answer: %s', (reply) => {
  const [ask] = messagesTo({ reply }).asks;
  expect(ask!.names).toEqual(['mayCall']);
  const { content } = messagesTo({ reply, mayCall: 'no' });
  expect(content).not.toMatch(offersCall);
  expect(content).toContain('in writing, as you ask');
});

it.each([
  'Best by the river, we think. Tell me more.',
  'We have it in writing already, and it looks useful.',
  'You can see details of us on our page.',
  'A line of six machines, so yes.',
  'Prices are going up, so yes.',
])('and of no other: %s', (reply) => expect(messagesTo({ reply }).asks).toEqual([]));

it('asks whether a referred lead who wants to be written to may be offered a call', () => {
  const letter = composeAt('AFT-04 introduction', {
    customer: 'Dee’s Bakery',
    referrer: 'Dee',
    referral: 'Paul Vane',
    outcome: 'Bread on time',
    scope: 'A mixer',
    consent: 'yes',
    preferredContact: 'email',
  });
  expect(letter.asks.map(({ names: [name] }) => name)).toEqual(['mayCall']);
});

const reportTo = (more: Record<string, string>) =>
  composeAt('FUL-02 report', {
    customer: 'Mrs Dent',
    progress: 'Joists done',
    issue: 'The window is two weeks late',
    nextStep: 'Fit the stairs on 7 December',
    ...more,
  });

it('asks nobody to call who wants to be written to, and takes that for kept', () => {
  for (const more of [
    { notes: 'Don’t ring please, just drop her an email.' },
    { preferredContact: 'email' },
    { notes: 'No calls please, email only.' },
  ] as Record<string, string>[]) {
    const { content, asks } = reportTo(more);
    expect(content).toContain('or write to us if it no longer suits you.');
    expect(asks).toEqual([]);
  }
  expect(reportTo({}).content).toContain('or call us if it no longer suits you.');
  const { content } = composeAt('FIN-03 reminder', {
    customer: 'Hale Joinery',
    invoice: 'INV-12',
    amount: '£480',
    dueDate: '2026-11-10',
    notes: 'No calls please, email only.',
  });
  expect(content).toContain('or write to us about it.');
});

const request = {
  customer: 'Bev’s Laundromats',
  contact: 'Bev Kranz',
  outcome: 'Gas is down $210.',
};

it.each(['she prefers text', 'Bev prefers texts over email.', 'text her instead', 'Text is best.'])(
  'asks whether a letter goes out so: %s',
  (notes) =>
    expect(composeAt('AFT-02 request', { ...request, notes }).summary).toContain(
      'will it be sent that way?',
    ),
);

it.each([
  'She prefers email.',
  'They prefer gas to electric.',
  'She likes the new letters on the sign.',
  'She prefers the blue one.',
])('asks nothing of a letter: %s', (notes) =>
  expect(composeAt('AFT-02 request', { ...request, notes }).asks).toEqual([]),
);
