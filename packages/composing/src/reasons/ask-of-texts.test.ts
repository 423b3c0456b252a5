import { measureGrowth } from '@workspace-ops/growth';
import type { JsonObject } from '@workspace-ops/contracts';
import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { askOfTexts } from './ask-of-texts.ts';

const lettersTo = (reply: string, date?: string) =>
  composeRun('SAL-03', { company: 'Engine Ltd', reply, ...(date && { date }) })['sequence']!;

it.each([
  'We are interested but not before spring. Ask me again in March?',
  'Good idea, write to me again after Christmas.',
  'Please call back next quarter.',
  'Away shooting till Monday week. Interested in principle.',
  'I am on annual leave from 1 to 12 December, then let us talk.',
  'Looks useful. I am back on 4 January.',
])('has nobody write today to whom says %j', (reply) => {
  const { asks, summary } = lettersTo(reply);
  expect(asks.map(({ names }) => names[0])).toEqual(['date']);
  expect(summary).toMatch(/^Not ready to send\. The reply says “.*”: on which day may they/);
  expect(lettersTo(reply, '2027-01-11').asks).toEqual([]);
});

it('asks whom to write to where a reply names somebody else', () => {
  const reply = 'Yes please. My colleague Mara books the calls.';
  expect(lettersTo(reply).summary).toBe(
    'Not ready to send. The reply says “My colleague Mara books the calls”: whom are the messages for?',
  );
  const answered = composeRun('SAL-03', { contact: 'Jon Reed', reply, recipient: 'Mara Lind' });
  expect(answered['sequence']!.content).toContain('Dear Mara Lind,');
  expect(answered['sequence']!.asks).toEqual([]);
  expect(lettersTo('My colleague liked it, too. Could do Tuesday.').asks).toEqual([]);
});

it.each([
  'Not me, I just do the front desk. Dr. Kim handles computers.',
  'Sandra Welsh manages this now.',
  'I passed this to my partner Jules, she does the money side.',
  'Forwarded your mail to Jules.',
])('asks whom to write to where a reply says %j', (reply) => {
  expect(lettersTo(reply).summary).toContain('whom are the messages for?');
});

it('takes a yes of somebody who is off for no refusal, and asks whom and when to write to', () => {
  const { asks, summary } = lettersTo(
    'Yes please, ring the office, ask for Bev, I am off till the 14th.',
  );
  expect(asks.map(({ names }) => names[0])).toEqual(['date', 'recipient']);
  expect(summary).not.toContain('refusal');
  expect(lettersTo('Thank you. I am off till the 14th.').summary).toContain('on which day');
});

it.each([
  'Yes. What does the offer of 20% off until Friday cost?',
  'Yes, we are off the main road, call me on Friday.',
  'Yes, ask for a quote from the depot. Could do Tuesday.',
])('asks nothing where nobody is away, and nobody else is named: %s', (reply) =>
  expect(lettersTo(reply).asks).toEqual([]),
);

it('offers no call to whom wants none, until somebody says that it may', () => {
  const reply = 'Please send an overview in writing, no calls before the new year please.';
  expect(lettersTo(reply).summary).toContain('may the messages offer a call?');
  const allowed = composeRun('SAL-03', { company: 'Engine Ltd', reply, mayCall: 'yes' });
  expect(allowed['sequence']!.asks).toEqual([]);
});

it.each([
  'Could do Tuesday.',
  'Email me or call my cell on Friday.',
  'Send the plan right away, please. I am back office staff.',
  'Not bad at all. Call me on Friday.',
  'What did you do last year?',
])('answers at once to %j', (reply) => {
  expect(lettersTo(reply).asks).toEqual([]);
});

const invoice = { customer: 'Obi & Partners', invoice: '118', amount: '£1,200' };
const reminder = (more: Record<string, string>) =>
  composeRun('FIN-03', { ...invoice, ...more })['reminder']!;

it('asks whether an invoice is disputed before a reminder is sent', () => {
  const notes = 'They say that the tile is still soft, so they do not pay.';
  expect(reminder({ notes }).summary).toBe(
    'Not ready to send. On record is “They say that the tile is still soft, so they do not pay”: is the invoice disputed?',
  );
  expect(reminder({ notes, disputed: 'no, settled' }).asks).toEqual([]);
  expect(reminder({ notes, disputed: 'yes' }).asks).toHaveLength(1);
  expect(reminder({ notes: 'They pay on Fridays.' }).asks).toEqual([]);
});

