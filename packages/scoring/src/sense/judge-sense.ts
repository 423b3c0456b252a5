import { greets } from '../contract/letter-clauses.ts';
import { listed, type Judged } from '../judgement.ts';
import type { Reading } from '../read-text.ts';
import { costs, repeated, type Costs, type Remark } from '../remarks.ts';
import { findForeign } from './find-foreign.ts';
import { aphorism, emptiness } from './empty-words.ts';
import { badNews, cheer, findCheer } from './find-cheer.ts';
import { findCurtness } from './find-curtness.ts';
import { findEmptyWords } from './find-empty-words.ts';
import { findFieldNames } from './find-field-names.ts';
import { findOutline } from './find-outline.ts';
import { findRepeats, isMostlyRepeated } from './find-repeats.ts';
import { findRunOns } from './find-run-on.ts';
import { findSalad } from './find-salad.ts';
import { findShouting } from './find-shouting.ts';
import { findStuffing } from './find-stuffing.ts';
import { insult, marking, orderToJudge, threat } from './hostile-words.ts';
import { hits, speakFor, withoutQuoted, type Spoken } from './phrase.ts';
import type { Wanted } from './wanted-language.ts';
import { contempt, distance, flippancy, mockery, pressure, sulking } from './unkind-words.ts';

interface Sense {
  artifactType: Judged['artifactType'];
  reading: Reading;
  wanted: Wanted;
  /** The values of the input. */
  readValues: () => string;
}

interface Check {
  find: (sense: Sense & { spoken: Spoken }) => readonly string[];
  first: Costs;
  further: Costs;
  /** Whether it is so large a part of the text that each costs twice as much. */
  isMuch?: (found: number, reading: Reading) => boolean;
  says: string;
  fix: string;
}

