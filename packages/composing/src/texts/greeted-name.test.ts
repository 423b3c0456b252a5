import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { findGreeted, tidyPerson } from './greeted-name.ts';

it.each([
  ['Dave in sales', 'Dave'],
  ['Dave - sales', 'Dave'],
  ['Mrs Reay - clerk', 'Mrs Reay'],
  ['Tony the owner', 'Tony'],
  ["Tony's wife Jan", 'Jan'],
  ['Kevin behind the bar', 'Kevin'],
  ['landlord Kevin', 'Kevin'],
  ['ask for Dave', 'Dave'],
  ['dave', 'Dave'],
  ['joy', 'Joy'],
  ['jo smith', 'Jo Smith'],
  ['cllr Hope', 'Cllr Hope'],
  ['Accounts, Hilary Foy', 'Hilary Foy'],
  ['Harriet Lowe and Ben Asante', 'Harriet Lowe and Ben Asante'],
  ['Anna van Dyke', 'Anna van Dyke'],
  ['de Souza', 'de Souza'],
  ['Mary-Anne', 'Mary-Anne'],
  ['Mr. Petrov', 'Mr. Petrov'],
  ['田中', '田中'],
])('greets of the contact “%s” %s', (said, name) => {
  expect(findGreeted(said)).toBe(name);
});

it.each(['school office', 'bursar', 'matron', 'the caretaker', 'by email', 'her cousin Samir'])(
  'greets nobody by “%s”',
  (said) => {
    expect(findGreeted(said)).toBeUndefined();
  },
);

it.each([
  ['ask for Miles', 'Miles'],
  ['kev', 'Kev'],
  ['Miles in estates', 'Miles in estates'],
  ['phone only', 'phone only'],
  ['site office', 'site office'],
])('writes the contact “%s” as %s', (said, name) => {
  expect(tidyPerson(said)).toBe(name);
});

it('greets and names nobody by what is no name', () => {
  const offer = { customer: 'QE High', contact: 'ask for Miles', scope: 'Windows', price: '£214' };
  expect(composeAt('SAL-02 proposal', offer).content).toContain('Prepared for Miles.');
  const greet = (contact: string): string =>
    composeAt('FIN-03 reminder', { customer: 'Fish Bar', contact, invoice: '7', amount: '£96' })
      .content;
  expect(greet('Tony the owner')).toContain('Dear Tony,');
  expect(greet('bursar')).toContain('Dear Fish Bar team,');
});
