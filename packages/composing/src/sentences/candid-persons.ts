const theirs =
  '(?:owners?|managers?|caretakers?|janitors?|chefs?|cooks?|head(?: teacher)?|landlords?|landlady|tenants?|staff|team|housekeepers?|maintenance (?:man|team|people)|previous owners?|director|matron|warden|farmers?|they)';
const neglect =
  "(?:did nothing|(?:does|do|did) nothing about|always (?:do(?:es)?|did) (?:that|it|this)(?=[.,;!)]|$)|(?:it|that) always (?:is|was)|ignored|refused|neglected|(?:had|has|have|was|were)(?: been)? (?:told (?:twice|before|again|several|three|many|\\d|often|more than)|warned)|knew (?:about|of|that|for)|(?:had |have )?(?:put|kept putting) it off|(?:had |have )?(?:chained|locked|blocked|wedged|propped|taped|jammed) [^.;]{0,30}(?:doors?|exits?|escapes?|gates?|valves?|hatch\\p{L}*)(?! at| when| after| each| every)|(?:had |have )?(?:disabled|switched off|turned off|bypassed|taped over) [^.;]{0,24}(?:alarms?|guards?|detectors?|interlocks?|safety|trips?|sensors?|extract\\p{L}*)|would not listen|had been \\p{L}+ing [^.;]{0,40}(?:for years|for months|all along|every (?:day|night))|wouldn[’']t listen|lied|hid|covered (?:it|that) up)";
const shame = new RegExp(
  `(?<!\\p{L})(?:${theirs}(?: [\\p{L}’']+){0,4}? ${neglect}|(?:fire|emergency)[- ](?:doors?|exits?|escapes?)(?: [\\p{L}’']+){0,6} (?:chained|blocked|locked|wedged|propped|jammed|taped))(?!\\p{L})`,
  'iu',
);
const mayBeShame =
  /nothing|ing |always|ignor|refus|neglect|forgot|warned|told|never|knew|put|chain|lock|wedg|prop|tape|disabl|switch|turned|bypass|jam|listen|lied|hid|cover/i;

/** `The owner had been told twice and did nothing`: who agreed to be named did not agree to that. */
export const shamesCustomer = (sentence: string): boolean =>
  mayBeShame.test(sentence) && shame.test(sentence);
