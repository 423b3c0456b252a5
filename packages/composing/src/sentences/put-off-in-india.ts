import { monthShape } from './put-off.ts';

/** As people of India write `answer`, or `write to us again`: the day or the event after which says that it is the latter. */
const again =
  '(?:revert|get back|come back|follow[- ]?up|contact|write|approach|remind|mail|e-?mail|message|msg)(?: (?:back|again|to|with|us|me|the same|on this|for this|this|once))*';
const feasts =
  '(?:makar )?(?:sankra(?:n|m)th?i|pongal|holi|diwali|deepavali|dussehra|dasara|navratri|ganpati|ganesh(?: chaturthi)?|onam|ugadi|gudi padwa|durga puja|pujas?|raksha bandhan|rakhi|ramzan|eid|muharram|baisakhi|bihu|janmashtami|chhath|annual day|(?:board |annual |final )?exams?|examinations?|march(?: closing| end(?:ing)?)?|year[- ]end|(?:the )?budget(?! meeting room))';
const nth = '(?:first|1st|second|2nd|third|3rd|fourth|4th|last)';

/** `Kindly revert in third week of January`, `pls revert at that time`, `get back after Holi` */
export const putsOffInIndia = [
  `\\b${again} (?:only )?(?:in|by|during|around|from|after|post) (?:the )?(?:${nth} (?:week|half|fortnight) (?:of|in) (?:the )?(?:${monthShape}|next (?:month|year|quarter))|${monthShape} ${nth} week)`,
  `\\b${again} (?:only )?(?:after|post|once|following) (?:the )?${feasts}\\b`,
  `\\b(?:after|post) (?:the )?${feasts}\\b[^.?!]{0,30}\\b(?:call|ring|phone|${again})\\b`,
  `^(?![^]*(?:\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b(?:today|tomorrow)\\b|\\d ?[ap]\\.?m\\b))[^]*\\b${again} (?:only )?(?:then|at that time|by then|that time|thereafter|afterwards|later(?: on)?)(?=[.,;!?]|$| (?:only|please|pls|sir|madam|kindly)\\b)`,
  `\\brevert(?: back)?(?: (?:to )?(?:us|me))? (?:after|next (?:month|quarter|year|session|season)|in (?:the )?(?:new year|next (?:month|quarter|year)|${monthShape}|q[1-4])|once (?!you\\b)|when (?:we|i|the)\\b)`,
].map((shape) => new RegExp(shape, 'iu'));

const limit =
  "(?:until|till?|up ?to|upto|through)(?! (?:about |around )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\b|o[’']?clock|[.,;!?]|$)| (?:noon|lunch|evening|tonight)\\b)";
/** `I am on election duty till 4th Dec`, `in Delhi for board exam duty upto 5th Dec`, `out of station till Friday` */
export const onDuty = new RegExp(
  `\\b(?:i am|i['’]?m|we are|we['’]re|am|will be|going|gone|currently)\\b[^.?!;]{0,40}\\b(?:duty|tour|training|deputation|camp|pilgrimage|yatra|court|(?:to|at|in) (?:my |our )?native(?: place| village)?)\\b[^.?!;]{0,20}\\b${limit}|\\bout (?:of )?(?:station|town)\\b[^.?!;]{0,20}\\b(?:${limit}|from|for|this week|next week)`,
  'iu',
);

const money = '(?:budgets?|funds?|funding|provisions?|grants?|allocation|sanction)';
const lacking = [
  `\\b(?:(?:presently|currently|right now|this (?:quarter|year|month)|at present|as of now|sorry|sir|madam),? )*(?:we (?:have|are having) |i have |there is )?(?:no|not any|nil) (?:\\p{L}+ )?${money}\\b(?:,? (?:presently|currently|right now|this (?:quarter|year|month)|at present|at the moment|as of now|now|available|for (?:this|it)))*`,
  `\\b(?:no|not any) ${money}\\b`,
].map((shape) => new RegExp(shape, 'giu'));

/** Whether a sentence says no more than that there is no money yet, which nobody holds against us. */
export const lacksBudget = (sentence: string): boolean =>
  lacking.some((one) => sentence.search(one) !== -1);

/** A reply without what it says of money that is not there, which refuses nothing where they ask to be written to later. */
export const withoutBudget = (reply: string): string =>
  lacking.reduce((text, one) => text.replace(one, ' '), reply);
