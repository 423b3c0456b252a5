import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import { readChanges } from './changes.ts';
import { isKnownWord, type InputIndex, type Statement } from './index-input.ts';
import { readSpecifics } from './read-specifics.ts';
import { meaningStems, splitWords } from '../words.ts';

/** Words of which only one can be true of the same thing. */
const opposites: readonly (readonly [string, string])[] = [
  [
    'rose rise rises rising increased increase increases grew grow grows up gained',
    'fell fall falls falling decreased decrease decreases dropped drop drops declined shrank sank down lost',
  ],
  ['open opened opens', 'closed close closes shut'],
  ['paid', 'unpaid overdue open outstanding'],
  ['won', 'lost'],
  ['approved approve accepts accepted agreed', 'rejected reject declined declines refused'],
  ['more', 'fewer less'],
  ['free', 'cost costs charged payable'],
  ['early', 'late'],
  ['before', 'after'],
  ['off remove removed removes cancel cancelled', 'keep keeps kept stay stays'],
  ['all every each whole', 'none no'],
  ['present complete received arrived delivered', 'missing short absent'],
  ['safe unhurt', 'hurt injured'],
  ['satisfied happy pleased', 'unsatisfied unhappy dissatisfied disappointed angry'],
  ['cheaper', 'dearer costlier'],
  ['faster quicker', 'slower'],
  ['new', 'used old'],
  ['first', 'last'],
  ['can', 'cannot'],
  ['required mandatory must', 'optional voluntary'],
  ['success succeeded passed passes', 'failed fails failure'],
  ['green', 'red amber'],
  ['high', 'low'],
  ['yes', 'no'],
  ['allowed permitted', 'forbidden prohibited banned'],
  ['included includes', 'excluded excludes'],
];

const sides = new Map<string, { pair: number; side: 0 | 1 }[]>();
for (const [pair, both] of opposites.entries())
  for (const side of [0, 1] as const)
    for (const word of both[side].split(' '))
      sides.set(word, [...(sides.get(word) ?? []), { pair, side }]);

