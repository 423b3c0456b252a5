import { whichMayMatch } from '@workspace-ops/content';
import { isClosed } from '../weights/weigh-openness.ts';
import { isGivenName, isNameOrWord } from '../facts/given-names.ts';
import { anywhere, apart, ofClauses, type Shape } from './note-shapes.ts';
import { isPersonName } from './person-names.ts';
import type { Reader } from './reader.ts';

/** Whom a text is for. */
export interface NoteReader {
  kind: Reader;
  /** Names of whoever reads it: `Grace, could you …` is said to Grace. */
  names?: readonly string[];
  /** Whether the text is about what is to be paid. */
  isOfDebt?: boolean;
}

const toReader = /\b(?:you(?:r|rs)?|ur)\b/i;
/** `Can you` is said to whoever is named before it. */
const toReaderBesideName = /(?:can|could|would) (?:you|u)\b/i;
const longest = 400;
const bracket = /\(([^()]{2,200})\)/g;

/**
 * The part of a sentence of a text for outside that is said to a colleague, as it stands there: in a bracket, behind a
 * dash, or as a clause. Undefined where there is none.
 */
export function findNoteToColleague(sentence: string, reader: NoteReader): string | undefined {
  const said = sentence.slice(0, longest);
  for (const { 1: inner, 0: whole } of said.matchAll(bracket))
    if (
      !(reader.kind === 'public' && isOfferInBrackets(inner!)) &&
      (isOpenQuestion(inner!) ||
        findStart(inner!, true, reader) !== undefined ||
        isClosedApart(inner!))
    )
      return whole;
  const rest = said.replaceAll(bracket, (part) => ' '.repeat(part.length));
  const at = findStart(rest, false, reader);
  return at === undefined
    ? rest
        .split(/ [–—-]{1,2} /)
        .slice(1, mostClauses)
        .find(isClosedApart)
        ?.trim()
    : quoteFrom(said, at);
}

/** `(we pay)`, `(nice but not a must)`: what whoever applies wants to know. */
const offered = new RegExp(
  [
    "(?:(?:all |both |fully )?(?:paid|covered|provided|supplied|refunded|reimbursed) (?:for )?(?:by us)?|we(?:['’]ll| will| can| do)?(?: also| always| help(?: you)?(?: to)?)? (?:pay|cover|provide|supply|train|sort|arrange|reimburse|refund|organi[sz]e|fund|give|get)(?: (?:for|it|this|that|you|your|the|mileage|fuel|petrol|travel|training|half|all|cost|costs|fee|fees|one|of|a|an|everything|back|out|on the job|after \\p{L}+ months?)){0,6})",
    '(?:(?:would be )?nice(?: to have)?|handy|helpful|useful|a plus|a bonus|preferred|ideal(?:ly)?|good)?,? ?(?:but )?(?:not|no) (?:an? |a must[- ]have|strictly )?(?:must|essential|required|necessary|need(?:ed)?|requirement|deal-?breaker|compulsory|mandatory)(?: for this (?:role|job|post))?',
  ]
    .map((one) => `^(?:${one})[.!]?$`)
    .join('|'),
  'iu',
);
const isOfferInBrackets = (inner: string): boolean => offered.test(inner.trim());

/** Beside a long sentence for everybody a few words for colleagues weigh little: they are weighed alone. */
const isClosedApart = (part: string): boolean =>
  part.trim().split(/\s+/).length >= fewestWords && !toReader.test(part) && isClosed(part.trim());
const fewestWords = 2;

const findStart = (said: string, isApart: boolean, reader: NoteReader): number | undefined =>
  listStarts(said, isApart).find((one) => isNote(said.slice(one.at).trim(), one.isApart, reader))
    ?.at;

/** What nobody who reads it is asked: `(5 or 6?)`, `(do we say this?)` */
const isOpenQuestion = (inner: string): boolean =>
  /\?\W*$/.test(inner) && !toReader.test(inner) && !ofReader.test(inner);
