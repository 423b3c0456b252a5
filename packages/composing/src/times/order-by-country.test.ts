import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { writesMonthFirst } from './american-dates.ts';
import { defaultCalendar } from './calendar.ts';
import { withDateOrder } from './date-order.ts';

/** A Monday. */
const now = new Date('2026-11-30T08:30:00Z');
const orderOf = (context: JsonObject): string =>
  withDateOrder(context, now, defaultCalendar).dateOrder ?? 'open';

describe('who writes the day first', () => {
  it.each<JsonObject>([
    { deliveryDate: '02/11/2026', amount: '$3,250 + GST' },
    { deliveryDate: '02/11/2026', terms: 'GST included' },
    { deliveryDate: '02/11/2026', abn: '51 824 753 556' },
    { deliveryDate: '02/11/2026', phone: '02 4929 0177' },
    { deliveryDate: '02/11/2026', phone: '0402 555 610' },
    { deliveryDate: '02/11/2026', phone: '+61 2 4929 0177' },
    { deliveryDate: '02/11/2026', phone: '+64 9 555 0123' },
    { deliveryDate: '02/11/2026', address: '12 Bruce St, Cooks Hill NSW 2300' },
    { deliveryDate: '02/11/2026', address: '9 King St, Ballarat VIC 3350' },
    { deliveryDate: '02/11/2026', location: 'Newcastle NSW' },
    { deliveryDate: '02/11/2026', country: 'Australia' },
    { deliveryDate: '02/11/2026', timezone: 'Australia/Sydney' },
    { deliveryDate: '02/11/2026', amount: 'AUD 440.00' },
    { theme: 'Summer gardens', highlights: ['Mulch now'], sendDate: '03/12/2026' },
  ])('is told by Australia and New Zealand, or by what is near: %j', (context) =>
    expect(orderOf(context)).toBe('day-first'),
  );

  it.each<JsonObject>([
    { deliveryDate: '02/11/2026', amount: '$3,250 + GST', address: 'Toronto, Ontario' },
    { deliveryDate: '02/11/2026', amount: '$3,250 + GST', tax: 'HST 13%' },
    { deliveryDate: '02/11/2026', amount: '$3,250' },
    { deliveryDate: '02/11/2026', amount: '$90 + GST', address: 'Cleveland, OH 44114' },
    { deliveryDate: '02/11/2026', invoice: 'SA 1042' },
  ])('is left open by others: %j', (context) => expect(orderOf(context)).toBe('open'));
});

describe('who writes the month first', () => {
  const bill = { invoice: 'NG-2207', amount: '$3,800', dueDate: '11/7/2026' };
  it.each<JsonObject>([
    { ...bill, currency: 'USD' },
    { ...bill, terms: 'Net 30' },
    { ...bill, country: 'US' },
    { ...bill, country: 'United States' },
    { ...bill, howToPay: 'ACH or check' },
    { ...bill, notes: 'They paid the last one by check.' },
    // In the other order it would be due before it was written.
    { ...bill, invoiceDate: '10/8/2026' },
    { role: 'SDR', startDate: 'mon 12/7' },
    { role: 'SDR', startDate: 'Monday, 12/7' },
  ])('is told by what Americans have: %j', (context) =>
    expect(orderOf(context)).toBe('month-first'),
  );

  it.each<JsonObject>([
    bill,
    { ...bill, notes: 'We check in every week.' },
    { ...bill, notes: 'Ask them to pay, or check with Bill.' },
    { ...bill, invoiceDate: '11/6/2026' },
  ])('is left open by others: %j', (context) => expect(orderOf(context)).toBe('open'));

  it('and nobody in Australia, though the terms are net', () => {
    expect(orderOf({ ...bill, amount: '$3,800 + GST', terms: 'Net 30' })).toBe('day-first');
  });
});

it.each<[string, string]>([
  ['Wed or Thu next week after 1 PM', 'shall we say Wednesday, December 9, 1:00 PM?'],
  ['Either December 8 or December 10 after 1pm works.', 'Tuesday, December 8, 1:00 PM?'],
  ['Thursday or Friday at 10am ET works.', 'Thursday, December 3, 3:00 PM?'],
  ['Wed or Thu next week after 1pm', 'shall we say Wednesday 9 December, 13:00?'],
])('answers %s as its sender writes', (reply, said) => {
  const context = { lead: 'Mark Ostrowski', company: 'Summit Fasteners', reply };
  expect(composeRun('SAL-03', context, now)['sequence']!.content).toContain(said);
});

it('takes no hour of Australians for an American one', () => {
  const reply = 'Wed or Thu next week after 1 PM';
  expect(writesMonthFirst({ reply, phone: '0402 555 610' }, defaultCalendar)).toBe(false);
});
