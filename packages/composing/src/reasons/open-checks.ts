import { figure, figures, toFigure, type Figure } from '../figures/read-measures.ts';

/** What a check of a list says of its result, and how a customer signs for it all the same. */

const ahead = (words: string, sign: string): RegExp =>
  new RegExp(
    `(?:\\b(?:${words})(?: (?:is|of|value|allowed|permitted))?[: ]{0,2}(?:[${sign}] ?)?|[${sign}] ?)${figure}`,
    'iu',
  );
const behind = (words: string): RegExp => new RegExp(`${figure} (?:${words})\\b`, 'iu');

/** A figure that the measured one is not to exceed, or not to fall short of; what stands behind it says more. */
const highest = [
  behind('at most|max(?:imum)?|or less|limit'),
  ahead('limit|max(?:imum)?|at most|(?:not|no) more than|allowed|permitted|up to', '<≤'),
];
const least = [
  // `30 min` is half an hour.
  behind('at least|minimum|or more|(?<=[\\p{L}%°Ω²³)] )min'),
  ahead('required|requirement|requires|min(?:imum)?|at least|(?:not|no) less than|needed', '>≥'),
];

/** `Door closing force: result pass, value 162 N, limit 150 N`; nothing where either figure is not sure. */
export function isBeyondLimit(said: string): boolean {
  if (!limited.test(said) || !/\d/.test(said) || said.includes('±')) return false;
  const text = said.slice(findStart(said), longest);
  const [most, few] = [highest, least].map((shapes) => findLimit(text, shapes));
  // `required 110% at most` is one limit.
  const lower = few?.limit.at === most?.limit.at ? undefined : few;
  const bothBehind = few !== undefined && few.limit.at === most?.limit.at && few.isBehind;
  const [upper, floor] = bothBehind ? [undefined, few] : [most, lower];
  return (
    exceeds(text, upper?.limit, (measured, limit) => measured > limit, floor?.limit) ||
    exceeds(text, floor?.limit, (measured, limit) => measured < limit, upper?.limit)
  );
}
const limited =
  /limit|max|min|most|least|required|requirement|requires|more than|less than|allowed|permitted|needed|up to|[<>≤≥]/i;
const longest = 600;

function findLimit(
  text: string,
  shapes: readonly RegExp[],
): { limit: Figure; isBehind: boolean } | undefined {
  for (const [at, shape] of shapes.entries()) {
    const match = shape.exec(text);
    if (match !== null) return { limit: toFigure(match), isBehind: at === 0 };
  }
  return undefined;
}

/** Whether the one figure of that unit, which is neither limit, goes beyond it. */
function exceeds(
  text: string,
  limit: Figure | undefined,
  isBeyond: (measured: number, limit: number) => boolean,
  other: Figure | undefined,
): boolean {
  if (limit === undefined) return false;
  const [only, more] = [...text.matchAll(figures)]
    .map(toFigure)
    .filter(({ at, unit }) => at !== limit.at && at !== other?.at && unit === limit.unit);
  return only !== undefined && more === undefined && isBeyond(only.value, limit.value);
}

/** What a check is called tells nothing of its result. */
function findStart(said: string): number {
  const at = said.indexOf(': ');
  return at > 0 && at <= 120 ? at + 2 : 0;
}

const ofResult =
  /^(?:result|status|outcome|verdict|measured|measurement|found|finding|value|reading|state|condition|comment|note|remark|observation)s? /i;
const wanting =
  /\b(?:missing|damaged|broken|cracked|chipped|torn|leaks|leaking|faulty|defective|worn(?: out)?|loose|stuck|blocked|out of order|unreadable|expired)\b|\b\d+ short\b|\bshort (?:by|of)\b|^\S+ short$|\b(?:not|[a-z]+n['’]t) (?:work(?:ing)?|clos(?:e|ing)|open(?:ing)?|fit(?:ted)?|lit|there|complete|signed)\b|\bwith (?:\p{L}+ )?(?:comments?|remarks?|reservations?|conditions?|exceptions?|defects?|snags?|observations?)\b/iu;
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
  const results = named.length === 0 && start > 0 ? clauses : named;
  return results.some((clause) => wanting.test(clause) && !lacking.test(clause));
}

/** Behind the last of what was wrong, not before it: `fitted 24/11, now loose` is open. */
function isDoneSince(said: string): boolean {
  const text = said.slice(0, longest);
  const at = text.search(wanting);
  const rest = text.slice(at);
  const match = doneSince.exec(rest);
  return match !== null && !wanting.test(rest.slice(match.index + match[0].length));
}

/** A check of which nobody can say that it was passed, whatever its verdict. */
export const openCheck = { test: (said: string) => isBeyondLimit(said) || isWanting(said) };
