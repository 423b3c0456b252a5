import type { Reader } from './reader.ts';

const ends = '(?!\\p{L})';
const not = "(?:do not|don['’]?t|never|no need to|not to)";
const please = '(?:please|pls|plz)';
const lead = `(?:(?:and|but|so|then|also|nb|note|${please})[:,]? )*`;
/** Judged by `isColleague`. */
const name = '@?(?<who>\\p{L}{2,12})';
const money = '(?:about |approx\\.? |roughly |only |just |c\\. ?)?\\p{Sc} ?\\d';
const them = '(?:them|him|her|the (?:customer|client|school|landlord|owner|tenant)s?)';

/** Its groups `who` and `known` are names that have to be judged, `known` as one for sure. */
export interface Shape {
  shape: RegExp;
  /** Readers to whom it may be said all the same. */
  except?: readonly Reader[];
  isOfDebt?: boolean;
}
const toShapes = (
  flags: string,
  shapes: readonly (string | [string, Omit<Shape, 'shape'>])[],
): Shape[] =>
  shapes.map((one) =>
    typeof one === 'string'
      ? { shape: new RegExp(one, flags) }
      : { shape: new RegExp(one[0], flags), ...one[1] },
  );
/** Of what a supplier is asked for our costs are told, and what is billed. */
const toSuppliers = { except: ['supplier'] } as const;

