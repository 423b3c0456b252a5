import { ignoringCase } from '@workspace-ops/content';
import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';
import { isReply } from './read-asked.ts';

/** Of the acceptance itself a word is enough. */
const refusesHere = ignoringCase(
  String.raw`\b(?:refus(?:es|ed|al|ing|e)|reject(?:s|ed|ing)|withh(?:e|o)ld\p{L}*|disput(?:es|ed|ing)|on hold|not happy|unhappy|objects?|wants? to wait|(?-i:waits?|waiting)|wants? (?:it|that|this|the|a|an)\b)`,
);
const unsigned =
  /^(?:no|none|nobody|not|never|pending|awaited|outstanding|tbc|tba|tbd|to follow|unknown|unsigned|n\/a|\?+|-+)\b|^[-?]+$|\b(?:not|[a-z]+n['’]t|never) (?:yet |been |being )*(?:signed|accepted|agreed)\b|\bunsigned\b/iu;

const acceptances = new Set([...namesFor('acceptedBy'), ...namesFor('acceptanceDate')]);
const ofAcceptance = /^(?:accept\p{L}*|sign(?:atory|ed\p{L}*|off\p{L}*|ature)|signs?off)$/u;
const isOfAcceptance = (fact: Fact): boolean =>
  fact.names.some((name) => acceptances.has(name) && ofAcceptance.test(name)) ||
  ofAcceptance.test(normalName(fact.path.at(-1)!));

/** Whether a sentence, or of the acceptance a word, says that somebody does not accept the work. */
export const isRefused = (fact: Fact, sentence: string): boolean =>
  !isReply(fact) &&
  (isUnaccepted(sentence) || (isOfAcceptance(fact) && refusesHere.test(sentence)));

export const isRefusedAnywhere = (sentence: string): boolean =>
  isUnaccepted(sentence) || refusesHere.test(sentence);

export const isUnaccepted = (sentence: string): boolean =>
  !accepts.test(sentence) && isAgainstUs(sentence, ['unaccepted']);
/** `Customer accepts the scratch`, and nothing beside it. */
const accepts =
  /^(?:the )?(?:customer|client|owner|tenant|he|she|they) (?:has |have )?accept(?:s|ed)?(?! (?:no|none|nothing|neither|only)\b)(?: \p{L}+){1,4}[.!]?$|^(?:snags?|snag list|list) (?:is )?(?:all )?clear[.!]?$/iu;

/** Whether what stands for who accepted, or for the day, says that it is none. */
export const isUnsigned = (value: string): boolean =>
  unsigned.test(value.trim()) || isRefusedAnywhere(value);

/** Who is to sign, and when, of work that somebody does not accept. */
export const findUnaccepted = onceFor((sheet: FactSheet): readonly Fact[] => {
  const isAnyRefused = sheet.facts.some((fact) =>
    listSentences(fact).some((sentence) => isRefused(fact, sentence)),
  );
  return sheet.facts.filter(
    (fact) => isOfAcceptance(fact) && (isAnyRefused || isUnsigned(fact.value)),
  );
});