it('asks about an invoice of several of which its status disputes a part', () => {
  const invoices = [
    { invoice: '71', amount: 3240, dueDate: '2026-01-15', status: 'open' },
    {
      invoice: '84',
      amount: 3240,
      dueDate: '2026-02-14',
      status: 'disputed: two of the visits, part of it',
    },
  ];
  const context = { customer: 'Engine Ltd', invoices, amount: 6480, currency: 'EUR' };
  const { summary } = composeRun('FIN-03', context)['reminder']!;
  expect(summary).toMatch(/^Not ready to send\. On record is “Invoice 84.*disputed/);
});

it.each([
  ['Coffee stain in room 3 still visible, open', true],
  ['The tap is not yet replaced', true],
  ['Flue seal on the outside wall is missing, to be fitted on 26 November', true],
  ['Care plans for 14 of 16 animals are written; the two goats follow by 4 December', true],
  ['Canopy duct above 2 m was not reached; needs an access panel', true],
  ['6 employees have not had their check-up: they were on leave', true],
  ['The emergency light does not come on in the test; part is ordered', true],
  ['Scratch on the door of room 4', true],
  ['Two rooms had no heating on the first night: not yet compensated', true],
  ['No findings', false],
  ['The label was missing; it is there now', false],
  ['All 16 of 16 care plans are written', false],
  ['Sealing was dull, redone on 20 November', false],
  ['The open-plan office was cleaned', false],
  ['Car light flickering - tube changed same day', false],
  ['Oil low: topped up, 3 litres', false],
  ['Car light flickering, the tube has been changed', false],
  ['Handle loose, screws renewed by Craig on 26 November', false],
  ['Car light flickering - tube to be changed', true],
  ['Tiles faded, colour changed to grey', true],
  ['Door sticks, worse since the oil was changed', true],
])('asks about an open finding before it is signed for: %s %s', (finding, isAsked) => {
  const sheet = (more: Record<string, string>) =>
    composeRun('FUL-03', {
      customer: 'Engine Ltd',
      deliverables: ['Line'],
      findings: [finding],
      ...more,
    })['checklist']!;
  expect(sheet({}).summary.includes('A finding may be open')).toBe(isAsked);
  expect(sheet({ findingsClosed: 'yes, on Monday' }).asks).toEqual([]);
});

it.each([
  ['Ask her for two lines, but not before the carpet is cleaned please.', true],
  ['Better not write to them, the dog died on Sunday.', true],
  ['The reminder should wait until next Wednesday.', true],
  ['She does not want the school named until the board says ok.', true],
  ['Ask Carol before we post it, she may not like it.', true],
  ['They asked for delivery before nine.', false],
  ['Do not ring the bell, ask for Jo at the desk.', false],
])('asks whether a letter may be sent of which a note says: %s %s', (note, isAsked) => {
  const question = 'may this be sent now?';
  const texts = Object.values(composeRun('AFT-02', { customer: 'Obi', note }));
  expect(texts.some(({ summary }) => summary.includes(question))).toBe(isAsked);
});

it.each([
  'ask again in ',
  'ask her first ',
  'not before ',
  'do not ',
  'not until ',
  'call ',
  'colleague ',
])('takes time in proportion to the length of a text of %j', (part) => {
  const definition = findWorkflowDefinition('SAL-03')!;
  const ask = (reply: string) => askOfTexts(definition, readFacts({ reply }));
  expect(measureGrowth(ask, part)).toBeLessThan(10);
});

it.each([
  'Just an email with the price is fine, I am on site all week and can not take calls.',
  'I cannot take calls this week, email is best.',
  'We do not answer the phone during the day.',
])('a call is offered to nobody who writes “%s”', (reply) => {
  const { sequence, slot } = composeRun('SAL-03', { company: 'Digbeth Studios', reply });
  expect(sequence!.summary).toContain('may the messages offer a call?');
  expect(slot!.summary).toContain('may the messages offer a call?');
});

it.each([
  'Can somebody come and have a look on Tuesday?',
  'Our lift has been dead since Friday. Can you have somebody here tomorrow?',
])('a call takes the place of no meeting: “%s”', (reply) => {
  const { sequence, slot } = composeRun('SAL-03', { company: 'Bearwood Rentals', reply });
  expect(sequence!.summary).toContain('may the messages offer a call in place of that?');
  expect(slot!.summary).toContain('may the messages offer a call in place of that?');
});

