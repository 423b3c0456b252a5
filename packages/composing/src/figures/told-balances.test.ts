import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { findToldDifference } from './told-balances.ts';

describe('a control that is said to agree', () => {
  it.each([
    ['Fuel stock: dip 4,120 l, book 4,410 l, agreed', '290 l'],
    ['Bank: statement £11,204.10, ledger £11,240.10, reconciled', '£36'],
    ['Till count 310 and register 325: ok', '15'],
  ])('differs: %s', (said, differs) => expect(findToldDifference(said)).toBe(differs));

  it.each([
    'Fuel stock: dip 4,120 l, book 4,120 l, agreed',
    'Fuel stock: dip 4,120 l, book 4,410 l, not agreed',
    'Fuel stock: dip 4,120 l, book 4,410 l, isn’t agreed',
    'Fuel stock: dip 4,120 l, book 4,410 l, delivery of 290 l on the 31st, agreed',
    'Bank: statement £11,204.10 agreed on 3 November',
    'Bank agreed, 12 items of 14',
  ])('does not: %s', (said) => expect(findToldDifference(said)).toBeUndefined());

  it.each([
    ['Fuel stock: dip 4,120 l, book 4,410 l, agreed', 'differs by 290 l, and is said to agree'],
    [{ control: 'Fuel', dip: 4120, book: 4410, result: 'agreed' }, 'differs by 290, and says'],
    [{ control: 'VAT', ledger: 120, statement: 156, result: 'agreed' }, 'differs by 36, and says'],
  ])('is asked about once in the pack: %j', (control, asked) => {
    const { summary } = composeAt('FIN-04 pack', {
      period: 'October 2026',
      reconciliations: [control],
      evidence: ['Statement'],
      openItems: ['none'],
    });
    expect(summary).toContain(asked);
    expect(summary.match(/differs by/g)).toHaveLength(1);
  });
});
