import { asksOfFirm } from './asks-of-firm.ts';

/** What a firm hands out about itself, or sets down for somebody to read. */
const document =
  '(?:one[- ]?pagers?|two[- ]?pagers?|(?:slide |sales |pitch )?decks?|slides|presentations?|pdfs?|brochures?|leaflets?|flyers?|fly(?:er|ier)|fact ?sheets?|spec(?:ification)? sheets?|data ?sheets?|(?:capability|method) statements?|white ?papers?|portfolios?|case stud(?:y|ies)|references|testimonials|credentials|(?:sample|example) (?:report|audit|contract|work|proposal)s?|samples of (?:your|the) work|examples|work samples|write[- ]?ups?|proposals?|(?:draft |standard )?contracts?|sow|scope of work|w-?9s?|coi|(?:certificates? of )?(?:insurances?|insurance cert(?:ificate)?s?)|insurance (?:details|papers|documents)|certs|certificates?|licen[cs]es|rams|swms|risk assessments?|price ?lists?|rate ?(?:cards?|sheets?)|fee schedules?|service lists?|links? to (?:your|the|some) \\p{L}+(?: \\p{L}+)?|docs|documents|documentation|paperwork|literature|quotes?|quotation|estimates?)';
const price = '(?:pric(?:es?|ing)|rates|costs|numbers)';
/** Who asks for their own things to be better, faster or fewer asks for no document. */
const det = '(?:(?:an?|the|your|ur|some|any|more|over|through|across|along|me|us) ){0,3}';
const adjective =
  '(?:(?!to |of |for |with |and |our |my |their |up |back |a |the )[\\p{L}-]{2,} ){0,2}';
/** Of an address, a time or a wish for a call nothing is to be read. */
const end =
  '(?![ -](?:for|to) (?:an? |the )?(?:\\p{L}+ )?(?:call|chat|ring|speak|talk|phone|zoom|teams|meet(?:ing)?)\\b)(?=[.,;:!?)&+]|$| (?:first|before|please|pls|plz|ta|thanks|thx|cheers|and|or|so|that|which|i|we|my|to|for|from|in|by|with|on|up front|upfront|if|when|then|today|tomorrow|this|next|asap|ahead|beforehand|you|over|through|across|mate)(?!\\p{L}))';
const verb =
  '(?:send|share|shoot|flick|ping|fire|drop|forward|fwd|e-?mail|text|mail|post|provide|supply|attach|chuck|bung|lob|sling|zip|toss|whatsapp|dm)';

/** Who is asked to send it: `Please share`, `could you forward`, `ask somebody to send`. */
const asks =
  '(?:^|[.,;:!?–—-] ?|\\b(?:please|pls|plz|kindly|just|then|could|can|would|will|you|u|ya|yes|yep|yeah|sure|ok|okay|but|so|first|maybe|if possible|(?:you|someone|somebody) to|and(?= \\p{L}+ (?:me|us)\\b)) )(?<!\\b(?:do|did|when|if|how|what) (?:you|u) )(?<!\\b(?:we|i|they) (?:just|then|can|could|would|will) )';

const papers = [
  new RegExp(`${asks}(?:also )?${verb} ${det}${adjective}(?:${document}|${price})${end}`, 'iu'),
  // `My boss wants to see pricing first`, `I'd need to review a sample report`
  new RegExp(
    `\\b(?:need|needs|want|wants|like|likes|love|prefer|prefers|have|has|happy|asked|asks) (?:to )?(?:see|read|review|look (?:at|over|through)|look at|have|get|check(?: out)?|go through) ${det}(?:${adjective}${document}|${price})${end}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:${document}|${price}) (?:up front |in hand )?(?:first(?! of)|before (?:we|i|a|any|the|my|our|anything)\\b[^.?!]{0,20}\\b(?:call|chat|talk|speak|meet(?:ing)?|else)\\b)`,
    'iu',
  ),
  // `Quote is needed by Wednesday 9 December`
  /\b(?:quot(?:es?|ation)|proposals?|bids?|tenders?|estimates?|pricing|prices?) (?:(?:is|are|will be) )?(?:needed|required|wanted|due(?! to\b)|to be (?:in|submitted|received))\b/iu,
  /\b(?:look at|read|see|review|consider) (?:something|anything|it|that) in writing\b/iu,
  /\b(?:send|put|write) (?:something|anything|it|that) (?:over |through |across |together |down )?(?:(?:that |which )?(?:i|we) can|for (?:me|us|my \p{L}+|our \p{L}+|the \p{L}+) to) (?:forward|share|show|read|pass|look|review|circulate|present)\b/iu,
];
/** `Do you have a deck I can look at?`, `can I see some references?` */
const hasOne = new RegExp(
  `\\b(?:do you (?:guys )?have|have you(?: got)?|(?<!\\p{L}[’' ]{1,2}|\\p{L})got(?! (?:your|ur)\\b)|is there|any chance of|(?:can|could|may) (?:i|we) (?:please )?(?:get|have|see|read|look at)|where (?:can|could|do) (?:i|we) (?:find|see|read|get)) ${det}${adjective}${document}${end}`,
  'iu',
);
/** A sentence that tells how they work themselves. */
const theirs =
  /\b(?:(?:our|my|their) (?:reps?|team|people|staff|sales\p{L}*|office|clients|customers|leads|buyers)|customers|clients|buyers)\b[^.?!]{0,30}\b(?:send|share|want|need|ask|e-?mail|forward|see|read|get)/iu;

/** Whether a sentence asks for something to read, before a call or in its place, by what it calls that. */
export const asksForPapers = (sentence: string): boolean =>
  !theirs.test(sentence) &&
  (papers.some((one) => one.test(sentence)) || (hasOne.test(sentence) && !asksOfFirm(sentence)));
