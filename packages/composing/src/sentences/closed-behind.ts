import { isOfSeveral } from './done-to-finding.ts';
import { open } from './sayings.ts';

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
const unsettled =
  /\b(?:not|never|nothing|nobody|none|only|if|when|until|till|unless|sometimes|once|half|partly|some|most|to be|needs?|must|should|will|being|but|except|apart from|other than|although|though|however|temporar\p{L}*|for now|tomorrow|next|later|still|fails?|again? (?:failed|loose|out))\b|n['’]t\b|\?/iu;
const wasThere = /\b(?:was|were|had been) still \p{L}/iu;

/**
 * `One cord was missing its label; labeled on November 24`: what was found, and behind it what was done to that. What is
 * only gone was put right where it was still there: a faulty alarm that was removed is missing.
 */
export function isClosedBehind(said: string): boolean {
  if (!mayBeBehind.test(said)) return false;
  const { found = '', lead = '', gone: isGone, rest = '' } = behind.exec(said)?.groups ?? {};
  if (found === '' || ahead.test(found) || unsettled.test(rest) || open.test(rest)) return false;
  if (isGone !== undefined && !wasThere.test(found)) return false;
  if (isOfSeveral(found) && !/\b(?:all|both)\b/iu.test(lead)) return false;
  const joint = said.charAt(found.length);
  return joint !== ',' || asDone.test(rest);
}
