import { expect, it } from 'vitest';
import { splitSentences } from './inline-text.ts';

it.each([
  ['Do not put the emergency no. in full, we got prank calls.', 1],
  ['Ask for her new no. when you ring.', 1],
  ['Job no. 4471 is late.', 1],
  ['He said no. we left it.', 2],
  ['That is the new no. We rang it.', 2],
])('ends no sentence after a number’s abbreviation: %s', (line, count) => {
  expect(splitSentences(line)).toHaveLength(count);
});

it.each([
  ['Rs. 5,16,000 + GST 18% extra', 1],
  ['Madam can go upto Rs. 450 per piece.', 1],
  ['6 chairs hydraulic not working, complaint no. 2217 of Monday', 1],
  ['Send rates of 50 nos. exhaust fans and 2 nos. UPS', 1],
  ['M.D. sir is out, K. V. Rao signs.', 1],
  ['Patil & Co. Pvt. Ltd. is our tenant.', 1],
  ['S. Raghavan called from St. Xavier’s at 4 p.m. on Friday.', 1],
  ['Smt. Vaidehi Apte and Adv. Leena sign for M/s. Rao.', 1],
  ['They ordered 50 nos. Send it today.', 2],
  ['It is with Apte Pvt. Ltd. They pay on Friday.', 2],
  ['We choose plan B. Then we ring.', 2],
  ['Come at 4 p.m. The gate is open.', 2],
  ['It is in Bridge St. Ring twice.', 2],
  ['He lives in the U.K. We meet there.', 2],
])('ends no sentence after an abbreviation within it: %s', (line, count) => {
  expect(splitSentences(line)).toHaveLength(count);
});
