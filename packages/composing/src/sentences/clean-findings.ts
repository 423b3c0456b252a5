import { isOfSeveral } from './done-to-finding.ts';
import { closed, open } from './sayings.ts';

const kinds =
  'points?|items?|findings?|defects?|snags?|faults?|issues?|actions?|remarks?|problems?|jobs?|works?';
const states = 'open|outstanding|missing|pending|left|loose|wrong|broken|damaged|unresolved';
const good =
  'in (?:good |full |working )*(?:order|place|condition|shape)|fine|good|well|ok(?:ay)?|as (?:agreed|ordered|it should(?: be)?|planned|specified|expected)|clear|clean|correct|tight|dry|safe|sound|to spec(?:ification)?|up to standard|working(?: (?:well|properly|as it should))?';
const harms =
  'leaks?|leaking|drips?|damp|water|damage|cracks?|gaps?|movement|noises?|smells?|errors?|alarms?|trips?|rattles?|jams?|rust|corrosion|blockages?|vibration|play|scratches|dents?|draughts?|drafts?|marks?|streaks?|bubbles?|stains?|holes?|chips?|odou?rs?';

/** As people write that a check found nothing: `nothing outstanding`, `no leaks`, `everything in order`. */
const clean = new RegExp(
  [
    `\\b(?:nothing|none|nil|no (?:\\p{L}+ )?(?:${kinds}))(?: (?:is|are|was|were|remains?|left|else))? (?:still )?(?:${states})\\b(?! (?:except|but|bar|apart|other|save))`,
    `\\b(?:nothing|none)(?: (?:left|else))? to (?:do|report|note|fix|add|mend|correct|follow up)\\b`,
    `\\b(?:no|without(?: any)?|free (?:of|from)|zero) (?:(?:visible|further|more|signs? of|sign of|new|other|any) )*(?:${harms})\\b(?:(?:,| or| and| nor) (?:${harms})\\b)*(?! (?:test|check|detector|yet|until|before|but|except))`,
    `\\b(?:everything|all|all (?:of (?:it|them)|good|points|items|works?|checks))(?: (?:is|are|was|were|looks?|found|now))* (?:${good})\\b`,
    // `Leaks: none`
    `\\b(?:${harms})(?: \\p{L}+){0,2}: (?:none|nil|no|zero|0|not (?:found|seen|detected))(?: (?:found|seen|detected))?[.!]?$`,
    '\\b(?:tests?|checks?|inspections?|trials?|runs?)(?: (?:was|were|is|are|all))? (?:passed|ok(?:ay)?|fine|good|clean|clear|successful)\\b',
  ].join('|'),
  'giu',
);
const mayBeClean =
  /\b(?:no|none|nothing|nil|without|free|zero|all|everything|tests?|checks?|0|not)\b/iu;

const withoutClean = (said: string): string => said.replace(clean, ' ');
const isClean = (said: string): boolean => mayBeClean.test(said) && withoutClean(said) !== said;

/** A finding that says of itself that it is open, and not that nothing is. */
export const openFinding = {
  test: (said: string): boolean =>
    !isDoneBehind(said) &&
    open.test(isClean(said) ? withoutClean(said) : said) &&
    !isClosedBehind(said),
};

/** What says that a finding is closed, or that there was none. */
export const closedFinding = {
  test: (said: string): boolean =>
    (closed.test(said) && !exception.test(said)) ||
    checkedAlone.test(said) ||
    (isClean(said) && !open.test(withoutClean(said)) && !turns.test(said)) ||
    isSettled(said) ||
    isClosedBehind(said),
};
const exception = /^(?:no|none|nothing)\b[^.;]*\b(?:except|apart from|other than|bar)\b/iu;
/** `Inspected 25/11` */
const checkedAlone =
  /^(?:[Aa]ll )?(?:[Cc]hecked|[Ii]nspected|[Tt]ested|[Ww]alked(?: (?:round|through))?)(?: (?:on|with|by|and|the|at|in|of)\b| [\d/.-]+| \p{Lu}\p{L}+)*\.?$/u;