/** What a colleague is told, from where a clause begins. */
export const ofClauses = toShapes('iuy', [
  // `Dont forget to charge for cones`
  `${lead}(?:${not} forget|remember|need|needs|make sure) to (?:charge|bill|invoice|upsell|price (?:it|this|up|in)|cost (?:it|this|up|in)|chase ${them}|add (?:on )?(?:\\p{Sc} ?\\d|(?:the )?(?:vat|call-?out|travel|parking|cones|extra)${ends}))${ends}(?! (?:us|it|them(?! (?:for|extra|double)${ends})|the (?:battery|batteries|phone|tool|bike|car)|your)${ends})`,
  // `Dont bill`, `dont charge them`; `do not charge below 0°C` is for whoever has the battery
  [
    `${lead}${not} (?:bill|invoice|(?:charge|cost) (?:${them}|for (?:it|this|that|these|those)|extra)|charge(?: it)?(?=[.,;!)]|$))${ends}(?! (?:you|until you|us)${ends})`,
    toSuppliers,
  ],
  // `Bill the extra hour`
  [
    `${lead}(?:bill|invoice|charge) (?:${them}|(?:the |an )?extra|(?:the )?(?:rest|remainder|other half)|double|what you like|a full (?:day|hour))${ends}`,
    toSuppliers,
  ],
  [`charge for (?:the |an? )?[\\p{L}-]+(?=[.!)]*$)`, toSuppliers],
  [
    `${lead}(?:(?:bill|invoice) (?:this|this one|now|asap|${please})|needs? (?:invoicing|billing|pricing|costing))(?=[.,;!)]|$)`,
    toSuppliers,
  ],
  [`${please} (?:invoice|bill)(?=[.,;!)]|$)`, toSuppliers],
  [
    `but (?:charge|bill|quote) (?:\\p{Sc} ?)?\\d[\\d.,]*(?: hrs?| hours| days?)?(?=[.,;!)]|$)`,
    toSuppliers,
  ],
  // `Dont offer cash`
  `${lead}${not} (?:offer|take|accept) (?:${them}|(?:any )?(?:cash|cheques?|cards?|discounts?|credit|deposits?|terms)|an? (?:discount|refund|date|price)|it)(?=[.,;!)]|$| (?:off|from|this|yet|again|for|until|to) )`,
  // `Get Will to charm the head first`
  `${lead}(?:get|have|ask|tell|remind|nudge|chase) ${name} to(?!\\p{L})(?! (?:you|us)${ends})`,
  `${lead}chase ${name}(?= (?:about|re|for|on|up)${ends}|[.,;!)]|$)`,
  `${lead}make sure ${name} (?:does|is|has|gets|knows|doesn['’]?t|isn['’]?t)${ends}`,
  // `Check w Will first`
  `${lead}(?:check|confirm|clear|ok|okay|agree|verify|double[- ]check|run)(?: (?:it|this|that|price|the price|dates?|times?))? (?:w|w/|with|by|past) (?:${name}|the (?:office|boss|lads|guv|gaffer)|accounts)(?= (?:first|before|b4|pls|please)${ends}|[.,;!)?]|$)`,
  `${lead}(?:ask|see|ring|text|call|speak to|talk to) ${name} (?:first|re|b4|before (?:it|this|we|i|you|sending|quoting|booking))${ends}`,
  // `Grace pls check this`, `@Joy - ring first`
  `${lead}${name}(?:,| ?[-–—:])? (?:${please},? (?:double[- ])?(?:check|ring|call|ask|chase|send|add|confirm|sort|look|price|quote|invoice|bill|book|order|amend|fill)|be (?:nice|gentle|careful|firm|polite)|double[- ]check)${ends}`,
  `${lead}@?(?<known>\\p{L}{2,12})(?:,| ?[-–—:])? (?:${please}|(?:can|could|would) (?:you|u))${ends}`,
  // `Joy to bill`; who is to fit a door is told
  `${name} (?:to|must|needs to|has to|should|still has to|still needs to) (?:check|double[- ]check|ask|chase|bill|invoice|price|quote|ok|okay|charm|verify|amend|correct|decide|cost|work out|fill|say|give us)${ends}`,
  // `FYI joy invoice sent`
  `fyi[:,]? (?:(?:to|for) )?${name}${ends}(?! (?:will|is|are|has|have)${ends})`,
  `fyi[:,]? (?:the )?(?:invoice|bill|quote)s? (?:sent|paid|not|done|raised|went|is|was)${ends}`,
  // `As per Summer's notes`
  `(?:as )?(?:per|in|from|see|using|copy(?: from)?) (?:(?<who>\\p{L}{2,12})['’]s|my) (?:(?:site|job) )?(?:notes?|pad|list|sheet|diary|whatsapp|message|scribbles?|book|spreadsheet|voicemail)${ends}`,
  // `Will reckons 4 hrs`
  `(?:but |and |so )?${name} (?:reckons|recons)${ends}`,
  // `Bill insists`, `unlike Sharon`, `don't want another Gary`
  `(?:but |and )?${name} insists?${ends}(?! on ${ends})`,
  `(?:but )?(?:unlike|not like|no(?:t| more)? another|(?:i |we )?(?:${not}|didn['’]?t|can['’]?t) (?:want|need|have|risk) (?:another|any more|more)) (?<who>\\p{Lu}\\p{Ll}{1,11})['’]?s?(?=[.,;!)]|$)`,
  `(?:but |as |because |since )?(?:i|we)(?:['’]?ve| have| had)? (?:got|were|was|been|get) (?:badly )?(?:burnt|burned|stung|caught out|bitten|ripped off|done over|stitched up|let down|stuffed around)(?=[.,;!)]|$| (?:by|before|with|last|once|twice|again)${ends})`,
  `${name} (?:says|said|counted|told (?:me|us)) [^.;]{1,40}?,? but (?:i|we|it|they)${ends}`,
  // `Knock £20 off if they ask`
  `${lead}(?:knock|take) ${money}[\\d.,]* off(?: (?:it|this|that))? (?:if|for cash|when)${ends}(?! you)`,
  `${lead}(?:round|bump|push|whack|jack|hike) (?:it|this|that|the price) up${ends}`,
  `${lead}(?:stick|whack|bung|slap|add) ${money}[\\d.,]* (?:on|on top|extra)(?=[.,;!)]|$| (?:it|this|the (?:price|bill|quote))${ends})|${lead}add on ${money}`,
  `(?:we['’]?ll |we will |we can |will )?sub(?:bing)? (?:it |this |that |them |the \\p{L}+ |no\\.? ?\\d+ )?out${ends}`,
  // `They wont notice`
  `(?:but |and |as |cos |because )?(?:they|he|she)(?:['’]ll| will| would)? (?:never|won['’]?t|wouldn['’]?t|(?<=will )not) (?:notice|check|complain|moan|kick off|mind paying|read it)${ends}`,
  `(?:i |but )?(?:do not|don['’]?t) think (?:they|he|she) (?:noticed|know|knows|saw|spotted|will notice|will mind)${ends}`,
  `(?:they|he|she) (?:have|has|did)(?: not|n['’]?t) (?:noticed?|seen it|spotted|twigged|clocked)(?=[.,;!)]|$| (?:it|that|yet)${ends})`,
  `${lead}(?:watch|careful (?:w|with)|keep an eye on) (?:him|her|them|this (?:one|lot))(?=[.,;!)]|$)`,
  `(?:someone|somebody) (?:${please} )?(?:check|ring|price|look at|chase|sort)${ends}`,
  `(?:hold|wait)(?: (?:this|it|off))? (?:till|until|for) (?<known>\\p{L}{2,12})(?=['’]s (?:back|in|ok)| (?:is back|has|to|before|says)|[.,;!)]|$)`,
  // `Hope they dont spot it`, `try and sell them gutters`
  `(?:i |we |just )?(?:hope|hoping|pray) (?:they|he|she) (?:don['’]?t|doesn['’]?t|won['’]?t|never) (?:notice|spot|see|ask|check|find|twig|mind|count)${ends}`,
  `${lead}try (?:and|to) (?:sell|flog|upsell|push)${ends}(?! (?:your|it|old|on)${ends})`,
  [`${lead}chase (?:up )?(?:the |their )?(?:deposit|payment|money|balance|po)${ends}`, toSuppliers],
  [`(?:we|i|${name}) (?:still )?owes? (?:them|him|her)${ends}`, { except: ['public'] }],
  `${lead}be (?:nice|gentle|firm|careful|polite)(?: (?:w|with|to) (?:${them}|this one))?(?=[.,;!)]|$)`,
  `(?:note|memo|reminder|nb|message|msg) (?:to|for) (?:self|me|us|the office|office|accounts|the lads|${name})${ends}`,
  `(?:for )?(?:office|accounts) ?[:–—-] ?(?:${please} )?(?:check|bill|invoice|ring|chase|send|add|raise|dont|don['’]t|do not|can)${ends}`,
  `(?:not|nobody|haven['’]?t|have not|hasn['’]?t) (?:yet )?(?:told|tell) (?!you|us)(?:[\\p{L}’']+ ){1,4}yet${ends}`,
]);

