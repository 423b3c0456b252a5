import { listed, quoted, type Judged } from '../judgement.ts';
import type { Reading, Sentence } from '../read-text.ts';
import { costs, repeated, type Costs, type Remark } from '../remarks.ts';
import { findForeign, type Language } from './find-foreign.ts';
import { findFieldNames } from './find-field-names.ts';
import { findOutline } from './find-outline.ts';
import { findRepeats } from './find-repeats.ts';
import { findSalad } from './find-salad.ts';
import { findStuffing } from './find-stuffing.ts';
import { insult, marking, orderToJudge, threat } from './hostile-words.ts';

interface Sense {
  artifactType: Judged['artifactType'];
  reading: Reading;
  /** What the text is to be written in; undefined where nothing says it. */
  language: Language | undefined;
}

interface Check {
  find: (sense: Sense) => readonly string[];
  first: Costs;
  further: Costs;
  says: string;
  fix: string;
}

const checks: readonly Check[] = [
  {
    find: ({ reading }) => hits(reading, orderToJudge),
    first: costs(40, 40, 60, 40),
    further: costs(5, 5, 5, 5),
    says: 'speaks to whoever judges the text, not to its reader',
    fix: 'Take out',
  },
  {
    find: ({ reading }) => [...hits(reading, insult), ...hits(reading, threat)],
    first: costs(45, 45, 30, 30),
    further: costs(10, 10, 10, 5),
    says: 'insults or threatens',
    fix: 'Say plainly and politely what is meant by',
  },
  {
    find: ({ artifactType, reading }) => (goesOut(artifactType) ? hits(reading, marking) : []),
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
    find: ({ reading, language }) => findForeign(reading, language),
    first: costs(20, 15, 15, 20),
    further: costs(10, 10, 10, 10),
    says: 'is not in the language that was asked for',
    fix: 'Translate',
  },
  {
    find: ({ reading, artifactType }) =>
      artifactType === 'crm_diff' || artifactType === 'csv' ? [] : findFieldNames(reading),
    first: costs(10, 5, 8, 10),
    further: costs(2, 1, 2, 2),
    says: 'is the name of a field, not a word',
    fix: 'Write as a reader would say it:',
  },
  {
    find: ({ reading }) => findOutline(reading),
    first: costs(25, 20, 35, 30),
    further: costs(10, 5, 10, 10),
    says: 'says what should be written instead of saying it',
    fix: 'Write out',
  },
];

/** What makes a text unfit to be read, whatever it is about. */
export const judgeSense = (sense: Sense): Remark[] =>
  checks.flatMap(({ find, first, further, says, fix }) => {
    const found = find(sense);
    if (found.length === 0) return [];
    const said = listed(found, 5);
    return [
      {
        costs: repeated(found.length, first, further),
        says: `${said} ${says}`,
        fix: `${fix} ${listed(found, 3)}`,
      },
    ];
  });

/** Posts and letters leave the house, documents may. */
const goesOut = (type: Judged['artifactType']): boolean =>
  type === 'post' || type === 'file' || type === 'document';

const hits = ({ sentences }: Reading, shape: RegExp): string[] =>
  sentences.flatMap(({ text, number }: Sentence) => {
    const hit = shape.exec(text.slice(0, 2_000));
    return hit === null ? [] : [`${quoted(hit[0])} (sentence ${number})`];
  });
