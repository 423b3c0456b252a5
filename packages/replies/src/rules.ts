import type { Sentence } from '@workspace-ops/contacts';
import { negatedSpans, type Span, withMarks } from './negation.ts';
import { type Signal, signals } from './signals.ts';

/** A word that names interest or an offer, and where it stands in its sentence. */
export interface Named {
  name: string;
  weight: number;
  keyword: string;
  at: number;
}

/** How the sentences of a language are read. */
export interface Rules {
  word: readonly Signal[];
  clause: readonly Signal[];
  sentence: readonly Signal[];
  text: readonly Signal[];
  /** A sentence as the patterns read it, each character in its place. */
  read: (sentence: Sentence) => string;
  /** The parts of a sentence so read that are denied, in order. */
  findDenied: (said: string) => readonly Span[];
  /** The clause of a word: "could we have a «demo» next week ?". */
  markClause: (said: string, named: Named, isQuestion: boolean) => string;
}

type Scopes = Pick<Rules, Signal['scope']>;

export const byScope = (rows: readonly Signal[]): Scopes => ({
  word: rows.filter(({ scope }) => scope === 'word'),
  clause: rows.filter(({ scope }) => scope === 'clause'),
  sentence: rows.filter(({ scope }) => scope === 'sentence'),
  text: rows.filter(({ scope }) => scope === 'text'),
});

const reach = { before: 90, after: 60 };

/** "Pricing, please": what a sentence ends with goes with what it names. */
const plea = / (?:please|pls|plz|yes)$/;
const agreement = /^(?:yes|yep|yeah|sure|ok|okay|great|perfect|gladly|absolutely|definitely) [,;] /;

function markClause(said: string, { keyword, at }: Named, isQuestion: boolean): string {
  const earlier = said.slice(Math.max(0, at - reach.before), at);
  const clause = earlier.split(/[,;] |\b(?:but|because|however) /).at(-1)!;
  // "Yes, a demo": what agrees to a question goes with what it agrees to.
  const before = `${agreement.exec(said) === null ? '' : 'yes '}${clause}`;
  const after = said.slice(at + keyword.length, at + keyword.length + reach.after);
  const rest = after.split(/ [,;]/)[0]!;
  const pleading = after.length < reach.after ? (plea.exec(after)?.[0] ?? '') : '';
  return `${before}«${keyword}»${rest}${plea.test(rest) ? '' : pleading}${isQuestion ? ' ?' : ''}`;
}

export const english: Rules = {
  ...byScope(signals),
  read: withMarks,
  findDenied: negatedSpans,
  markClause,
};
