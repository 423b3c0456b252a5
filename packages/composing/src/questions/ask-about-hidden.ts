import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { goesBy, isFreeText } from '../facts/field-names.ts';
import { isPlural } from '../facts/is-plural.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findStale, isAbout } from '../sentences/find-corrected.ts';

/** As people say that a thing is otherwise than it is on record. */
const otherwise =
  /\b(?:actually|really|in (?:fact|truth|reality)|rather|instead|should be|more like|the (?:real|true|right|correct)|correct(?:ion|ed)|wrong|changed to|turned out|i measured|measured (?:it|them)|they told us)\b/iu;
const measure =
  /(?<sign>[$€£₹])?(?<![\p{L}\d.,])(?<number>\d[\d,.]*\d|\d)(?![\d])(?: ?(?<unit>%|\p{L}{1,12}))?/gu;

const measuresIn = (text: string) =>
  [...text.matchAll(measure)].map(({ groups = {} }) => ({
    number: groups['number']!.replaceAll(',', ''),
    of: groups['sign'] ?? groups['unit']?.toLowerCase() ?? '',
  }));

/** The field that has another number of the same kind than a sentence says it really is. */
function findRestated(said: string, others: readonly Fact[]): Fact | undefined {
  if (!otherwise.test(said)) return undefined;
  const told = measuresIn(said);
  if (told.length === 0) return undefined;
  return others.find((other) => {
    if (isFreeText(other) || !isAbout(said, other)) return false;
    const own = measuresIn(other.value);
    return told.some(
      ({ number, of }) =>
        own.some((one) => one.of === of) && !own.some((one) => one.number === number),
    );
  });
}

/** `The sill is rotten, that'll be another 600`: what a customer is not to know of yet, and will have to pay. */
const furtherCost =
  /\b(?:another|extra|additional|further)\b[^.;!?]{0,24}?(?:[$€£₹] ?\d|\b\d{3,6}\b)|(?:[$€£₹] ?\d[\d,.]{0,12}|\b\d{3,6})(?: or (?:so|more))? (?:more|extra|on top|dearer)\b|\b(?:will|['’]ll|would|going to|may|might|could) cost\b[^.;!?]{0,30}?\d/iu;
export const tellsFurtherCost = (sentence: string): boolean => furtherCost.test(sentence);
const isPrice = goesBy('amount');

/** A part that is not public and that corrects a field is left out: the field is named, and the part is not quoted. */
export const askAboutHidden = onceFor(({ facts }: FactSheet): readonly string[] => {
  const asked = facts
    .filter((fact) => fact.readFrom === undefined && isMarked(fact))
    .flatMap((fact) => {
      const open = openSentences(fact);
      const others = facts.filter((other) => other !== fact && !isMarked(other));
      return listSentences(fact)
        .filter((sentence) => !open.includes(sentence))
        .flatMap((sentence) => {
          const stale = findStale(sentence, others) ?? findRestated(sentence, others);
          if (stale !== undefined) return [writeQuestion(fact, stale)];
          return tellsFurtherCost(sentence) && others.some(isPrice) ? [askOfPrice(fact)] : [];
        });
    });
  return [...new Set(asked)].slice(0, mostAsked);
});
const mostAsked = 2;

const askOfPrice = ({ label }: Fact): string =>
  `What the ${label.toLowerCase()} ${isPlural(label) ? 'have' : 'has'} that is not public tells of a further cost: read it there. Does the price hold beside it?`;

const writeQuestion = ({ label }: Fact, stale: Fact): string =>
  `What the ${label.toLowerCase()} ${isPlural(label) ? 'have' : 'has'} that is not public says otherwise than the field “${stale.label.toLowerCase()}”: read it there. Which is right?`;
