import { greets } from './contract/letter-clauses.ts';
import { counted, plural, quoted, when, type Fault, type Judged } from './judgement.ts';
import { countWords, type Reading } from './read-text.ts';

const minWords = 60;
/** Lists and tables say the same in fewer words. */
const minWordsListed = 40;
const leastItems = 3;
const maxParagraph = 130;

/** A document or file: headings in order, paragraphs one can read. */
export function formatDocument(_: Judged, reading: Reading): Fault[] {
  const { headings, words } = reading;
  const needed = isListed(reading) ? minWordsListed : minWords;
  return [
    ...when(words < needed, 25 * (1 - words / needed), {
      says: `${plural(words, 'word')}, short for a document (from ${needed})`,
      fix: 'Add what the reader needs in order to act without asking back',
    }),
    // A letter is read from its salutation to its close.
    ...when(headings.length === 0 && !greets(reading), isTitled(reading) ? 8 : 20, {
      says: isTitled(reading) ? 'bold text stands for a heading' : 'there is no heading',
      fix: 'Give each part a heading (## ...)',
    }),
    ...when(headings.length === 1 && words > 80, 8, {
      says: `only one heading, ${quoted(headings[0]?.text ?? '')}, for ${words} words`,
      fix: 'Divide the text into at least two sections',
    }),
    ...levelFault(reading),
    ...duplicateFault(reading),
    ...paragraphFault(reading),
  ];
}

const isListed = ({ sentences }: Reading): boolean =>
  sentences.filter(({ isListItem, isRow }) => isListItem || isRow).length >= leastItems;

/** A first line in bold reads as a heading, and no program finds it as one. */
const isTitled = ({ text }: Reading): boolean => /^\s*\*\*[^*\n]{2,100}\*\*:?\s*\n/.test(text);

function levelFault({ headings }: Reading): Fault[] {
  const skipped = headings.filter(
    ({ level }, index) => index > 0 && level > headings[index - 1]!.level + 1,
  );
  return counted(
    skipped.length,
    { each: 5, cap: 10 },
    {
      says: `the heading ${quoted(skipped[0]?.text ?? '')} skips a level`,
      fix: 'Go down one heading level at a time',
    },
  );
}

function duplicateFault({ headings }: Reading): Fault[] {
  const names = headings.map(({ text }) => text.toLowerCase());
  const seen = new Set<string>();
  const twice = names.filter((name) => seen.has(name) || !seen.add(name));
  return counted(
    twice.length,
    { each: 4, cap: 8 },
    {
      says: `the heading ${quoted(twice[0] ?? '')} occurs twice`,
      fix: 'Merge the sections or name them apart',
    },
  );
}

function paragraphFault({ paragraphs }: Reading): Fault[] {
  const walls = paragraphs.filter((block) => countWords(block) > maxParagraph);
  return counted(
    walls.length,
    { each: 5, cap: 15 },
    {
      says: `the paragraph ${quoted(walls[0] ?? '')} has more than ${maxParagraph} words`,
      fix: 'Break the long paragraph, or make it a list',
    },
  );
}