it('of several findings the one that is said to be open is asked about', () => {
  const findings = ['All four boilers look well', 'Flat 2: flue bracket loose, to be fixed Friday'];
  const { checklist } = composeRun('FUL-03', {
    customer: 'A',
    deliverables: ['Boilers'],
    findings,
  });
  expect(checklist!.summary).toContain('“Flat 2: flue bracket loose, to be fixed Friday”');
});

it('asks for the day of a call that is for after a holiday', () => {
  const reply = 'Sounds good. Call me after Thanksgiving.';
  const { sequence } = composeRun('SAL-03', { company: 'Engine Ltd', reply });
  expect(sequence!.summary).toContain('on which day may they be written to?');
});

it('asks of a price that is found high only where nobody has answered', () => {
  const reply = "Got your quote thanks. It's higher than I expected. Any movement for 12 months?";
  const asked = (more: object): unknown =>
    composeAt('SAL-03 sequence', { lead: 'Neil Ashworth', company: 'Quarries', reply, ...more })
      .asks;
  expect(asked({ ourAnswer: 'For 12 months it is £890 a month.' })).toEqual([]);
  expect(asked({})).not.toEqual([]);
});

it('asks of no later day whoever names a time for a call', () => {
  const reply =
    "Good timing. We're actually reviewing systems for next year. I'm free Wednesday or Thursday morning.";
  const asked = (said: string): string =>
    composeAt('SAL-03 sequence', { lead: 'Marcus Oyelaran', company: 'Prairie Pets', reply: said })
      .asks.map(({ question }) => question)
      .join(' ');
  expect(asked(reply)).not.toContain('on which day');
  expect(asked('We are away until 7 January, then Thursday 10 am is good.')).toContain('on which');
});

it('asks of no call whoever wants papers first, and names the hour of one', () => {
  const first = 'Can you send the datasheet for the freezer first?';
  const asked = (reply: string): unknown =>
    composeAt('SAL-03 sequence', { lead: 'Wei Ling Tan', ourAnswer: 'It is attached.', reply })
      .asks;
  expect(asked(`${first} A call would be ok on Tuesday 8 December at 10am.`)).toEqual([]);
  expect(asked(`${first} Then we see.`)).toHaveLength(1);
});

it('asks before a debtor is written to whose lawyers are', () => {
  const facts = { customer: 'Engine Ltd', invoice: 'A-1', amount: 'USD 400', daysOverdue: 40 };
  const note = 'They filed for Chapter 11, write to counsel only';
  const held = composeRun('FIN-03', { ...facts, note })['reminder']!;
  expect(held.summary).toContain(`On record is “${note}”: may this be sent now?`);
});

it.each([
  'Could you send me a rough figure by email?',
  'Please send me the price.',
  'Can you put together a price for 2 drivers?',
  'I need it on paper for my director by Friday.',
])('who asks for it in writing is offered no call unasked: “%s”', (reply) => {
  const { sequence } = composeRun('SAL-03', { company: 'Brightside', reply });
  expect(sequence!.summary).toMatch(/may the messages offer a call\?|which price do we name\?/);
});

it.each([
  'You would want to talk to Anna Kowalska our head housekeeper.',
  'Interested. I have copied her.',
])('asks for whom the messages are where somebody else is named: “%s”', (reply) => {
  const { sequence } = composeRun('SAL-03', { company: 'Quayside Hotel', reply });
  expect(sequence!.summary).toContain('whom are the messages for?');
});

it('a post waits where a note says not to name somebody', () => {
  const observation = 'Walked up Howth Head on two new hips';
  for (const note of [
    'He says grand to tell it but not his name',
    'Suing the barn, so no names',
    'Do not say Howth in public until Friday',
    'Please keep Howth out of the post',
  ]) {
    const { draft } = composeRun('MKT-01', { customer: 'Mr Fennelly', observation, note });
    expect(draft!.summary).toContain(`On record is “${note}”: does the text keep to it?`);
  }
});

it('asks what is said to somebody for whom we came late', () => {
  const reply = 'Interested, but last time your instructor turned up an hour late.';
  const { sequence } = composeRun('SAL-03', { company: 'Dewsbury Pallets', reply });
  expect(sequence!.summary).toContain('what is said to that, and by whom?');
});

