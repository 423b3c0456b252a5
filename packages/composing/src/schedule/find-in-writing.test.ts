import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

const run = (more: Record<string, string>) =>
  composeRun('SAL-03', {
    lead: 'Neil Arkwright',
    reply: 'Useful, but please no calls, I am on nights.',
    ...more,
  });

it('offers no call where none may be offered', () => {
  const { sequence, slot } = run({ mayCall: 'no, email only' });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).not.toMatch(/\bcall of\b|short call|the call|speak/);
  expect(sequence!.content).toContain('We take this up in writing, as you ask.');
  expect(slot!.content).toContain('Write in place of the call');
});

it.each([
  'Useful, but no calls please.',
  'Looks helpful. Rather not talk on the phone, email is best.',
  'Thanks, sounds good. Text only please.',
])('asks what somebody would like to know who asks nothing: %s', (reply) => {
  const { sequence } = run({ reply });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).not.toContain('We answer that');
  expect(sequence!.content).toContain(
    'What would you like to know? Reply to this message, and we answer.',
  );
});

it('offers one where it may be, and asks where a call is not what somebody prefers', () => {
  expect(run({ mayCall: 'yes' })['sequence']!.content).toContain('for a call of 20 minutes');
  const preferred = { reply: 'Email is easier for me, I am on nights.' };
  expect(run(preferred)['sequence']!.asks).toHaveLength(1);
});

it('names the price in writing', () => {
  const asked = { mayCall: 'no', reply: 'No calls please. What would it cost?' };
  const { sequence } = run(asked);
  expect(sequence!.content).toContain('We will name the price in writing, as you ask.');
  // No letter goes out that promises an answer in writing, and has none.
  expect(sequence!.asks.map(({ names: [name] }) => name)).toEqual(['price']);
  expect(run({ ...asked, price: '£90' })['sequence']!.asks).toEqual([]);
});

it('is a letter without a call, too, where a referred lead wants none', () => {
  const letterTo = (mayCall: string) =>
    composeRun('AFT-04', {
      customer: 'Engine Ltd',
      referrer: 'Priya Nair',
      referral: 'Rory Byrne',
      scope: 'Two lines',
      quote: 'It works.',
      consent: 'yes, letter only and no ringing',
      mayCall,
    })['introduction']!;
  expect(letterTo('no').asks).toEqual([]);
  expect(letterTo('no').content).not.toMatch(/call/);
  expect(letterTo('no').content).toContain('Tell us in writing what you have to do');
  expect(letterTo('yes').content).toContain('Which day suits you for 15 minutes?');
});

it('answers a reply by the names that people give to it', () => {
  const { sequence } = composeRun('SAL-03', {
    lead: 'Tom',
    theirReply: 'Yes, on Thursday 19th at 2.',
  });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).toContain('Thursday 19th at 2');
});

it('answers a visit where one is asked for and no call may be offered', () => {
  const answer = (reply: string) =>
    composeRun('SAL-03', { lead: 'Rachel', reply, mayCall: 'no, Kasia will come' })['sequence']!;
  const named = answer('Yes please. Tuesday 10 March at 11 works, our yard in Ossett.');
  expect(named.asks).toEqual([]);
  expect(named.content).toContain('We answer that on site, as you ask.');
  expect(named.content).toContain(
    'You named “Tuesday 10 March at 11”: shall we meet on site then?',
  );
  expect(named.content).not.toMatch(/call/);
  expect(answer('Can you come Tuesday 10 March at 2pm to the shop?').content).toContain(
    'You named “Tuesday 10 March at 2pm”: shall we meet on site then?',
  );
  expect(answer('Come and have a look.').content).toContain('Which day and hour suit you on site?');
});

it('is followed where nobody asked not to be called, and says of nobody that they did', () => {
  const { sequence, slot } = composeRun('SAL-03', {
    lead: 'Neil Arkwright',
    phone: '01632 960 112',
    reply: 'Sounds good. What would it cost for two sites?',
    price: '£420',
    mayCall: 'no',
  });
  expect(sequence!.content).toContain('The price is £420.');
  expect(`${sequence!.content}${slot!.content}`).not.toMatch(
    /as you ask|they ask not|01632[^|]*\|/,
  );
  expect(sequence!.content).not.toMatch(/\bcall\b/);
  expect(slot!.content).toContain('| Where | In writing: no call may be offered |');
  expect(slot!.content).toContain('Write in place of the call, which may not be offered.');
});

