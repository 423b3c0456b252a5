import { expect, it } from 'vitest';
import { readFacts } from '../src/facts/read-facts.ts';
import { plainValue } from '../src/facts/plain-value.ts';

const tell = (context: Parameters<typeof readFacts>[0]): string => {
  const sheet = readFacts(context);
  return plainValue(
    sheet.facts.find(({ path: [name] }) => name === 'lines')!,
    sheet,
  );
};

it.each([
  ['₹2,25,000', 'quantity 28, rate ₹3,500, amount ₹1,98,000'],
  ['Rs. 2,25,000', 'quantity 28, rate Rs. 3,500, amount Rs. 1,98,000'],
  ['£225,000', 'quantity 28, rate £3,500, amount £198,000'],
])('tells the rate of a line as money, as its amount: %s', (price, told) => {
  const lines = [{ item: 'Service', qty: 28, rate: 3500, amount: 198_000 }];
  expect(tell({ price, lines })).toContain(told);
});

it('takes the rate of a tax for none', () => {
  const lines = [{ item: 'Service', rate: 18, amount: 98_000 }];
  expect(tell({ price: '€98,000', lines })).toContain('rate 18, amount €98,000');
});
