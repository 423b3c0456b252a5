import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withholdsFavour } from '../sentences/withheld-favours.ts';
import { tellsDispleasure } from '../sentences/displeasure.ts';

const named = {
  customer: 'Brannigan’s Bingo',
  contact: 'Pat Brannigan',
  outcome: 'the lift has not stuck since August',
};
const request = (more: Record<string, string>) =>
  composeAt('AFT-02 request', {
    ...named,
    quote: 'wouldn’t have anyone else touch it',
    ...more,
  });

it('asks nothing of somebody who mourns before somebody has thought of it', () => {
  const notes = 'She lost the baby in November, maybe leave it till spring.';
  expect(request({ notes }).summary).toContain('may they be asked for this now?');
  expect(request({ notes: 'She lost the key to the baby gate.' }).asks).toEqual([]);
});

it('knows who mourns an animal, and asks before they are called or asked for anything', () => {
  for (const notes of ['jess pts 2 nov, maybe leave it a while', 'Jess was put to sleep on Friday'])
    expect(request({ notes }).summary).toContain('may they be asked for this now?');
  expect(request({ notes: 'Won by 12 pts on Friday' }).asks).toEqual([]);
  const calls = (treated: string) =>
    composeAt('AFT-01 call', { client: 'Mr Syme', treated }).content;
  expect(calls('put to sleep 2 November')).toContain('may they be called all the same?');
  expect(calls('teeth cleaned 2 November')).not.toContain('may they be called');
  const reply = 'We lost our old boy on Friday.';
  const { content } = composeAt('SAL-03 sequence', { lead: 'Ann Low', reply });
  expect(content).toContain('No message is written.');
  const keys = composeAt('SAL-03 sequence', {
    lead: 'Ann Low',
    reply: 'We lost the dog walker. Call me.',
  });
  expect(keys.content).not.toContain('No message is written.');
});

it('asks about a complaint that was heard last, in a field of its own', () => {
  const heard = { 'last contact': 'She complained on Friday that the rail is sticky' };
  expect(request(heard).summary).toContain('is this a customer who is content');
  expect(request({ 'last contact': 'She rang on Friday to say thank you' }).asks).toEqual([]);
  for (const recent of [
    'down all morning on the 30th, Pat furious and threatening to leave',
    'lift stuck again, Pat is fuming',
    'their last invoice is in dispute',
  ])
    expect(
      request({ recent })
        .asks.map(({ question }) => question)
        .join(),
    ).toMatch(/is this a customer who is content|may they be asked for this now/);
  for (const recent of [
    'Pat sent us a cake in November',
    'Pat was furious with the old firm before we came',
  ])
    expect(request({ recent }).asks).toEqual([]);
});

it.each([
  'Fri: we turned up at 8 instead of 9 & Pat was narked, complaint not answered yet. lost £200 on the morning session',
  'Pat was narked on Friday, we turned up an hour early',
  'She rang twice about the invoice, still waiting for an answer, and is fuming',
  'Nice woman, lovely house, but her complaint of the 3rd is still open',
  'He gave Marek an earful about the noise',
  'Met him at the fair, he was a bit cross about the call-out',
  'Job went well overall, Pat not best pleased with the mess though',
  'Complained on Monday, Jo has it',
])('asks before a favour is asked of somebody who is displeased: %s', (notes) => {
  const { asks } = request({ notes });
  expect(asks.map(({ question }) => question).join()).toContain(
    'is this a customer who is content',
  );
  expect(request({ notes, maySend: 'yes' }).asks).toEqual([]);
});

it('asks so of what a field says of their mood', () => {
  const { asks } = request({ sentiment: 'narked, we turned up at the wrong time on Friday' });
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
});

it.each(['he’s in hospital', 'owes us for October', 'Her husband died in March'])(
  'asks whether it is the time to ask for it: %s',
  (notes) => expect(request({ notes }).asks).toMatchObject([{ names: ['maySend'] }]),
);

it.each([
  { feedback: 'disappointed with how long the fitters took' },
  { feedback: 'Disappointed.' },
  { customerFeedback: 'Let down by the late finish' },
  { feedback: 'underwhelmed, thought the price was steep for what they got' },
  { notes: 'Pat was disappointed with the handover, felt rushed.' },
  { comment: 'You let us down on the Friday.' },
  { 'what they said': 'very dissatisfied with the last visit' },
  { sentiment: 'negative' },
  { sentiment: 'Disappointed' },
  { satisfaction: '2/5' },
  { satisfaction: 'poor' },
  { nps: 4 },
  { rating: '2 stars' },
])('asks before a favour is asked of who was let down: %j', (more) => {
  const context: Record<string, string | number> = more;
  const { asks } = composeAt('AFT-02 request', { ...named, ...context });
  expect(asks.map(({ question }) => question).join()).toContain('a customer who is content');
  expect(composeAt('AFT-02 request', { ...named, ...context, maySend: 'yes' }).asks).toEqual([]);
});