/** What a bracket, or the rest behind a dash, has no more than. */
export const apart = toShapes('iuy', [
  // `I think`, `I reckon 4`
  "(?:but )?i (?:think|thought|reckon|guess|believe|assume|suppose|hope|counted|make it|made it|forget|forgot|can['’]?t remember|dunno|need to|don['’]?t know|don['’]?t think|told (?:them|him|her)|said|didn['’]?t|haven['’]?t|wasn['’]?t|hate|promised)(?!\\p{L})",
  "(?:do not|don['’]?t) know (?:if|whether|what|how|why|which|yet)(?!\\p{L})",
  '(?:just |only )?(?:an? |my )?(?:rough |best |wild )?guess(?:es|work)?(?=[.!)]*$)',
  "(?<known>\\p{L}{2,12})['’]s (?:guess|idea|figures?|numbers?|words|call|e-?mail|text|msg)(?=[.!)]*$)",
  '(?<known>\\p{L}{2,12}) (?:is |are )?(?:chasing|checking|sorting|pricing|quoting|on it|working it out)(?!\\p{L})',
  "see (?<known>\\p{L}{2,12})['’]s (?:e-?mail|text|msg|quote|price)(?!\\p{L})",
  `needs? to (?:ring|ask|speak|talk|find out|chase|price|quote|see (?:what|if)|know)(?!\\p{L})`,
  `${lead}(?:ask|ring) (?<known>\\p{L}{2,12}) (?:what|if|whether|how much|why|re)(?!\\p{L})`,
  `${lead}(?:remove|delete|cut|take out|leave out|scrap|lose) (?:this|that|it)(?: (?:bit|part|line|one|sentence))?(?=[.!?)]*$)`,
  `${please} (?:double[- ])?check(?: (?:this|that|it|me))?(?=[.!)]*$)`,
  `(?:can|could|would) (?:someone|somebody|one of us)${ends}(?! (?:who|from)${ends})`,
  '(?<known>\\p{L}{2,12}) (?:thinks|thought|guesses|guessed)(?!\\p{L})',
  '(?<known>\\p{L}{2,12}) to explain(?!\\p{L})',
  "(?:\\p{L}+ ){0,3}on (?<known>\\p{L}{2,12})['’]s (?:phone|laptop|desk|pc|drive|van)(?!\\p{L})",
  `${lead}(?:get|grab|fetch|need) (?:[\\p{L}’']+ ){1,4}?(?:off|from) (?<known>\\p{L}{2,12})(?=[.,;!)]|$)`,
  [
    '(?:we |i )?(?:told|said to) (?:them|him|her) (?:it|that|we|the|he|she|they)(?!\\p{L})',
    { except: ['public', 'supplier'] },
  ],
  '(?:well,? |er,? )(?:nearly|almost|sort of|kind of|not quite|actually)(?!\\p{L})|actually (?:only|just|not) ',
  '(?:but )?(?:see|speak to|talk to|ask|tell|ring|call|text) me(?: (?:first|before (?:you|we|this|it)))?(?=[.,;!)]|$)',
  "i(?:['’]?ll| can| will) explain(?!\\p{L})|long story(?!\\p{L})|(?:do not|don['’]?t) ask(?=[.!)]|$)",
  '(?:iirc|afaik|afair|dunno|no idea|not (?:really |quite |too |100% )?sure|unsure|might be wrong|from memory|if (?:i|we) remember|guess(?:ing|ed|timate)?|need(?:s)? (?:checking|confirming|to check)|to be checked|check(?: (?:this|that|it|me|price|dates?|figures?|numbers?|spelling|again))?(?: (?:pls|please|first|b4 sending|before sending|before it goes))?(?=[.!?)]*$)|double[- ]check(?: (?:this|that|it))?(?=[.!?)]*$)|is (?:this|that|it) (?:right|ok|correct|still)|(?:is that )?(?:right|correct|ok)\\?|which (?:one|is it)\\?|or (?:is|was) it [^?]{1,30}\\?)(?!\\p{L})',
  // `Dont want another one like the last`, `no lazy ones`, `last bloke was useless`
  `(?:i |we )?(?:${not}|didn['’]?t|can['’]?t) (?:want|need|have|risk|hire|get) (?:another|any more|more|a repeat)${ends}`,
  `no (?:more )?(?:lazy|slack|slow|useless|unreliable|dodgy|grumpy|old|young|fat|precious|fussy|hopeless|sick) (?:ones?|people|persons?|blokes?|guys?|girls?|sods?|buggers?|lads?|women|men)(?=[.,;!)]|$)|no (?:more )?(?:bludgers?|slackers?|time[- ]?wasters?|drongos?|whing\\p{L}+|princess(?:es)?|prima donnas?|snowflakes?|idiots?|divas?|no-?shows?|millennials?|backpackers?|job[- ]hoppers?)(?=[.,;!)]|$)`,
  `(?:the |our )?(?:last|previous|old) (?:one|guy|bloke|girl|lad|person|hire|starter|woman|man|cleaner|gardener|driver|apprentice)s? (?:was|were|got|kept|never|left|quit|did|didn|had|couldn|wasn|stole|lasted|drank|walked)(?!\\p{L})`,
  `(?:because|cos|after|thanks to)(?: of)? (?:what happened(?: with| to| last)?|last time|the last one|(?:the )?(?<known>\\p{Lu}\\p{Ll}{1,11})(?: thing| business| incident| fiasco| saga| mess)?)(?=[.,;!)]|$| (?:left|quit)${ends})`,
  // `Art says 3`
  '(?<known>\\p{L}{2,12}) (?:says|said|counted|told (?:me|us)|wants|knows|is sorting|will know|to look)(?!\\p{L})',
  "(?<who>\\p{L}{2,12}) ?[-–—:] ?(?:ring|call|check|ask|see|do|don['’]?t|be|they|he|she|i|we|is|this|make|add|send|remember|need|watch|mind|sort)(?!\\p{L})",
  'ours? ?[:–—-] ?\\p{L}',
  '(?:not|nothing) (?:for|to) (?:them|him|her)(?=[.,;!)]|$)',
]);