/** `The lift still works`, `small scratch, he has seen it and is happy`, `gap by the door filled`. */
const settledSo = [
  /\b(?:still (?:works?|runs?|holds?)|(?:works?|runs?|holds?) (?:fine|well|ok(?:ay)?|properly|as (?:it|they) should))[.!]?$/iu,
  /(?<![\p{L}])(?:he|she|they|(?:the )?(?:customer|client|owner|tenant)|\p{Lu}\p{Ll}+)(?:['’]s|['’]ve| has| have)? (?:seen|looked at|inspected) (?:it|them|this|that),? and (?:is|are|was|were) (?:happy|fine|ok(?:ay)?|content|satisfied)(?: with (?:it|them|that|this))?[.!]?$/iu,
  // `All lines within 0.5 psi of target`, `pressure held at 1.5 bar for an hour`
  /(?<!\bnot )\bwithin (?:\d[\d.,]{0,8} ?\S{1,8} of )?(?:the |its |their )?(?:(?:agreed|allowed|permitted|required|set|stated) )?(?:target|tolerances?|spec(?:ification)?s?|limits?|range|design(?: (?:value|figure))?|set ?point)\b[^,;]{0,30}$|\bheld (?:steady )?(?:at )?\d[\d.,]{0,8} ?\p{L}{1,6} (?:for|over) (?:an?|\d{1,3}|one|two|three|four) ?(?:hours?|h|mins?|minutes?|days?)[.!]?$/iu,
  // Nothing was found, or a list of it is clear.
  /^(?:n\/?a|nil|clean|(?:all |snags? |snag list |list )?clear)[.!]?$/iu,
  /[,;–-] ?(?:(?:since|all|now) )?(?:buffed out|polished out|smoothed|sewn|stitched|glued|(?:a )?new (?:one|ones|part|bulb) (?:in|on|fitted))[.!]?$/iu,
  // `It needed a battery, which was put in`
  /(?:,? (?:and|which|that)|[,;] (?:it|they|both|all))(?: (?:was|were)|(?: has| have) been)(?: (?:since|then|now))? (?:put (?:in|on|up|back|right)|swapped|changed|fitted|reset|tightened|secured|fastened|straightened|cleaned|topped up|patched|touched up)(?: (?:on the spot|(?:on )?the same day|at once|right away|straight away|on site))?[.!]?$/iu,
  /\b(?:gaps?|cracks?|holes?|joints?|dents?|scratch(?:es)?|scuffs?|chips?)\b[^.;,]{0,40} (?:filled|touched up|sanded (?:down|out)|patched|buffed out|polished out)(?:,? (?:and )?(?:all )?(?:ok(?:ay)?|fine|good) otherwise)?[.!]?$/iu,
];
const did =
  '(?:re-?(?:edited|recorded|exported|uploaded|shot|sent|written|published|built|run|grouted|seeded|painted|sprayed|set|cut|laid|hung|fitted|printed|cleaned|done|stored)|updated|trimmed|edited|patched|buffed|sanded|painted|touched|wiped|washed|scrubbed|hosed|mopped|vacuumed|swept|polished|pulled|sprayed|weeded|mowed|cut|whipper ?snipped|scooped|skimmed|grouted|screwed|bolted|nailed|top[- ]?dressed|seeded|knocked|taken (?:away|down|off|care of)|attended to|dealt with|signed off|tidied|levelled|refilled|topped|filled|glued|sealed|bled|purged|flushed|drained|rebalanced|balanced|lubricated|greased|oiled|adjusted|(?:re)?calibrated|restarted|rebooted|torqued)';
const when =
  '(?:(?:on|the|same|next|by|at|since) )*(?:\\d{1,2}(?:[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?)?(?:st|nd|rd|th)?(?: \\p{L}{3,9})?|\\p{L}{3,9}\\.? \\d{1,2}(?:,? \\d{4})?|day|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?|today|yesterday|this (?:morning|afternoon))';
/** `Scuff by the door, buffed out on 25/11`: behind what was found stands nothing but what was done, and when. */
const doneBehind = new RegExp(
  `^[^:,;–]{2,200}(?:[:;–]| -|, |,) ?(?:(?:now|since|all|then) )?(?:${did}(?: (?:out|off|up|down|back|over|away|on|in|again|clean)){0,2}(?:,? (?:and|then) ${did}(?: (?:out|off|up|down|back|over|away|on|in|again))?|,? and (?:is |are )?(?:now )?(?:warm|hot|cold|dry|quiet|level|straight|clean|clear|fine|ok(?:ay)?|good|working|running|holding))?|gone(?: now| again)?|new (?:version|file|copy|one|list|link) (?:sent|uploaded|posted|issued|in place|live))(?: (?:now|since|again))?(?: by \\p{L}{2,20})?(?: ${when})?[.!]?$`,
  'iu',
);
const noneFound =
  /^(?:nil|no|zero) (?:defects?|findings?|snags?|issues?|faults?|remarks?|problems?)(?: (?:found|noted|seen))?[.!]?$/iu;
