import { dayWord } from './day-word.ts';

const words = /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u;
/** `Rs. 1,87,500`, `₹4,20,000 + GST`, `4.6 lakh`, `INR 36,000`; a rate of tax is none. */
export const tellsMoney = (value: string): boolean =>
  /\p{Sc} ?\d|(?<!\p{L})(?:Rs\.?|[A-Z]{3}) ?\d|\d ?(?:\/-|(?:lakhs?|lacs?|crores?|cr)(?!\p{L}))/u.test(
    value,
  );

const day = new RegExp(
  `\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|(?<!\\p{L})(?:${dayWord}|today|tomorrow|tonight)`,
  'u',
);
const length =
  /(?:\d|\b(?:an?|one|two|three|four|five|six|ten))[ -]?(?:\p{L}+ )?(?:hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?)\b/iu;

/** When something comes, or how long it takes: `ex stock`, `within 10 working days from PO`, `3rd week of Dec`. */
export const isTime = (value: string): boolean =>
  !tellsMoney(value) &&
  (day.test(value) ||
    length.test(value) ||
    /^(?:ex[- ]?stock|(?:from|off|in) stock|ready stock|immediate(?:ly)?|at once)\b/i.test(value));

/** `12 months`, `for one year`, and nothing else. */
export const isLength = (value: string): boolean =>
  /^(?:for )?(?:\d{1,3}|an?|one|two|three|four|five|six|ten|twelve)[ -](?:calendar )?(?:weeks?|months?|years?|yrs?)\.?$/i.test(
    value,
  );

/** From when to when: `01-01-2027 to 31-12-2027`, `April to March`. */
export const isSpan = (value: string): boolean =>
  /\S{3} ?(?:to|till|until|up ?to|–|-) ?\S{3}/iu.test(value) && day.test(value);

/** Until when they want the offer itself, or decide on it, and no time of the work: `wants it in writing today`. */
export const isOfOffer = (value: string): boolean =>
  /\b(?:in writing|on paper)\b|(?<!\b(?:after|from|of|with|on|within \p{L}+ \p{L}+ of) (?:the |your |a )?)\b(?:quotes?|quotations?|proposals?|prices?|pricing|numbers|figures|answers?|repl(?:y|ies)|decisions?)(?: (?:has|have|must|needs?|is|are))?(?: to be)?(?: \p{L}+){0,3} (?:by|before|today|tonight|tomorrow|needed|wanted|required|due|asap)\b|^(?:decid(?:es?|ing)|deciding) (?:by|on|before|in|at|next|this)\b/iu.test(
    value,
  );

