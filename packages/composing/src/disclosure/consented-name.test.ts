import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { findConsentedName } from './consented-name.ts';

const nameOf = (customer: string, said: string): string | undefined =>
  findConsentedName(said, readFacts({ customer }))?.name;

it.each([
  ['Lupe Armijo, Las Cruces', 'first name only', 'Lupe'],
  ['Lupe and Hector Armijo, 4 Church Row, Mesilla', 'no surname please', 'Lupe and Hector'],
  ['Mrs Lupe Armijo (Mesilla)', 'yes, but not her surname', 'Lupe'],
  ['Lupe, Hector and Ana Armijo', 'first names only', 'Lupe and Hector and Ana'],
  ['Village Guild of Makers', 'first names only', undefined],
  ['Armijo, Lupe', 'first name only', undefined],
])('finds how %s may be named by “%s”', (customer, said, name) => {
  expect(nameOf(customer, said)).toBe(name);
});

it.each(['Lupe Armijo, Las Cruces', 'Armijo, Lupe'])('tells no surname of %s', (customer) => {
  const { title, content } = composeAt('MKT-04 story', {
    customer,
    before: 'A pine rail that wobbled',
    outcome: 'An oak rail from cellar to loft',
    quote: 'I hold on to it every day.',
    consent: 'Yes to the quote, but not the surname',
  });
  expect(title + content).not.toContain('Armijo');
});

it('takes a ban on pictures before a yes for no refusal', () => {
  const { content, asks } = composeAt('MKT-04 story', {
    customer: 'Gasthaus Krug',
    before: 'A pine rail that wobbled',
    outcome: 'An oak rail from cellar to loft',
    consent: 'no photos of the guests’ floor, otherwise yes',
  });
  expect(asks).toEqual([]);
  expect(content).toContain('Gasthaus Krug');
});

const introduced = {
  referral: 'Merlion Asset Management',
  deliverables: 'Role plays',
  outcome: '9 of 12',
};

it.each(['Rachel may be named as a person, not the bank', 'yes, use my name, not the bank’s'])(
  'calls no house a person, and names it not where the consent leaves it out: %s',
  (consent) => {
    const { content, asks } = composeAt('AFT-04 introduction', {
      referrer: 'Rachel Teo',
      customer: 'Straits Union Bank',
      ...introduced,
      consent,
    });
    expect(asks).toEqual([]);
    expect(content).toContain('Rachel Teo suggested that we write to you.');
    expect(content).not.toMatch(/a person|Straits/);
  },
);

it.each([
  ['Nine of twelve lead their calls.', 0],
  ['Nine of twelve lead the calls of the bank.', 1],
])('asks where a form of the name is not all that it tells of the house: %s', (outcome, asked) => {
  const { asks, content } = composeAt('MKT-04 story', {
    customer: 'Straits Union Bank',
    before: 'Two of twelve led their calls.',
    outcome,
    consent: 'Figures are fine. Bank name must not appear, say ‘a Singapore bank’.',
  });
  expect(content).toContain('a Singapore bank');
  expect(asks).toHaveLength(asked);
});

it('takes what is not announced yet for no refusal of the rest', () => {
  const { content, asks } = composeAt('MKT-04 story', {
    customer: 'Hill Fund',
    before: 'The sound failed twice.',
    outcome: 'No dropout, and $412,000 pledged.',
    consent: 'Use our name, but please leave the dollar amount out, the board hasn’t announced it',
  });
  expect(content).toContain('story of Hill Fund');
  expect(asks.map(({ names }) => names)).toEqual([['consentKept']]);
});

it('names nobody whose agreement was not received', () => {
  const { title, content } = composeAt('MKT-01 draft', {
    client: {
      name: 'Al Noor Steel',
      consent: 'name only with their marketing’s ok - not received',
    },
    observation: 'The crane stood idle.',
  });
  expect(title + content).not.toContain('Al Noor');
});
