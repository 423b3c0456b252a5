const colleagues =
  '(?:crews?|team|lads|guys|girls|boys|staff|others|drivers|fitters|tech(?:nician)?s|mechanics|engineers|apprentices|installers|shop floor|rest of (?:the|them|us)(?: [a-z]{2,12})?)';
const keepers =
  '(?:hr|human resources|payroll|personnel|management|the (?:directors|partners|managers|bosses))';

/** As people write that something is for few of the company, for normalised text in lower case. */
export const colleagueMarks: readonly RegExp[] = [
  // `Her wrist is bad again, not for the crew`; a van that is not for the crew is another matter.
  new RegExp(
    `(?<=^|[.!?] |[,;(–-] ?|\\b(?:this|that|it|which)(?:.?s| is) )not for (?:the |our |any of the )?${colleagues}(?=[ .,;:!)]*$|[.,;:!)])`,
    'g',
  ),
  // `Not for the board: Sid filled it with the wrong oil`
  /(?<=^|[.!?] |[,;(–-] ?)not for (?:the |our )?(?:board|bosses|boss|directors|partners|management|head office|hr|accounts|auditors?|shareholders|union)(?=[ .!)]*$|[.,;:!)])/g,
  new RegExp(`\\bkeep (?:this|it|that|them|those) (?:with|to|within) ${keepers}\\b`, 'g'),
  new RegExp(
    `\\b(?:do not|don.?t|never|not to|please no[tn]?) (?:tell|let on to|say (?:it |this |that |anything |owt |a word )?to|mention (?:it |this |that )?to|share (?:it |this |that )?with|discuss (?:it |this |that )?with) (?:the |our |any of the )?(?:other )?${colleagues}\\b(?! (?:to|how|where|what|when|off|which)\\b)`,
    'g',
  ),
  // `Rob is leaving, dont mention to store staff`, `not announced` behind it
  /\b(?:do not|don.?t|never|not to|please no[tn]?) (?:mention|say|admit|repeat|let on|breathe a word)(?: (?:it|this|that|any of (?:it|this|that)|anything))? to (?:(?:the|our|any|his|her|their) )?(?:[a-z]{2,20} ){0,2}?(?:staff|team|crew|lads|office|drivers|store|shop|customers?|clients?|tenants?|them|him|her|anyone|anybody)(?=[.,;!)]|$| (?:not|yet|until|till?|before|please|pls|that)\b)/g,
  // `Mr Shaw is being bought out, do not mention`
  /(?<=[a-z\d][,;(–-] ?|[a-z\d] [–-] )(?:but )?(?:please |pls )?(?:do not|don.?t|never|not to) mention(?: (?:please|pls|yet))?(?=[ .!)]*$|[.!)])/g,
  /(?<=\b(?:leaving|going|quitting|retiring|moving|closing)\b[^.!?]{0,60} )not (?:yet )?(?:been )?announced(?: yet)?(?=[.;!)]|$)/g,
  /\b(?:this|that|it|all) (?:is|was|stays?|must stay|goes|to go|should go) (?:just |strictly |only |purely )?(?:between (?:us|ourselves|you and me|the two of us)|no further|to go no further)\b|\b(?:goes?|to go|going) no further(?=[.,;!)]|$)/g,
  // `Ivo got a warning, between us`
  /(?<=[,;(–-] ?)(?:just |strictly |only )?between (?:us|ourselves|you and me)(?=[ .!)]*$|[.!)])/g,
  // `Keep the Sam business out of this`, `keep that in house`
  /\bkeep (?:the |that |this )?[a-z'’]{2,20} (?:thing|stuff|business|story|bit|matter|episode|incident|remark|comment) (?:out|quiet|private|between|secret|off|away from|to (?:us|ourselves|yourself|yourselves))\b|\bkeep (?:that|this) in[- ]house\b/g,
  // Whose partner or boss is not to learn that they called.
  /(?<!\b(?:i|we|you|they) )\b(?:does not|doesn.?t) know (?:yet )?(?:that )?(?:i|we)(?:.?m| am|.?re| are|.?ve| have| rang| called| was| were| spoke)\b/g,
  // `Liam is off to another firm but he hasnt told Jo`
  /\bbut (?:he|she|they|[a-z]{2,20}) (?:has|have|had)(?: not|n.?t) (?:yet )?told (?!(?:me|us|you)\b)[a-z]{2,20}(?: yet)?(?=[.,;!)]|$)/g,
  /\b(?:is|.s|are|.re|he|she|they) (?:off|going|moving|leaving|quitting|resigning|retiring|expecting|pregnant)\b[^.!?]{0,60}\b(?:has|have|had)(?: not|n.?t) (?:yet )?told (?!(?:me|us|you)\b)[a-z]{2,20}(?: yet)?(?=[.,;!)]|$)/g,
  // `Doctor sir requested not to tell anybody`, `they asked us not to disclose`
  /\b(?:requested|asked|told|insisted|instructed|begged)(?: (?:us|me|that we))? (?:not to|to not|(?:kindly |please |pls )?(?:do not|don.?t)) (?:tell|disclose|reveal|inform|say|speak|talk|discuss|divulge)(?: (?:about )?(?:it|this|that))?(?:(?: (?:to|with))? (?:anybody|anyone|any one|others|(?:any )?outsiders?|outside|anywhere|the public|the press))?(?=[.,;!)]|$)/g,
  /\b(?:swore|sworn) (?:(?:me|us|him|her|them) )?to secrecy\b|\bhush[- ]hush\b|\bon the q\.?t\b|\b(?:please )?no gossip about\b/g,
  // `Pete is out until the 30th (his mother, private)`
  /\b(?:strictly |very )?(?:private|secret)(?=\))(?<=\((?:[^()]{0,60}\b)?(?:his|her|their|my|[a-z]+['’]s)\b[^()]{0,80}[,;–-] ?(?:(?:it|that|this).?(?:s| is) )?(?:strictly |very )?(?:private|secret))/g,
];
