import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isOpenConsent, limitsText, saidNo } from './open-consents.ts';

const open = [
  'Sandra would rather we didn’t',
  'Sandra prefers not',
  'She is asking her boss, should know Tuesday',
  'Sandra will let us know',
  'Still checking with the board',
  'No reply yet',
  'Probably fine',
  'Yes, but she still has to ask her boss',
  'Yes, once the tenants’ meeting on 8 December is over',
  'Yes, as soon as Maureen is back',
  'OK if her boss agrees',
  'Fine after 8 December',
  'Happy to, when the board has met',
];

describe('a consent', () => {
  it.each(open)('is none yet: %s', (said) => expect(isOpenConsent(said)).toBe(true));

  it.each([
    'Name and quote, in writing on 2 November',
    'Yes, by email, after we spoke on 2 November',
    'Asked if we may name them: yes',
    'She was asking her boss, and he agreed on 12 November',
    'Yes, and will tell her friends',
    'Yes, use it once or twice if you like',
    'Written, all OK, 12 November',
    'Agreed when the job was finished in June',
    'Happy for us to name them, no problem',
  ])('is one: %s', (said) => expect(isOpenConsent(said) || saidNo.test(said)).toBe(false));

  it.each([
    ['Yes if we leave out the number of call-outs', true],
    ['Fine as long as it says nothing of the bill', true],
    ['Yes, if you like', false],
    ['Yes if it helps', false],
  ])('sets a condition on the text or none: %s', (said, isLimit) =>
    expect(limitsText(said)).toBe(isLimit),
  );

  it.each(['yes when the ', 'is asking ', 'said no ', 'if her '])(
    'is read in time in proportion to the length of a text of “%s”',
    (part) => expect(measureGrowth(isOpenConsent, part)).toBeLessThan(10),
  );
});

describe.each([
  ['MKT-01 draft', { customer: 'Irwell Homes', observation: 'The lift stopped nine times.' }],
  ['MKT-04 story', { customer: 'Irwell Homes', outcome: 'No call-outs in five weeks.' }],
  [
    'AFT-04 introduction',
    {
      customer: 'Irwell Homes',
      referrer: 'Sandra Pickup',
      referral: 'Tottington Trust',
      scope: 'Service contract',
      outcome: 'Call-outs down from 61 to 22',
    },
  ],
])('%s', (where, given) => {
  const tell = (consent: string) => composeAt(where, { ...given, consent });

  it.each([...open, 'Sandra said no'])('names nobody without a consent: %s', (consent) => {
    const { title, content, summary } = tell(consent);
    expect(`${title}\n${content}`).not.toMatch(/Irwell/);
    expect(summary).toContain(`he consent on record says “${consent}”`);
  });

  it.each(['Yes, but Sandra wants to see it first', 'Yes if we leave out the bill'])(
    'asks, or names nobody, where the consent sets a condition: %s',
    (consent) => {
      const { title, content, asks } = tell(consent);
      expect(asks.length > 0 || !`${title}\n${content}`.includes('Irwell')).toBe(true);
    },
  );

  it('names them with one', () => {
    const { content, asks } = tell('Yes, by email of 12 November');
    expect(content).toContain('Irwell Homes');
    expect(asks).toEqual([]);
  });
});

it('a story tells no place that the consent leaves out', () => {
  const given = {
    customer: 'Irwell Homes',
    location: 'Mill Court flats, Bury',
    observation: 'The lift stopped nine times.',
    consent: 'Sandra: fine to name us but not the block',
  };
  for (const where of ['MKT-01 draft', 'MKT-01 schedule']) {
    const { title, content } = composeAt(where, given);
    expect(`${title}\n${content}`).toContain('Irwell Homes');
    expect(content).not.toContain('Mill Court');
  }
});

it.each([
  [
    'Owner agreed to the story, the name of the property and the quote on November 16, 2026.',
    false,
  ],
  ['She agreed that we may publish the story with the association’s name.', false],
  ['She agreed to the story for the newsletter.', true],
  ['Yes to the story, after the lease is signed.', true],
  ['Owner agreed to the website, not to social media.', true],
])('reads of what is agreed to as a whole whether it is limited: %s', (said, isLimited) =>
  expect(limitsText(said)).toBe(isLimited),
);
