import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { markedWords } from './find-markings.ts';

/** Reading the marking of a text takes longer than all else that is asked of it. */
const read = new WeakMap<Fact, boolean>();

/** Whether the text of a fact says that it is not to be told. */
export function isMarked(fact: Fact): boolean {
  const known = read.get(fact);
  if (known !== undefined) return known;
  const marked = markedWords(fact.value).length > 0;
  read.set(fact, marked);
  return marked;
}

export const findMarkedFacts = ({ facts }: FactSheet): readonly Fact[] => facts.filter(isMarked);
