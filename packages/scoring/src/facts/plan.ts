import { LRUCache } from 'lru-cache';
import { readSpecifics, type CalendarDate } from './read-specifics.ts';
import { splitWords, toLabel } from '../words.ts';

/** What the plan itself may say beside the input: the texts of the workflow's plan. */
export interface Plan {
  words: ReadonlySet<string>;
  figures: ReadonlySet<number>;
  codes: ReadonlySet<string>;
  dates: readonly CalendarDate[];
  running: string;
}

/** The plans of all runs of a workflow say the same. */
const plans = new LRUCache<string, Plan>({ max: 200 });

/** Parts of the text itself may be counted in it. */
export function toPlan(known: readonly string[], ownCounts: readonly number[]): Plan {
  const key = known.join('\u0000');
  const plan = plans.get(key) ?? readPlan(known);
  plans.set(key, plan);
  return { ...plan, figures: new Set([...plan.figures, ...ownCounts]) };
}

function readPlan(known: readonly string[]): Plan {
  const read = known.map(readKnown);
  return {
    words: new Set(read.flatMap(({ words }) => words)),
    figures: new Set(read.flatMap(({ figures }) => figures)),
    codes: new Set(read.flatMap(({ codes }) => codes)),
    dates: read.flatMap(({ dates }) => dates),
    running: read.map(({ words }) => ` ${words.join(' ')} `).join('|'),
  };
}

interface KnownText {
  words: readonly string[];
  figures: readonly number[];
  codes: readonly string[];
  dates: readonly CalendarDate[];
}

/** The texts of a plan come again with each run of its workflow; reading them was a fifth of a run's judging. */
const knownTexts = new LRUCache<string, KnownText>({ max: 2_000 });

function readKnown(text: string): KnownText {
  let read = knownTexts.get(text);
  if (read === undefined) knownTexts.set(text, (read = readPlanText(text)));
  return read;
}

function readPlanText(text: string): KnownText {
  const specifics = readSpecifics(text);
  return {
    words: splitWords(text),
    figures: specifics.flatMap(({ values }) => values),
    codes: specifics.filter(({ kind }) => kind === 'code').map((code) => toLabel(code.text)),
    dates: specifics.flatMap(({ dates }) => dates),
  };
}
