import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { listToldLines } from './told-lines.ts';

const remind = (context: JsonObject): string =>
  composeAt('FIN-03 reminder', { customer: 'Pell Lodge', contact: 'Ray Castillo', ...context })
    .summary;
const offer = (context: JsonObject): string =>
  composeAt('SAL-02 proposal', { customer: 'Pell Lodge', timeline: 'Two weeks.', ...context })
    .summary;
const asked = 'Which amount is right';

it.each<[JsonValue, string, string]>([
  [['INV-1, $1,000.00, due October 30, 2026', 'INV-2, $500, due 11/15'], '$1,600', '$1,500'],
  [['3301 ($450, due 11/1)', '3302 ($250, due 11/8)'], '$650', '$700'],
  [['INV-7 of £1,200 dated 3 Oct', 'INV-8 of £300 dated 5 Nov'], '£1,800', '£1,500'],
  ['INV-1 for $1,000 and INV-2 for $500', '$1,700', '$1,500'],
  ['INV-1 for $1,000, INV-2 for $500 and INV-3 for $80.', '$1,500', '$1,580'],
])(
  'asks which amount is open where invoices in words add up otherwise: %j',
  (invoices, amount, sum) =>
    expect(remind({ invoices, amount })).toContain(
      `${asked}: ${amount} on record, or ${sum} as the lines add up?`,
    ),
);

it.each<[JsonObject, string]>([
  [{ scope: 'Firewall for $3,900 and labor for $2,310.', price: '$6,120' }, '$6,210'],
  [
    {
      items: ['18 users at $22 per user per month', 'Backup, $95 per month'],
      price: '$481 per month',
    },
    '$491',
  ],
  [
    { items: ['Firewall, $3,900 (two units)', 'Labor, $2,310, on site'], price: '$6,120' },
    '$6,210',
  ],
])('asks which price is right where what is offered adds up otherwise: %j', (context, sum) =>
  expect(offer(context)).toContain(`or ${sum} as the lines add up?`),
);

it.each<JsonObject>([
  { invoices: ['INV-1, $1,000.00, due October 30', 'INV-2, $500, due 11/15'], amount: '$1,500' },
  { invoices: ['INV-1, $1,000, due 10/30', 'INV-2, $500, paid 11/15'], amount: '$1,000' },
  { invoices: ['INV-1, $1,000, of which $200 is open', 'INV-2, $500'], amount: '$700' },
  { invoices: ['INV-1, due 10/30', 'INV-2, $500, due 11/2'], amount: '$700' },
  { invoices: 'INV-1 for $1,000, less the $100 credit', amount: '$900' },
])('asks nothing where the invoices come to it, or nobody can tell: %j', (context) =>
  expect(remind(context)).not.toContain(asked),
);

it.each<JsonObject>([
  {
    items: ['18 users at $22 per user per month', 'Backup, $95 per month'],
    price: '$491 per month',
  },
  { items: ['Users, $22 per user per month', 'Backup, $95 per month'], price: '$491 per month' },
  { items: ['Backup, $95 per month', 'Setup, $2,700 once'], price: '$95 per month' },
  { items: ['Backup, $95 per month', 'Monitoring, $5 per month'], price: '$1,200' },
  { items: ['Basic, $95 per month', 'or Premium, $150 per month'], price: '$95 per month' },
  { scope: 'We replace the $3,900 firewall. Labor is capped at $2,310.', price: '$6,000' },
  { scope: 'Cover up to $3,900 for theft and $500 for water.', price: '$900' },
  { scope: 'Firewall for $3,900 and labor at $95 an hour.', price: '$5,000' },
])('asks nothing where what is offered is charged otherwise: %j', (context) =>
  expect(offer(context)).not.toContain(asked),
);

it('reads in time in proportion to the length', () => {
  for (const words of ['$1 and ', 'a, ', '18 users at $22 per ', '$ 1,'])
    expect(
      measureGrowth(
        (text) => [listToldLines({ scope: text }), listToldLines({ items: [text, text] })],
        words,
      ),
    ).toBeLessThan(10);
});
