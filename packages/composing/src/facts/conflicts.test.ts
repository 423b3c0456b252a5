import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { findConflicts, findOfOthers } from './conflicts.ts';
import { readFacts } from './read-facts.ts';

const ask = (context: JsonObject) =>
  findConflicts(readFacts(context)).map(({ name, values }) => `${name}: ${values.join(' or ')}`);

describe('what a run says differently of one thing', () => {
  it.each<[JsonObject, string[]]>([
    [{ customer: 'A Ltd', form: { customer: 'B Ltd' } }, ['customer: A Ltd or B Ltd']],
    [{ company: 'A Ltd', form: { customer: 'B Ltd' } }, ['customer: A Ltd or B Ltd']],
    [{ client: { name: 'A Ltd' }, form: { company: 'B Ltd' } }, ['customer: A Ltd or B Ltd']],
    [{ price: 4200, currency: 'EUR', form: { amount: -1 } }, ['amount: EUR 4,200 or EUR -1']],
    [{ amount: 12, deal: { amount: 15 } }, ['amount: 12 or 15']],
    [
      { customer: 'Engine', form: { client: 'Engineering Ltd' } },
      ['customer: Engine or Engineering Ltd'],
    ],
    [{ contact: 'Ada Park', form: { contactName: 'Ben Roe' } }, ['contact: Ada Park or Ben Roe']],
  ])('is found by all its names in %j', (context, found) => {
    expect(ask(context)).toEqual(found);
  });

  it.each<[JsonObject]>([
    [{ amount: 4200, form: { price: 'EUR 4,200.00' } }],
    [{ customer: 'Engine Ltd', form: { client: 'Engine Limited' } }],
    [{ contact: 'Priya', lead: { contact: 'Priya Nair, practice manager' } }],
    [{ price: 450, amount: 900, quantity: 2 }],
    [{ price: 450, discount: { amount: 100 } }],
    [{ before: { amount: 10 }, after: { amount: 20 } }],
    [{ customer: 'A Ltd', supplier: { company: 'B Ltd', contact: 'X' }, contact: 'Y' }],
    [{ lead: { name: 'Priya Nair', company: 'Engine Ltd' } }],
    [{ contact: 'Sam Okoro', referrer: 'Priya Nair' }],
    [{ amount: 900, items: [{ price: 450, parts: { price: 3 } }, { price: 450 }] }],
    [{ customer: 'A Ltd', form: { customer: '<b>x</b>' } }],
  ])('is no two things, and none said twice: %j', (context) => {
    expect(ask(context)).toEqual([]);
  });
});

it('tells the fields of a record that names another customer', () => {
  const sheet = readFacts({
    customer: 'A Ltd',
    amount: 5,
    form: { customer: { name: 'B Ltd' }, amount: 7, more: { date: '2026-12-01' } },
  });
  expect(findOfOthers(sheet).map(({ fact }) => fact.path.join('.'))).toEqual([
    'form.customer.name',
    'form.amount',
    'form.more.date',
  ]);
});
