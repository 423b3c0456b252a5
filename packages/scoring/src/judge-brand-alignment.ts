import {
  counted,
  judgement,
  listed,
  plural,
  quoted,
  when,
  type Fault,
  type Judged,
  type Judgement,
} from './judgement.ts';
import type { Reading, Sentence } from './read-text.ts';

/** In words; a calendar entry or a CRM diff is short by nature. */
const minWords: Readonly<Record<Judged['artifactType'], number>> = {
  post: 25,
  document: 25,
  file: 25,
  calendar_entry: 12,
  crm_diff: 8,
  csv: 0,
};
const maxSentenceWords = 32;

/**
 * Brand alignment: the company writes plainly, calmly and to somebody. Filler and long sentences are
 * weighed by the length of the text, and words are counted without fillers, so that taking a
 * filler away never costs points.
 */
export function judgeBrandAlignment(judged: Judged, reading: Reading): Judgement {
  const { sentences, words } = reading;
  const hundreds = Math.max(1, words / 100);
  const faults = [
    ...fillerFault(sentences, hundreds),
    ...exclamationFault(reading),
    ...shoutingFault(sentences),
    ...doubledMarksFault(reading),
    ...longSentenceFault(sentences, hundreds),
    ...addressFault(judged, reading),
    ...balanceFault(judged, reading),
    ...listFault(judged, reading),
    ...substanceFault(judged, words),
  ];
  return judgement(100, faults, `plain wording without filler in ${plural(words, 'word')}`);
}

function fillerFault(sentences: readonly Sentence[], hundreds: number): Fault[] {
  const hits = sentences.flatMap(({ number, fillers }) =>
    fillers.map((filler) => `${quoted(filler)} (sentence ${number})`),
  );
  const rate = hits.length / hundreds;
  return counted(
    rate,
    { each: 8, cap: 48 },
    {
      says: `${listed(hits)} ${hits.length === 1 ? 'is' : 'are'} filler`,
      fix: `Delete or replace ${listed(hits)} with the fact behind it`,
    },
  );
}

function exclamationFault({ prose }: Reading): Fault[] {
  const marks = prose.match(/[!！]/g)?.length ?? 0;
  return counted(
    marks - 1,
    { each: 4, cap: 16 },
    { says: plural(marks, 'exclamation mark'), fix: 'End the sentences with full stops' },
  );
}

/** `Really??` and `now!!` shout as capitals do. */
function doubledMarksFault({ prose }: Reading): Fault[] {
  const marks = prose.match(/[?!]{2,}/g) ?? [];
  return counted(
    marks.length,
    { each: 4, cap: 12 },
    {
      says: `${listed(marks.map(quoted))} in place of one mark`,
      fix: 'End a sentence with one mark',
    },
  );
}

/** Long words, and short ones that are no abbreviation; `COMCAT 1` is the name of a certificate. */
const emphasised = [
  'AGAIN|ALWAYS|NEVER|EVERY|YOU|YOUR|WILL|NOT|NOW|ALL|ONLY|VERY|MUST|HOW|WHAT|WHY|LATE|STILL|JUST|EVER|DAYS|USUAL|HUGE',
  'WRONG|HATE|LOVE|WOW|HARD|FREE|THIS|THAT|AND|BUT|THE',
].join('|');
const loudWord = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:\\p{Lu}{6,}(?! \\d{1,2}(?![\\d%.,]| (?:%|per|off|only|left|days?|hours?|minutes?|\\p{Lu}{2,})))|${emphasised})(?![\\p{L}\\p{N}_])`,
  'gu',
);

function shoutingFault(sentences: readonly Sentence[]): Fault[] {
  const shouted = sentences.flatMap(({ text, number }) =>
    (text.match(loudWord) ?? []).map((loud) => `${quoted(loud)} (sentence ${number})`),
  );
  return counted(
    shouted.length,
    { each: 4, cap: 16 },
    {
      says: `${listed(shouted)} in capitals`,
      fix: `Write ${listed(shouted)} in lower case`,
    },
  );
}

function longSentenceFault(sentences: readonly Sentence[], hundreds: number): Fault[] {
  const long = sentences.filter(({ words }) => words > maxSentenceWords);
  const names = long.map(
    ({ text, number, words }) => `sentence ${number}, ${words} words: ${quoted(text)}`,
  );
  return counted(
    long.length / hundreds,
    { each: 5, cap: 20 },
    {
      says: `too long to follow: ${listed(names, 2)}`,
      fix: `Split sentence ${long[0]?.number} at its main verb`,
    },
  );
}

/** A post or a letter speaks to somebody. */
function addressFault({ artifactType }: Judged, { sentences }: Reading): Fault[] {
  const isSpoken = artifactType === 'post' || artifactType === 'file';
  const address = /(?<!\p{L})(?:you|your|yours|we|our|us)(?!\p{L})/iu;
  const speaks = sentences.some(({ plain }) => address.test(plain));
  return when(isSpoken && !speaks, 8, {
    says: 'no sentence speaks to the reader (no "you", "we" or "our")',
    fix: 'Address the reader once, as "you"',
  });
}

const count = (sentences: readonly Sentence[], shape: RegExp): number =>
  sentences.reduce((sum, { plain }) => sum + (plain.match(shape)?.length ?? 0), 0);

/** A post is about its reader more than about its writer. */
function balanceFault({ artifactType }: Judged, { sentences }: Reading): Fault[] {
  const ours = count(sentences, /(?<!\p{L})(?:we|our|us)(?!\p{L})/giu);
  const theirs = count(sentences, /(?<!\p{L})(?:you|your|yours)(?!\p{L})/giu);
  return when(artifactType === 'post' && ours > 2 * theirs + 2, 6, {
    says: `"we" and "our" ${ours} times, "you" and "your" ${theirs} times`,
    fix: 'Say in one sentence more what it means for the reader',
  });
}

/** A post or a letter is read as a text, not looked up as a form. */
function listFault({ artifactType }: Judged, { sentences, words }: Reading): Fault[] {
  const inLists = sentences.reduce((sum, item) => sum + (item.isListItem ? item.words : 0), 0);
  const isRead = artifactType === 'post' || artifactType === 'file';
  return when(isRead && words > 0 && inLists > words * 0.6, 8, {
    says: `${inLists} of ${words} words stand in lists`,
    fix: 'Tell the main point in two sentences before the list',
  });
}

function substanceFault({ artifactType }: Judged, words: number): Fault[] {
  const needed = minWords[artifactType];
  return when(words < needed, 100 * (1 - words / needed), {
    says: `${plural(words, 'word')}, too few to carry a voice`,
    fix: `Say what happened, where and for whom in at least ${needed} words`,
  });
}