it.each([
  ['reply', 'Please DON’T ring me, email only. Sounds useful.'],
  ['reply', 'I cannot take calls, email is best.'],
  ['text_msg', 'Interested, but please don’t call me, I sleep days.'],
  ['notes', 'Wants a quote, no phone calls.'],
  ['what she wrote', 'I am deaf, so not by phone please.'],
])('answers in writing, and asks nobody, where calls are forbidden: %s %s', (name, said) => {
  const { sequence, slot } = run({ reply: 'Tell me more.', [name]: said });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).not.toMatch(/for a call|short call|in the call/);
  expect(sequence!.content).toContain('in writing');
  expect(slot!.content).toContain('| Where | In writing: they ask not to be called |');
  expect(slot!.summary).toContain('Heed what is said');
});

it.each([
  'No calls this week, please.',
  'Don’t call before ten.',
  'No call-out charge, I hope?',
  'Email is fine.',
])('takes no other wish for a no to calls: %s', (reply) => {
  expect(run({ reply })['sequence']!.content).toContain('for a call of 20 minutes');
});

it.each([
  ['reply', 'Please take me off your list and stop emailing.'],
  ['replied', 'We went with somebody else. Take me off your list.'],
  ['text_msg', 'Stop sending me things.'],
  ['notes', 'She asked to be removed from the mailing list.'],
])('plans no call with somebody who asks to hear no more: %s %s', (name, said) => {
  const { sequence, slot } = composeRun('SAL-03', { lead: 'Andre', [name]: said });
  expect(sequence!.asks.map(({ names: [asked] }) => asked)).toContain('maySend');
  expect(slot!.summary).toMatch(/^Not ready to use\./);
  expect(slot!.content).toContain('| Where | Nowhere: they ask to hear no more |');
  expect(slot!.content).toContain('Make no call, and write no more');
  const agreed = composeRun('SAL-03', { lead: 'Andre', [name]: said, maySend: 'yes' });
  expect(agreed['slot']!.content).not.toContain('Nowhere');
});

it.each([
  ['notes', 'Take the panel off the wall and list what is left.'],
  ['job', 'Remove me one socket, and stop the leak.'],
])('plans a call with everybody else: %s %s', (name, said) => {
  const { slot } = composeRun('SAL-03', { lead: 'Andre', reply: 'Yes please.', [name]: said });
  expect(slot!.content).toContain('By telephone');
});

it('asks nothing of who wants no call and asks a price that is on record', () => {
  const reply = 'Please don’t ring. Just email me the price for 28 beds, three changes a week.';
  const { sequence, slot } = run({ reply, price: '£186 a week plus VAT' });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).toContain('The price is £186 a week plus VAT.');
  expect(sequence!.content).not.toMatch(/\bcall\b/);
  expect(slot!.content).toContain('| Where | In writing: they ask not to be called |');
  expect(slot!.summary).not.toContain('on which day is the call');
  const visit = 'No calls please, come and see us on Tuesday. What would it cost?';
  expect(run({ reply: visit, price: '£186' })['sequence']!.asks).toHaveLength(1);
});

it.each([
  ['Yes please. We have three changes a week.', false],
  ['Sounds good, 60 aprons per week.', false],
  ['Could you drop a sample in when Kev comes by on Thursday?', false],
  ['We have 60 guests on 15 December.', true],
])('asks for the day of the call by a day alone: %s', (reply, isAsked) => {
  expect(run({ reply })['slot']!.summary.includes('on which day is the call')).toBe(isAsked);
});

it.each([
  ['Could you drop a sample apron in when Kev comes by?', 1],
  ['Please send us some samples.', 1],
  ['The samples were lovely, thank you.', 0],
  ['We dropped the sample in the wash.', 0],
])('asks whether a call may be offered to who wants a sample: %s', (reply, count) => {
  const asks = run({ reply })['sequence']!.asks ?? [];
  expect(asks.filter(({ names }) => names.includes('mayCall'))).toHaveLength(count);
});