it('quotes two findings that may be open', () => {
  const findings = ['21 of 22 phones connect', 'Phone in lift 14 rings out and is not answered'];
  const { checklist } = composeRun('FUL-03', { customer: 'A', deliverables: ['Phones'], findings });
  expect(checklist!.summary).toContain(
    'Findings may be open: “21 of 22 phones connect” and “Phone in lift 14 rings out and is not answered”.',
  );
});

it('asks before somebody is written to of whom a note says that they died', () => {
  const facts = { customer: 'Mrs Ogilvie', invoice: 'A-1', amount: 'GBP 90', daysOverdue: 40 };
  const { reminder: letter } = composeRun('FIN-03', { ...facts, note: 'She died in October' });
  expect(letter!.summary).toContain('On record is “She died in October”: may this be sent now?');
});

it.each([
  'They say 3 cases never came.',
  'She is not paying any of it until somebody calls her.',
  'We billed 11 visits that did not take place.',
])('asks whether an invoice is disputed of which a note says “%s”', (note) => {
  const facts = { customer: 'Hensley', invoice: 'A-1', amount: 'USD 90', daysOverdue: 26 };
  const { reminder: letter } = composeRun('FIN-03', { ...facts, note });
  expect(letter!.summary).toContain('is the invoice disputed?');
});

it.each([
  ['Ask him after the 5th, he is moving house', 'may this be sent now?'],
  ['Please do not mention the claims of 2024', 'does the text keep to it?'],
  ['Says we can tell people but leave his name off.', 'does the text keep to it?'],
])('a request waits where a note says “%s”', (note, asked) => {
  const facts = { customer: 'Northgate Dental', outcome: 'No claims since' };
  const { request } = composeRun('AFT-02', { ...facts, note });
  expect(request!.summary).toContain(`On record is “${note.replace(/[.]$/, '')}”: ${asked}`);
});

it.each([
  ['yes but not before Thursday 3 December', true],
  ['yes, as a herringbone in north Lancs, no name', true],
  ['2231 yes, leave it out', true],
  ['6188 is, 6120 is not', true],
  ['yes, nothing about any child', true],
  ['yes', false],
  ['yes please, she agreed on the phone', false],
  ['OK', false],
])('takes the answer “%s” for one that no text takes up: %s', (maySend, isOpen) => {
  const note = 'Better not send it yet';
  const { reminder: letter } = composeRun('FIN-03', { ...invoice, note, maySend });
  expect(letter!.asks).toHaveLength(isOpen ? 1 : 0);
  if (isOpen)
    expect(letter!.summary).toContain(`No text takes up “${maySend}” by itself: change it by hand`);
});

it('quotes the finding that is open, and the answer that does not close it', () => {
  const { checklist } = composeRun('FUL-03', {
    customer: 'Calder Mill Equine',
    deliverables: ['2 sets of stocks'],
    findings: 'no.2 stocks latch pops open when leaned on. drain ok, no.1 ok',
    findingsClosed: 'no, no.2 latch still open',
  });
  expect(checklist!.summary).toContain('“no.2 stocks latch pops open when leaned on”');
  expect(checklist!.summary).toContain('The answer so far: “no, no.2 latch still open”.');
});

