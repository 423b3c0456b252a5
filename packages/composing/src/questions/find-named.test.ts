import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readAnswers } from '../asks/read-answers.ts';
import { readFacts } from '../facts/read-facts.ts';
import { findNamed } from './find-named.ts';

const find = (name: string, note: string) => findNamed(name, readFacts({ note }))?.said;

it.each([
  ['order', 'Claim vs Brite, we got it on PO 8813 in May', 'PO 8813'],
  ['order', 'the lamps of order BR-551 came broken', 'BR-551'],
  ['order', 'ord 4406, promised twice', '4406'],
  ['invoice', 'they have not paid INV-2290 yet', 'INV-2290'],
  ['invoice', 'chase invoice no. 4471', '4471'],
  [
    'reply',
    'Sent her the list. She wrote: “We would like lamps for two halls.”',
    'We would like lamps for two halls.',
  ],
])('finds what a note names outright: %s in “%s”', (name, note, said) => {
  expect(find(name, note)).toBe(said);
});

it.each([
  ['order', 'Either PO 8813 or PO 8814'],
  ['order', 'They order 40 boxes in May'],
  ['order', 'In order to win them we wait'],
  ['invoice', 'invoice them on the 15th'],
  ['reply', 'She said she would call'],
])('finds nothing that may be something else: %s in “%s”', (name, note) => {
  expect(find(name, note)).toBeUndefined();
});

it('offers it for a yes', () => {
  const { asks } = composeRun('OPS-03', {
    supplier: 'Brite',
    issue: 'Ten lamps are broken',
    note: 'It was PO 8813.',
  })['letter']!;
  expect(asks[0]!.question).toBe('Which is the order? The note names “PO 8813”: is that it?');
  expect(readAnswers('order: yes', asks).facts).toEqual({ order: 'PO 8813' });
  expect(readAnswers('order: PO 8812', asks).facts).toEqual({ order: 'PO 8812' });
  expect(readAnswers('yes', asks.slice(0, 1)).facts).toEqual({ order: 'PO 8813' });
});
