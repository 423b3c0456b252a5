/** The states in which an invoice is not simply open, as a field or a line says them in a word or two. */

const disputed = '(?:in |under )?disput(?:e|ed|ing)|contested|queried|challenged';
/** Nothing, or less, is owed. */
const notOwed = [
  'paid|settled|cleared|closed|payment (?:received|sent|made|in)|part(?:ial(?:ly)?)? payment(?: received| made)?',
  'written[- ]off|write[- ]?off|bad debt|uncollect[ai]ble|forgiven|waived|credited|refunded|reversed',
  'void(?:ed)?|cancell?ed|withdrawn|superseded|re-?issued|re-?billed|duplicated?(?: (?:of|invoice)\\b[^.;,]{0,40})?|dupe?|double[- ]billed',
  '(?:wrong|incorrect) (?:amount|price|total|qty|quantity|rate|tax|customer|address|job|site|invoice)',
  '(?:billing |invoice |invoicing |pricing |price )error|needs? (?:correct(?:ion|ing)|fix(?:ing)?|re-?issu(?:e|ing)|a credit)|to be (?:corrected|credited|voided|cancell?ed|re-?issued)|(?:(?:awaiting|waiting (?:for|on)|pending) )credit(?: note| memo)?',
].join('|');
const paper =
  '(?:p\\.?o\\.?(?: (?:number|no\\.?|#))?|purchase order|paperwork|w-?9|lien waiver|sign-?off|signature|approval|coi)';
/** Something has to happen before anybody pays it. */
const notNow = [
  "(?:on |credit )?hold|held|on stop|paused|suspended|parked|frozen|draft|not (?:yet )?sent|(?:do not|don[’']?t|dont) (?:send|chase|remind|contact|collect)",
  '(?:sent |gone |with |in |at |to |turned over |handed over |referred |moved |placed )*(?:to |in |with |for )(?:the |a |our )?(?:collections?|debt collect(?:ors?|ion)|collections? agency|agency|attorney|lawyer|legal|court|small claims)(?: (?:agency|dept\\.?|department|team))?|collections?|lien(?: filed)?|in litigation|bankrupt(?:cy)?|chapter (?:7|11|13)',
  `(?:wrong|incorrect|no|missing|needs?|awaiting|waiting (?:for|on)|pending) (?:an? |the )?${paper}|${paper} (?:is )?(?:missing|needed|required|pending|wrong)|(?:in|under) review|in approval`,
].join('|');

const over =
  '(?! (?:(?:has been|was|is|been|now) )?(?:released|lifted|removed|over|resolved|settled|withdrawn|dropped|closed|sorted|fixed)\\b)';
/** A field of its own, and a field of an entry that says no. */
const none = '(?![: ]+(?:no|none|false|nil|n\\/a|not|never|0)\\b)';
const more = '(?:now |currently |marked(?: as)? |account )?';

const toShapes = (state: string): readonly RegExp[] => {
  const said = `${more}(?:${state})(?![\\p{L}-])${over}${none}`;
  return [
    // The value of a field that is called so, alone or in an entry.
    `(?:^|[:,] )(?:(?:invoice|payment|account|credit) )?(?:status|state):? [“"]?${said}`,
    // At the end of a line: `INV-206 $90.00, on hold`.
    `(?:^|[,;(–-] ?|[1-9][\\d,.]{0,14} )${said}[”")]?[.!]?$`,
    // `void yes`, `on hold since 3 November`
    `, (?:${state}) (?:yes|true|since |per |by |until |till |as of )`,
  ].map((shape) => new RegExp(shape, 'iu'));
};

const stateShapes = {
  disputed: toShapes(disputed),
  notOwed: toShapes(notOwed),
  notNow: toShapes(notNow),
};

export type StateOfInvoice = keyof typeof stateShapes;

/** Whether a sentence, or an entry of a list, says that an invoice is disputed, is not owed, or is not to be asked for now. */
export const isInState = (sentence: string, state: StateOfInvoice): boolean =>
  sentence.length <= longest && stateShapes[state].some((shape) => shape.test(sentence));
const longest = 600;
