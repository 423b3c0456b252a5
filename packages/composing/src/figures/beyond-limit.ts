import { figure, figures, toFigure, type Figure } from './read-measures.ts';

/** Whether what somebody measured is beyond the limit that they write beside it. */

const ahead = (words: string, sign: string): RegExp =>
  new RegExp(
    `(?:\\b(?:${words})\\.?(?: (?:is|of|value|allowed|permitted))?[: ]{0,2}(?:[${sign}] ?)?|[${sign}] ?)${figure}`,
    'iu',
  );
const behind = (words: string): RegExp => new RegExp(`${figure} (?:${words})\\b`, 'iu');

const levels =
  'limits?|max(?:imum)?|action level|guideline(?: value)?|threshold|tolerance|trigger level';

/** A figure that the measured one is not to exceed, or not to fall short of; what stands behind it says more. */
const highest = [
  behind(`at most|or less|${levels}`),
  ahead(`${levels}|at most|(?:not|no) more than|allowed|permitted|allowable|up to`, '<≤'),
];
const least = [
  // `30 min` is half an hour.
  behind('at least|minimum|or more|(?<=[\\p{L}%°Ω²³)] )min'),
  ahead('required|requirement|requires|min(?:imum)?|at least|(?:not|no) less than|needed', '>≥'),
];

/** `Door closing force: result pass, value 162 N, limit 150 N`; nothing where either figure is not sure. */
export function isBeyondLimit(said: string): boolean {
  if (!limited.test(said)) return false;
  const text = said.slice(findStart(said), longest);
  if (isSaidToBeBeyond(text)) return true;
  if (!/\d/.test(text) || text.includes('±')) return false;
  const [most, few] = [highest, least].map((shapes) =>
    // A signal is weak below its limit.
    findLimit(text, ofSignal.test(text) ? (shapes === least ? highest : []) : shapes),
  );
  // `required 110% at most` is one limit.
  const lower = few?.limit.at === most?.limit.at ? undefined : few;
  const bothBehind = few !== undefined && few.limit.at === most?.limit.at && few.isBehind;
  const [upper, floor] = bothBehind ? [undefined, few] : [most, lower];
  return (
    exceeds(text, upper?.limit, (measured, limit) => measured > limit, floor?.limit) ||
    exceeds(text, floor?.limit, (measured, limit) => measured < limit, upper?.limit) ||
    isOutside(text)
  );
}
const limited =
  /limit|max|min|most|least|requir|more than|less than|allow|permitted|needed|up to|level|guideline|threshold|toleranc|range|[<>≤≥]/i;
const longest = 600;
const ofSignal = /\d ?dBm\b/;

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
  const [only, more] = findMeasured(
    text,
    [...text.matchAll(figures)]
      .map(toFigure)
      .filter(({ at }) => at !== limit.at && at !== other?.at),
    limit,
  );
  return only !== undefined && more === undefined && isBeyond(only.value, limit.value);
}

/** `38 mg/l, limit 10` and `limit 10 mg/l, measured 38` have the unit once. */
function findMeasured(text: string, told: readonly Figure[], limit: Figure): readonly Figure[] {
  const unit = limit.unit.toLowerCase();
  const same = told.filter((one) => one.unit.toLowerCase() === unit);
  const withUnit = told.filter((one) => one.unit !== '');
  if (unit === '') return withUnit.length > 0 ? withUnit : same;
  return withUnit.length > 0 ? same : told.filter(({ at }) => isMeasured.test(text.slice(0, at)));
}
const isMeasured =
  /(?:\b(?:measured|found|reads?|reading|value|was|is|at|got|shows?|result)|[:=])[: ]{1,2}$/iu;

const ends = String.raw`(?<from>\d{1,6}(?:\.\d{1,4})?) ?(?:[\p{L}%°/µ]{1,6} ?)?(?:to|and|[-–]) ?(?<to>\d{1,6}(?:\.\d{1,4})?)(?![\d.,]*\d)(?: ?[\p{L}%°/µ]{1,6}(?!\p{L}))?`;
const range = new RegExp(
  `\\b(?:range|limits?|tolerance|allowed|permitted|required|requirement)(?: (?:is|of|from|between))?[: ]{0,2}${ends}`,
  'iu',
);

/** `pH 8.9, limits 6.5 to 8.5` */
function isOutside(text: string): boolean {
  const found = range.exec(text);
  if (found === null) return false;
  const { from = '', to = '' } = found.groups!;
  const beside = `${text.slice(0, found.index)} ; ${text.slice(found.index + found[0].length)}`;
  const [only, more] = [...beside.matchAll(figures)].map(toFigure);
  return (
    only !== undefined &&
    more === undefined &&
    Number(from) < Number(to) &&
    (only.value < Number(from) || only.value > Number(to))
  );
}

const between = String.raw`(?:[\p{L}\d.,%°/µ]{1,12} ){0,4}?`;
const outright = new RegExp(
  [
    String.raw`\b(?:above|over|exceed(?:s|ed|ing)?|beyond|outside|higher than|out of) (?:(?:the|its|our|their|an?) )?${between}(?:limits?|action levels?|trigger levels?|thresholds?|maximum|guidelines?|guideline values?|tolerances?|permitted range|allowed range)(?!\p{L})`,
    String.raw`\b(?:below|under|short of|less than|lower than) (?:(?:the|its|our|their|an?) )?${between}(?:minimum|lower limit|requirement)(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** What was so, what nobody says is so, and what a rule says of it. */
const notSo =
  /\b(?:not|never|nothing|none|no|nobody|without|until|before|had been|used to|if|when|unless|where|anything|anywhere|whenever|alarms?|warns?|must|should|may|can|cannot|could|would|from)\b|n['’]t\b/iu;
const sinceThen =
  /\b(?:now|since|then|again|back|down|later|retest\p{L}*)\b[^.;]{0,24}\b(?:within|below|under|fine|ok(?:ay)?|clear|to \d)|\b(?:fixed|replaced|corrected|adjusted|repaired|resolved|put right)\b/iu;

/** `above the 15 ppb action level`, `below the minimum of 2 bar` */
function isSaidToBeBeyond(text: string): boolean {
  const found = outright.exec(text);
  if (found === null) return false;
  const before = text.slice(Math.max(0, found.index - 40), found.index);
  return !notSo.test(before) && !sinceThen.test(text.slice(found.index));
}

/** What a check is called tells nothing of its result. */
export function findStart(said: string): number {
  const at = said.indexOf(': ');
  return at > 0 && at <= 120 ? at + 2 : 0;
}