const checks: readonly Check[] = [
  {
    find: ({ reading, spoken }) => hits(reading, spoken, orderToJudge),
    first: costs(40, 40, 60, 40),
    further: costs(5, 5, 5, 5),
    says: 'speaks to whoever judges the text, not to its reader',
    fix: 'Take out',
  },
  {
    find: ({ artifactType, reading, spoken }) => [
      ...hits(reading, spoken, insult),
      // A table speaks to nobody: `last warning` is the state of a reminder.
      ...(artifactType === 'csv' ? [] : hits(reading, spoken, threat)),
    ],
    first: costs(45, 45, 30, 30),
    further: costs(10, 10, 10, 5),
    says: 'insults or threatens',
    fix: 'Say plainly and politely what is meant by',
  },
  {
    find: ({ reading, spoken }) => hits(reading, withoutQuoted(spoken), mockery),
    first: costs(20, 10, 5, 5),
    further: costs(8, 4, 2, 0),
    says: 'mocks or shames the reader',
    fix: 'Say what is wrong and what would be right, without',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      isWritten(artifactType) ? hits(reading, spoken, contempt) : [],
    first: costs(14, 6, 4, 0),
    further: costs(6, 3, 2, 0),
    says: 'is contempt or impatience',
    fix: 'Say calmly what happened and what is wanted, without',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      isWritten(artifactType) ? hits(reading, spoken, sulking) : [],
    first: costs(20, 10, 5, 5),
    further: costs(8, 4, 2, 0),
    says: 'holds a refusal or a silence against the reader',
    fix: 'Accept the answer, and take out',
  },
  {
    find: ({ artifactType, reading }) => (goesOut(artifactType) ? findCurtness(reading) : []),
    first: costs(15, 5, 0, 5),
    further: costs(0, 0, 0, 0),
    says: 'begins a letter without a word of courtesy',
    fix: 'Ask with "please", thank the reader, or close with a greeting, after',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      goesOut(artifactType) ? hits(reading, spoken, flippancy) : [],
    first: costs(12, 0, 0, 5),
    further: costs(6, 0, 0, 0),
    says: 'is chat, not the voice of a house',
    fix: 'Write plain words for',
  },
  {
    find: ({ reading, spoken }) => (greets(reading) ? hits(reading, spoken, distance) : []),
    first: costs(15, 5, 0, 0),
    further: costs(5, 0, 0, 0),
    says: 'keeps the reader at a distance, as a lawyer would',
    fix: 'Say in plain words who did what, in place of',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      isWritten(artifactType) ? findCheer(reading, spoken) : [],
    first: costs(25, 10, 5, 5),
    further: costs(5, 0, 0, 0),
    says: 'is cheer or selling beside bad news',
    fix: 'Say what is of help, and take out',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      goesOut(artifactType) ? hits(reading, spoken, pressure) : [],
    first: costs(12, 6, 4, 0),
    further: costs(6, 4, 2, 0),
    says: 'presses the reader to buy',
    fix: 'Say calmly what there is and until when, without',
  },
  {
    find: ({ reading }) => findShouting(reading),
    first: costs(25, 10, 10, 10),
    further: costs(5, 0, 0, 5),
    says: 'is written in capitals',
    fix: 'Write in lower case',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      goesOut(artifactType) ? findEmptyWords(reading, spoken) : [],
    first: costs(12, 0, 6, 0),
    further: costs(6, 0, 3, 0),
    says: 'would be true of anything',
    fix: 'Say what happened, where and how much, in place of',
  },
  {
    find: ({ artifactType, reading }) => (goesOut(artifactType) ? findRunOns(reading) : []),
    first: costs(10, 0, 5, 20),
    further: costs(4, 0, 0, 6),
    says: 'runs on where a list, a table or steps would be read',
    fix: 'Put each part on a line of its own:',
  },
  {
    find: ({ artifactType, reading, spoken }) =>
      goesOut(artifactType) ? hits(reading, spoken, marking) : [],
    first: costs(45, 40, 40, 40),
    further: costs(5, 5, 5, 5),
    says: 'is marked as not for others',
    fix: 'Take out what must not leave the house:',
  },
  {
    find: ({ reading }) => findSalad(reading),
    first: costs(30, 0, 30, 30),
    further: costs(10, 0, 10, 10),
    says: 'makes no sense as a sentence',
    fix: 'Write again, in the order of a sentence,',
  },
  {
    // Rows that occur twice are judged as rows.
    find: ({ reading, artifactType }) => (artifactType === 'csv' ? [] : findRepeats(reading)),
    first: costs(10, 0, 10, 12),
    further: costs(8, 0, 8, 10),
    isMuch: isMostlyRepeated,
    says: 'repeats what was said',
    fix: 'Say once what is repeated in',
  },
  {
    find: ({ artifactType, reading }) => (goesOut(artifactType) ? findStuffing(reading) : []),
    first: costs(30, 0, 20, 25),
    further: costs(10, 0, 10, 10),
    says: 'is repeated as a keyword',
    fix: 'Use once or twice',
  },
  {
    find: ({ reading, wanted }) => findForeign(reading, wanted),
    first: costs(20, 15, 15, 20),
    further: costs(10, 10, 10, 10),
    says: 'is not in the language that was asked for',
    fix: 'Translate',
  },
  {
    find: ({ reading, artifactType, readValues }) =>
      artifactType === 'crm_diff' || artifactType === 'csv'
        ? []
        : findFieldNames(reading, readValues),
    first: costs(10, 5, 8, 10),
    further: costs(2, 1, 2, 2),
    says: 'is the name of a field, not a word',
    fix: 'Write as a reader would say it:',
  },
  {
    // An entry tells the input's fields by their names: `Headline: …`.
    find: ({ artifactType, reading }) =>
      findOutline(reading, { hasLabels: artifactType === 'calendar_entry' }),
    first: costs(25, 20, 35, 30),
    further: costs(10, 5, 10, 10),
    says: 'says what should be written instead of saying it',
    fix: 'Write out',
  },
];

const speak = speakFor([
  orderToJudge,
  insult,
  threat,
  mockery,
  contempt,
  sulking,
  flippancy,
  distance,
  badNews,
  cheer,
  pressure,
  emptiness,
  aphorism,
  marking,
]);

/** What makes a text unfit to be read, whatever it is about. */
export function judgeSense(sense: Sense): Remark[] {
  const spoken = speak(sense.reading);
  return checks.flatMap(({ find, first, further, isMuch, says, fix }) => {
    const found = find({ ...sense, spoken });
    if (found.length === 0) return [];
    const said = listed(found, 5);
    const times = isMuch?.(found.length, sense.reading) === true ? 2 : 1;
    return [
      {
        costs: repeated(found.length * times, first, further),
        says: `${said} ${says}`,
        fix: `${fix} ${listed(found, 3)}`,
      },
    ];
  });
}

/** What is read by one person or few. */
const isWritten = (type: Judged['artifactType']): boolean => type === 'file' || type === 'document';

/** Posts and letters leave the company, documents may. */
const goesOut = (type: Judged['artifactType']): boolean =>
  type === 'post' || type === 'file' || type === 'document';
