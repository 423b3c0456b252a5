import type { JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const told = (value: JsonValue): string[] =>
  readFacts({ list: value }).facts.map((fact) => fact.value);

it.each<[JsonValue, string[]]>([
  [
    [{ channel: 'LinkedIn', post: 'Field story: Hull', impressions: 4120, leads: 1, score: 8.1 }],
    ['“Field story: Hull”: channel LinkedIn, score 8.1, 4,120 impressions, 1 lead'],
  ],
  [
    [{ item: 'Lamp', quantity: 1200, amount: 4200, daysOverdue: 24, year: 2026 }],
    ['Lamp: quantity 1200, amount 4200, 24 days overdue, year 2026'],
  ],
  [
    [{ item: 'Week 47', responses: 12, replies: 1, boxes: 1, messages: 1 }],
    ['Week 47: 12 responses, 1 reply, 1 box, 1 message'],
  ],
  [['Second line', 'Rota'], ['Second line, Rota']],
  [
    [{ where: 'Bathroom', what: 'Loose towel rail', fixed: 'yes, 25 Nov' }],
    ['Loose towel rail: Bathroom, fixed yes, 25 Nov'],
  ],
  [
    [{ ref: 'J-2201', what: 'Shower drain', who: 'Dave', state: 'done' }],
    ['Shower drain: ref J-2201, who Dave, state done'],
  ],
  [[{ what: 'Cover scratched', closed: 'replaced 29 May' }], ['Cover scratched: replaced 29 May']],
  [[{ film: 3, status: 'in review' }], ['Film 3: status in review']],
  [[{ Pen: '3', status: 'open' }], ['Pen 3: status open']],
  [[{ item: 'Panel', qty: 16, where: 'south roof' }], ['Panel: quantity 16, south roof']],
  [
    ['The rota comes too late.', 'Good week, all in all'],
    ['The rota comes too late; Good week, all in all'],
  ],
  [['Bank account 1: agreed', 'Payroll: agreed'], ['Bank account 1: agreed; Payroll: agreed']],
])('tells %j as people would', (value, expected) => {
  expect(told(value)).toEqual(expected);
});

it('calls a record by what it is, whatever order the database gives its fields', () => {
  expect(
    told([
      { owner: 'Petra Lang', actual: 6300, planned: 4000, costCentre: 'Cleaners' },
      { price: 75, quantity: 3, item: 'Call-out' },
      { score: 5, question: 'I have what I need' },
      { amount: 240, dueDate: '2026-09-30', invoice: '2026-088' },
      { status: 'open', owner: 'Petra Lang' },
    ]),
  ).toEqual([
    'Cleaners: planned 4000, actual 6300, owner Petra Lang',
    'Call-out: quantity 3, price 75',
    'I have what I need: score 5',
    'Invoice 2026-088: amount 240, due date 2026-09-30',
    'status open, owner Petra Lang',
  ]);
});
