/** As people order what was offered to them. */

/** `Yes please, so go ahead`: what an order begins with, or stands behind. */
const opened =
  "(?:^|[.,;:!–-] ?|\\b(?:yes|yeah|yep|ok|okay|great|perfect|brilliant|lovely|fine|good|agreed|approved|and|so|please|pls|plz|just|then|end|lets|let['’]?s|proceed to|happy to|(?:us|you|like|want|glad|pleased|decided|agreed|ready|wish) to|(?:can|could|would|will) you)(?: please| pls| then| just|,)* )";
const ofSpeaking =
  '(?:speak|talk|chat|meet|quote|send|call|ring|phone|e-?mail|text|ask|tell|show|explain|give|arrange (?:a|the)|set up|book (?:a|the|in a|me in for a)|price)';
/** What is booked to be spoken, and is no work. */
const aCall =
  '(?: (?:in|up))?(?: (?:for|to))? (?:an? |the |your )?(?:\\p{L}+ )?(?:calls?|newsletter|(?:mailing )?list|chat|slot|time|meeting|demo|visit|appointment|survey|zoom|teams)\\b';
const quotation =
  '(?:quot\\p{L}*|price|offer|estimate|proposal|terms|tender|figures?|contract|order|acceptance)';
const starting =
  '(?:start|begin|come and (?:do|start|clean|fix|fit)|do (?:it|us|them|ours|the \\p{L}+))';

/** Nothing but an order of what was offered. */
const surely = [
  // `I accept the quote`, `quote accepted`
  `\\baccept(?:ed|ing)? (?:the|your|this|that|both) (?:\\p{L}+ ){0,2}?${quotation}\\b(?! of an? )`,
  `^(?:(?:the|your|this|our|yes|ok),? )*(?:quot\\p{L}*|price|estimate|proposal|offer|terms) (?:(?:is|has been|all|now|are|was) )*(?:accepted|approved|agreed|signed)\\b`,
  '(?:^|[,;] ?)(?:yes,? |all )?approved\\b(?! (?:list|supplier|contractor))|\\b(?:board|committee|governors|trustees|landlord|council|boss|head|owners?) (?:have |has |had )?(?:all )?(?:said yes|(?:approved|agreed|signed off)(?: on)? (?:it|the (?:quote|spend|work|cost|price)))\\b(?! (?:last|in|but)\\b)',
  // `PO 4471 attached`, `signed contract attached`
  '\\b(?:po|p\\.o\\.|purchase order)\\b(?: (?:no|number|ref)\\b)?\\.? ?[:#]? ?(?:[\\p{L}/-]{0,6}\\d[\\w/-]{0,20} ?)?(?:(?:is|are|was|now|has been) )*(?:attached|enclosed|below|raised|issued|sent|follows|to follow|on its way|\\d)(?! (?:first|when|once|if))|\\b(?:po|purchase order) ?(?:no|number|ref)?[.:# ]{1,3}(?:is )?[\\p{L}/-]{0,6}\\d{2}',
  `\\b(?:attached|enclosed|here(?:['’]?s| is))(?: is)?,? (?:please find )?(?:the |our |a |your |my )?(?:signed |completed )?(?:po|purchase order|order form|order|signed \\p{L}+)\\b`,
  `\\bsigned (?:contract|agreement|quot\\p{L}*|order|copy|form|acceptance|terms|proposal)s? (?:(?:is|are|now) )*(?:attached|enclosed|returned|back|below|sent)\\b|\\b(?:contract|agreement|quot\\p{L}*|proposal)s? (?:is |are |now )?signed\\b(?! (?:until|till|to|for|with|by|off|last|in)\\b)`,
  '^(?:our |the |yes,? |my )*order (?:is )?(?:confirmed|placed)\\b|\\b(?:confirm|process|place|take (?:this|it) as) (?:my|our|an?) (?:firm )?(?:order|booking)\\b(?! on hold)|\\bconfirm (?:the|this|that) (?:order|booking)\\b',
  '\\bdeposit (?:(?:is|was|has been|now|just) )*(?:paid|sent|transferred)\\b(?! (?:to|with) (?:an|some|the))|\\b(?:pay|paid|send|sent|transfer|transferred) (?:you )?(?:the|your|a|my|our) deposit\\b|\\bhow (?:do|can|shall) (?:i|we) pay the deposit\\b',
  // `Go ahead with the gutters`, `that price is fine, go ahead`
  `${opened}go ahead (?:with (?:the|it|that|this|those|them|all|both|your|option)\\b(?! (?:\\p{L}+ )?(?:quot\\p{L}*|survey|calls?|demo|visit|meeting|trial|chat|appointment)\\b)|and (?!${ofSpeaking}\\b)\\p{L})`,
  `(?:\\bprices?|\\bquote|\\bcost|\\p{Sc} ?\\d[\\d.,]{0,9}(?: (?:each|all in|in total|plus vat))?) (?:(?:is|are|all) )+(?:fine|ok|okay|good|great|acceptable|agreed|perfect)\\b(?!,? (?:but|if|though|except)\\b)`,
  `\\byes (?:please |pls )?to (?:the|both|all|option|your quote)\\b(?! (?:\\p{L}+ )?(?:calls?|demo|visit|meeting|trial|chat|appointment|survey|newsletter)\\b)`,
  // `Job's yours`, `we have decided to go with you`
  "\\bjob(?:['’]?s| is) yours\\b|\\byou(?:['’]?ve| have)? got the (?:job|work|contract)\\b",
  `\\b(?:i|we)(?:['’]?(?:ll|d|ve|re|m)| will| would| have| are| am)?(?: like| going| decided| chosen| happy| pleased| agreed)?(?: to)? (?:go|gone|going) (?:for|with) (?:you|yours?|option|the \\p{L}+ (?:option|quote|package|one))\\b(?! (?:if|when|once)\\b)`,
  "\\b(?:i|we)(?:['’]?ll| will) (?:take|have) (?:it|them|both|the lot|two|three)\\b(?! (?:up|to|from|further|away|as|on|in|with|that|looked|done by|back|over|off|sorted by)\\b)",
  '\\b(?:get|put|add|have) (?:us|me) (?:down|on|to|in)(?: (?:for|to|the|your|on))* (?:round|list of|rota|schedule|books?|gutters?|windows|work|job|run)\\b',
  '\\bkeys? (?:(?:is|are|will be|left|kept) )*(?:w|with|under|in|at|behind) (?:the|my|our|a|next door|no\\b|number|reception)',
  `${opened}(?:please |pls )?${starting} (?:whenever|any ?time|as soon as|asap|when(?:ever)? (?:you|suits|it)|straight ?away)\\b`,
];