it('takes how a letter is to be written for no wish of whoever gets it', () => {
  const notes = 'Please write it in plain short sentences.';
  const { chase } = composeRun('OPS-03', { supplier: 'Nordvet', order: '1', notes });
  expect(chase!.content).not.toContain('they ask not to be called');
});

describe('who wants a number, or no call, is offered none, and the number is asked for', () => {
  it.each([
    'how much for 12 computers? dont want a sales pitch just send me a number',
    'I don’t have time for a call. What do you charge for 12 PCs?',
    'Please send your pricing by email.',
    'What would it run us per user? Not looking for a meeting.',
    'Just shoot me a ballpark for 20 users',
    'just email me pricing for 8 laptops',
    'no calls pls, price for 8 laptops?',
    'dont call me. whats the rate per seat',
    'how much per month? not interested in a sales call',
    'We are not looking for a call, only for a number.',
    'What does it cost? No need for a call.',
    'No time for a meeting. What are your rates?',
    'Too busy for calls. How much per seat?',
    'Skip the sales pitch. What is the price?',
  ])('%s', (reply) => {
    const { sequence, slot } = run({ reply });
    expect(sequence!.asks.map(({ names: [name] }) => name)).toEqual(['price']);
    expect(sequence!.asks[0]!.question).toContain('which price do we name?');
    expect(sequence!.content).not.toMatch(/\bcall of\b|short call|the call\b|We will call you/);
    expect(slot!.content).toContain('| What | In writing: ');
    const priced = run({ reply, price: '$95 per month' })['sequence']!;
    expect(priced.asks).toEqual([]);
    expect(priced.content).toContain('The price is $95 per month.');
  });

  it.each([
    'How much for 12 computers? Call me.',
    'What does it cost? Happy to talk on Friday.',
    'Just send me a number where I can call you.',
    'We do not need meeting rooms. Tell me more.',
    'Do you have time for a call?',
    'I am not looking for a call center, I am looking for help on site hours. Call me.',
    'I don’t have time for a call today, try me tomorrow at 10.',
  ])('and everybody else is: %s', (reply) =>
    expect(run({ reply })['sequence']!.content).not.toContain('in writing'),
  );
});

it('takes a visit that nobody announced or kept for no wish of a supplier', () => {
  const issue = 'Install missed 3 times, no call no show.';
  const { chase } = composeRun('OPS-03', { vendor: 'TelWave', order: '88-2231', issue });
  expect(chase!.content).toContain('| Where | By telephone');
  const kept = composeRun('OPS-03', { vendor: 'TelWave', order: '1', notes: 'No calls, please.' });
  expect(kept['chase']!.content).toContain('In writing: they ask not to be called');
});

const answer = (reply: string) =>
  composeAt('SAL-03 sequence', {
    lead: 'Priya Nair',
    company: 'Tidewater Marine',
    campaign: 'Autumn mailing',
    reply,
  });

it.each([
  'Thursday 10 December at 14:00 works. In writing is fine for the agenda.',
  'Happy to meet on Tuesday 8 December at 10. Confirmation in writing is fine.',
  'Let’s do Wednesday 9 December at 3 pm. In writing is fine too.',
])('asks nothing where writing is allowed, and no call refused: %s', (reply) => {
  expect(answer(reply).asks).toEqual([]);
});

it('answers in writing whoever asks something, and is content with that', () => {
  const { asks, content } = answer('Do you cover weekends? In writing is fine.');
  expect(asks).toMatchObject([{ names: ['ourAnswer'] }]);
  expect(content).toContain('in writing');
});

it('comes to the meeting to which something is to be brought', () => {
  const { asks, content } = answer('Tuesday 8 December at 10 suits us. Please bring a demo unit.');
  expect(content).toContain('“Tuesday 8 December at 10”: we come then.');
  expect(JSON.stringify(asks)).not.toContain('offer a call');
});
