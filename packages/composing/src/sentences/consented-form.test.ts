import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const story = (consent: string, more: Record<string, string> = {}) =>
  composeAt('MKT-04 story', {
    customer: 'Greta and Paul Osborne',
    location: '4 Mill Lane, Alnwick, Northumberland',
    before: 'The loft lost heat all winter.',
    outcome: 'The bill fell by a third.',
    quote: 'We wear no coats indoors now.',
    consent,
    ...more,
  });

describe('a customer is named in the form that the consent has', () => {
  it.each([
    ['First names only', 'This is the story of Greta and Paul'],
    ['Yes, but first names only please', 'This is the story of Greta and Paul'],
    [
      'First names and Alnwick only, no photos of the house',
      'the story of Greta and Paul, Alnwick.',
    ],
    ['Happy with all of it, no last name', 'This is the story of Greta and Paul'],
    ['Yes to the story and the quote, but not our surname', 'This is the story of Greta and Paul'],
    ['OK, first names and initial', 'This is the story of Greta and Paul O'],
    ['Fine by us, initials only', 'This is the story of G. O. and P. O'],
    ['Yes, as Greta O. from Alnwick', 'This is the story of Greta O. from Alnwick.'],
    ['Agreed, call us Greta and Paul', 'This is the story of Greta and Paul'],
    ['Use it all, as “a couple in Alnwick”', 'This is the story of a couple in Alnwick.'],
    ['Signed: quote and first names only', 'This is the story of Greta and Paul'],
  ])('%s', (consent, told) => {
    const { content, asks, title, summary } = story(consent);
    expect(asks).toEqual([]);
    expect(content).toContain(told);
    expect(`${title} ${content}`).not.toMatch(/Osborne|Mill Lane/);
    expect(content).toContain('We wear no coats indoors now.');
    expect(summary).toContain('as the consent has it');
    const entry = composeAt('MKT-04 schedule', {
      customer: 'Greta and Paul Osborne',
      outcome: 'The bill fell by a third.',
      consent,
    });
    expect(`${entry.title} ${entry.content}`).not.toContain('Osborne');
  });

  it('in a post of the field, too', () => {
    const { content, asks } = composeAt('MKT-01 draft', {
      customer: 'Ada Birch',
      observation: 'The old pump ran all night.',
      outcome: 'It runs four hours now.',
      consent: 'Yes, first name only',
    });
    expect(asks).toEqual([]);
    expect(content).not.toContain('Birch');
  });

  it('and a house as it is called there', () => {
    const { content, asks } = story('Fine, as a dairy in Redesdale', {
      customer: 'Otterburn Dairy Ltd',
    });
    expect(asks).toEqual([]);
    expect(content).toContain('This is the story of a dairy in Redesdale.');
    expect(content).not.toMatch(/Otterburn|Alnwick/);
  });
});

it.each([
  ['quote', 'Paul Osborne wears no coat indoors now.'],
  ['outcome', 'The Osbornes pay a third less.'],
  ['before', 'The loft of the Osborne house lost heat.'],
])('asks where other words tell more of the name: %s', (field, said) => {
  const { asks } = story('First names only', { [field]: said });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['consentKept']);
  expect(asks[0]!.question).toContain('Osborne');
});

it.each([
  ['Name and town', 'Greta and Paul Osborne'],
  ['Yes, first and last name are fine', 'Greta and Paul Osborne'],
  ['Agreed as a reference, in writing', 'Greta and Paul Osborne'],
  ['Yes, as agreed on the phone', 'Greta and Paul Osborne'],
  ['Happy to be named as long as the photo is nice', 'Greta and Paul Osborne'],
])('names them in full where the whole is agreed to: %s', (consent, told) =>
  expect(story(consent).content).toContain(told),
);

it('holds back a house whose speaker alone gave a first name', () => {
  const { content } = story('Steph ok with first name only, not the yard name', {
    customer: 'Howgill Equestrian',
    contact: 'Steph Mounsey',
  });
  expect(content).not.toContain('Howgill');
});

it.each([
  ['First name only please', 'Mrs J. Osborne', 'Osborne'],
  ['First name and restaurant name on the website', 'Nonna Pia’s Trattoria', 'Nonna and'],
])('shortens no name that has no first one: %s', (consent, customer, kept) => {
  const { content } = story(consent, { customer });
  expect(content).not.toContain(kept);
  expect(content).not.toMatch(/story of (?:J|Nonna)[,.]/);
});

describe('figures beside a consent that lists none', () => {
  const outcome = 'The bill fell from £290 to £190.';
  it.each([
    'Name, town and quote',
    'Written consent for name, village and quote.',
    'Name and quote only',
  ])('are asked about: %s', (consent) => {
    const { asks } = story(consent, { outcome });
    expect(asks.map(({ names: [name] }) => name)).toEqual(['consentKept']);
  });
  it.each(['Name and quote, in writing', 'Name, town, quote and figures', 'Yes to all of it'])(
    'and are otherwise told: %s',
    (consent) => expect(story(consent, { outcome }).asks).toEqual([]),
  );
  it('which a text without figures has none of', () =>
    expect(story('Name, town and quote').asks).toEqual([]));
});

describe('who said it signs a quotation', () => {
  it.each(['quotedBy', 'quote_by', 'quote from', 'saidBy'])('%s', (field) => {
    const { content, summary } = story('Name and quote, in writing', {
      customer: 'Alder Court Hotel',
      [field]: 'Miriam Stone, housekeeper',
    });
    expect(content).toContain('“We wear no coats indoors now.” – Miriam Stone, housekeeper');
    expect(summary).not.toContain('Not told in it');
  });
  it('unless they are not to be named', () =>
    expect(
      story('The hotel may be named, but not my name', {
        customer: 'Alder Court Hotel',
        quotedBy: 'Miriam Stone',
      }).content,
    ).not.toContain('Miriam'));
  it('and as the customer is named', () =>
    expect(story('First names only', { quotedBy: 'Greta Osborne' }).content).not.toContain(
      'Osborne',
    ));
});

it.each(['Name, town and quote', 'Yes, but the town only, no address'])(
  'tells the town alone: %s',
  (consent) => {
    const { content } = story(consent);
    expect(content).toContain('Greta and Paul Osborne, Alnwick, Northumberland.');
    expect(content).not.toContain('Mill Lane');
  },
);