const negation =
  /\b(?:not|never|nobody|none|nothing|without|neither|cannot|no(?! longer| later| more than| less than| one's|[.]? ?[a-z]{0,6}-?\d))\b|n['’]t\b|\b(?:do|did|does|is|was|are|has|have|could|would|should)nt\b|\b(?:in (?:the )?place of|instead of|rather than)\b|\b(?:tb[acd]|to be (?:confirmed|decided|determined|defined|fixed|announced|agreed|settled))\b/i;

/** What a line says against the statement of the input that it comes from. */
export function checkMeaning(line: Line, index: InputIndex, findings: Findings): void {
  if (line.isHeading || isOfPlan(line, index)) return;
  checkChanges(line, index, findings);
  const found = findSources(line, index);
  if (found.length === 0) return;
  // `The open amount is £900` comes from what is due, and as much of it from what is paid.
  const { source, shared } = found.find((one) => ofRest.test(one.source.text)) ?? found[0]!;
  const opposed = findOpposed(line, source, index);
  const said = `${quoted(line.text.replaceAll('\u0000', ', '))} (${line.place})`;
  const where = `where the input says ${quoted(source.text)}`;
  if (opposed !== undefined) findings.contradict(line.text, `"${opposed}" in ${said}, ${where}`);
  else if (isDenied(line, source) && !isVerbatim(line, source, index))
    findings.contradict(line.text, `${said}, ${where}`);
  else if (shared >= Math.min(leastTold, source.stems.size)) findings.told.add(source.text);
}

const ofRest = /\b(?:due|balance|outstanding|owed|owing|remaining|unpaid|left)\b/i;

/** Fewer words in common come about by chance. */
const leastTold = 3;

interface Source {
  source: Statement;
  /** How many of its words stand in the line. */
  shared: number;
}

/** So much of a line is read for its meaning. */
const longest = 600;

/** The statements that share the most with the line, if they share enough. */
function findSources({ text, words }: Line, index: InputIndex): Source[] {
  const isShort = text.length <= longest;
  const stems = new Set(isShort ? meaningStems(text, words) : meaningStems(text.slice(0, longest)));
  const shared = new Map<number, number>();
  for (const said of stems)
    for (const at of index.saying.get(said) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  let best: { at: number; share: number; count: number }[] = [];
  for (const [at, count] of shared) {
    const share = count / index.statements[at]!.stems.size;
    const isMost = count >= stems.size / 2;
    const isEnough = count >= 2 ? share >= 0.4 || isMost : share >= 0.4 && isMost;
    const [first] = best;
    const more = first === undefined ? 1 : share - first.share || count - first.count;
    if (!isEnough || more < 0) continue;
    best = more > 0 ? [{ at, share, count }] : [...best, { at, share, count }];
  }
  return best.map(({ at, count }) => ({ source: index.statements[at]!, shared: count }));
}

function findOpposed({ text, words }: Line, source: Statement, index: InputIndex) {
  // Most lines have no word that has an opposite.
  const sided = words.filter((word) => sides.has(word) && !isKnownWord(word, index));
  if (sided.length === 0) return undefined;
  const own = new Set(words);
  const given = new Set(splitWords(source.text));
  // `£7.50 per child, free with a voucher` is both.
  if (/\p{Sc} ?\d|\d ?(?:[€£]|EUR|GBP|USD)/u.test(source.text)) given.delete('free');
  const isGiven = (pair: number, side: 0 | 1) =>
    opposites[pair]![side].split(' ').some((word) => given.has(word) && !own.has(word));
  return sided.find((word) =>
    sides
      .get(word)!
      .some(
        ({ pair, side }) =>
          isGiven(pair, side === 0 ? 1 : 0) &&
          !opposites[pair]![side === 0 ? 1 : 0].split(' ').some((other) => own.has(other)) &&
          !negation.test(text),
      ),
  );
}

/** A part of what the input says in its words, or the whole of it among others, says nothing against it. */
function isVerbatim({ words, text }: Line, source: Statement, { running }: InputIndex): boolean {
  const [line, given] = [words, splitWords(source.value)].map(inARow);
  return stands(line!, running) || line!.includes(given!) || isQuotedAs(text, running);
}

/** Not behind a negation that is left out: `never tested since the storm`. */
const stands = (row: string, running: string): boolean =>
  running.includes(row) &&
  !['not', 'never', 'no', 'cannot'].some((word) => running.includes(` ${word}${row}`));

/** What the plan of the workflow says by itself is said of no input: `One with a difference is open.` */
const isOfPlan = ({ words }: Line, { plan }: InputIndex): boolean =>
  words.length >= leastOfPlan && plan.running.includes(inARow(words));
const leastOfPlan = 6;

const inARow = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** `Our note: the boat was never included`, `idea “hold the price, board…”`: in its words behind a name, or cut. */
function isQuotedAs(text: string, running: string): boolean {
  const cut = /“(?<said>[^”]{8,400})…”/u.exec(text)?.groups?.['said'];
  const [name = '', ...rest] = text.split(': ');
  const said = cut ?? (negation.test(name) ? '' : rest.join(': '));
  return said !== '' && stands(inARow(splitWords(said)), running);
}

/** The same said with and without a negation. */
function isDenied(line: Line, source: Statement): boolean {
  if (line.isRequest || areBothDenied(line.text, source.text)) return false;
  if (isAbsent.test(line.text) || isNext.test(line.text)) return false;
  // Who asks whether it is so has said nothing of it.
  if ([line, source].some(({ text }) => text.trimEnd().endsWith('?'))) return false;
  const own = new Set(meaningStems(line.text.replace(/^.{1,80}: /, '')));
  if (!isDeniedPart(line.text, source.stems) || !isDeniedPart(source.text, own)) return false;
  const shared = [...own].filter((one) => source.stems.has(one)).length;
  return shared >= source.stems.size * 0.6 && shared >= own.size * 0.5;
}

/** `She no longer wants to sell` and `She does not want to sell any more` are one. */
const areBothDenied = (said: string, given: string): boolean =>
  (negation.test(said) || (isEnded.test(given) && isEnded.test(said))) === negation.test(given);
const isEnded = /\bno (?:longer|more)\b|\bany ?(?:more|longer)\b/i;

/** `Our first client was the café, and we have not forgotten it`: the part with the negation is of something else. */
const isDeniedPart = (said: string, stems: ReadonlySet<string>): boolean =>
  !negation.test(said) ||
  said.split(/[,;] (?:and |but |so )?/).some((part) => {
    if (!negation.test(part) || isCondition.test(part)) return false;
    // `asked for on 27 November, not here yet`
    const own = meaningStems(part);
    return own.length === 0 || own.some((one) => stems.has(one));
  });
const isCondition = /^\W*(?:if|where|when|while|unless|until)\b/i;

/** `The site is not on record yet` says something of the record, and nothing of what is told of a site. */
const isAbsent = /\bnot on record\b|: not ready[.]?$|\b(?:is|are) not ready\b/i;
/** `Next: we fit the pump` says nothing against `The pump is not fitted yet`. */
const isNext =
  /^\W*(?:next(?: steps?)?(?: is| comes)?(?:[:,–-]| we\b)|then we\b|we (?:will|are going to|plan to)\b|(?:the )?plan(?: is|:))/i;

const falling = /\b(?:fell|falls|dropped|drops|decreased|declined|shrank|went down|cut|reduced)\b/i;
const rising = /\b(?:rose|rises|grew|grows|increased|climbed|went up|gained)\b/i;

/** `from 9 to 42` where the input says `from 42 to 9`, or calls a rise a fall. */
function checkChanges(line: Line, index: InputIndex, findings: Findings): void {
  const { place } = line;
  const text = line.text.slice(0, longest);
  for (const change of readChanges(text)) {
    const [before = '', after = ''] = change.split('\u0000');
    const isReversed = index.changes.has(`${after}\u0000${before}`) && !index.changes.has(change);
    if (isReversed)
      findings.contradict(change, `${quoted(text)} (${place}) turns the change round`);
    else if (hasWrongVerb(text))
      findings.contradict(
        change,
        `${quoted(text)} (${place}) calls a rise a fall or a fall a rise`,
      );
  }
}

const seconds = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2.6e6,
  year: 3.2e7,
};

/** What the unit of time behind a figure is; `from seven weeks to nine days` is a fall. */
const findSeconds = (behind: string): number | undefined =>
  Object.entries(seconds).find(([unit]) => new RegExp(`^[ -]${unit}s?\\b`, 'i').test(behind))?.[1];

function hasWrongVerb(text: string): boolean {
  const part = /\bfrom .{1,40}? to .{1,20}/i.exec(text.slice(0, 600))?.[0] ?? '';
  const [from, to] = readSpecifics(part).filter(({ kind }) => kind === 'figure');
  if (from === undefined || to === undefined) return false;
  const [unit, unitAfter] = [from, to].map(({ end }) => findSeconds(part.slice(end)));
  const scale = unit === undefined || unitAfter === undefined ? 1 : unit / unitAfter;
  const before = from.values[0]! * scale;
  const after = to.values[0]!;
  const isFall = falling.test(text);
  const isRise = rising.test(text);
  return isFall !== isRise && (isFall ? before < after : before > after);
}
