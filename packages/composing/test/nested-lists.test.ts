import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const items = [
  { item: 'Crate', qty: 10, price: '£4.50', tags: ['blue', 'food'] },
  { item: 'Lid', qty: 10, price: '£1.25' },
];

it('keeps an entry together that has a list of its own', () => {
  const given = { customer: 'Firth', items, invoiceDate: '2026-11-26' };
  const { content } = composeAt('FIN-02 crm', given);
  expect(content).not.toMatch(/\| amount \|/);
  expect(content).toContain('Crate');
  expect(composeAt('FIN-02 control', given).content).toContain(
    '- Crate: quantity 10, price £4.50, tags blue, food',
  );
});