it.each([
  { feedback: 'Not disappointed at all, delighted with the result' },
  { feedback: 'They have never let us down.' },
  { feedback: 'Nobody was disappointed' },
  { notes: 'Disappointed at first about the colour, delighted now that it is up.' },
  { notes: 'Her candidate was disappointed not to get the job' },
  { notes: 'Disappointed with the weather for the party' },
  { sentiment: 'positive' },
  { satisfaction: '4.5/5' },
  { nps: 9 },
  { rating: '5 stars' },
])('asks nothing of who was not: %j', (more) => {
  const { asks } = composeAt('AFT-02 request', { ...named, ...more });
  expect(asks.filter(({ names }) => names.includes('maySend'))).toEqual([]);
});

it.each([
  'They come when they say they come.',
  'They turn up when they say they will',
  'They do what they say, when they say it. You can rely on them.',
  'You always ring back when you say you will',
  'When they say eight they mean eight',
  'They came on the day they said and they kept their word.',
])('reads praise in a word that was kept: %s', (quote) => {
  expect(request({ quote }).asks).toEqual([]);
});

it.each([
  'They never come when they say they will',
  'They don’t turn up when they say they will',
  'I wish they came when they say they will',
  'They came when they said, but left a mess and we are not happy',
])('reads none in a word that was not: %s', (quote) => {
  expect(request({ quote }).asks).toMatchObject([{ names: ['maySend'] }]);
});

it.each([
  'Was narked about the hour, Jo rang and it is sorted, all fine now',
  'She was fed up with the old lift',
  'No complaints at all',
  'Not one complaint since August',
  'Not once has a guest rung me to complain',
  'Residents used to complain every week',
  'Paid the invoice the same day',
  'Met Pat at the door, she had the kettle on & the biscuits out, and showed us round',
  'Pat is chuffed, ask for two or three lines, and thank her for the biscuits',
])('asks nothing of a customer of whom is noted: %s', (notes) => {
  const asked = request({ notes }).asks.map(({ question }) => question);
  expect(asked.filter((one) => one?.includes('may this be sent now'))).toEqual([]);
});

it.each([
  'She also said invoice 4410 is wrong and she wants it credited before she does anything for us.',
  'She’ll only help once the credit note for May is through',
  'We overcharged him on the last bill and he wants it put right first',
  'She wants invoice 12 credited before she does anything for us.',
  'She says invoice 12 is wrong.',
  'She won’t do a quote until we have fixed the bill.',
  'Would give us a reference as soon as the leak in the store is mended',
  'Happy to recommend us once the refund has arrived.',
  'We still owe them a credit for March.',
  'The statement for October was too high, she rang twice.',
  'He expects the second door replaced before he says a good word.',
])('asks before a favour is asked of somebody who wants it put right first: %s', (notes) => {
  const { asks } = request({ notes });
  expect(asks.map(({ question }) => question).join()).toContain(
    'is this a customer who is content',
  );
  expect(request({ notes, maySend: 'yes' }).asks).toEqual([]);
});

it.each([
  'The October bill was wrong, we credited it in May and she was pleased.',
  'Invoice 12 was paid on time.',
  'She wants to see the text before it is published.',
  'She wants a credit to her supplier.',
  'She will do a quote after Christmas.',
  'She was glad once we had fixed the leak.',
  'The flow came back once the pump was replaced.',
  'He is happy to help when the new shop is open.',
  'The pump was repaired before the season began.',
])('asks nothing of what was put right, or of other conditions: %s', (notes) => {
  const asked = request({ notes }).asks.map(({ question }) => question);
  expect(asked.filter((one) => one?.includes('a customer who is content'))).toEqual([]);
});

it('reads in time in proportion to the length', () => {
  for (const words of ['gave us an earful, ', 'not too very ', 'no complaint and ', 'old lift '])
    expect(measureGrowth((text) => tellsDispleasure(text), words)).toBeLessThan(10);
  for (const words of [
    'wants it ',
    'not until we ',
    'invoice is still all ',
    'only once ',
    'owe her ',
  ])
    expect(measureGrowth((text) => withholdsFavour(text), words)).toBeLessThan(10);
});
