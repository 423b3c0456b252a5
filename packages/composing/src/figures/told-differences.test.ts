import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { askAboutRecords } from './check-records.ts';

it.each<[JsonObject, string]>([
  [{ log: 'Six calls. Cash collected Rs 12,400, deposited Rs 11,400. Petrol Rs 850.' }, 'Rs 1,000'],
  [{ note: 'Takings £840 and only banked £790.' }, '£50'],
  [{ stock: 'physical Rs. 17,80,400 vs books Rs. 18,26,900' }, 'Rs. 46,500'],
  [{ check: 'Per statement €4,100, ledger €4,410' }, '€310'],
  [{ deposits: 'ledger $6,420, list of couples $6,170' }, '$250'],
  [{ deposits: 'GL $6,420 vs wedding book $6,170' }, '$250'],
  [{ 'cash collected': 'Rs 12,400', 'cash deposited': 'Rs 11,400' }, 'Rs 1,000'],
  [{ 'stock physical': 'Rs. 5,10,000', 'stock books': 'Rs. 5,46,000' }, 'Rs. 36,000'],
  [{ 'bank as per books': '₹3,20,000', 'bank as per statement': '₹2,95,000' }, '₹25,000'],
  [{ 'cash book': '£18,200', 'cash in hand': '£17,200' }, '£1,000'],
])('asks what two figures differ by that should agree: %j', (context, difference) => {
  const [asked, other] = askAboutRecords(context);
  expect(asked).toContain(`differs by ${difference}: what explains that?`);
  expect(other).toBeUndefined();
});

it.each([
  ['Opening stock 40 cartridges, issued 6, closing 31', 'leaves 34, and not 31'],
  ['Opening 20, received 10, used 5, closing 24', 'leaves 25, and not 24'],
])('asks about a stock that does not go out: %s', (note, asked) => {
  expect(askAboutRecords({ note })[0]).toContain(asked);
});

it.each<JsonObject>([
  { note: 'Cash collected £400, deposited £350 and £50 is the float.' },
  { note: 'Cash collected £400, deposited £400.' },
  { note: 'Collected 12 chairs, banked £90.' },
  { note: 'Opening stock 40 cartridges, issued 6, closing 34' },
  { note: 'Opening 9 am, closing 5 pm' },
  { note: 'Books £20 and a physical £30 voucher' },
  { deposits: 'ledger $6,420, of which $170 is late' },
  { deposits: 'ledger $6,420, list of couples $6,420' },
  { 'cash collected': '£400', 'cash deposited': '£400' },
  { 'rent collected': '£400', 'cash deposited': '£350' },
])('asks about no others: %j', (context) => {
  expect(askAboutRecords(context)).toEqual([]);
});
