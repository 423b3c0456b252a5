import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isUnwritten } from './unwritten-consent.ts';

const unwritten = [
  'verbal ok from Tony, nothing in writing yet',
  'Need to get it in writing',
  'he said sure at the truck',
  'told Kevin it was ok',
  'Tony said it’s fine over the phone',
  'OK by phone on 11/20',
  'Said yes, not signed yet',
  'Yes, release pending',
  'He ok’d it in person',
  'verbally',
];

it.each(unwritten)('is not in writing: %s', (consent) => expect(isUnwritten(consent)).toBe(true));

it.each([
  'yes',
  'Yes, Tony Giordano, 11/20/2026',
  'Release signed 11/20/2026',
  'Verbal ok, then signed the release on 11/20',
  'Written consent of 2 November',
  'Yes, by email, after we spoke on the phone',
  'Name and quote, in writing on 2 November',
  'Told us by email that it was ok',
  'Happy for us to name them, no problem',
  'Yes, and we may use the photo at the shop',
  'no',
  'pending',
])('is not only said: %s', (consent) => expect(isUnwritten(consent)).toBe(false));

const story = {
  customer: 'Giordano’s Bakery',
  before: 'The proofer room was down.',
  deliverables: ['A new condenser'],
  outcome: 'It ran again in three hours.',
  quote: 'They saved our proofer room.',
};

it.each(unwritten)('a story waits until it is in writing: %s', (consent) => {
  const { content, summary } = composeAt('MKT-04 story', { ...story, consent });
  expect(content).not.toContain('saved our proofer room');
  expect(summary).toMatch(/is there one in writing since\?|was it given since\?/);
});

it('a story goes out once it is', () => {
  const consent = 'Verbal ok, then signed the release on 11/20';
  expect(composeAt('MKT-04 story', { ...story, consent }).summary).not.toContain(
    'in writing since',
  );
});

it.each(['he said sure at the truck', 'verbal ok, nothing in writing yet'])(
  'an introduction waits, too: %s',
  (consent) => {
    const { asks } = composeAt('AFT-04 introduction', {
      customer: 'Giordano’s Bakery',
      referrer: 'Tony Giordano',
      referral: 'Pete’s Meats',
      contact: 'Pete Novak',
      deliverables: 'A new condenser',
      outcome: 'It ran again in three hours.',
      consent,
    });
    expect(asks.flatMap(({ names }) => names)).toContain('consent');
  },
);

it.each(['told Kevin ', 'ok over the ', 'nothing in writing ', 'verbal '])(
  'is read in time in proportion to the length of a text of “%s”',
  (part) => expect(measureGrowth(isUnwritten, part)).toBeLessThan(10),
);
