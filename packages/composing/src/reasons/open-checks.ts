import { findStart, isBeyondLimit } from '../figures/beyond-limit.ts';
import { figure } from '../figures/read-measures.ts';
import { closedFinding } from '../sentences/clean-findings.ts';
import { failed, open } from '../sentences/sayings.ts';

/** What a check of a list says of its result, and how a customer signs for it all the same. */

const longest = 600;

const ofResult =
  /^(?:result|status|outcome|verdict|measured|measurement|found|finding|value|reading|state|condition|comment|note|remark|observation)s? /i;
const wanting =
  /\b(?:missing|damaged|broken|cracked|chipped|torn|leaks|leaking|faulty|defective|worn(?: out)?|loose|stuck|blocked|out of order|unreadable|expired)\b|\b\d+ short\b|\bshort (?:by|of)\b|^\S+ short$|\b(?:not|[a-z]+n['’]t) (?:work(?:ing)?|clos(?:e|ing)|open(?:ing)?|fit(?:ted)?|lit|there|complete|signed|present|installed|connected|earthed|grounded|bonded|labell?ed|sealed|secured?|in place|tight|level|draining|holding)\b|\babsent\b|\bnone (?:fitted|present|installed|in place)\b|\bwith (?:\p{L}+ )?(?:comments?|remarks?|reservations?|conditions?|exceptions?|defects?|snags?|observations?)\b/iu;
const lacking =
  /\b(?:no|none|nothing|nil|zero|0|never|without|not) (?:\p{L}+ ){0,2}(?:missing|damaged|broken|cracked|chipped|torn|leaks|leaking|faulty|defective|worn|loose|stuck|blocked|expired|short)\b/iu;
const settled =
  /(?<!\b(?:not|not yet|be|never|been|un) )\b(?:found since|replaced|repaired|fixed|returned|made good|corrected|refunded|paid for|resolved|closed|re-?tested|tightened|renewed)\b/i;

/** `Door stop missing, fitted 25/11`, `was loose, now tight`: what was done stands behind what was wrong. */
const doneSince =
  /[,;.:–—-] ?(?:(?:now|since|then|but|and|has|have|been|was|were|all|both|one|new|spare|replacement|same|day) ){0,4}(?:(?:re-?)?(?:fitted|hung|fixed|glazed|painted|sealed|set|wired|laid|made|done)|installed|delivered|swapped|changed(?! (?:to|from|into)\b)|mended|sorted|rectified|cleared|cleaned|adjusted|remedied|put (?:right|back)|in place|tight|added|found)\b(?! (?:wrong\p{L}*|badly|poorly|loosely?|crooked\p{L}*|upside|incorrect\p{L}*|tempor\p{L}*|in part|partly|only|later|by (?:others|mistake)|to be|when|once|after|no\b|not\b|\d+ (?:out )?of|the wrong|an? wrong))/iu;

/** `Glasses back: result 7 missing`, `outcome passed with comment`; not `none missing`, nor `2 missing, replaced`. */
export function isWanting(said: string): boolean {
  if (!wanting.test(said) || settled.test(said) || isDoneSince(said)) return false;
  const start = findStart(said);
  const clauses = said.slice(start, longest).split(/[,;] /);
  const named = clauses.filter((clause) => ofResult.test(clause));
  // `Shelter B bolts loose` has no name of a check, and says how it was found.
  const isTold = start > 0 || isPlainlyWanting(said);
  const results = named.length === 0 && isTold ? clauses : named;
  return results.some((clause) => wanting.test(clause) && !lacking.test(clause));
}

/** `Door stop missing`, `door 12 rubs still`, `one bracket to come`: the whole of what somebody tells of a thing. */
export function isPlainlyWanting(said: string): boolean {
  const text = said.slice(0, longest);
  const isClosed = closedFinding.test(text) || settled.test(text) || isDoneSince(text);
  if (text.includes(': ') || ofCheck.test(text) || isClosed) return false;
  return text.split(/[,;] /).some((clause) => endsWanting.test(clause) && !lacking.test(clause));
}
const ofCheck = /^(?:checks?|tests?|look|inspect\p{L}*|verif\p{L}+|ensure|confirm|make sure)\b/iu;
const endsWanting =
  /^.{2,80}\b(?:missing|damaged|broken|cracked|chipped|torn|leaks|leaking|faulty|defective|loose|stuck|blocked|worn|warped|scratched|not (?:working|closing|fixed|secure)|rubs|sticks|binds|catches|drags|wobbles|rocks|to (?:come|follow)|out of (?:plumb|level|square|line|order))(?: (?:still|again|slightly|a (?:bit|little)|badly|now|on (?:the |its |one )?\p{L}+))?[.!]?$/iu;

/** Behind the last of what was wrong, not before it: `fitted 24/11, now loose` is open. */
function isDoneSince(said: string): boolean {
  const text = said.slice(0, longest);
  const at = text.search(wanting);
  const rest = text.slice(at);
  const match = doneSince.exec(rest);
  return match !== null && !wanting.test(rest.slice(match.index + match[0].length));
}

/** `Bypass labelled: no` */
const unticked =
  /(?<!\p{L})(?:labell?ed|fitted|installed|connected|earthed|grounded|bonded|sealed|secured?|tested|checked|signed|present|closed|locked|clean(?:ed)?|tight(?:ened)?|complete(?:d)?|working|safe|passe[ds]|ok|level|in place|commissioned|flushed|calibrated|supplied|handed over): ?(?:no|not yet|false)[.!]?$/iu;

/** A check of which nobody can say that it was passed, whatever its verdict. */
export const openCheck = {
  test: (said: string) => isBeyondLimit(said) || isWanting(said) || unticked.test(said),
};

const good =
  'yes|ok(?:ay)?|pass(?:ed)?|none|nil|no|n\\/?a|good|clean|clear|correct|even|tight|level|dry|safe|sound|secure|smooth|present|in place|as (?:agreed|drawn|specified|ordered)|to spec(?:ification)?|negative|not detected|normal|green|works|working|complete[d]?|done|fitted|tested|checked';
/** `Bypass labelled: yes`, `Paint is even`: the whole of it, or of what stands behind the name. */
const isGood = new RegExp(
  `^(?:[^:;]{2,80}: |[^:;,]{2,60} (?:is|are|was|were) )?(?:all )?(?:${good})[.!]?$`,
  'iu',
);
/** `Door 1: gap 3 mm`, `Hardness A: 4 mg/l`, `Moisture 3.1 %`: a reading, with its limit or without one. */
const isReading = new RegExp(
  `^[^:;]{2,80}(?:: |(?<=\\d) |(?<=^\\p{L}{4,}(?: \\p{L}+)?) )(?:[\\p{L}.]{1,20} ){0,3}?${figure}(?:$|[.]$|,? ?\\(?(?:[^.;]|\\.\\d){0,40}\\b(?:limits?|max|min|range|required|at least|at most|threshold|action level)\\b(?:[^.;]|\\.\\d|\\.$){0,40}$)`,
  'iu',
);
/** `Block D: result pass, value 8 mg/l` */
const hasPassed =
  /\b(?:result|status|outcome|verdict) “?(?:pass(?:ed)?|ok(?:ay)?|good|fine|clear)\b(?! (?:with|but|except|if|once|when|until|subject))/iu;
/** What is measured of a fault is none that is closed. */
const isOfFault =
  /\b(?:crack|scratch|leak|dent|chip|damage|hole|stain|tear|defect|fault|snag|rust|corrosion|damp|mou?ld|error|alarm|blockage|short|missing|loose|broken|worn|torn|stuck|blocked|bent|fail|reject)/iu;

/** A check that says by itself that nothing is open: what it measured is no finding. */
const isPassedCheck = (said: string): boolean =>
  !open.test(said) &&
  !failed.test(said) &&
  (isGood.test(said) || hasPassed.test(said) || (isReading.test(said) && !isOfFault.test(said)));

/** What says of a finding, or of a check, that it is closed. */
export const closedCheck = {
  test: (said: string) =>
    !openCheck.test(said) && (closedFinding.test(said) || isPassedCheck(said)),
};
