import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isGuessedConsent } from './guessed-consents.ts';

const guessed = [
  'yeah nah',
  'yeah nah not this time',
  'nup',
  'should be right',
  'should be ok',
  'shouldn’t be a problem',
  'she reckons it should be right',
  'I reckon she’d be ok with it',
  'prob ok',
  'pretty sure its fine',
  'Pretty sure he signed it',
  'from memory she said yes',
  'I think so',
  'Bec thinks yes',
  'I think she’d be happy to be named',
  'Marg won’t mind',
  'she was ok with it last year',
  'He said yes to the last one',
  'leave it with me',
  'committee meets 9/12',
  'Goes to the committee on the 9th',
  'he’s easy',
];

describe('a consent', () => {
  it.each(guessed)('is a guess, or of something else: %s', (said) =>
    expect(isGuessedConsent(said)).toBe(true),
  );

  it.each([
    'nah all good, use it',
    'Nah, she’s fine with it',
    'Naomi said yes',
    'She signed on 12 November, should be fine for socials too',
    'Marg thinks the story is great, happy to be named',
    'Committee approved at the meeting on 16/11',
    'Committee said yes, meets again 9/12',
    'Should be named as Bar Beach Apartments',
    'May be used on the website',
    'We think it is fine, please use it',
    'We would be happy to be named',
    'Yes. Should be good for both of us.',
    'She was ok with the text',
    'Okayed by email, she was fine with the last one too',
    'Rob doesn’t mind being named',
    'Name is fine, leave it with me',
    'No prob whatsoever',
    'Reckon it’d be good for other blokes to hear it. Name and all.',
  ])('is given: %s', (said) => expect(isGuessedConsent(said)).toBe(false));

  it.each(['should be ', 'She would ', 'was ok with ', 'leave it ', 'committee is '])(
    'is read in time in proportion to the length of a text of “%s”',
    (part) => expect(measureGrowth(isGuessedConsent, part)).toBeLessThan(10),
  );
});

const given = { customer: 'Bar Beach Apartments', outcome: 'Complaints fell from 14 to 2.' };

it.each(guessed)('a story names nobody by a consent that is a guess: %s', (consent) => {
  const { content, asks } = composeAt('MKT-04 story', { ...given, consent });
  expect(content).not.toContain('Bar Beach');
  expect(asks[0]?.question).toContain(`“${consent}”: was it given since?`);
});

it.each([
  [
    'MKT-01 draft',
    { customer: 'Warners Bay Lets', observation: 'The timer was set to four hours.' },
  ],
  [
    'AFT-04 introduction',
    {
      customer: 'Bar Beach Apartments',
      referrer: 'Rob Ainslie',
      referral: 'Jodie Baxter',
      scope: 'Clean',
    },
  ],
])('%s names nobody by one either', (where, input) => {
  const { title, content } = composeAt(where, { ...input, consent: 'yeah nah' });
  expect(`${title}\n${content}`).not.toMatch(/Warners|Bar Beach|Ainslie/);
});
