import { measureGrowth } from '@workspace-ops/growth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectSignals, splitWords } from './detect-signals.ts';

describe('a signal is detected', () => {
  it.each([
    ['in any case', 'The BACKLOG grows', 'backlog'],
    ['at the begin and the end', 'rework', 'Rework'],
    ['beside punctuation', '"Rework," she said.', 'rework'],
    ['within a hyphenated word', 'the month-end close', 'month'],
    ['over a line break', 'the cash\n  flow is thin', 'cash flow'],
    ['with its own signs', 'rewritten in C++, twice', 'c++'],
    ['with a typographic apostrophe', 'we don’t know', "don't know"],
    ['before a possessive', 'the founder’s desk', 'founder'],
    ['in another script', 'нужен ОТЧЁТ завтра', 'отчёт'],
    ['in another normal form', 'the cafe\u0301 owner', 'café'],
    ['with figures', 'about 50% of them', '50%'],
  ])('%s', (_, notes, signal) => {
    expect(detectSignals(notes, [signal])).toEqual([signal]);
  });
});

describe('a signal is not detected', () => {
  it.each([
    ['as part of a word', 'the network is down', 'work'],
    ['as the begin of a word', 'pricey', 'price'],
    ['with a sign in between', 'cash, flow', 'cash flow'],
    ['with another word in between', 'cash out flow', 'cash flow'],
    ['without its signs', 'plan c', 'c++'],
    ['when it is only spaces', 'anything at all', ' '],
  ])('%s', (_, notes, signal) => {
    expect(detectSignals(notes, [signal])).toEqual([]);
  });
});

it('signals come in the order in which they are said, each once', () => {
  const notes = 'Late payments again. Payroll was tight; late payments, payroll, late payments.';
  expect(detectSignals(notes, ['payroll', 'runway', 'late payments'])).toEqual([
    'late payments',
    'payroll',
  ]);
});

it('a signal within another one is detected with it', () => {
  expect(detectSignals('our cash flow forecast', ['flow', 'cash flow forecast', 'cash'])).toEqual([
    'cash',
    'flow',
    'cash flow forecast',
  ]);
});

it('of two spellings the first one counts', () => {
  expect(detectSignals('the roi', ['ROI', 'roi', 'RoI'])).toEqual(['ROI']);
});

it('there are never more than a list may hold', () => {
  const signals = Array.from({ length: 600 }, (_, index) => `word${index}`);
  expect(detectSignals(signals.join(' '), signals)).toHaveLength(500);
});

it('repetitive notes and signals take time in proportion to their length', () => {
  const growth = measureGrowth(
    ({ notes, signals }) => expect(detectSignals(notes, signals)).toEqual([]),
    (length) => ({
      notes: 'a '.repeat(length / 2),
      signals: Array.from({ length: 200 }, (_, n) => `${'a '.repeat(length / 400 + n / 4)}b`),
    }),
  );
  expect(growth).toBeLessThan(10);
});

/** The same by search at every position. */
const detectedByTrying = (notes: string, signals: readonly string[]): Set<string> => {
  const words = splitWords(notes);
  const occurs = (wanted: string[]) =>
    wanted.length > 0 &&
    words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word));
  return new Set(signals.filter((signal) => occurs(splitWords(signal))));
};

it('finds what a search at every position finds', () => {
  const sentence = fc.array(fc.constantFrom('a', 'b', 'c', '-'), { maxLength: 30 });
  const phrase = fc.array(fc.constantFrom('a', 'b', 'c', '-'), { minLength: 1, maxLength: 4 });
  const phrases = fc.uniqueArray(
    phrase.map((words) => words.join(' ')),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(sentence, phrases, (words, signals) => {
      const notes = words.join(' ');
      expect(new Set(detectSignals(notes, signals))).toEqual(detectedByTrying(notes, signals));
    }),
    { numRuns: 500 },
  );
});