it.each<[string, string, Record<string, unknown>, RegExp]>([
  [
    'AFT-02',
    'request',
    { consent: 'asked, she says wait till after Ofsted' },
    /may this be sent now/,
  ],
  [
    'AFT-04',
    'introduction',
    { consent: 'letter only and no ringing' },
    /may the letter offer a call/,
  ],
  ['SAL-02', 'proposal', { notes: 'price only holds if they do the make-up air' }, /as it is\?/],
  ['FIN-03', 'reminder', { notes: 'paid half on Monday (1,725)' }, /may this be sent now/],
  ['FIN-03', 'reminder', { notes: 'the other is theirs, chase 2204 only' }, /may this be sent now/],
  ['SAL-03', 'sequence', { reply: 'You ran into our gatepost, we wait.' }, /what is said to that/],
  ['MKT-01', 'draft', { notes: 'dont say which restaurant' }, /does the text keep to it/],
  [
    'MKT-02',
    'issue',
    { notes: 'result is not official til the letter comes' },
    /may this be sent now/,
  ],
  ['SAL-03', 'sequence', { reply: 'Tied in until June. Drop me a line in May.' }, /on which day/],
  ['SAL-03', 'sequence', { reply: 'I can let you know after the 14th.' }, /on which day/],
  ['SAL-03', 'sequence', { reply: 'After our hearing on the 16th, not sooner' }, /on which day/],
  ['MKT-04', 'story', { quote: 'Good', notes: 'dont use till he says yes again' }, /sent now/],
  ['SAL-03', 'sequence', { reply: 'Phone no good, staff listen in' }, /offer a call/],
  ['AFT-02', 'request', { notes: 'it is from a patient who died, do not use it' }, /keep to it/],
  [
    'MKT-04',
    'story',
    { quote: 'Good', outcome: 'Less', consent: 'Micky ok, brewery has to say yes' },
    /given since/,
  ],
  ['SAL-03', 'sequence', { reply: 'Email please, the phone is for relatives' }, /offer a call/],
  ['AFT-04', 'introduction', { consent: 'Rory will say Friday' }, /may this be sent now/],
  ['AFT-01', 'call', { other: 'Ali is off sick, write to him' }, /may they be called all the same/],
  [
    'FUL-03',
    'checklist',
    { findings: 'gate 3 misses 1 in 12; training done' },
    /may be open: “gate 3/,
  ],
])('asks before a text of %s is sent: %s %j', (code, key, facts, asked) => {
  const context = { customer: 'Hotel Argyle', company: 'Hotel Argyle', ...facts };
  const { summary } = composeRun(code, context)[key]!;
  expect(summary).toMatch(asked);
});

const story = (more: Record<string, string>) =>
  composeRun('MKT-01', { observation: 'Reception loses 11 calls a day at lunch.', ...more })[
    'draft'
  ]!;

it.each([
  'Don’t name the dentist',
  'She wants it remade not money',
  'Use the photo of the shed not the house',
  'If they pay by Friday knock 5% off',
  'Price is wrong, should be 4,200',
  'No photos of the kids',
  'She said no prices please',
  'Tell them the crane comes on the 3rd',
  'Insists on cash',
])('asks whether a text keeps to %j', (said) => {
  const notes = `They pay on Fridays. ${said}.`;
  const { asks, summary } = story({ notes });
  expect(asks).toEqual([
    { names: ['instructionsKept'], question: `On record is “${said}”: does the text keep to it?` },
  ]);
  expect(summary).toContain('Compare it with the notes: “They pay on Fridays”.');
  expect(story({ notes, instructionsKept: 'yes' }).asks).toEqual([]);
  expect(story({ notes, instructionsKept: 'no' }).summary).toContain('The answer so far: “no”.');
});

it.each([
  'Address it to the widow',
  'Copy Priya in',
  'Ada prefers post, not email',
  'Attach the two pdfs of the data sheets',
])('asks whether a text goes out as %j says', (said) => {
  const { asks } = story({ notes: `They pay on Fridays. ${said}.` });
  const question = `On record is “${said}”: will it be sent that way?`;
  expect(asks).toEqual([{ names: ['instructionsKept'], question }]);
});

it('asks in one question of a text and of how it goes out', () => {
  const { asks } = story({ notes: 'No photos of the kids. Address it to the widow.' });
  expect(asks).toHaveLength(1);
  expect(asks[0]!.question).toMatch(/does the text keep to it, and will it be sent that way\?$/);
});

it.each([
  'Nobody was hurt.',
  'They don’t have a loading bay.',
  'Quote 118 was sent in May.',
  'Call came at 9.',
  'Asked if we do Sundays.',
  'Not sure what the gate code is.',
  'Left the keys with Sam.',
  'No leaks.',
  'He is not happy.',
])('takes %j for no instruction', (notes) => {
  expect(story({ notes }).asks).toEqual([]);
});

it.each(['leave it in it ', 'only a ', ' not a', 'send the ', 'n’t ', 'said no new '])(
  'takes time in proportion to the length of a note of %j',
  (part) => {
    const definition = findWorkflowDefinition('MKT-01')!;
    const ask = (notes: string) => askOfTexts(definition, readFacts({ notes }), '');
    expect(measureGrowth(ask, part)).toBeLessThan(10);
  },
);

