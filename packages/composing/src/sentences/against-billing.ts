import { claimsPayment, partly } from './sayings.ts';

const number = String.raw`(?:\d{1,4}|one|two|three|four|five|six|half|part|some|most)`;
const work = String.raw`(?:done|finished|completed?|cleaned|delivered|fitted|supplied|installed|serviced|repaired|started|used|signed off)`;
const doing = String.raw`(?:do|finish|complete|clean|deliver|fit|get|reach|manage|start|service)`;
/** As people write `could not`. */
const not = String.raw`(?:(?:did|was|were|has|have|had|is|are|could|can)(?: not|n['’]?t)|(?:cud|cld|woz)n['’]?t|cannot|not|never)`;

/** Less was done than the lines may say: `one not done yet, no access`, `only did 11, van broke`. */
const undone = new RegExp(
  [
    String.raw`${not} (?:(?:yet|been|all|fully|quite|properly|be|get|ever) ){0,2}(?:${work}|(?:able to |manage to )?${doing} (?!paid|an? |his |her |their |(?:the )?(?:po|invoice|bill|order number)(?!\p{L}))[\p{L}\d]{1,30})`,
    String.raw`(?:could|can|cud|cld)(?: not|n['’]?t|not) (?:be )?(?:get|got|do|done|reach(?:ed)?|access|find)`,
    String.raw`(?:no|couldn['’]?t get|without) access`,
    String.raw`only (?:did|done|managed|got (?:to|round|through)|cleaned|finished|delivered|fitted|used|had (?:time|\d)|${number} (?:\p{L}+ ){0,2}${work})`,
    String.raw`(?<!visit |invoice |stage |part |phase |week )(?<part>\d{1,4}) (?:out )?of (?:the )?(?!\k<part>(?!\d))\d{1,4}(?=.{0,40}${work})`,
    String.raw`(?:did|done) \d{1,4} (?:out )?of (?:the )?\d{1,4}`,
    String.raw`(?:${number}|the \p{L}+) (?:\p{L}+ )?(?:was |were |got )?(?:missed|skipped|left out|still to do|left to do|rained off)`,
    String.raw`(?:missed|skipped|left out) (?:${number}|no\.? ?\d{1,4}|the (?!calls?|messages?|ring)\p{L}+)`,
    String.raw`rained off|(?:half|part) (?:done|finished|complete)|had to (?:stop|leave|abandon)|still to (?:do|be (?:done|finished))`,
    String.raw`\d[\d.,]* (?:\p{L}+ )?not \p{Sc}?\d|instead of \p{Sc}?\d`,
  ]
    .map((one) => `(?<![\\p{L}\\d])(?:${one})(?![\\p{L}\\d])`)
    .join('|'),
  'iu',
);

