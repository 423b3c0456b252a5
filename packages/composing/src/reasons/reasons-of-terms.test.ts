import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const propose = (more: Record<string, string>) =>
  composeAt('SAL-02 proposal', {
    company: 'Craven College',
    contact: 'Alison Todd',
    need: 'two 49-seaters to York on 22 May 2027',
    scope: 'Two coaches, return',
    price: '£1,240',
    timeline: '22 May 2027, back by 18:00',
    ...more,
  });
const asksAbout = (more: Record<string, string>) =>
  propose(more).asks.filter(({ question }) => question?.includes('no term and no time'));

it.each([
  { timeline: 'tbc' },
  { timeline: 'To be confirmed.' },
  { terms: 'usual' },
  { terms: 'as per last yr' },
  { terms: 'same as last time' },
])('asks about a term that tells the customer nothing: %j', (more) => {
  expect(asksAbout(more)).toHaveLength(1);
  expect(asksAbout({ ...more, maySend: 'yes' })).toEqual([]);
});

it.each([
  { terms: '30 days, as usual' },
  { terms: 'Standard terms of the trade, paid within 30 days' },
  { timeline: 'before Easter 2027' },
])('and about no other: %j', (more) => expect(asksAbout(more)).toEqual([]));