it.each([
  ['yes, farm not named', 0],
  ['yes but say that the tracks are right', 1],
])('takes the answer “%s” for one that settles it or not', (instructionsKept, open) => {
  const notes = 'Use the photo of the shed not the house.';
  expect(story({ notes, instructionsKept }).asks).toHaveLength(open);
});

it.each(['Keep it short', 'Keep it friendly please'])(
  'leaves to whoever reads the text how it sounds: %s',
  (said) => {
    const { asks, summary } = story({ notes: `They pay on Fridays. ${said}.` });
    expect(asks).toEqual([]);
    expect(summary).toContain(said);
  },
);

it.each(['Don’t mention the grant.', 'Don’t bring up his door panel.'])(
  'asks about no matter that the text does not tell: %s',
  (notes) => expect(story({ notes }).asks).toEqual([]),
);

it('takes nothing that is said in a call for an order to us', () => {
  expect(story({ summary: 'Wants a price.', transcript: 'Send it to me.' }).asks).toEqual([]);
});

it('asks about no call of which the text does not speak', () => {
  const notes = 'Do not call before 10.';
  const context = { customer: 'Shaw', service: 'Lunch for 40', price: '£600', notes };
  expect(composeRun('SAL-02', context)['proposal']!.asks).toEqual([]);
  expect(
    composeRun('SAL-03', { lead: 'Shaw', reply: 'Yes.', notes })['sequence']!.asks,
  ).not.toEqual([]);
});

it('asks about no name that the text does not tell', () => {
  const notes = 'Don’t mention Cawood Feeds, that’s his brother’s account.';
  expect(story({ notes }).asks).toEqual([]);
  expect(story({ notes, observation: 'Cawood loses 11 calls.' }).asks).toHaveLength(1);
});

it('asks whether somebody may be called about a call alone', () => {
  const notes = 'Photo but not before the door is sorted.';
  const { call } = composeRun('AFT-01', { customer: 'Golf Club', notes });
  expect(call!.summary).not.toContain('may they be called');
});

it('asks about an instruction once, and not about what another answer settles', () => {
  const notes = 'They do not want the letter before Easter. Mention the discount.';
  const asked = reminder({ notes }).asks;
  expect(asked.map(({ names }) => names[0])).toEqual(['maySend', 'instructionsKept']);
  expect(reminder({ notes, maySend: 'yes' }).asks).toEqual([asked[1]]);
  expect(reminder({ notes, maySend: 'yes', instructionsKept: 'yes' }).asks).toEqual([]);
});

it('asks one question for all that one answer settles', () => {
  const notes = 'They paid half on Monday. Better not send it before Easter.';
  const { asks } = reminder({ notes });
  expect(asks).toHaveLength(1);
  expect(asks[0]!.question).toMatch(
    /before Easter.*may this be sent now\?.*paid half.*may this be sent now, or/,
  );
});

it('takes a yes at the end of its reason for one', () => {
  const notes = 'Better not send it yet.';
  expect(reminder({ notes, maySend: 'the crane is booked now so yes' }).asks).toEqual([]);
});

it.each([
  'Thanks but I have gone with Tweed Valley.',
  'You sent this to my late husband. He passed in September. Could somebody ring me?',
  'We have had a bad month. Can you leave it till the spring?',
  'Not this year. Maybe next year.',
  'I won’t be deciding until after our board, so please don’t chase before then.',
  'Yes please. Come Friday 4th December any time after 2.',
])('sends nobody who writes “%s” an offer of a call', (reply) => {
  expect(lettersTo(reply).summary).toMatch(/^Not ready to send\. /);
});

it('sends it all the same where somebody says so', () => {
  const refused = { company: 'Shaw', reply: 'Thanks but I have gone with Tweed Valley.' };
  expect(composeRun('SAL-03', { ...refused, maySend: 'yes' })['sequence']!.asks).toEqual([]);
  expect(lettersTo('Yes please, send me a price.').asks.map(({ names }) => names[0])).toEqual([
    'mayCall',
  ]);
});

it.each([
  'Could we meet on Tuesday at 2pm? Happy to talk.',
  'Happy to meet some time in January.',
  'Could we meet on Teams on Thursday at 10?',
])('offers a call to who names no place in “%s”', (reply) => {
  expect(lettersTo(reply).asks).toEqual([]);
});

