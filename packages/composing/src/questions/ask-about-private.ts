import { hasAside } from '../disclosure/asides.ts';
import { listsNameAlone, listsNoFigures } from '../disclosure/consent-scope.ts';
import { withoutNameForm } from '../disclosure/consented-name.ts';
import { findWithheld, listExcluded, withoutExcluded } from '../disclosure/find-withheld.ts';
import { readKeptMatters } from '../disclosure/kept-matters.ts';
import { findMarkedFacts, isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { withoutGiver } from '../disclosure/unnamed-giver.ts';
import { limitsText, withoutEarliestDay } from '../disclosure/open-consents.ts';
import { isQuoteUnasked, withoutUnasked } from '../disclosure/unasked-giver.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clip, clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findForm } from '../sentences/consented-form.ts';
import { agrees } from '../request/judge-answer.ts';
import { tellsFurtherCost } from './ask-about-hidden.ts';
import { askAboutParts, withoutParts } from './ask-about-parts.ts';
import { isKept as keepsTo } from './kept-by-silence.ts';
import { listKeptOut, listNear } from '../left-out/kept-out.ts';
import { enumerateSome } from '../request/sections.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

/** What a text tells that a consent leaves out, or that is marked as not to be told. */
export const askAboutPrivate = (request: DraftRequest, content: string): Ask[] => [
  ...askAboutConsent(request, content),
  ...askAboutMarked(request, content),
  ...askAboutParts(request),
];

/** Words of a consent for what a text tells in figures. */
const ofAmounts = /^(?:amount|dollar|euro|figure|money|number|pound|price|sum)$/;
const ofNumbers = /^(?:figure|number)$/;
const amount = /\p{Sc}\s?\d|\b[A-Z]{3} \d|\d ?(?:%|per ?cent\b|dollars|euros|pounds)/u;

/** What a consent excludes, as in `but no prices` or `the water bill is for us only`, and the text tells. */
function askAboutConsent(request: DraftRequest, content: string): Ask[] {
  const { artifact, record } = request;
  return (artifact.permissions ?? []).flatMap(({ field }) => {
    const said = record.find(field);
    const kept = `${field}Kept`;
    if (said === undefined || agrees(record.find(kept))) return [];
    const quoted = clip(said.value, 160);
    const left = listKeptOut(artifact, record)
      .filter((one) => one.field === field)
      .map(({ sentence }) => sentence);
    const out = askAboutKeptOut(left, { field, quoted });
    const matters = readKeptMatters(said.value, record).filter(
      (matter) => !left.some((sentence) => matter.isToldIn(sentence)),
    );
    const [near] = listNear(matters, content, request);
    if (near !== undefined)
      return [
        ...out,
        {
          names: [kept],
          question: `The text tells “${near}”, and the ${field} on record says “${quoted}”: does it keep to it?`,
        },
      ];
    const told =
      findKeptName(content, request) ??
      findTold(said.value, content, request) ??
      findUnlisted(said.value, content, record);
    if (told === undefined && out.length > 0) return out;
    if (told === undefined)
      return isLimit(said.value) && findWithheld(artifact, record).length === 0
        ? [
            {
              names: [kept],
              question: `The ${field} on record says “${quoted}”: does the text keep to it?`,
            },
          ]
        : [];
    const question = `The text tells of “${told}”, and the ${field} on record says “${quoted}”: does it keep to it?`;
    return [...out, { names: [kept], question }];
  });
}

const limits = { sentences: 3, sentence: 120 };
const quoteAll = (sentences: readonly string[]): string =>
  enumerateSome(
    sentences.map((sentence) => `“${clipSentence(sentence, limits.sentence)}”`),
    limits.sentences,
  );

/** What a text is composed without may be what it is about: whoever approves sees it. */
function askAboutKeptOut(
  sentences: readonly string[],
  { field, quoted }: { field: string; quoted: string },
): Ask[] {
  if (sentences.length === 0) return [];
  const are = sentences.length > 1 ? 'are' : 'is';
  const question = `${quoteAll(sentences)} ${are} left out, as the ${field} on record says “${quoted}”: does the rest keep to it?`;
  return [{ names: [`${field}Kept`], question }];
}

/** Whether a consent has a limit beside those that are kept by themselves: the form of a name, a day, what it names as left out. */
function isLimit(said: string): boolean {
  const rest = withoutEarliestDay(withoutExcluded(withoutNameForm(said)));
  const company = withoutGiver(rest);
  // Beside a person who is not named a company is, without more.
  return company === rest ? limitsText(rest) : limiting.test(company) && limitsText(company);
}
const limiting =
  /\b(?:only|not|no|never|without|except|if|until|till|after|before|unless|first|once|[a-z]+n['’]t)\b/iu;

/** A word of the whole name, where a form of it alone may be told. */
function findKeptName(content: string, { artifact, record }: DraftRequest): string | undefined {
  const word = findForm(artifact, record)?.kept.find((one) => tellsWord(content, one));
  return word === undefined ? undefined : new RegExp(word, 'iu').exec(content)![0];
}

const tellsWord = (content: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'iu').test(content);

/** A result in figures, where a consent lists what may be told, and no figures. */
const findUnlisted = (said: string, content: string, { find }: FactSheet): string | undefined =>
  listsNoFigures(said) || (isQuoteUnasked(said) && listsNameAlone(withoutUnasked(said)))
    ? ['outcome', 'after', 'metric']
        .flatMap((name) => find(name) ?? [])
        .flatMap(listSentences)
        .map((sentence) => sentence.replace(/[.]$/, ''))
        .find((sentence) => /\d/.test(sentence) && content.includes(sentence))
    : undefined;

/**
 * What of the things that a consent leaves out a text tells: of `the breakdown numbers` a number of breakdowns alone,
 * where the outcome is left out already.
 */
function findTold(said: string, text: string, request: DraftRequest): string | undefined {
  const { artifact, record } = request;
  // As the consent lets the customer be named: `a Singapore bank`, where the bank's name is left out.
  const content = text.replaceAll(findForm(artifact, record)?.name ?? /$^/g, ' ');
  const isLeft = findWithheld(artifact, record).some(({ for: of }) => of.includes('outcome'));
  for (const words of listExcluded(said)) {
    const isOfThing = isLeft && words.some((word) => !ofAmounts.test(word));
    const told = words.find(
      (word) =>
        tellsWord(content, word) ||
        (!isOfThing && ofAmounts.test(word) && amount.test(content)) ||
        (!isOfThing && ofNumbers.test(word) && tellsNumber(content, record)),
    );
    if (told !== undefined) return told;
  }
  return undefined;
}

/** Of what is on record: `15 minutes` for a call are our own. */
const tellsNumber = (content: string, { facts }: FactSheet): boolean =>
  (content.match(/\d+(?:[.,]\d+)*/g) ?? []).some((number) =>
    facts.some(({ value }) => value.includes(number)),
  );

/**
 * Somebody agreed that a text is written although its input holds what is not public: who sends it reads both. A
 * marking by itself, as `not for publication`, has nothing to be read.
 */
function askAboutMarked({ record, sheet }: DraftRequest, content: string): Ask[] {
  const cut = record.facts.filter((fact) => isCut(withoutParts(fact), sheet));
  const isHidden =
    cut.length > 0 ||
    record.facts.some(
      (fact) =>
        (isFreeText(fact) || tellsFurtherCost(fact.value)) &&
        fact.value.split(/\s+/, fewWords).length === fewWords,
    );
  const marked = findMarkedFacts(record).filter(
    (fact) => isMarked(withoutParts(fact)) && !isSilent(fact, content),
  );
  return agrees(record.find('privateKept')) || !isHidden || marked.length + cut.length === 0
    ? []
    : [
        {
          names: ['privateKept'],
          question:
            'The input says what is not to be told, and is not quoted here: read it beside the text. Does the text keep to it?',
        },
      ];
}

/** Whether a text may tell of a field what is not said to colleagues. */
const isCut = (fact: Fact, sheet: FactSheet): boolean =>
  hasAside(fact) && sheet.facts.some(({ path }) => path.join('\n') === fact.path.join('\n'));

/** Whether all that a note keeps back is what the text is to say nothing of, and says nothing of. */
function isSilent(fact: Fact, content: string): boolean {
  const open = openSentences(fact);
  return listSentences(fact)
    .filter((sentence) => !open.includes(sentence))
    .every(
      (sentence) =>
        keepsTo(sentence, content) &&
        !sharesWord(sentence, content) &&
        !(amount.test(content) && tellsFurtherCost(sentence)),
    );
}

const sharesWord = (sentence: string, content: string): boolean =>
  (sentence.toLowerCase().match(/\p{L}{6,}/gu) ?? []).some((word) =>
    content.toLowerCase().includes(word.slice(0, 6)),
  );

const fewWords = 6;