const unsettled =
  /\b(?:not|never|no longer|nothing|nobody|none|only|if|when|until|till|unless|sometimes|hardly|barely|rarely|once|half|partly|to be|needs?|must|should(?![.!]?$)|will|being)\b|n['’]t\b/iu;
const isSettled = (said: string): boolean =>
  isDoneBehind(said) ||
  noneFound.test(said) ||
  (settledSo.some((shape) => shape.test(said)) &&
    !unsettled.test(said) &&
    !turns.test(said) &&
    !open.test(said));
/** Whatever was found, the part behind it says that it was put right; `bar` may be a door there. */
const isDoneBehind = (said: string): boolean => doneBehind.test(said) && !inPart.test(said);
const inPart =
  /\b(?:still|half|partly|only|until|till|if|when|but|except|apart from|to be|will|needs?|must|tried)\b/iu;

/** `All fine except the tap`; `1.5 bar` is a pressure. */
const turns =
  /\b(?:but|except|apart from|other than|(?<!\d ?)bar|save|although|though|however)\b/iu;

const foundNone =
  /^(?:none|nil|nothing|no (?:findings?|defects?|snags?|remarks?))(?: found| seen| noted)?[.;:!] /iu;
const faulty =
  /\b(?:missing|loose|torn|broken|crack\p{L}*|leak\p{L}*|not|but|except|still|to be|needs?|should|wrong|damage[sd]?|scratch\p{L}*|dent\p{L}*|without|replace|nois[ey]\p{L}*|stiff|stuck|worn|sticks?|later|tomorrow|week|until|short|dirty|smell\p{L}*)\b|n['’]t\b|\?/iu;

/** `None. Holds pressure, certificate left on site.`: what follows is how it was found. */
export const isFoundGood = (said: string, says: readonly Pick<RegExp, 'test'>[]): boolean =>
  foundNone.test(said) && !faulty.test(said) && !says.some((one) => one.test(said));

const leads =
  '(?:(?:and|but|it|they|this|that|was|were|is|are|has|have|had|been|now|since|then|all|both|we|later|already) ){0,4}';
/** What puts right a thing that was found with no label, out of its place, or set up wrongly. */
const put =
  '(?:re-?)?(?:labell?ed|tagged|named|numbered|terminated|crimped|seated|configured|connected|routed|programmed|aligned|dressed|punched down|plugged in)|(?:moved|shifted|switched|changed|set|reset|turned) (?:back |over )?(?:to|into|onto|away from)(?= (?!be\\b)[\\p{L}\\d])|moved back|put back|updated|swapped|tightened|replaced|repaired|fixed|corrected';
const gone =
  'removed|unplugged|disconnected|deleted|disabled|cleared|decommissioned|returned|taken (?:out|down|away|off)|(?:switched|powered|turned|shut) (?:off|down)';
const behind = new RegExp(
  `^(?<found>[^;,–—\\n]{3,200}?)(?:;|,| ?[–—]| -) ?(?<lead>${leads})(?:(?<put>${put})|(?<gone>${gone}))(?!\\p{L})(?<rest>[^;\\n]{0,100})$`,
  'iu',
);
const mayBeBehind = /[;,–—]| -/;

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}{0,6}\\.?';
/** When or how something was done: a comma stands before much else, too. */
const asDone = new RegExp(
  `^(?:[.!]?$| (?:on (?:the )?(?:\\d|\\p{L}+day|${month})|\\d{1,2}(?:[/.-]\\d| ${month})|${month} \\d|again\\b|correctly\\b|properly\\b|(?:the )?same day\\b|yesterday\\b|today\\b|by \\p{Lu}|and (?:re-?)?(?:tested|passed|checked)\\b))`,
  'u',
);
const ahead =
  /\b(?:to be|needs?|must|should|will|until|till|open|outstanding|pending|yet|follows?|unsafe)\b/iu;
const leftOpen =
  /\b(?:not|never|nothing|nobody|none|only|if|when|until|till|unless|sometimes|once|half|partly|some|most|to be|needs?|must|should|will|being|but|except|apart from|other than|although|though|however|temporar\p{L}*|for now|tomorrow|next|later|still|fails?|again? (?:failed|loose|out))\b|n['’]t\b|\?/iu;
const wasThere = /\b(?:was|were|had been) still \p{L}/iu;

/**
 * `One cord was missing its label; labeled on November 24`: what was found, and behind it what was done to that. What is
 * only gone was put right where it was still there: a faulty alarm that was removed is missing.
 */
function isClosedBehind(said: string): boolean {
  if (!mayBeBehind.test(said)) return false;
  const { found = '', lead = '', gone: isGone, rest = '' } = behind.exec(said)?.groups ?? {};
  if (found === '' || ahead.test(found) || leftOpen.test(rest) || open.test(rest)) return false;
  if (isGone !== undefined && !wasThere.test(found)) return false;
  if (isOfSeveral(found) && !/\b(?:all|both)\b/iu.test(lead)) return false;
  const joint = said.charAt(found.length);
  return joint !== ',' || asDone.test(rest);
}
