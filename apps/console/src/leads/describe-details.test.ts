import { expect, it } from 'vitest';
import { describeDetails } from './describe-details.ts';

it('names what is known and leaves out the rest', () => {
  const details = {
    reason: 'buying_intent',
    matched: ['call', 'pricing'],
    durationSeconds: 1240,
    sentiment: null,
    eventId: 'evt_1',
    campaignId: '',
  };
  expect(describeDetails(details)).toEqual([
    ['Reason', 'buying intent'],
    ['Words of interest', 'call, pricing'],
    ['Seconds', '1,240'],
  ]);
});
