import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { findPlaceholders } from '../find-placeholders.ts';

it.each([
  'Owner: [ ]\n',
  '"a": "b", ',
  'Owner: Ada -> ',
  'const a = {\n',
  '  a: b\n',
  'We sold ... euros ',
  'on ---- ',
  'Dear Mr ... ',
  'MANAGER NAME ',
  'START_',
  'At Company Name ',
  '12 Street Name ',
  'for undefined seats ',
  'in TK by ',
  'tbc by ',
  ', get the figure from Ada',
  '- [more?]\n',
  'a quote from a b goes here ',
  '[[a b',
  'Heading\n\n',
  '<ada> a\n',
  'Write {{a}} ',
  '"TBD" is ',
  'template "',
  'YOUR_KEY ',
  'CHF XX ',
  'Agenda: [agenda]\n',
  '- a: TBD\n+ a: b\n',
  'Here is a post for you ',
  '(who? ',
  'Order: nog invullen ',
  ', Raum folgt',
  'hier kommt der ',
  'dnia ... ',
  "letter 'Hi {{a}} ",
  '=SUM(',
  '[ask Ada ',
  '1. 2. ',
  'IF a THEN ',
  'sponsor A, ',
  'Name: ____ ',
  'Would you like me to adjust the ',
])('takes time in proportion to the length of a text of %j', (text) => {
  const find = (content: string) => {
    findPlaceholders(content);
  };
  expect(measureGrowth(find, text)).toBeLessThan(10);
});
