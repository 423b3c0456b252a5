import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { markedWords } from './find-markings.ts';

/** Reading the markings of a sheet takes longer than all else that is asked of it. */
const read = new WeakMap<FactSheet, readonly Fact[]>();

/** The facts whose text says that it is not to be told. */
export function findMarkedFacts(sheet: FactSheet): readonly Fact[] {
  const known = read.get(sheet);
  if (known !== undefined) return known;
  const marked = sheet.facts.filter(({ value }) => markedWords(value).length > 0);
  read.set(sheet, marked);
  return marked;
}