const ofReader =
  /\b(?:suits?|convenient|interested|any questions|questions|free on|good time|who|why not|isn['’]?t)\b/i;

/** A few words at the end say little without what stands before them. */
const quoteFrom = (said: string, at: number): string => {
  const part = said.slice(at).trim();
  return at === 0 || (part.length < shortest && said.length <= longestQuoted) ? said : part;
};
const shortest = 14;
const longestQuoted = 120;

interface Start {
  at: number;
  /** Whether it stands behind a dash. */
  isApart: boolean;
}

/** Where clauses begin. */
const listStarts = (said: string, isApart: boolean): Start[] => [
  { at: 0, isApart },
  ...[...said.matchAll(/[,;:] +| [–—-]{1,2} |…+ ?|\.{2,} ?| (?=but )/g)]
    .slice(0, mostClauses)
    .map(({ 0: joint, index }) => ({
      at: index + joint.length,
      isApart: /[–—-]|…|\.\./.test(joint),
    })),
];
const mostClauses = 20;

/** `Jean, can you send the invoice`, where Jean does not read it; `will you` asks whoever does. */
const toNamed =
  /^@?(?<known>(?!(?:will|may)\b)\p{L}{2,12}),? (?:what|how|when|where|did|do|have|are|can|could|would)(?: [\p{L}’']+){0,2}? you(?!\p{L})/iu;

const notApart = [...ofClauses, ...anywhere];
const shapes = [...notApart, ...apart];
const listLikely = whichMayMatch(shapes.map(({ shape }) => shape));

/** `(not for St Mary's)` */
const notFor =
  /^(?:this is |strictly |nb )?(?:not|nothing) for (?:the )?(?:\p{L}{1,3}\.? )?(?<reader>\p{L}{4,20})(?:['’]?s)?(?=[.,;:!)]|$| [–—-]| to )/iu;

function isNote(said: string, isApart: boolean, reader: NoteReader): boolean {
  const { names = [] } = reader;
  const named = toNamed.exec(said)?.groups?.['known'];
  if (named !== undefined && isNameOrWord(named) && isColleague(named, names)) return true;
  const kept = isApart ? notFor.exec(said)?.groups?.['reader']?.toLowerCase() : undefined;
  if (kept !== undefined && names.some((one) => kept === one || kept === `${one}s`)) return true;
  if (toReader.test(said.replace(toReaderBesideName, ' '))) return false;
  const is = ({ shape, except, isOfDebt }: Shape): boolean => {
    if (except?.includes(reader.kind) === true) return false;
    if (isOfDebt === true && reader.isOfDebt === true) return false;
    shape.lastIndex = 0;
    const found = shape.exec(said);
    const { who, known } = found?.groups ?? {};
    return (
      found !== null &&
      (who === undefined || isColleague(who, names)) &&
      (known === undefined || (isColleague(known, names) && isNameOrWord(known)))
    );
  };
  return listLikely(said).some((at) => (isApart || at < notApart.length) && is(shapes[at]!));
}

/** As people write a name without its capital where it can hardly be another word. */
const plainNames = new Set('joy grace rob sue pat dale art faith summer'.split(' '));
const noNames = new Set(
  'the this that they there these those who what when where why how and but or for not with from you your we our it its is are was can could would should please pls customer client council tenant office accounts maker manufacturer supplier insurer police council school fyi also just still'.split(
    ' ',
  ),
);

/** Whether a word, where somebody may be named, names one of us. @param readers names of whoever reads it. */
function isColleague(word: string, readers: readonly string[]): boolean {
  const plain = word.toLowerCase();
  if (noNames.has(plain) || readers.includes(plain)) return false;
  if (word !== plain) return isNameOrWord(word) || isPersonName(word);
  return plainNames.has(plain) || isGivenName(plain);
}
