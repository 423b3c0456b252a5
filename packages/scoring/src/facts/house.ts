import { LRUCache } from 'lru-cache';
import { readSpecifics, type CalendarDate } from './read-specifics.ts';
import { splitWords, toLabel } from './words.ts';

/** What the house itself may say beside the input: the texts of the workflow's plan. */
export interface House {
  words: ReadonlySet<string>;
  figures: ReadonlySet<number>;
  codes: ReadonlySet<string>;
  dates: readonly CalendarDate[];
  running: string;
}

/** The plans of all runs of a workflow say the same. */
const houses = new LRUCache<string, House>({ max: 200 });

/** Parts of the text itself may be counted in it. */
export function toHouse(known: readonly string[], ownCounts: readonly number[]): House {
  const key = known.join('\u0000');
  const house = houses.get(key) ?? readHouse(known);
  houses.set(key, house);
  return { ...house, figures: new Set([...house.figures, ...ownCounts]) };
}

function readHouse(known: readonly string[]): House {
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
  if (read === undefined) knownTexts.set(text, (read = readHouseText(text)));
  return read;
}

function readHouseText(text: string): KnownText {
  const specifics = readSpecifics(text);
  return {
    words: splitWords(text),
    figures: specifics.flatMap(({ values }) => values),
    codes: specifics.filter(({ kind }) => kind === 'code').map((code) => toLabel(code.text)),
    dates: specifics.flatMap(({ dates }) => dates),
  };
}
