const colleagues =
  '(?:crews?|team|lads|guys|girls|boys|staff|others|drivers|fitters|tech(?:nician)?s|mechanics|engineers|apprentices|installers|shop floor|rest of (?:the|them|us)(?: [a-z]{2,12})?)';
const keepers =
  '(?:hr|human resources|payroll|personnel|management|the (?:directors|partners|managers|bosses))';

/** As people write that something is for few of the company, for normalised text in lower case. */
export const colleagueMarks: readonly RegExp[] = [
  // `Her wrist is bad again, not for the crew`; a van that is not for the crew is another matter.
  new RegExp(
    `(?<=^|[.!?] |[,;(–-] ?|\\b(?:this|that|it|which)(?:.?s| is) )not for (?:the |our |any of the )?${colleagues}(?=[ .,;:!)]*$|[.,;!)])`,
    'g',
  ),
  new RegExp(`\\bkeep (?:this|it|that|them|those) (?:with|to|within) ${keepers}\\b`, 'g'),
  new RegExp(
    `\\b(?:do not|don.?t|never|not to|please no[tn]?) (?:tell|let on to|say (?:it |this |that |anything )?to|mention (?:it |this |that )?to|share (?:it |this |that )?with|discuss (?:it |this |that )?with) (?:the |our |any of the )?(?:other )?${colleagues}\\b(?! (?:to|how|where|what|when|off|which)\\b)`,
    'g',
  ),
  /\b(?:this|that|it|all) (?:is|was|stays?|must stay|goes|to go|should go) (?:just |strictly |only |purely )?(?:between (?:us|ourselves|you and me|the two of us)|no further|to go no further)\b|\b(?:goes?|to go|going) no further(?=[.,;!)]|$)/g,
  /\b(?:swore|sworn) (?:(?:me|us|him|her|them) )?to secrecy\b|\bhush[- ]hush\b|\bon the q\.?t\b|\b(?:please )?no gossip about\b/g,
  // `Pete is out until the 30th (his mother, private)`
  /\b(?:strictly |very )?(?:private|secret)(?=\))(?<=\((?:[^()]{0,60}\b)?(?:his|her|their|my|[a-z]+['’]s)\b[^()]{0,80}[,;–-] ?(?:(?:it|that|this).?(?:s| is) )?(?:strictly |very )?(?:private|secret))/g,
];
