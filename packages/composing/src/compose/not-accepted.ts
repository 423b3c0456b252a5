import { ignoringCase } from '@workspace-ops/content';
import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isReply } from './read-asked.ts';

/** What is accepted is no work: a call, a card, a delivery. */
const accept =
  '(?:accept|take over)(?! (?:(?:any|our|your|the|a|more|further|cold|phone|late) ){0,2}(?:calls?|deliver\\p{L}*|visitors?|cards?|cash|payments?|cookies|e?-?mails?|offers?|prices?|quotes?|orders?|cheques?|parcels?|jobs?|excuses?|apolog\\p{L}+))';
const sign = `(?:sign(?! (?:in|up|the (?:visitors?|book|register|lease|contract|nda))\\b)|${accept})`;
const first = '(?:once|when|after|if|as soon as|until|till|unless)';

/** As people say that somebody does not accept work, or not before something else is done. */
const refuses = new RegExp(
  [
    `(?<!\\b(?:nobody|no one|none|never|not) (?:has |have )?)\\b(?:refus(?:es|ed|ing|e)|declin(?:es|ed|ing|e)|unwilling|reluctant|not (?:yet )?(?:willing|prepared|happy|ready)) to ${sign}\\b`,
    `\\b(?:won[’']?t|will not|wouldn[’']?t|would not|can[’']?t|cannot|(?:does|do|did)(?: not|n[’']?t) (?:want|wish|intend) to|not going to|not to) (?:be )?(?:${sign}|sign(?:ed|ing)(?! in\\b))(?: off)?\\b`,
    `\\b(?:will|would|[’']ll|can) (?:only )?sign (?:it |off |that |for it )?(?:only )?${first}\\b|\\b(?:she|he|they|client|customer) (?:only )?signs? (?:it |off )?(?:only )?${first}\\b`,
    '\\b(?:rejected|withheld|withholds?|withholding) (?:(?:his|her|their|the|its) )?(?:acceptance|signature|sign-?off)\\b|\\b(?:acceptance|sign-?off) (?:is |was |has been )?(?:refused|rejected|withheld|on hold)\\b',
  ].join('|'),
  'iu',
);
/** Of the acceptance itself a word is enough. */
const refusesHere = ignoringCase(
  String.raw`\b(?:refus(?:es|ed|al|ing|e)|reject(?:s|ed|ing)|withh(?:e|o)ld\p{L}*|disput(?:es|ed|ing)|on hold|not happy|unhappy|objects?|wants? to wait|(?-i:waits?|waiting)|wants? (?:it|that|this|the|a|an)\b)`,
);
const unsigned =
  /^(?:no|none|nobody|not|never|pending|awaited|outstanding|tbc|tba|tbd|to follow|unknown|unsigned|n\/a|\?+|-+)\b|^[-?]+$|\b(?:not|n['’]t|never) (?:yet |been |being )*(?:signed|accepted|agreed)\b|\bunsigned\b/iu;

const acceptances = new Set([...namesFor('acceptedBy'), ...namesFor('acceptanceDate')]);
const ofAcceptance = /^(?:accept\p{L}*|sign(?:atory|ed\p{L}*|off\p{L}*|ature)|signs?off)$/u;
const isOfAcceptance = (fact: Fact): boolean =>
  fact.names.some((name) => acceptances.has(name) && ofAcceptance.test(name)) ||
  ofAcceptance.test(normalName(fact.path.at(-1)!));

/** Whether a sentence, or of the acceptance a word, says that somebody does not accept the work. */
export const isRefused = (fact: Fact, sentence: string): boolean =>
  !isReply(fact) &&
  (refuses.test(sentence) || (isOfAcceptance(fact) && refusesHere.test(sentence)));

export const isRefusedAnywhere = (sentence: string): boolean =>
  refuses.test(sentence) || refusesHere.test(sentence);

/** Whether what stands for who accepted, or for the day, says that it is none. */
export const isUnsigned = (value: string): boolean =>
  unsigned.test(value.trim()) || refuses.test(value) || refusesHere.test(value);

/** Who is to sign, and when, of work that somebody does not accept. */
export const findUnaccepted = onceFor((sheet: FactSheet): readonly Fact[] => {
  const isAnyRefused = sheet.facts.some((fact) =>
    listSentences(fact).some((sentence) => isRefused(fact, sentence)),
  );
  return sheet.facts.filter(
    (fact) => isOfAcceptance(fact) && (isAnyRefused || isUnsigned(fact.value)),
  );
});
