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
export const defeated = [
  `${safeguard}(?: (?!(?:not|never|nothing|no|nobody)(?!\\p{L}))[\\p{L}\\d]+){0,5} ${outOf}${restored}`,
  `${putsOut}(?: \\p{L}+)? (?:the |its |their |our |an? |both |all )?(?:\\p{L}+ ){0,2}${safeguard}${restored}`,
  '(?:(?:back|again|still|now|handed (?:back|over)|works?|runs?|running|use[ds]?|service|sold|going)(?: \\p{L}+){0,4} (?:without|minus)|without) (?:its|the|their) (?:\\p{L}+ )?(?:guards?|interlocks?|alarms?|detectors?|rcds?|handrails?|cages?|shields?|lids?|e-?stops?|emergency stops?|brakes?|limit switch(?:es)?)',
];