it('asks about nothing that a workflow before handed on', () => {
  const handedOn = {
    source: 'Voice call in the morning',
    lastOutcome: 'follow up',
    observation: 'The desk re-types all enquiries.',
    discoveryBrief: 'Discovery brief: Shaw of York',
  };
  const offer = { customer: 'Shaw', scope: 'A fence', price: '£3,450', ...handedOn };
  expect(composeRun('SAL-02', offer)['proposal']!.asks).toEqual([]);
});

it('quotes nothing that is not public in a question', () => {
  const notes = 'That stays with us: he says hold off on the invoice till the second visit.';
  const { summary } = reminder({ notes });
  expect(summary).toContain(
    'On record is “(a sentence under notes that is not public: read it there)”: ',
  );
  expect(summary).not.toContain('second visit');
});

it.each<[string, string, JsonObject, string]>([
  ['FIN-03', 'reminder', { agreed: 'she pays £1,150 a month' }, 'agreed “she pays £1,150 a month”'],
  ['FIN-03', 'reminder', { paid: '£2,000 on 19 Oct' }, 'paid “£2,000 on 19 Oct”'],
  [
    'FUL-03',
    'checklist',
    { leftovers: ['Name plate missing', 'Gate spring broken'] },
    'leftovers “Name plate missing, Gate spring broken”',
  ],
  [
    'FUL-03',
    'checklist',
    { outstanding: 'label on disconnect' },
    'outstanding “label on disconnect”',
  ],
  ['SAL-02', 'proposal', { surcharge: '25% at weekends' }, 'surcharge “25% at weekends”'],
  [
    'FUL-03',
    'checklist',
    { delivered: 'Jaguar only for the bride, carpet forgotten' },
    'delivered “Jaguar only for the bride, carpet forgotten”',
  ],
])('asks about what a text of %s leaves out: %s %j', (code, key, more, left) => {
  // Somebody has said that it is the amount that is open.
  const agreed = { invoice: '118', amountAgreed: '£3,450' };
  const known = { 'FIN-03': agreed, 'SAL-02': { scope: 'A fence' }, 'FUL-03': {} };
  const own = code === 'FUL-03' ? { deliverables: 'A fence' } : { amount: '£3,450' };
  const context = { customer: 'Shaw', ...known[code as keyof typeof known], ...own, ...more };
  const { asks } = composeRun(code, context)[key]!;
  expect(asks.map(({ question }) => question).join(' ')).toContain(
    `It does not tell ${left}: may this be sent as it is?`,
  );
  expect(composeRun(code, { ...context, maySend: 'yes' })[key]!.summary).toContain(
    `Not told in it: ${Object.keys(more)[0]!}`,
  );
});

it.each<[string, string, JsonObject, RegExp]>([
  [
    'FIN-03',
    'reminder',
    { invoice: '118', amount: '£1,268', status: 'paid 25 November' },
    /“paid 25 November”: may this be sent/,
  ],
  [
    'FIN-03',
    'reminder',
    {
      invoices: [{ invoice: '118', amount: '£900', paid: '£400 on 2 November' }],
      maySend: 'yes, for the £500 that is left',
    },
    /No text takes up “yes, for the £500/,
  ],
  [
    'AFT-02',
    'request',
    { outcome: '110 guests fed', consent: 'she said no to being quoted' },
    /said no to being quoted”: may this be sent now\?/,
  ],
  [
    'MKT-04',
    'story',
    { outcome: '110 guests fed', consent: 'fine if we don’t use her name' },
    /so that the customer may be told\?/,
  ],
  [
    'SAL-03',
    'sequence',
    { reply: 'Talk to my manager Rosa.', recipient: 'Rosa for access, Sunil for the price' },
    /No text takes up “Rosa for access.*answer with one name alone/,
  ],
])('waits where what is on record goes against a text of %s: %s %j', (code, key, more, asked) => {
  const { summary } = composeRun(code, { customer: 'Shaw', ...more })[key]!;
  expect(summary).toContain('Not ready to send.');
  expect(summary).toMatch(asked);
});

it('asks before a call is offered in place of a visit that is agreed', () => {
  const context = { lead: 'Dan', reply: 'Thursday works.', nextStep: 'second visit Thursday' };
  const { sequence } = composeRun('SAL-03', context);
  expect(sequence!.summary).toContain(
    '“second visit Thursday”: may messages be sent that offer a call?',
  );
  expect(composeRun('SAL-03', { ...context, maySend: 'yes' })['sequence']!.asks).toEqual([]);
});

