import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { type Consent, isNoConsent, isOfConsent, readConsent, setsLimit } from './weigh-consent.ts';

/** None of them is among the sentences that the weights were learned from. */
const said: [Consent, string][] = [
  ['yes', 'Rang him on Monday and he is delighted to be in it.'],
  ['yes', 'Use whatever you like of ours, says Petra.'],
  ['seen', 'Fine by Olaf as long as he gets a look at the wording beforehand.'],
  ['seen', 'Send her the draft, she wants a read of it before you print.'],
  ['open', 'Still mulling it over, will let us know after half term.'],
  ['open', 'Waiting to hear what their head office makes of it.'],
  ['terms', 'Happy for the garden to be shown but nothing of the house.'],
  ['terms', 'Only in the members’ newsletter, nowhere else.'],
  ['no', 'He would much prefer that we left him out of it altogether.'],
  ['no', 'Absolutely not, she says, and don’t ask again.'],
];

it.each(said)('is %s: %s', (kind, text) => {
  expect(readConsent(text)).toBe(kind);
  expect(isOfConsent(text)).toBe(true);
  expect(setsLimit(text)).toBe(kind === 'terms');
  expect(isNoConsent(text)).toBe(kind === 'open' || kind === 'no');
});

it.each(['The van is in for its test on Tuesday.', 'Two pallets of slate arrived this morning.'])(
  'is of no consent: %s',
  (text) => expect(isOfConsent(text)).toBe(false),
);

it.each(['Oui, par courrier', 'sí, por carta', 'Zustimmung vom 4. Mai', 'हाँ'])(
  'leaves one that it cannot read as it is: %s',
  (text) => {
    expect(isNoConsent(text)).toBe(false);
    expect(setsLimit(text)).toBe(false);
  },
);

it('reads in time in proportion to the length', () => {
  expect(measureGrowth((text) => readConsent(text), 'yes but only ')).toBeLessThan(10);
});
