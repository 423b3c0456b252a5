import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { readFreeText } from './read-free-text.ts';

const contact = (message: string): string | undefined =>
  readFreeText(readFacts({ message }), ['site', 'contact']).find('contact')?.value;

it.each([
  ['This is Ivo, at Mrs Lund’s, 12 Mill Lane. The pump is dry.', 'Mrs Lund'],
  ["Ivo here, out at Mr Hale's place. The pump is dry.", 'Mr Hale'],
  ["It's Ivo Marsh at Dr Okoro's house, the pump is dry.", 'Dr Okoro'],
])('who writes from a customer is no contact there: %s', (message, whom) => {
  expect(contact(message)).toBe(whom);
});

it.each([
  ['This is Anna Poole at Hale Motors. Our pump is dry.', 'Anna Poole'],
  ['This is Anna Poole, the pump is dry.', 'Anna Poole'],
])('who calls for their own house is: %s', (message, whom) => {
  expect(contact(message)).toBe(whom);
});

it.each([
  ['Was at Tom Haig, a farm north of Ashby Tues. They want lamps.', undefined],
  ['Met Tom Haig of Haig Hotels Tuesday. They want lamps.', 'Haig Hotels'],
])('a house is named without the day on which we were there: %s', (note, company) => {
  const read = readFreeText(readFacts({ note }), ['company', 'contact', 'need']);
  expect(read.find('company')?.value).toBe(company);
});
