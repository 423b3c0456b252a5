import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { tellsDispleasure } from '../sentences/displeasure.ts';

const request = (more: Record<string, string>) =>
  composeAt('AFT-02 request', {
    customer: 'Brannigan’s Bingo',
    contact: 'Pat Brannigan',
    outcome: 'the lift has not stuck since August',
    quote: 'wouldn’t have anyone else touch it',
    ...more,
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
  'Was narked about the hour, Jo rang and it is sorted, all fine now',
  'She was fed up with the old lift',
  'No complaints at all',
  'Not one complaint since August',
  'Residents used to complain every week',
  'Paid the invoice the same day',
  'Met Pat at the door, she had the kettle on & the biscuits out, and showed us round',
  'Pat is chuffed, ask for two or three lines, and thank her for the biscuits',
])('asks nothing of a customer of whom is noted: %s', (notes) => {
  const asked = request({ notes }).asks.map(({ question }) => question);
  expect(asked.filter((one) => one?.includes('may this be sent now'))).toEqual([]);
});

it('reads in time in proportion to the length', () => {
  for (const words of ['gave us an earful, ', 'not too very ', 'no complaint and ', 'old lift '])
    expect(measureGrowth((text) => tellsDispleasure(text), words)).toBeLessThan(10);
});
