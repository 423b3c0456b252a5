import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readAmount } from '../facts/amounts.ts';
import { withEnglishAmounts } from '../facts/continental-amounts.ts';
import { readProgramRecord } from '../../test/read-record.ts';

const read = (name: string, value: string) => readProgramRecord({ [name]: value })[name];

describe('an amount with a comma before its cents', () => {
  it.each([
    ['1.250,00 €', '€1,250.00'],
    ['€ 534,60', '€534.60'],
    ['2 450,00 €', '€2,450.00'],
    ['EUR 1.250.000,00', 'EUR 1,250,000.00'],
    ['CHF 1’250,50', 'CHF 1,250.50'],
    ['€ 1.250,-', '€1,250'],
    ['46.800 €', '€46,800'],
    ['-€ 12,50', '-€12.50'],
    ['Material 1.250,00 €, Anfahrt 49,00 Euro', 'Material €1,250.00, Anfahrt €49.00'],
    ['12 ramen à € 320,00 en 3 deuren', '12 ramen à €320.00 en 3 deuren'],
  ])('is told as others are: %s', (said, told) => {
    expect(read('Tekst', said)).toBe(told);
    expect(JSON.stringify(readProgramRecord({ lines: [{ text: said, qty: 1 }] }))).toContain(told);
  });

  it.each([
    ['R18 500', 'R18,500'],
    ['-R4 300.00', '-R4,300.00'],
    ['90 t crane, 3 days @ R18 500; rigger R2 400', '90 t crane, 3 days @ R18,500; rigger R2,400'],
    ['NOK 1 204 330', 'NOK 1,204,330'],
    ['kr 8 940,00 and € 12 500', 'kr 8,940.00 and €12,500'],
    // What follows may be counted for itself.
    ['€40 100 g bags', '€40 100 g bags'],
    ['EUR 25 200 x 3', 'EUR 25 200 x 3'],
    ['Room R12 2026', 'Room R12 2026'],
  ])('and with a space between its thousands: %s', (said, told) => {
    expect(read('text', said)).toBe(told);
  });

  it('has spaces alone where its field says what it is', () => {
    expect(read('budget', '142 000')).toBe('142,000');
    expect(read('lot', '142 000')).toBe('142 000');
    for (const [said, amount] of [
      ['R 310,000', 310000],
      ['-R4,300.00', -4300],
      ['S$1,740', 1740],
      ['CA$12,430.00', 12430],
      ['kr 250', 250],
    ] as const)
      expect(readAmount(said)).toBe(amount);
  });

  it('needs no currency where its field or its thousands say what it is', () => {
    expect(read('Betrag', '87,50')).toBe('87.50');
    expect(read('MontantHT', '1 250,00')).toBe('1,250.00');
    expect(read('x17', '12.345,67')).toBe('12,345.67');
    for (const [said, amount] of [
      ['1.250,00', 1250],
      ['1 250,00', 1250],
      ['534,60', 534.6],
      ['€ 1.250,00', 1250],
      ['1.250,00 EUR', 1250],
    ] as const)
      expect(readAmount(said)).toBe(amount);
  });

  it.each([
    ['rooms', '3,12'],
    ['Maat', '5,80 m in plaats van 6,00 m'],
    ['amount', '1,250.00'],
    ['price', '€1.475'],
    ['amount', '₹12,50,000'],
    ['note', 'Rooms 12,14 and $12,500, then $1,250.00'],
    ['phone', '+41 44 250 12 12'],
    ['address', 'Lange Str. 9, 77652 Offenburg'],
  ])('is none in %s: %s', (name, said) => expect(read(name, said)).toBe(said));

  it('is told, and reckoned with, in the letter', () => {
    const { letter } = composeRun('OPS-03', {
      supplier: 'Staalhandel Brouwer',
      order: 'B-20261',
      issue: '12 of 40 bars are too short',
      amount: '€ 1.534,60',
      deadline: '2026-03-20',
    });
    expect(letter!.content).toContain('€1,534.60');
    const { lines } = composeRun('FIN-02', {
      customer: 'Praxis Keller',
      currency: 'CHF',
      items: [{ item: 'Reinigung', quantity: 12, unitPrice: '420,00', total: '5.040,00' }],
    });
    expect(lines!.content).toContain('5,040.00');
  });

  it.each(['1.250 ', '€ 1.250', '12,5', '1 250,0'])(
    'is sought in time in proportion to the length of a text of %j',
    (part) => expect(measureGrowth(withEnglishAmounts, part)).toBeLessThan(10),
  );
});
