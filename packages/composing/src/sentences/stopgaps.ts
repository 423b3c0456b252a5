import { notDelivered, toCome } from './sayings.ts';

/** What keeps people from harm, or warns them, and may be put out of action. */
const safeguard =
  "(?:(?:door|gate|guard|lid|safety|mixer|hood) ?(?:inter)?locks?|interlocks?|high[- ]limits?|(?:high|low|upper|over ?temperature|safety) (?:limit|cut[- ]?outs?|stats?)|limit (?:switch(?:es)?|stats?)|(?:pressure|door|float|flow|tilt|safety|lid|gate|air|vacuum|level|kill|dead[- ]?man['’]?s?) switch(?:es)?|(?:gas|relief|safety|pressure[- ]relief|solenoid|shut[- ]?off) valves?|flame (?:sensors?|failure \\p{L}+|detectors?)|thermo ?couples?|cut[- ]?outs?|e-?stops?|emergency stops?|(?:machine |blade |belt |fan |chuck |wheel )?guards?|light (?:curtains?|guards?)|safety (?:\\p{L}+)|(?:smoke|heat|gas|co|fire|carbon monoxide) (?:alarms?|detectors?|sensors?)|fire (?:doors?|shutters?|dampers?|alarms?)|alarms?(?! clocks?)(?: zones?(?: [\\p{L}\\d]+)?)?|sprinklers?(?: heads?)?|isolators?|rcds?|gfcis?|residual current devices?|earth(?:ing)? (?:wires?|bonds?)|overload(?: relays?)?|(?:landing|car) door (?:locks?|contacts?)|door contacts?|brakes?|governors?|reversing (?:alarm|camera|sensor)s?|handrails?|seat ?belts?)";

const outOf =
  '(?:jumpered|jumped(?: out)?|bridged(?: (?:out|across|over))?|by-?passed|linked out|shorted(?: out)?|taped(?: (?:open|shut|down|over|up|back))?|wired (?:open|shut|closed|back|out|round|around)|wedged(?: (?:open|shut|in|back))?|tied (?:open|back|down|up|shut)|zip-?tied|cable-?tied|propped(?: open)?|overridden|defeated|disabled|disconnected|unplugged|silenced|muted|blanked(?: off)?|(?:left|taken) off|capped(?: off)?|taken out|switched off|turned off|held (?:open|shut|in|down) (?:by|with))';
const putsOut =
  '(?:jumper(?:ed)?|jumped(?: out)?|bridged(?: out)?|by-?pass(?:ed|ing)?|linked out|shorted(?: out)?|taped(?: (?:open|shut|down|over|up|back))?|wired (?:open|shut|closed|back|round|around)|wedged|tied (?:open|back|down)|overr(?:ode|idden)|defeated|disabled|disconnected|unplugged|silenced|muted|removed|(?:jumper|bypass|bridge|link) (?:on|across|over|round|around|of))';

/** `Jumper on the high limit removed`, `reconnected since` */
const restored =
  "(?![^.;]{0,80}(?<!(?:(?:not|n[’']t|never) (?:yet )?(?:been )?|(?:to|will|should|must|needs?|being|until|till|once|when|be|comes?|part|new one|is|gets?) (?:be |is )?))(?:removed|taken (?:off|out)|restored|re-?connected|re-?instated|re-?fitted|refitted|put back|working again|back on|new (?:one|ones|\\p{L}+) (?:was |were )?(?:fitted|in|installed)|replaced|back in circuit)(?!\\p{L}))";

/** A safety device that is put out of action, as whoever did it writes. */
const defeated = [
  `${safeguard}(?: (?!(?:not|never|nothing|no|nobody)(?!\\p{L}))[\\p{L}\\d]+){0,5} ${outOf}${restored}`,
  `${putsOut}(?: \\p{L}+)? (?:the |its |their |our |an? |both |all )?(?:\\p{L}+ ){0,2}${safeguard}${restored}`,
  '(?:(?:back|again|still|now|handed (?:back|over)|works?|runs?|running|use[ds]?|service|sold|going)(?: \\p{L}+){0,4} (?:without|minus)|without) (?:its|the|their) (?:\\p{L}+ )?(?:guards?|interlocks?|alarms?|detectors?|rcds?|handrails?|cages?|shields?|lids?|e-?stops?|emergency stops?|brakes?|limit switch(?:es)?)',
];

/** Checked where a word is found: at each place of a text it would take half of the time. */
const denied =
  '(?<!(?<!\\p{L})(?:no|not|not really|nothing|no one|nobody|without|keine?|nicht|niemand|pas de|pas|sans|sin) (?:was |were |is |are |has been |got )?)' +
  // What is taught, or paid for, has not happened.
  '(?<!(?<!\\p{L})(?:(?:training|courses?|talk|webinar|refresher|drill) (?:about|covering|on (?:what|how|when|why)|for when)|insur\\p{L}+(?: \\p{L}+)? (?:for|against)|policy covers?) [^.;,]{0,40})';

