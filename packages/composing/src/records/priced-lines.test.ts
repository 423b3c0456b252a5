import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

const linesOf = (line: Record<string, unknown>, name = 'line_items'): unknown => {
  const read = readProgramRecord({ [name]: [line as never, line as never] });
  return ((read['items'] ?? read[name]) as unknown[])[0];
};

it('has the amount of a line that its quantity and its price come to', () => {
  const netAmount = { description: 'Fitting', unitPrice: 45, quantity: 4, netAmount: 180 };
  expect(linesOf({ ...netAmount, netTaxAmount: 36, amountIncludingTax: 216 })).toMatchObject({
    amount: 180,
    amountIncludingTax: 216,
  });
  const net = { tax_exclusive: { amount: 3200, currency: 'EUR' } };
  const total = { ...net, tax_inclusive: { amount: 3872, currency: 'EUR' } };
  const unit_price = { amount: 80, currency: 'EUR', tax: 'excluding' };
  const planting = { description: 'Planting', quantity: 40, unit_price, total };
  expect(linesOf({ ...planting, tax: { type: 'taxRate', id: 'c0c' } })).toEqual({
    description: 'Planting',
    quantity: 40,
    unit_price: 80,
    amount: 3200,
  });
});

it('counts what an amount is that its price makes a total of, and calls a line by its words', () => {
  const aussen = { amount: '24.000000', unit_price: '65.000000', position_total: '1560.000000' };
  expect(linesOf({ ...aussen, text: 'Fensterreinigung' }, 'positions')).toEqual({
    item: 'Fensterreinigung',
    quantity: 24,
    unit_price: '65.00',
    amount: 1560,
  });
  const rope = { name: 'Rope 12 mm', quantity: 3, price: 64, subtotal: '192.00', total: '192.00' };
  expect(linesOf({ ...rope, sku: 'SKU-11' })).toEqual({
    item: 'Rope 12 mm',
    quantity: 3,
    price: 64,
    amount: '192.00',
    sku: 'SKU-11',
  });
  const boiler = { product_id: [30, 'Boiler service'], quantity: 2, price_unit: 185 };
  const account_id = [21, '400000 Product Sales'];
  const lines = { ...boiler, price_subtotal: 370, account_id };
  expect(linesOf(lines, 'invoice_line_ids')).toEqual({
    product: 'Boiler service',
    quantity: 2,
    'unit price': 185,
    amount: 370,
    'ledger account': '400000 Product Sales',
  });
});

it('has the lines of all groups, the sum of the whole with and without tax, and what an order goes by', () => {
  const line = (description: string, price: number) => ({ description, quantity: 1, price });
  const grouped_lines = [
    { section: { title: 'Roof' }, line_items: [line('Membrane', 50)] },
    { section: { title: 'Beds' }, line_items: [line('Sedum', 30)] },
  ];
  expect(readProgramRecord({ grouped_lines, total: { ExTax: 80, Tax: 16, IncTax: 96 } })).toEqual({
    items: [line('Membrane', 50), line('Sedum', 30)],
    subtotal: 80,
    tax: 16,
    'total inc tax': 96,
  });
  const order = { number: '727', order_key: 'wc_order_58d2', created_via: 'checkout' };
  expect(readProgramRecord({ ...order, line_items: [line('Rope', 64)] })).toMatchObject({
    'order number': '727',
    line_items: [line('Rope', 64)],
  });
});

it('reads a pair by whom it names, also where a workspace has renamed it, and an invoice by its number', () => {
  expect(readProgramRecord({ customer: [15, 'Hotel Zeezicht'] })).toEqual({
    customer: 'Hotel Zeezicht',
  });
  const name = 'INV/2026/00412';
  const draft = { state: 'draft', invoice_date: '2026-11-27', remainingAmount: 0 };
  expect(readProgramRecord({ name, ...draft, amount_total: 562.05 })).toEqual({
    'invoice number': name,
    state: 'draft',
    invoice_date: '2026-11-27',
    total: 562.05,
  });
});

it('tells nobody by a bare number, and leaves lines and numbers that people wrote', () => {
  const person = { DisplayName: 'Isla Marsh', Position: 'Barista' };
  const numbers = { Company: 3, Contact: 128, Role: 50, Creator: 1 };
  expect(readProgramRecord({ Id: 88, ...numbers, ...person })).toEqual(person);
  const written = {
    contact: 128,
    items: [
      { item: 'Desk', quantity: 2, price: 40, amount: 80 },
      { item: 'Chair', quantity: 4, price: 10, amount: 38 },
    ],
    total: { chairs: 4, desks: 2 },
    readings: [12, 'low'],
    weight: '12.500',
  };
  expect(readProgramRecord(written)).toBe(written);
});

it('takes a column that is called by a currency alone for the price', () => {
  const lines = [
    { item: 'Chair service', qty: 2, '£': 180 },
    { item: 'Compressor filter', qty: 4, '£': 22.5 },
  ];
  const { content, summary } = composeAt('SAL-04 pack', { customer: 'Obi', lines, total: '£450' });
  expect(content).toContain('- Compressor filter: quantity 4, price £22.50\n');
  expect(summary).not.toContain('Which total is right');
  expect(linesOf({ description: 'Wash', quantity: 3, EUR: 20, total: 60 })).toMatchObject({
    price: 20,
    amount: 60,
  });
  // What every object inherits is the name of no currency.
  const inherited = { description: 'Wash', quantity: 3, constructor: 20 };
  expect(linesOf(inherited)).toEqual(inherited);
});

it('has a price for each kilo, or money for a unit', () => {
  expect(linesOf({ product: 'Gravlax', kg: 22, pricePerKg: 310, total: 6820 }, 'cargo')).toEqual({
    product: 'Gravlax',
    quantity: 22,
    unit: 'kg',
    'unit price': 310,
    amount: 6820,
  });
  const crown = { item: 'Crown', qty: 12, unit: 'S$145', line: 'S$1,740' };
  expect(linesOf(crown)).toEqual({
    item: 'Crown',
    qty: 12,
    'unit price': 'S$145',
    amount: 'S$1,740',
  });
  expect(linesOf({ item: 'Gloves', qty: 12, unit: 'box' })).toMatchObject({ unit: 'box' });
});

it('is no amount of a tax, and none that a remark explains', () => {
  const items = [
    { item: 'Crown', qty: 2, unit: '£145', line: '£290' },
    { item: 'Remake', qty: 1, unit: '£145', line: '£0 (warranty)' },
  ];
  const hst = { rate: 13, amount: 37.7 };
  const more = { customer: 'Blue Heron Pictures Inc.', orderRef: 'B-7', hst, subtotal: '£290' };
  const { content, summary } = composeAt('FIN-02 lines', { items, ...more, total: '£327.70' });
  expect(summary).not.toMatch(/Which|purchase order/);
  expect(content).toContain('Blue Heron Pictures Inc.,B-7,Remake,1,£145,£0 (warranty),GBP');
});

it('counts what at its price comes to the amount of its line', () => {
  const words = { service: 'Translation', words: 12480, unit_price: 0.16, amount: 1996.8 };
  expect(linesOf(words)).toMatchObject({ quantity: 12480, unit: 'words' });
  const pages = { service: 'Print', pages: 40, unit_price: 2, amount: 90 };
  expect(linesOf(pages)).toMatchObject({ pages: 40 });
  const { content } = composeAt('FIN-02 lines', { lines: [words, words], customer: 'Medivex' });
  expect(content).toContain('Medivex,,Translation,12480,0.16,1996.8,');
});
