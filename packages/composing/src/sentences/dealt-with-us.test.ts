import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { wentBadlyWithUs } from './dealt-with-us.ts';

it.each([
  'We had a bad experience with your firm in 2023.',
  'We got burned by your firm in 2023.',
  'Last time we hired you the leads were junk.',
  'You guys burned us last year.',
  'Your team dropped the ball on our last project.',
  'Your last campaign for us flopped.',
  'I’ve worked with your company before, never again.',
  'We were disappointed with your work in 2022.',
  'Too dear last time mate',
  'You were too expensive last year',
  'Your price was double the other quote last time.',
])('asks what is said to who was dealt with badly by us: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply });
  expect(asks.map(({ names: [name] }) => name)).toContain('complaintAnswered');
});

it.each([
  'We had a bad experience with our last agency.',
  'We got burned by another firm, so tell me more.',
  'Our leads are junk.',
  'We used you in 2022 and it was great.',
  'We had a good experience with your firm in 2023.',
  'We had no bad experience with you.',
  'Our last agency failed us.',
  'I’d hate to let you down.',
  'We missed your call last week.',
  'We were disappointed with our results.',
  'It was too much work last year to do it by hand.',
  'You sent a bad link, please resend.',
  'Is it too expensive for a firm like ours?',
])('finds nothing of that in %s', (sentence) => expect(wentBadlyWithUs(sentence)).toBe(false));