/** What is bought, as people list it: how many of what, or a thing that is for something, and no sentence about them. */
export const isQuantity = (value: string): boolean =>
  words.test(value) &&
  /\d|^(?:supply|installation|replacement|repair|servic\p{L}+|amc|set|complete|new)\b| for \p{L}/iu.test(
    value,
  ) &&
  !tellsMoney(value) &&
  !/\p{L}{4}[.!?] \p{Lu}/u.test(value) &&
  !/\b(?:they|he|she|we|i|is|are|was|were|wants?|needs?|has|have|lose|loses|cannot|can['’]?t|should|must|urgent(?:ly)?)\b/iu.test(
    value,
  );

/** A thing, or something to do; neither a yes, a sum, nor who has to pay. */
export const isPartOfWork = (value: string): boolean =>
  words.test(value) &&
  !/^\p{Sc}|^(?:yes|no|none|nil|nothing|n\/a)\b/iu.test(value) &&
  !/\b(?:payments?|invoices?|paid|bills?|our (?:side|fault|mistake))\b/iu.test(value);

/** `40 t treated salt, $118/t`, and no number of an order. */
export const isNoNumber = (value: string): boolean =>
  words.test(value) &&
  !/^(?:[A-Z]{1,5}[-/ #]?\d|\d{3,}(?! ?\p{L})|(?:order|p\.?o\.?|no\.?|number)(?!\p{L}))/iu.test(
    value,
  );

/** `INV-2189`, and no sum. */
export const isPaperNumber = (value: string): boolean =>
  /^[A-Z]{1,5}[-/ #]?\d{2,}(?:[-/]\d+)?$/u.test(value.trim());

/** `Mrs Idris`, `Mr and Mrs Penhaligon`, `Saltwater Kitchen Ltd`: somebody by their name, and nothing that is for them. */
export const isCalled = (value: string): boolean =>
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Colonel|Rev)\.? (?:(?:and|&) Mrs\.? )?(?:\p{Lu}[\p{L}.'’-]* ?){1,3}|(?:\p{Lu}[\p{L}.&'’-]* ){1,5}(?:Ltd|Limited|LLP|PLC|Inc|LLC|GmbH)\.?)$/u.test(
    value.trim(),
  );

/** `Nick Paton`, `Nick Paton, Balquhidder Trekking`: somebody by their name, and their company. */
export const isNamed = (value: string): boolean =>
  isCalled(value) ||
  /^\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{0,20}){1,3}(?:,(?: (?:of |at |the |and |& )?\p{Lu}[\p{L}’'&-]{0,20}){1,5})?$/u.test(
    value.trim(),
  );

/** What somebody is asked to do. */
export const isAction = (value: string): boolean =>
  words.test(value) && !/^(?:yes|no|none|nil|n\/a|not)\b/iu.test(value);

const deeds =
  /\b(?:replace\p{L}*|credits?|refund\p{L}*|send|confirm\p{L}*|deliver\p{L}*|de?spatch\p{L}*|collect\p{L}*|take back|repair\p{L}*|rectif\p{L}+|issue|provide|revert|reply|answer|submit|arrange|pick ?up|exchange\p{L}*|compensat\p{L}+|certificates?|cop(?:y|ies)|explanation|depute|debit note|put(?:ting)? right|fix|re-?do|make good|written|in writing)\b/iu;
/** The same where a name says as often how many were ordered, or what the goods are for: `expected: 24 tees`. */
export const isWish = (value: string): boolean =>
  isAction(value) &&
  !/^\d/.test(value) &&
  (deeds.test(value) ||
    new RegExp(`\\b(?:by|before|within) (?:\\d|${dayWord}|today|tomorrow)`, 'iu').test(value));

/** A thing that was delivered, and no day on which it was. */
export const isThing = (value: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  !day.test(value) &&
  !/^(?:yes|no|done|not yet|on time|late|complete(?:ly|d)?|all|ok(?:ay)?|yesterday|(?:last|next|this) \p{L}+|in full|fully)[.!]?$/iu.test(
    value,
  ) &&
  !/^\d{1,3} ?%/.test(value) &&
  !/\b(?:yesterday|(?:last|this|next) (?:week|month|year|spring|summer|autumn|winter)|ago|week of)\b/iu.test(
    value,
  );

/** `Own damage`, `always late`: what speaks of leaving. */
export const isLatePayment = (value: string): boolean =>
  /\b(?:late|overdue|delay(?:s|ed)?|dues?|outstanding|pending|stopped|on hold|bounced?|not paid|unpaid)\b/iu.test(
    value,
  );

/** Leave to give a name: `he told you may use my name`. */
export const isLeaveToName = (value: string): boolean =>
  /\b(?:may|can|could|ok(?:ay)?|fine|happy|free|allow(?:ed|s)?|agree[ds]?|permi(?:ts?|tted)|no (?:objection|problem))\b[^.;]{0,40}\b(?:us(?:e|ing)|tak(?:e|ing)|giv(?:e|ing)|mention(?:ing)?|nam(?:e|ing)|quot(?:e|ing)|say(?:ing)?)\b/iu.test(
    value,
  ) &&
  /\b(?:name|reference|quote|words)\b|\bsay (?:(?:it(?:['’]s| is| was| came)?|that|you(?:['’]re| are)?) (?:from )?)?(?:me|I)\b/iu.test(
    value,
  );
