import { expect, it } from 'vitest';
import { type ClosedKind, isClosed, isOfKind } from './weigh-openness.ts';

/** None of them is among the sentences that the weights were learned from. */
const closed: [ClosedKind, string][] = [
  ['health', 'Her mother is back in hospital, so she may have to leave early.'],
  ['health', 'Ivan is off with his nerves again.'],
  ['personal', 'He is getting divorced and the children stay with her.'],
  ['personal', 'Spare key is under the pot by the back door.'],
  ['internal', 'Frankly they are hard work and never pay on time.'],
  ['internal', 'We could drop to 4,100 if he pushes, our cost is 2,900.'],
  ['withhold', 'Keep this to yourself until the contract is signed.'],
  ['withhold', 'Please leave her name out of the newsletter.'],
];

it.each(closed)('takes for %s: %s', (kind, sentence) => {
  expect(isOfKind(sentence, kind)).toBe(true);
  expect(isClosed(sentence)).toBe(true);
});

it.each([
  'The surgery has a new boiler since Monday.',
  'A healthy pipeline of orders for spring.',
  'We fitted a new seal and the freezer was cold again by noon.',
  'Miriam was a delight to work with.',
  'The price is 4,100, and it holds until 31 March.',
  'Branches in Leeds, York and Hull',
])('leaves open: %s', (sentence) => {
  expect(isClosed(sentence)).toBe(false);
});

it('takes the parts of an address for nothing that is said', () => {
  const said =
    'Please contact my colleague Stefan Moser (stefan.moser@alpenklinikum.at), he took over in October.';
  expect(isOfKind(said, 'health')).toBe(false);
});
