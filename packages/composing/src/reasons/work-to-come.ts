import { monthNames } from '../facts/day-word.ts';
import { goesBy, isFreeText, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Reason } from './reason.ts';

const done =
  '(?:start(?:ed)?|begun|done|doing|finish(?:ed)?|complet(?:e|ed)|fitted|installed|delivered|built|made|wrapped|printed|painted|laid|planted|put (?:up|in)|gone (?:up|in)|up|begin|do|fit|install|deliver|build|wrap|paint)';
const work =
  '(?:work|works|job|project|migration|roll-?out|cut-?over|install(?:ation|s)?|fitting|fit[- ]?out|build|wraps?|vans?|signs?|order)';
const later = `(?:the )?(?:next (?:week|month|year|spring|summer|autumn|winter)|new year|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${monthNames}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthNames})|\\d{1,2}(?:st|nd|rd|th)|spring|summer|autumn|winter|q[1-4]|week)`;
const not = "(?:not|(?:is|are|was|were|have|has|did|do|does)n['’]?t|never|nothing|none|nobody)";
const small = '(?:actually|even|really|yet|been|quite|properly|all|fully|any|have|has)';

/** As people say that work is to come, or is not all done. */
const toCome = [
  // `Wraps not actually started yet`, `we havent even begun`
  `${not}(?: ${small})* ${done}(?: [\\p{L}\\d]+){0,4} (?:yet|so far|as of now)`,
  `${not} (?:yet |actually |even )+(?:${small} )*${done}`,
  `(?<!\\b(?:nothing|not much|little|none) )(?:yet|still|left) to (?:be )?${done}`,
  `${work}(?: (?:is|are|was|were|has|have))?(?: still)? ${not}(?: ${small})* (?:started|begun|done|finished|completed?|fitted|installed|delivered|wrapped|up)`,
  `${not}(?: ${small})* (?:started|begun)(?: (?:the|any|on|with))* ${work}`,
  // `Work starts january`; `work starts at 8` is of each day.
  `${work} (?:(?:only|not|doesnt|does not|doesn['’]t|wont|won['’]t|will|to|is to|due to|is due to|are due to|(?:is|are) going to) )*(?:starts?|starting|begins?|beginning|commences?|kicks? off) (?:(?:till|until|on|in|from|after|before|again|site|back) ){0,3}${later}`,
  `(?:we|they|lads|crew|team) (?:(?:only|dont|do not|don['’]t|wont|will|are) )*(?:start(?:ing)?|begin) (?:(?:on site|on it|on them|the (?:work|job|wraps?|install)|till|until|on|in|from|after) )*${later}`,
  `${work} (?:(?:is|are|only|just|all|not) )*(?:booked(?: in)?|planned|scheduled|due|pencilled in|going (?:in|up|ahead)|goes? (?:in|up|ahead)) (?:(?:till|until|for|on|in|from|after|to start) )*${later}`,
  // `Only signed last week`, `still at design stage`
  '(?:only|just)(?: just)? (?:signed|ordered|quoted|placed the order|paid the deposit)(?= (?:it|up|last|this|on|yesterday|today|\\p{L}+day|the (?:order|contract|quote))(?!\\p{L})|[.,;!)]|$)',
  `(?:at|in) (?:the )?(?:quote|quoting|quotation|design|proof|planning|artwork|order) stage`,
  `(?:no|not got (?:the|an)|havent got (?:the|an)|haven['’]t got (?:the|an)) (?:order|go[- ]?ahead|deposit)(?: \\p{L}+){0,3} yet`,
  // `2 of 6 done`
  `(?:only )?(?<some>\\d{1,3}) (?:out )?of (?:the |them )?(?!\\k<some>(?!\\d))\\d{1,3} (?:\\p{L}+ )?(?:are |is |have been )?(?:done|finished|fitted|installed|wrapped|up|delivered)`,
  `(?:half|part|partly|nearly|almost) (?:done|finished|complete|fitted|installed|wrapped)`,
];
const isToCome = new RegExp(`(?<![\\p{L}\\d])(?:${toCome.join('|')})(?![\\p{L}\\d])`, 'iu');
/** Most sentences have none of these. */
const hint =
  /not|n['’]?t\b|never|nothing|none|nobody|\bto (?:be |start|begin)|start|begin|commenc|kick|booked|plann|schedul|\bdue\b|pencil|going|goes|only|just|stage|yet|\bof\b|half|part|nearly|almost/i;
/** Of a text, of something further, of what was before, and of somebody else's work. */
const ofOther =
  /\b(?:newsletter|post|story|case study|quote from|review|testimonial|letter|email|invoice|snag\p{L}*|photos?|website|consent|phase|second|2nd|further|another|more|extra|next (?:job|one|project|phase|lot)|other (?:job|site|project|shop|branch|van)|rest|used to|had ?n[o'’]?t|before (?:us|we|they)|previous(?:ly)?|until we|till we|their (?:own|other|last|old|new)|maintenance|service plan|warranty|guarantee|open(?:s|ing)?|term|season|school)\b/iu;

/** Whether a sentence says that work has not begun, or is not done. */
export const isWorkToCome = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  return hint.test(said) && isToCome.test(said) && !ofOther.test(said);
};
const longest = 600;

const states = new Set(['status', 'stage', 'progress', 'jobstatus', 'projectstatus']);
/** What came of it, too, may lie ahead: `migration starts 10 December`. */
const isOfState = (fact: Fact): boolean =>
  !isReply(fact) &&
  (isFreeText(fact) || isOutcome(fact) || states.has(normalName(fact.path.at(-1)!)));
const isOutcome = goesBy('outcome');

/** What is told, or shown to others, as work that is done. */
export const ofWorkToCome: Reason = {
  isOf: (inputs) =>
    inputs.includes('consent') ||
    inputs.includes('findings') ||
    (inputs.includes('observation') && inputs.includes('outcome')),
  isIn: isOfState,
  says: [{ test: isWorkToCome }],
  most: 2,
  ...unlessRefused,
  asks: (said) =>
    `On record is “${said}”, and the text tells of work that is done: is it done, and may this be sent now?`,
};
