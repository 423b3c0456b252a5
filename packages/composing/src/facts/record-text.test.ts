import type { JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const told = (value: JsonValue): string[] =>
  readFacts({ list: value }).facts.map((fact) => fact.value);

it.each<[JsonValue, string[]]>([
  [
    [{ channel: 'LinkedIn', post: 'Field story: Hull', impressions: 4120, leads: 1, score: 8.1 }],
    ['LinkedIn: post “Field story: Hull”, 4,120 impressions, leads 1, score 8.1'],
  ],
  [
    [{ item: 'Lamp', quantity: 1200, amount: 4200, daysOverdue: 24, year: 2026 }],
    ['Lamp: quantity 1200, amount 4200, 24 days overdue, year 2026'],
  ],
  [['Second line', 'Rota'], ['Second line, Rota']],
  [
    ['The rota comes too late.', 'Good week, all in all'],
    ['The rota comes too late; Good week, all in all'],
  ],
  [['Bank account 1: agreed', 'Payroll: agreed'], ['Bank account 1: agreed; Payroll: agreed']],
])('tells %j as people would', (value, expected) => {
  expect(told(value)).toEqual(expected);
});
