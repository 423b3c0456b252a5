const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** When it was, and no day of these. */
const then = `(?:(?:in|of|during|from|by) (?:the |this year['’]s |early |late |mid-?)*(?:${months})|last (?:month|year|spring|summer|autumn|winter)|(?:months|years|a year) ago|(?:in|of) (?:19|20)\\d\\d)`;

/** What happened then, to a thing or to somebody. */
const event =
  '(?:came|blew|blown|fell|fallen|crashed|snapped|broke|broken|collapsed|gave way|brought|dropped|failed|burn[\\p{L}]*|fires?|flood[\\p{L}]*|explosion|accidents?|incidents?|collapse|injur[\\p{L}]*|near[- ]miss(?:es)?|hurt|slipped|tripped|leak)';

/** `A survey, after a limb came down in the October storm`: why something is wanted now is over. */
const cause = new RegExp(
  `\\b(?:after|since|following|because of|owing to|due to|prompted by)\\b[^.;]{1,80}?\\b${event}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})${then}(?!\\p{L})(?: (?:storms?|gales?|winds?|floods?|snow|frosts?))?`,
  'giu',
);
const mayBeCause = /\b(?:after|since|following|because of|owing to|due to|prompted by)\b/iu;

/** A sentence less what in it tells why, and is long past: of the rest it is read whether it harms somebody. */
export const withoutPastCause = (sentence: string): string =>
  mayBeCause.test(sentence) ? sentence.replace(cause, ' ') : sentence;

/** `Insured, but not for work within 9 m of overhead lines`: what a policy is for, and not, is no report. */
const insurance =
  /\b(?:insurances?|insured|insures?|insurers?|underwriters?|polic(?:y|ies)|public liability|employers['’]? liability|indemnity)\b/iu;
const extent =
  /\b(?:cover(?:s|ed|ing|age)?|insur(?:ed|es?) (?:for|against|up to)|not for|but not|exclu\p{L}+|except|against|includ\p{L}+|limit(?:s|ed)?|up to|no cover|applies)\b/iu;
/** Something that happened, or goes on. */
const happened =
  /\b(?:fell|fallen|came|come|hurt|injured|hit|struck|smell\p{L}*|leak(?:s|ed|ing)|loose|hanging|broke|cracked|split|collapsed|caught|trapped|bleeding|burnt|touching|sagging|leaning|yesterday|today|tonight|now|still|was|were|has|have|had|we found|there (?:is|are))\b/iu;

export const isOfInsurance = (sentence: string): boolean =>
  insurance.test(sentence) && extent.test(sentence) && !happened.test(sentence);
