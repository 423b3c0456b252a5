import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutHearsay } from './hearsay.ts';

it.each([
  'Kinda rude.',
  'She seems a bit full of herself.',
  "Bob's brother reckons they owe the council a lot of money.",
  'I heard he was in court over the last builder.',
  'They do not pay their debts, apparently.',
  'Nice bloke but argues every penny.',
  'He is always awkward about money.',
  'Word is they are going under.',
  'She said her boss is a crook who takes kickbacks.',
])('leaves out of a record: %s', (said) => {
  const note = `Call from Ann Orr of Vale House. ${said} Wants a quote for two pumps.`;
  expect(withoutHearsay(note).left).toEqual([said]);
  const { content, summary } = composeAt('SAL-01 crm', { note });
  expect(content).toContain('Wants a quote for two pumps.');
  expect(content).not.toContain(said);
  expect(summary).toContain('Not written, as it is hearsay or an opinion');
});

it.each([
  'She said the pump is hard to reach.',
  'He says they pay by bank transfer.',
  'Wants a cheap pump, nothing fancy.',
  'Their neighbour recommended us.',
  'I heard from Ann on Monday.',
  'The gate is tight and rubs on the post.',
  'Budget is tight this year.',
  'Pays on 30 days, no credit needed.',
  'The dog is mad about the postman.',
])('keeps what is no hearsay: %s', (said) => {
  expect(withoutHearsay(`Call from Ann. ${said}`).left).toEqual([]);
});

it.each([
  ['Wants gutters priced (Will - he was a bit rude, careful)', 'Wants gutters priced'],
  ["Wants windows. (Faith he's a moaner) Ring 07700 900111", 'Wants windows. Ring 07700 900111'],
  ['Pub wants a price, landlord tight as (Will)', 'Pub wants a price.'],
  [
    'Mrs Tait wants gutters, bit dotty bless her, 07700 900222',
    'Mrs Tait wants gutters, 07700 900222.',
  ],
  [
    'Shop wants a quote, dont think theyll pay tbh. 07700 900333',
    'Shop wants a quote. 07700 900333',
  ],
])('leaves out only what is thought of them: %s', (note, kept) =>
  expect(withoutHearsay(note).kept).toBe(kept),
);

it.each([
  'Wants gutters (front and back), tight access.',
  'Dont think they pay VAT.',
  'Seals tight as a drum on the new units.',
  'Wants a quote (ring after 4).',
])('keeps what is told of the work: %s', (note) => expect(withoutHearsay(note).kept).toBe(note));
