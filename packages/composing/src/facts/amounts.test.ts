import { expect, it } from 'vitest';
import { splitPrice } from './amounts.ts';

it.each([
  ['42 desks moved at $185.00 each', 'desks moved', '42', '$185.00'],
  ['310 boxes stored for $9.50 each', 'boxes stored', '310', '$9.50'],
  ['4 front glass £18 each', 'front glass', '4', '£18'],
  ['4 x Latitude 5450 at $1,890 ex GST each', 'Latitude 5450', '4', '$1,890'],
  ['4 x Latitude 5450 @ $1,890', 'Latitude 5450', '4', '$1,890'],
  ['4 Latitude 5450 at $1,890 each', 'Latitude 5450', '4', '$1,890'],
  ['Migration, 38 hours at $165 + GST', 'Migration', '38', '$165'],
  ['Film 50 m @ $4', 'Film', '50', '$4'],
])('names what is counted without the word before its price: %s', (text, said, quantity, price) =>
  expect(splitPrice(text)).toEqual({ said, quantity, price }),
);