/** It may stand on another invoice, or is to wait: `already invoiced in Nov`, `she says dont bill till Jan`. */
const elsewhere =
  /\balready (?:been )?(?:invoiced|billed|charged)\b|\b(?:invoiced|billed|charged) (?:(?:it|this|that|them|her|him) )?(?:already|twice|before|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|last (?:week|month|time|year))(?!\p{L})|\bduplicate\b|(?<!\p{L})(?:don['’]?t|do not|not to|never) (?:be )?(?:bill|invoice|charge)(?:d)?(?!\p{L})|(?<!\b(?:an?|the|our|last|next|this|that|their|first|final) )\b(?:bill|invoice|charge) (?:(?:it|this|that|them|her|him|the rest) )?(?:(?:in|after) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the new year|new year|christmas|xmas)|once|when|next (?:week|month|year)|later|not before|(?:un)?till?)(?!\p{L})/iu;

/** Money that the lines do not tell of: `paid £100 cash to Art`, `deposit received`. */
const received =
  /(?<!\p{L})(?:gave|given|handed|slipped|left) (?:(?:\p{Lu}\p{Ll}+|him|her|us|me|them|the lads?) )?(?:(?:the|an?|some) )?(?:(?:\p{Sc} ?)?\d[\d,.]* (?:in )?cash|\p{Sc} ?\d|cash|cheque|envelope)|(?<!no |without a |without )\b(?:deposit|down[- ]?payment|retainer|(?<!\bin )advance|pre-?payment) (?:(?:of )?(?:\p{Sc} ?)?\d[\d,.]* ?%? )?(?:(?:was|is|has been|were|got|already|also) ){0,2}(?:paid|received|taken|in|invoiced|billed|charged|collected|cleared)(?!\p{L}| (?:monthly|quarterly|weekly|yearly|annually|each|every|in (?:arrears|advance)|on (?:signing|order|booking)|by (?:default|the hour))(?!\p{L}))|(?<!\b(?:not|never|[a-z]+n['’]t|to|will) (?:yet )?)\b(?:paid|took|taken|invoiced|billed|charged|collected|received|got) (?:(?:them|him|her|us) )?(?:for )?(?:(?:an?|the|his|her|their) )?(?:(?:\p{Sc} ?)?\d[\d,.]* ?%? )?(?:deposit|down[- ]?payment|retainer)(?!\p{L})|(?<!\b(?:we|i|not|[a-z]+n['’]t|never|be|get|gets|is|are) )\b(?:already|all|part|half|been) paid(?!\p{L})|\bpaid (?:up ?front|in advance|for it|it|this one|by (?:card|cash|bank))(?!\p{L})/iu;
/** How somebody pays, or what was paid before. */
const usual =
  /\b(?:always|usually|normally|generally|every time|to be|will be|gets?|last (?:one|invoice|bill|month|year)|previous (?:one|invoice|bill)|if|once|when|until|unless)\b(?=.{0,40}\bpaid\b)|\b(?:(?:is|are|n['’]?t|not|never) (?:yet )?paid|unpaid|pays? )\b|\bpaid (?:on time|late|promptly|within|monthly|weekly)\b/iu;

/** What somebody who is not sure leaves to another: `shud this be 275?`, `not sure of the hours`. */
const unsure =
  /\?|(?<!\p{L})(?:not|n['’]?t) (?:quite |too |really )?(?:sure|certain)|\bunsure\b|(?<!\p{L})(?:i )?dunno\b|(?:^|[,;.!–-] ?)(?:please |pls |plz |can (?:you|someone) )?(?:double[- ]?)?check(?![\p{L}-]| (?:valves?|visits?|lists?|ups?|points?|ins?|outs?|call|meters?)(?!\p{L}))|(?<!\p{L})(?:should|shud|shld|shoud|ought to|must) (?:(?:it|this|that|they|there) )?(?:only |really )?(?:be|say|read) (?:\p{Sc} ?)?(?:\d|one\b|two\b|three\b|four\b|five\b|less|more)/iu;

const paper = String.raw`(?:it|this|that|them|(?:the|our|an?|your) (?:invoice|bill|receipt|job|work))`;
/** `Make it out as repairs, not a new bar`, `can you backdate it`, `make the bill out to the brewery`: it would say something else. */
const renamed = new RegExp(
  [
    String.raw`(?:make|write|put|bill|invoice|call|describe|show|list|word|label) ${paper} (?:(?:out|down|up|all) )?(?:as|like|under) (?!(?:soon|usual|normal|before|agreed|quoted|it|you|we|discussed|last)(?!\p{L}))[^.;]{0,60}(?:\b(?:not|instead|rather)(?!\p{L})|n['’]t\b)`,
    String.raw`make ${paper} out to (?!(?:me|us)\b)`,
    String.raw`back-?dat(?:e|ed|ing) ${paper}`,
    String.raw`(?:new|changed|different|correct|other) (?:vat|company|trading|legal|billing|invoice|registered) (?:name|entity|address)`,
    String.raw`date ${paper} (?:(?:for|in|as|to|back) )*(?:last|before|earlier|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*`,
  ]
    .map((one) => `(?<!\\p{L})(?:${one})`)
    .join('|'),
  'iu',
);

/** What a note says against billing the lines as they are. */
export type Objection = 'undone' | 'paid' | 'unsure' | 'renamed';

/** None is null: how somebody usually pays is none. */
export function findObjection(sentence: string): Objection | null {
  const said = sentence.slice(0, longest);
  if (renamed.test(said)) return 'renamed';
  if (unsure.test(said)) return 'unsure';
  if (isPaid(said)) return 'paid';
  return undone.test(said) || elsewhere.test(said) ? 'undone' : null;
}
const longest = 600;

const isPaid = (said: string): boolean =>
  [received, claimsPayment, partly].some((one) => one.test(said)) && !usual.test(said);