/** An order, or a yes to a call that was offered. */
const perhaps = [
  `${opened}(?:go ahead|go for it|crack on|get on with it|proceed)(?=[ ]?(?:$|[.,;:!–-]|(?:please|pls|then|as|on|at|for|when(?:ever)?|with (?!the next|(?:the|an?|your) (?:\\p{L}+ )?(?:survey|calls?|demo|visit|meeting|trial|chat|appointment)\\b)|thanks|cheers|ta)\\b))`,
  "(?:^|[,;] ?|\\b(?:yes|ok|okay|fine|please|pls|just|lets|let['’]?s|agreed|great|so) )do it(?=[ ]?(?:$|[.,;!–-]|(?:please|pls|then|asap|next (?:week|month)|on|this|thanks)\\b))",
  `\\b(?:book|fit|get|squeeze|slot) (?:us|me|it|them|that|this)(?: booked)? in\\b(?!${aCall})`,
  `${opened}(?:please |pls )?(?:schedule|book) (?:us|it|them|the (?:work|job|clean|install\\p{L}*|gutters|windows))\\b(?!${aCall})`,
  `\\b(?:please|pls) (?:(?:can|could) you )?(?:start|begin) (?:on|from|in|next|the)\\b`,
  `\\b(?:sign|count|put) (?:me|us) (?:up|in|down)\\b(?! (?:to|with|touch)\\b)(?!${aCall})`,
  "(?:^|[,;] ?)(?:it['’]?s )?a? ?deal(?=[.,;!]|$)",
];

const either = (shapes: readonly string[]): RegExp => new RegExp(shapes.join('|'), 'iu');
const [ordersSurely, ordersPerhaps] = [either(surely), either(perhaps)];

/** `We need the board's approval before we go ahead`, `may we proceed without planning` */
const unsure =
  /\b(?:if|unless|whether|before (?:i|we)|until (?:i|we)|till (?:i|we)|once|when (?:i|we|you)|may|might|maybe|perhaps|possibly|not|cannot|never|without|(?:shall|should|can|could|do|are|were|would) (?:i|we)|is it|they|he|she|ready to|how (?:do|would)|(?:do|ca|wo|is|are|does|have|would|could|did)nt)\b|n['’]t\b/iu;
const unsureAfter =
  /^[^.;!?]{0,40}\b(?:if|unless|once|when (?:the|it|i|we|he|she|they)|after (?:i|we)|subject to|provided)\b/iu;

/** Whether a sentence leaves open, or denies, what it says of an order. */
export const leavesOpen = (sentence: string): boolean => unsure.test(sentence);

const says = (shape: RegExp, sentence: string): boolean => {
  const found = shape.exec(sentence);
  if (found === null) return false;
  const before = sentence.slice(Math.max(0, found.index - reach), found.index);
  const after = sentence.slice(found.index + found[0].length);
  return !unsure.test(before) && !unsure.test(found[0]) && !unsureAfter.test(after);
};
const reach = 60;

/** Whether somebody orders what was offered, whatever day they name for it. */
export const isOrder = (sentence: string): boolean =>
  sentence.length <= longest && says(ordersSurely, sentence);

/** Whether somebody agrees to what was offered, which may be a call. */
export const mayBeOrder = (sentence: string): boolean =>
  sentence.length <= longest && says(ordersPerhaps, sentence);
const longest = 400;
