import { classifyReply, isOptOut } from '@workspace-ops/replies';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { refusedByName } from '../facts/refusals-by-name.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { isReply } from './read-asked.ts';
import { refusesCalls } from '../sentences/sayings.ts';
import { prefersToCalls, wantsNoCalls } from './wishes-for-writing.ts';
import { isOfOthers } from '../sentences/is-of-others.ts';

/** What somebody said, whatever its field is called. */
export const isSaid = (fact: Fact): boolean =>
  (isReply(fact) || isSaidAnywhere(fact)) && canBeTold(fact);

/** What forbids a call altogether; `email is fine`, or `not before ten`, forbids none. */
const forbids = refusesCalls.slice(0, 6);
const emailAlone =
  /\b(?:e-?mails?|texts?|whatsapp|in writing|letters?) only\b|\bonly (?:by e-?mail|in writing)\b/iu;
const forNow =
  /\b(?:today|tonight|tomorrow|this (?:week|morning|afternoon|evening|month)|next week|until|till?|before|b4|after|between|at the moment|for now|just now|right now|during|while|all (?:day|week|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:at|in the) (?:mornings?|evenings?|weekends?|work|night)|unless)\b/iu;

/** `Invoices by email only` */
const ofPapers =
  /^(?:all |the |our |their |please send )?(?:invoices?|bills?|statements?|receipts?|orders?|certificates?|paperwork|reports?|remittances?) (?:go |are |sent |to be sent |always )*(?:(?:only )?(?:by|via) )?(?:e-?mail|in writing|post)/iu;

/** Whether a sentence forbids calls for good: nobody has to be asked whether one may be offered. */
export const forbidsCalls = (sentence: string): boolean =>
  !forNow.test(sentence) &&
  !ofPapers.test(sentence) &&
  (emailAlone.test(sentence) ||
    prefersToCalls(sentence) ||
    forbids.some((one) => one.test(sentence)));

/** What has somebody written to and never called: a field that names the way, or a sentence that forbids calls for good. */
export const findForbidden = ({ facts }: FactSheet): Fact | undefined =>
  facts.find(
    (fact) =>
      wantsNoCalls(fact) ||
      (isSaid(fact) &&
        listSentences(fact).some((sentence) => forbidsCalls(sentence) && !isOfOthers(sentence))),
  );

interface Refusal {
  fact: Fact;
  sentence: string;
}

/** What somebody said of hearing nothing more; a reply means it as a whole, a note by one sentence. */
export const findOptOut = ({ facts }: FactSheet): Refusal | null => {
  for (const fact of facts.filter(isSaid)) {
    const [sentence] = listStopping(fact);
    if (sentence !== undefined) return { fact, sentence };
  }
  return null;
};

const refusedBy = ({ path, value }: Fact) => refusedByName(path.at(-1) ?? '', value);

/** A field by which somebody is not to be written to, `do_not_email: true`; of any letter where no contact is wanted. */
export const findRefusedByField = (
  { facts }: FactSheet,
  { isUnasked }: { isUnasked: boolean },
): Fact | undefined =>
  facts.find((fact) => {
    const refused = refusedBy(fact);
    return refused === 'all' || (refused === 'writing' && isUnasked);
  });

/**
 * `Take me off your list`, in a note or a field of any name; in a reply whatever makes it one of somebody who opts out,
 * as `Please exclude me from your outreach`, and nothing of one that does not: `We unsubscribed from our vendor`.
 */
const listStopping = onceFor((fact: Fact): readonly string[] => {
  const sentences = listSentences(fact);
  if (!isReply(fact)) return sentences.filter(isOptOut);
  return stops(fact.value)
    ? sentences.filter((sentence) => isOptOut(sentence) || stops(sentence))
    : [];
});
const stops = (reply: string): boolean => classifyReply(reply).verdict === 'opt_out';

/** What of it may be quoted, or where it stands. */
export const quoteRefusal = ({ fact, sentence }: Refusal): string =>
  quotableSentences(fact).includes(sentence)
    ? `“${clipSentence(sentence, 120)}”`
    : `What ${fact.label.toLowerCase()} has that is not public`;

/** The sentences by which somebody refuses to be called or written to, as far as they may be quoted. */
export const listRefusals = onceFor((fact: Fact): readonly string[] =>
  quotableSentences(fact).filter((sentence) => forbidsCalls(sentence) || isOptOut(sentence)),
);
