import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { splitSaidAnew } from './said-anew.ts';

it.each([
  ['Hill Valley Vets4Pets... no sorry Hill Valley Physio', 'Hill Valley Physio'],
  ['Bell Brothers, sorry Bell & Sons', 'Bell & Sons'],
  ['Marsden Library - no wait, Marsden Museum', 'Marsden Museum'],
  ['Ann Orr, I mean Anna Orr', 'Anna Orr'],
  ['Oak Court scrap that, Oak House', 'Oak House'],
  ['Dales Coaches or rather Dales Travel', 'Dales Travel'],
  ['Kirk Farm… sorry, its Kirk Farm Shop', 'Kirk Farm Shop'],
  ['Dales Coaches, actually Dales Travel Ltd', 'Dales Travel Ltd'],
  ['Mrs Pell... no Mrs Bell', 'Mrs Bell'],
])('tells both names of a value that takes one back: %s', (value, latter) => {
  expect(splitSaidAnew(value)?.[1]).toBe(latter);
});

it.each([
  'Sorry Not Sorry Ltd',
  'Cafe, No 7 High Street',
  'No. 5 Hair',
  'Actually Good Food Co',
  'Make It Fit Ltd, Leeds',
  'The Lion & Lamb, Otley',
  'Wait & Co',
  'Ann Orr, practice manager',
  'Ann Orr, no phone',
  'Mrs Bell... no answer yet',
  'Osborne, no first name on record',
  'Checked with Moira, no problem',
])('and none of others: %s', (value) => {
  expect(splitSaidAnew(value)).toBeUndefined();
});

it.each(['customer', 'company'])('asks which of them is right, by whatever field: %s', (name) => {
  const context = {
    [name]: 'Hill Vets... no sorry Hill Physio',
    contact: 'Anil Rao',
    scope: 'Three signs',
    price: '£900',
    terms: 'Net 30',
    timeline: 'In May',
  };
  const question = 'Which customer is right: Hill Vets or Hill Physio?';
  expect(composeAt('SAL-02 proposal', context).summary).toContain(question);
  expect(composeAt('SAL-02 crm', context).summary).toContain(`Not ready to apply. ${question}`);
  const answered = composeAt('SAL-02 proposal', { ...context, [name]: 'Hill Physio' });
  expect(answered.summary).not.toContain('Which customer');
});