it('takes no thanks for a day for one that is proposed, and no hour for one to write on', () => {
  const write = (reply: string) => composeRun('SAL-03', { lead: 'Dan', reply })['sequence']!;
  expect(write('Thanks for Tuesday. Is that with VAT?').content).not.toContain('You named');
  expect(write('Thursday 3pm works for a call, not before.').summary).not.toContain('which day');
});

it.each([
  ["I don't want calls on my mobile on Saturdays.", false],
  ["They don't want to be called before 9.", false],
  ["I don't want calls on my mobile.", true],
  ["She doesn't want to be called.", true],
  ['No call out charge for the first emergency.', false],
  ['She was told no call-out fee and got charged 190.', false],
  ['We dont call out on Sundays as agreed.', false],
  ['It is not a call out, it is a visit.', false],
  ['No calls out of hours.', false],
  ['No call, please.', true],
  ['Please don’t call.', true],
  ['Dont ring them for her records.', false],
  ['She hasnt told her current vet yet so dont ring them till she says.', false],
  ['Our current supplier let us down, please do not call, write.', true],
  ['Do not ring them.', true],
])('reads in %j whether calls are refused: %s', (summary, isRefused) => {
  const { content } = composeAt('SAL-01 brief', { company: 'Yco', contact: 'Xi Li', summary });
  expect(content.includes('not calling, as they ask')).toBe(isRefused);
});

const asksFor = (reply: string): string =>
  composeAt('SAL-03 sequence', { company: 'Minster', lead: 'Farida Khalil', reply }).summary;

it.each([
  "I'm on maternity leave until 15 March and Stuart Penn is covering (stuart@minster.example).",
  'I am out of the office. In my absence please write to the bookings desk.',
  'Away this week: Jo Marsh will be standing in.',
  'For anything urgent contact Jo Marsh.',
  'My maternity cover is Jo Marsh.',
  'Ring my husband Jo instead.',
  'Please ring my wife Jo instead, on her mobile.',
  'Sounds good, text our treasurer.',
  'Interested. Phone Jo on his mobile.',
  'Could you give Jo a ring instead?',
  'It’s my husband you need, Jo.',
  'Jo deals with this.',
])('asks for whom the messages are where a reply names who stands in: %s', (reply) => {
  expect(asksFor(reply)).toContain('whom are the messages for?');
});

it.each([
  'Aviva is covering the cost, so yes. Ring me.',
  'Try Monday December 7.',
  'Our floor covering is worn. Ring me.',
  'Email me. The replacement is for a door.',
  'Ring my mobile instead.',
  'Give me a ring on Tuesday.',
  'Do not ring my husband, ring me.',
  'Ring my wife’s old number, I have it now.',
  'Ring me on Tuesday on my mobile.',
])('asks nothing of the kind of a reply that names nobody: %s', (reply) => {
  expect(asksFor(reply)).not.toContain('whom are the messages for?');
});

it('does not say that they asked for the day that an answer names', () => {
  const reply = "I'm on leave until 15 March and Stuart Penn is covering. Do try him.";
  const context = { company: 'Minster', lead: 'Farida Khalil', reply, date: '7 December 2026' };
  for (const said of [context, { ...context, recipient: 'Stuart Penn' }])
    expect(composeAt('SAL-03 sequence', said).content).not.toContain('as you asked');
});

it('quotes of a finding what follows from it', () => {
  const findings =
    'Snags: doors done, the hinge was never oiled and is to be replaced, so nobody uses it before Monday.';
  const { summary } = composeAt('FUL-03 checklist', {
    customer: 'Engine Ltd',
    deliverables: ['Door'],
    findings,
  });
  expect(summary).toContain('so nobody uses it before Monday”');
});

it.each([
  'option A £22,400 with standard fan, option B £25,100 with the low-noise fan',
  '£900 without or £1,100 with the lamp',
])('asks which of several prices a proposal is for: %s', (price) => {
  const propose = (more: Record<string, string>) =>
    composeRun('SAL-02', { customer: 'Afon', scope: 'New canopy', terms: 'Net 30', ...more })[
      'proposal'
    ]!;
  expect(propose({ price }).summary).toContain('does the text say what each price is for');
  expect(propose({ price, maySend: 'yes' }).asks).toEqual([]);
  expect(propose({ price: '£22,400' }).asks).toEqual([]);
});
