import { expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { mayHold } from './forms-of-values.ts';

it.each([
  ['order', 'TM-4471', true],
  ['order', 'Anya keeps these', false],
  ['due date', 'Fri 4 Dec', true],
  ['due date', '2026-12-04', true],
  ['due date', 'Decided by Marked Sheets', false],
  ['amount', '£1,180.00', true],
  ['amount', 'TM-4471', false],
  ['amount', '01632 960155', false],
  ['amount', '4 December 2026', false],
  ['amount', '16:45', false],
  ['site', 'CAD 900 a day', false],
  ['scope', '300 sheets and 40 towels', true],
  ['scope', '4 December 2026', false],
  ['scope', 'The Smugglers Rest', false],
  ['contact', 'Fabien Mercier, 01632 960155', true],
  ['contact', 'mornings before 11', false],
  ['site', 'Old Customs House Hotel, Rye', true],
  ['site', 'Kev Stapley', false],
  ['phone', 'Fabien Mercier, 01632 960155', true],
  ['phone', '2026-12-04 10:00', false],
  ['severity', 'Low', true],
  ['severity', 'Old Customs House Hotel', false],
  ['evidence', 'IMG_2231.jpg', true],
  ['currency', '£480.00', true],
])('%s may be held by “%s”: %s', (name, value, isHeld) => {
  expect(mayHold(name, readFacts({ 'made up': value }).facts[0]!)).toBe(isHeld);
});

it.each([
  ['photos', '3', false],
  ['missed visits', '2', false],
  ['healthScore', '62', false],
  ['ticket_id', '5512', false],
  ['attachments', '2', false],
  ['cleaning', '640', true],
  ['fees', '640', true],
  ['missed visits', '£120', true],
  ['total points charge', '90', true],
  ['service bus', '75', true],
])('an amount may be held by %s “%s”: %s', (name, value, isHeld) => {
  for (const lack of ['amount', 'approved amount', 'price'])
    expect(mayHold(lack, readFacts({ [name]: value }).facts[0]!)).toBe(isHeld);
});
