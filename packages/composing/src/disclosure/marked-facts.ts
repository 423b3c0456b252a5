import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isPrivateName, markedWords } from './find-markings.ts';

/** Whether the text of a fact, or its name, says that it is not to be told. */
export const isMarked = onceFor(
  (fact: Fact): boolean => findMarks(fact, fact.value).length > 0 || isMarkedByName(fact),
);

const findMarks = ({ path = [] }: Partial<Pick<Fact, 'path'>>, said: string): string[] =>
  markedWords(said, path.at(-1));

/** Then all of it is meant. */
const isMarkedByName = ({ path = [], value }: Partial<Fact> & Pick<Fact, 'value'>): boolean =>
  path.length > 0 && isPrivateName(path.at(-1)!, value);

export const findMarkedFacts = ({ facts }: FactSheet): readonly Fact[] => facts.filter(isMarked);

const fewWords = 7;

/** Words of a mark that stand for the whole note, or for what follows: `Confidential: …`, `this is not to be shared`. */
const meansMore =
  /^\W*(?:(?:strictly|private|highly|and|is)[ ,]+)*(?:confidential|embargo|internal|off the record|private|secret|between (?:us|you)(?!,? [^:.]{12})|not for|nda)|:|\b(?:this|all(?=[.,;:!)]|$| (?:of (?:it|this|that|the)|this|that|above|below|confidential|private|secret|internal|strictly|between|very)\b)|everything|any of|none of|(?<!\bsay )nothing|below|above|following|follows|rest|whole|notes?|these|those)\b/i;
const goesOn =
  /^(?:she|he|they|it|her|his|their|its|this|that|these|those|which|who|and|also|so|because)\b/i;

/**
 * The sentences of a note that are surely not what it marks as confidential: none that is marked itself, none before
 * a few words that are (`They close in May. That is confidential.`), none that goes on about it (`She …`), and none at
 * all where the mark may mean the whole note.
 */
export function openSentences(
  note: Pick<Fact, 'value' | 'items'> & Partial<Pick<Fact, 'path'>>,
): string[] {
  if (isMarkedByName(note)) return [];
  const sentences = listSentences(note);
  const open: string[] = [];
  let isAfterHidden = false;
  for (const [at, sentence] of sentences.entries()) {
    const isOwnMark = findMarks(note, sentence).length > 0;
    if (isOwnMark && meansMore.test(sentence)) return [];
    const next = sentences[at + 1];
    const isPointedAt =
      next !== undefined && mayPointBack(next) && findMarks(note, next).length > 0;
    isAfterHidden = isOwnMark || isPointedAt || (isAfterHidden && goesOn.test(sentence));
    if (!isAfterHidden) open.push(sentence);
  }
  return open;
}

/** The sentences of a note that may be said again. */
export const quotableSentences = (note: Fact): readonly string[] =>
  isMarked(note) ? openSentences(note) : listSentences(note);

/** `That is confidential.` `Keep it between us and Claire for now.` */
const mayPointBack = (sentence: string): boolean => {
  const { length } = sentence.split(' ');
  return (
    length <= fewWords ||
    (length <= someWords &&
      /^\W*(?:please |pls )?(?:keep|don['’]?t|do not|never|not) .*\b(?:it|that|this)\b/i.test(
        sentence,
      ))
  );
};
const someWords = 10;

/** Whether a field has only a mark, as `Confidential`: it may mean the others. */
export const marksOthers = (sheet: FactSheet): boolean =>
  findMarkedFacts(sheet).some(({ value }) => value.split(' ').length <= fewWords);