const matchAny = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?=(?:${words.join('|')})(?!\\p{L}))${denied}`, 'iu');

/** Most items of a sheet have none of these. */
const sign =
  /jump|bridg|by-?pass|link|short|tape|wire|wedg|tied|prop|overr|defeat|disab|disconn|unplug|silenc|mute|blank|left off|taken|switched off|turned off|held|remov|without|for now|time being|tempor|makeshift|stop-?gap|interim|until|till|pending|to be |needs? |patched|bodge|get (?:them|him|her|it)|so (?:they|he|she|it) can|reads? |out by|off by|toleran|calibrat|as long|provided|unless|only|weighs|measures|minus|capped|\btemp\b|proper|\bnew \p{L}+ |aware|knows|told/iu;

const safety = matchAny(...defeated);

const mendedThing =
  '(?:hoses?|fix(?:es)?|repairs?|patch(?:es)?|valves?|pipes?|wiring|wires?|links?|splices?|connections?|flex|parts?|seals?|props?|supports?|covers?|guards?|gaskets?|joints?|brackets?|clamps?|plugs?|boards?|bolts?|straps?|belts?|lamps?|bulbs?|glass|panes?|locks?|hinges?|compressors?|pumps?|motors?|fans?)';
const part =
  '(?:the |an? |its |our |their )?(?:new |right |proper |replacement |spare |ordered )?(?:part|parts|replacement|spare|spares|valve|board|pump|motor|sensor|switch|panel|glass|pane|one|belt|hose|compressor|fan)';
const arrives =
  "(?:(?:is|are|gets?|has|have) (?:in|here|come|arrived|there|delivered)|comes?|arrives?|lands?|turns? up|['’]s (?:in|here))";

/** What holds for a while, as whoever did it writes. */
const forNow = matchAny(
  'for now|for the time being|makeshift|stop-?gap|in the interim|bodged?',
  `temporary (?:\\p{L}+ )?${mendedThing}(?! (?:removed|taken))`,
  '(?:fixed|repaired|patched|connected|sealed|wired|supported|capped|mended|held|secured|bridged|bypassed|closed off|covered) temporarily|temporarily (?:fixed|repaired|patched|connected|sealed|wired|supported|capped|mended|held|secured|bridged|bypassed|covered)',
  `(?:until|till) (?:the |an? |our )?(?:new |right |proper )?\\p{L}+ ${arrives}`,
  '(?:old|spare|borrowed|second-?hand) (?:\\p{L}+ )?(?:board|pump|motor|part|valve|belt|fan|panel|unit|one)s?,? (?:and )?(?:the )?new one (?:on |due |comes? |ordered |next |is )?(?:\\p{L}+day|next|in|on order|\\d)',
  'temp(?:orary)? (?:repair|fix|job|cover|seal|patch)|(?:proper|permanent|full) (?:job|repair|fix|one|replacement) (?:in|later|next|to follow|on|after|when|once|comes?)',
  'held (?:up |on |in |together |shut |open )?(?:with|by) (?:an? |some |two )?(?:cable ties?|zip ties?|(?:gaffer |duct |parcel )?tape|string|wire|rope|g-?clamp|clamp|strap|bungee|wedge)s?',
  '(?:customer|client|owner|tenant) (?:is |was |has been )?(?:aware|knows|told|informed)(?! (?:how|where|what|when|of the (?:price|day|date)|to (?:use|clean|wipe|call|water)))',
  `(?:until|till|pending) ${part}(?: ${arrives}|(?= *(?:[.,;)]|$)))|pending (?:the )?(?:part|replacement|spare|delivery)`,
  '(?:still )?(?:to be|needs to be|needs|will (?:have|need) to be) (?:replaced|renewed|swapped|reinstated|replacing|renewing|re-?fixed|redone)(?! (?:every|each|yearly|annually|monthly|weekly|once|at (?:the|each|every)|within|after \\d|by (?:you|the (?:customer|client|tenant|owner))|regularly|as needed|when needed))',
  '(?:to |will |should )?(?:get|tide|see) (?:them|him|her|you|the \\p{L}+) (?:by|through|over|going)|so (?:that )?(?:they|he|she|you) can (?:run|open|trade|work|use|cook|serve) (?:it |them )?(?:the|this|over|at|on|until|till)',
);

/** What was wrong and was set right since. */
const setRight =
  /\b(?:calibrated|adjusted|reset|corrected|re-?set|zeroed|replaced|swapped|was|were|had|status (?:closed|done|fixed|resolved|completed?))\b/iu;
const misreads = matchAny(
  '(?:reads?|weighs|measures|shows) (?:about |some |around )?\\d+(?:[.,]\\d+)? ?(?:°|degrees?|%|psi|bar|mm|g|kg|lbs?|c|f)?(?: ?[cf](?!\\p{L}))? ?(?:too )?(?:high|low|over|under|out|off|more|less|short|light|heavy|fast|slow)',
  '(?:out|off) by (?:about |some |around )?\\d',
  'out of (?:tolerance|calibration|range|spec)',
);

const conditional = matchAny(
  '(?:back in (?:service|use)|(?:works?|runs?|running|usable|in use|safe|may be used|can be used)(?: again)?)[^.;]{0,60} (?:as long as|so long as|provided|on condition|unless|until|till|only|except|if)',
  '(?:as|so) long as (?:nobody|no one|somebody|someone|they|he|she|you|it)',
);

/** What may harm somebody, signed for or not. */
export const isDefeated = (said: string): boolean => sign.test(said) && safety.test(said);

/** Whether what was handed over is no more than a makeshift, reads wrongly, or holds under a condition. */
export const isStopgap = (said: string): boolean =>
  sign.test(said) &&
  !safety.test(said) &&
  !toCome.test(said) &&
  !notDelivered.test(said) &&
  (forNow.test(said) || conditional.test(said) || (misreads.test(said) && !setRight.test(said)));
