import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

const line = { SKU: 'LMP-01', Name: 'Brass lamp', Quantity: 12, Price: 84.5, Total: 1014 };
const Lines = [{ ...line, AverageCost: 31.2 }];
const order = { Customer: 'Marlowe Interiors', Location: 'Leeds', COGSAmount: 475.2, Lines };

it('tells nobody what the goods of an order cost us, and no place where we keep them as theirs', () => {
  const { crm } = composeRun('FIN-02', { ...order, CombinedPickingStatus: 'PICKED' });
  expect(crm!.content).toContain('Brass lamp');
  expect(crm!.content).not.toMatch(/\| city|cogs|475|cost|31\.2/i);
});

it('leaves what was bought, a place of the customer and the costs of a budget', () => {
  expect(readProgramRecord({ ...order, COGSAmount: '' })).toMatchObject({ Location: 'Leeds' });
  const items = [{ item: 'Steel', quantity: 2, unit_price: 40, cost: 30, amount: 80 }];
  expect(readProgramRecord({ supplier: 'Arden', items })).toMatchObject({
    items: [{ item: 'Steel', cost: 30 }],
  });
  const budget = { department: 'Kitchen', cogs: 4200, budget: 4000 };
  expect(readProgramRecord(budget)).toBe(budget);
});
