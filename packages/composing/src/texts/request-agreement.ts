import { goesBy } from '../facts/field-names.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { withoutMarkup } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isToldIn } from '../left-out/tell-left-out.ts';

/** Where a letter tells what is to be done, and what hinders it. */
const isOfWork = goesBy('issue', 'cause', 'progress', 'nextStep');

const consent =
  '(?:agreement|approval|go-ahead|okay|ok|decision|yes|sign-?off|consent|permission|say-so|confirmation|choice)';
/** What is left to whoever reads it: `£680 plus VAT if you agree`. */
const leftToReader = new RegExp(
  `\\b(?:if|provided|once|when|as soon as|until|till|unless) you (?:all |both )?(?:agree|approve|accept|object|consent|are (?:happy|content|ok|okay|fine)|say (?:yes|so|no)|give (?:us )?(?:the |your )?${consent}|would rather)\\b|\\b(?:subject to|pending|needs?|awaits?|awaiting|waits? for|waiting for|depends on|with|without) your (?:written )?${consent}\\b`,
  'iu',
);
/** `Oak in place of pine, £95 more, if you like` */
const offered = /\bif you (?:want|wish|like|prefer|would like)\b/iu;
const money = /\p{Sc} ?\d|\d ?(?:\p{Sc}|euros?|pounds?|dollars?)\b/iu;
const agreed = /\b(?:as|since|because) you (?:have )?(?:agreed|approved|accepted)\b/i;

const isLeft = (sentence: string): boolean =>
  /\byour?\b/i.test(sentence) &&
  !agreed.test(sentence) &&
  (leftToReader.test(sentence) || (offered.test(sentence) && money.test(sentence)));

/** A letter that leaves something to its reader asks them for it. @param letter without its request. */
export function requestAgreement({ facts }: FactSheet, letter: () => string): string {
  const left = facts
    .filter(isOfWork)
    .flatMap(({ value, items = [value] }) => items)
    .flatMap((value) => splitSentences(withoutMarkup(value)))
    .filter(isLeft);
  if (left.length === 0) return '';
  const content = letter();
  const told = left.filter((sentence) => isToldIn(content, sentence)).slice(0, most);
  if (told.length === 0) return '';
  const quoted = told.map((sentence) => `“${clipSentence(sentence.replace(/[.]$/, ''), 200)}”`);
  return ` In your reply, tell us whether you agree to this: ${quoted.join(' and ')}.`;
}
const most = 2;
