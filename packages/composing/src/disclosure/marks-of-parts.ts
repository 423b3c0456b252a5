import { byItsWords } from '@workspace-ops/content';

/** What may stand before an order, and says nothing. */
const lead = '(?:(?:but|so|and|though|please|pls|plz|nb|note|just|only)[:,]? )*';
const not =
  "(?:(?:we|i) )?(?:do not|don['’]?t|never|not to|must(?: not|n['’]?t)|(?:best|better) not(?: to)?|no need to)(?: ever| please)?";
const outsiders =
  '(?:client|customer|outsiders|applicants?|candidates?|supplier|buyer|tenant|landlord|insurers?|competitors?|press|papers)';
const texts =
  '(?:(?:job )?(?:ad|advert|advertisement|posting|listing)|posts?|web ?site|web ?page|newsletter|mailing|letter|e-?mail|proposal|publication|publishing|printing|print|press|linked ?in|facebook|instagram|social(?: media|s)?|story|case study|blog|report|text|write-?up|brochure)';
const the = '(?:the |our |any |an? |this |that )?';
const it = '(?:it|this|that|so|any of (?:it|this|that))';
const them = `(?:them|him|her|anyone|anybody|everyone|a soul|${the}${outsiders})`;
const toWhom = `(?: (?:to|with) ${them})?`;
const where = `(?: (?:in|on|into) (?:${the}${texts}|public|writing))?`;
const tail = '(?:,? (?:yet|please|pls|thanks|ta|though|obviously|obvs|at all|for now|tho))*';

/** What nobody does with a thing: alone it is an order about what is told. */
const alone =
  '(?:mention|say|tell|advertise|disclose|reveal|let on|publicise|publicize|publish|broadcast|divulge)';
const withIt =
  '(?:mention|say|tell|advertise|disclose|reveal|publicise|publicize|publish|broadcast|divulge|print|share|post|quote|repeat|include|put|write|state|list|pass on|spread|let on about|shout about)';

const marks = [
  `${not} (?:${alone}(?: ${it}| ${them})?|${withIt} ${it}(?: in| on| out| down| round| around)?)${toWhom}${where}`,
  `${not} (?:put|include|state|write|print|list) (?:in|on) ${the}${texts}`,
  'internal(?:ly)?(?: (?:only|use|use only|note|info|information|eyes only))?',
  'for internal (?:use|eyes|info|information)(?: only)?',
  '(?:strictly |just |only )?for (?:us|our eyes|our ears|your eyes|your ears)(?: only| alone)?',
  '(?:our|your) eyes only',
  '(?:strictly |very )?(?:hush[- ]hush|secret)|off the record|on the q\\.?t|our secret',
  '(?:(?:just|strictly|that|this|it|stays?|is) )*between (?:us|ourselves|you and me)(?: only)?',
  `keep (?:${it} )?(?:quiet|private|secret|internal|in[- ]house|sc?htum|mum|under wraps|(?:to|between|among) (?:us|ourselves|yourself|yourselves))`,
  `keep (?:${it} )?under (?:your|our) hats?`,
  `(?:keep|leave) ${it} (?:out|off)(?: (?:of )?${the}${texts})?`,
  `(?:${it}(?:['’]s| is)? )?not (?:for|in|to go (?:in|on|into|out in)) (?:${the}${texts}|outsiders|them|him|her|${the}${outsiders}(?:['’]?s)?(?: (?:copy|eyes|ears))?)`,
  `(?:(?:we|i)(?:['’]ve| have)?(?: not|n['’]?t)|not|nobody(?: has)?) (?:yet )?(?:told|announced (?:it |this )?to|informed) (?!(?:you|us|me)(?!\\p{L}))(?:[\\p{L}'’]+ ){1,4}?yet`,
  'not to be (?:mentioned|said|told|published|printed|advertised|disclosed|repeated|shared)',
  'not (?:public|advertised|published|announced)(?: yet)?',
  "sh{2,}|sc?htum|mum['’]?s the word|say (?:nothing|nowt|no more)|best (?:left )?unsaid",
  'nobody (?:is|needs|has) to know',
].join('|');

const mark = byItsWords(new RegExp(`^\\W*${lead}(?:${marks})${tail}\\W*$`, 'iu'));
const heading = byItsWords(new RegExp(`^\\W*${lead}(?:${marks})${tail} ?:`, 'iu'));
/** `Could stretch to 45 but don't say` */
const atEnd = byItsWords(
  new RegExp(`(?:^|[ ,])(?:but|so|and|though|please|pls|plz) (?:${marks})${tail}\\W*$`, 'iu'),
);
/** It says itself what is not to be told: `don't mention we are short`; `don't say yes at once` is for whoever reads it. */
const order = byItsWords(
  new RegExp(
    `^\\W*${lead}${not} (?:mention|let on|tell ${them}|say (?:it|that|this|anything|owt|why|we|he|she|they)|admit (?:it|that|this|to it|to them|we))(?!\\p{L})`,
    'iu',
  ),
);
/** In brackets, after what is told, how far we would go: `£38k (we'd go to £42k)` */
export const isTactics = (inner: string): boolean =>
  /^(?:but )?(?:(?:we|i|he|she|jo)(?:['’]?d| would| could| can) (?:go|take|accept|settle for|stretch|drop)|(?:could|can|would) (?:go|stretch|drop|take)(?: up| down)? (?:to|as)|(?:our |the |absolute )*(?:bottom line|floor|lowest|walk-?away|minimum we)|room (?:down )?to)(?!\p{L})/iu.test(
    inner.trim(),
  );
const longest = 90;

/** Doors may be internal. */
const ofBuilding =
  /\b(?:doors?|doorways?|walls?|paint\p{L}*|decorat\p{L}*|plaster\p{L}*|joinery|windows?|drain\p{L}*|pipe\p{L}*|wir\p{L}+|cabl\p{L}*|lights?|lighting|lifts?|stair\p{L}*|gutters?|insulat\p{L}*|clean\p{L}*|surveys?|audits?|works?|repairs?|frames?|surfaces?|floors?|ceilings?|blinds?|ramps?|training|transfers?|mov(?:e|es|ing)|vacanc\p{L}*|candidates?|applicants?|recruit\p{L}*|promotions?|dimensions?|height|width|depth|diameter|fittings?|fixtures?|areas?|rooms?|courts?|phones?|extensions?|mail|meetings?|threads?|gears?|corners?|shelves|shelving|battery|memory|storage|aerials?|cameras?)\b|\d ?(?:mm|cm|m|in|ft|["”″])(?!\p{L})/iu;
const ofPlace = /^\W*internal\W*$/i;

/** Whether a clause has no more than a mark. @param before what it stands after. */
export const isMark = (clause: string, before = ''): boolean =>
  clause.length <= longest &&
  mark.test(clause) &&
  !(ofPlace.test(clause) && ofBuilding.test(before));

/** How a clause marks more: `not for the ad: …`, `… but don't say`, `don't mention we are short`. */
export function startsWithMark(clause: string): 'heading' | 'end' | 'order' | null {
  if (clause.includes(':') && heading.test(clause.slice(0, longest))) return 'heading';
  if (atEnd.test(clause.slice(-longest))) return 'end';
  return order.test(clause.slice(0, longest)) ? 'order' : null;
}
