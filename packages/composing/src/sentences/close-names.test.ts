import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { closeNames } from './close-names.ts';

it.each([
  [
    'Ann Poole, bursar of Kemp School suggested that we write to you.',
    'Ann Poole, bursar of Kemp School, suggested that we write to you.',
  ],
  [
    'Mr J. Tate, our foreman is responsible for it on our side.',
    'Mr J. Tate, our foreman, is responsible for it on our side.',
  ],
  [
    'To be signed for Kemp House (Ms Ann Poole) by Ms Ann Poole.',
    'To be signed for Kemp House by Ms Ann Poole.',
  ],
  ['Ann Poole suggested that we write.', 'Ann Poole suggested that we write.'],
  [
    'To be signed for Kemp House (Ms Ann Poole) by Jo Tate.',
    'To be signed for Kemp House (Ms Ann Poole) by Jo Tate.',
  ],
])('closes the names in “%s”', (sentence, closed) => {
  expect(closeNames(sentence)).toBe(closed);
});

const answer = (reply: string): string =>
  composeAt('SAL-03 sequence', { lead: 'Ann Poole', company: 'Kemp School', reply }).content;

it.each([
  'Thank you for the leaflet. Please give me a call next week.',
  'We have two halls to clean. Could you ring us about it, mornings are best?',
])('offers no call as the better way to who asks for one: %s', (reply) => {
  expect(answer(reply)).not.toContain('talk this through with you in a short call');
  expect(answer(reply)).toContain('We will call you, as you ask.');
});

it('offers a call to who does not ask for one', () => {
  expect(answer('Thank you for the leaflet. We have two halls to clean.')).toContain(
    'talk this through with you in a short call',
  );
});

it.each([
  ['Prepared for Treasurer.', 'Prepared for the treasurer.'],
  ['Prepared for Parish Clerk.', 'Prepared for the parish clerk.'],
  ['Payment now or on the day, which ever.', 'Payment now or on the day, whichever.'],
])('calls who has no name by what they are, and closes up words: %s', (sentence, written) => {
  expect(closeNames(sentence)).toBe(written);
});

it.each([
  'Prepared for Clerk Anne Marsh.',
  'Prepared for the treasurer.',
  'Prepared for Bill Steward.',
  'We look for a manager.',
  'It is the best we had for ever.',
  'Who ever heard of that?',
])('leaves what is right: %s', (sentence) => {
  expect(closeNames(sentence)).toBe(sentence);
});
