import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it.each([
  ['our PO', 'Our PO'],
  ['Total per wedding ex VAT', 'Total per wedding ex VAT'],
  ['After the call on Thursday', 'After the call on Thursday'],
  ['Note from Sunita', 'Note from Sunita'],
  ['VAT 20%', 'VAT 20%'],
  ['Due Date', 'Due date'],
  ['DUE DATE', 'Due date'],
  ['dueDate', 'Due date'],
  ['due_date', 'Due date'],
  ['Customer', 'Customer'],
])('keeps the capitals of %s that mean something: %s', (name, label) => {
  expect(readFacts({ [name]: 'x' }).facts[0]!.label).toBe(label);
});