/** The same, wherever it stands. */
export const anywhere = toShapes('iu', [
  // `Our cost £140`; what we put right at our cost is told
  [
    `(?<!\\bat )(?<!\\p{L})(?:our|my) (?:own )?(?:costs?(?: price)?|buy(?:ing)?(?:-?in)? price|margin|mark-?up|profit|cut)(?: (?:is|was|are|here|on (?:it|this|that)))?(?: ?[:=] ?| )(?:${money}|\\d+(?:\\.\\d+)?(?! ?%|\\d|[.,]\\d))`,
    toSuppliers,
  ],
  [
    `(?<!\\p{L})costs? (?:us|me) (?:${money}|\\d|a (?:bomb|fortune|packet)|loads|an arm)`,
    toSuppliers,
  ],
  [
    `(?<!\\p{L})(?:our|my) (?:margin|mark-?up|profit|cut)(?: (?:is|was|on (?:it|this|that)))? (?:about |only |just )?\\d+ ?%|(?<!\\p{L})(?:margin|mark-?up|profit)[^.;,]{0,12} for us${ends}`,
    toSuppliers,
  ],
  [
    `(?<!\\p{L})(?:we|i) (?:buy|get) (?:it|them|these|those) (?:in )?(?:for|at) ${money}`,
    toSuppliers,
  ],
  [
    `(?<!\\p{L})(?:supplier|merchant|subb(?:y|ie)|subcontractor|hire (?:firm|co|company|place)) (?:wants|charges|quoted|is asking|charged) (?:us |me )?${money}`,
    toSuppliers,
  ],
  `(?<!\\p{L})(?:our )?price to (?:them|him|her)${ends}`,
  `(?<!\\p{L})(?:we|i|could|can|would)${ends}[^.;,]{1,40} if (?:pushed|pressed|they push|needs must|desperate)${ends}`,
  `(?<!\\p{L})(?:hassle|awkward|moaner['’]?s?|idiot) (?:tax|charge|fee|money)${ends}|(?:add|plus|extra)(?!\\p{L})[^.;,]{0,20} for (?:the )?hassle${ends}`,
  `(?<!\\p{L})(?:before|b4) (?:sending|(?:it|this) goes(?: out)?|we send (?:it|this)|posting|publishing)(?=[.,;!?)]|$)`,
  [
    `(?<!\\p{L})(?:(?:made|making|make|lost|losing|lose) (?:no |any |little |good |a bit of |a lot of )?(?:money|profit|a loss|a packet) (?:on|out of) (?:it|this|that|them|the job)|upsell(?:ing)?)${ends}`,
    { except: ['public', 'supplier'] },
  ],
  `(?<!\\p{L})(?:cash[- ]in[- ]hand|cash job|cash,? no vat|(?:no|without|less the) vat (?:if|for) cash)${ends}`,
  `(?<![\\p{L}\\d])@(?<known>\\p{L}{2,12})${ends}`,
  // `2 invoices overdue tho`
  [
    `(?<!\\p{L})(?:\\d+|two|three|four|few|some|several|an?|last) (?:of (?:their|our|the) )?(?:invoices?|bills?) (?:are |is |still |now )*(?:over ?due|unpaid|outstanding|not paid|owing)${ends}(?! (?:on time|within|by|after|at)${ends})`,
    { isOfDebt: true },
  ],
]);
