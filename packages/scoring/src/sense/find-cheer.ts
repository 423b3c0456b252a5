import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';
import { matchAny, hits, type Spoken } from './phrase.ts';

export const badNews = matchAny(
  String.raw`died|has passed|passed away|passing of|funeral|ashes|bereave[a-z]*|(?:your|his|her|their) (?:great |sad )?loss|so sad`,
  String.raw`sorry to hear|heard (?:about|of|that)|diagnosis|hospital|stroke|burned down|burnt down|ouch|bummer`,
);
export const cheer = matchAny(
  String.raw`\d+ ?% (?:off|discount)|two for one|half price|(?:special|spring|summer|autumn|winter|new) (?:offer|deal|sale)s?`,
  String.raw`(?:perfect|ideal|great|good) (?:moment|time|chance|opportunity)|every (?:end|crisis|cloud|ending) |life goes on`,
  String.raw`on the bright side|silver lining|look on the|haha|hey|yay|hooray|upgrade|bestseller`,
  String.raw`while you(?:'re| are) (?:at it|here)`,
);
const leastMarks = 2;

/** Selling, jokes and exclamation marks in a letter about a death, an illness or a disaster. */
export function findCheer(reading: Reading, spoken: Spoken): string[] {
  if (spoken.absent.has(badNews) || !badNews.test(spoken.whole)) return [];
  const found = hits(reading, spoken, cheer);
  if (found.length > 0) return found;
  const marks = reading.sentences.filter(({ text }) => /!/.test(text));
  return marks.length < leastMarks
    ? []
    : marks.map(({ text, number }) => `${quoted(text)} (sentence ${number})`);
}
