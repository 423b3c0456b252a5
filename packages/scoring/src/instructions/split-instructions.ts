import { replaceRanges, type Range } from '@workspace-ops/content';

/** One instruction of several. */
export interface Clause {
  /** As it was written. */
  said: string;
  /** In plain quotation marks, without courtesies. */
  text: string;
}

const opening =
  "add|append|avoid|at (?:least|most)|begin|below|call|change|close|condense|cut|delete|do not|don't|drop|end|ending|entitle|exclude|fewer than|finish|get rid|give|in (?:british|american|uk|us)|include|insert|keep|leave|less than|limit|lose|make|max|mention|move|name|no|not|omit|open|post|postpone|publish|put|release|remove|rename|replace|reschedule|retitle|rewrite|say|schedule|shorten|sign|skip|spell|start|starting|state|strip|substitute|swap|take|tighten|title|trim|turn|under|up to|use|with no|without|write";

interface Piece extends Range {
  /** Of its sentence. */
  isFirst: boolean;
}

/** Where the next instruction of a sentence may begin. */
const soft = new RegExp(
  `(?:, | (?:and|but|then|&|\\+) )(?:(?:and|but|then|also|please) ){0,3}(?=(?:${opening})(?!\\p{L}))| (?=(?:without|using|in (?:british|american|uk|us)) )|, `,
  'giu',
);
const hard = /\n+|;\s*|(?<=[.!?]"?)(?<!(?:^|[\s;])\d{1,2}\.) +(?=\S)/g;

/** What follows it is a text, which may have several sentences. */
const announcing = /: |\b(?:that|saying|with|to|by) /;

/**
 * The clauses of an instruction text. Two that stand in one sentence are told apart only where both
 * can be read.
 */
export function splitInstructions(
  instructions: string,
  isReadable: (text: string) => boolean,
): Clause[] {
  const plain = plainQuotes(instructions);
  const masked = maskQuotes(plain);
  const pieces = cut(masked, hard).flatMap(([from, to]) =>
    cut(masked.slice(from, to), soft).map(([start, end], nth) => ({
      start: from + start,
      end: from + end,
      isFirst: nth === 0,
    })),
  );
  const merged: Range[] = [];
  const isRead = ({ start, end }: Range) => isReadable(plainClause(plain.slice(start, end)));
  for (const piece of pieces) {
    const last = merged.at(-1);
    const isApart = last === undefined || /\n|;/.test(plain.slice(last.end, piece.start));
    if (!isApart && belongsTo(last, { piece, plain, isRead })) last.end = piece.end;
    else merged.push({ start: piece.start, end: piece.end });
  }
  return merged
    .map(({ start, end }) => ({
      said: instructions
        .slice(start, end)
        .trim()
        .replace(/^[-*•,]\s*/, ''),
      text: plainClause(plain.slice(start, end)),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

interface Place {
  piece: Piece;
  plain: string;
  isRead: (range: Range) => boolean;
}

/** What cannot be read alone belongs to what stands before it, where that is better read with it. */
function belongsTo(before: Range, { piece, plain, isRead }: Place): boolean {
  const written = plain.slice(before.start, before.end);
  const isAnnounced = announcing.test(written) && !/"[.!?]?$/.test(written);
  if (piece.isFirst) return isAnnounced && !isRead(piece);
  const isWhole = isRead({ start: before.start, end: piece.end });
  if (!isRead(before)) return isWhole || !isRead(piece);
  return !isRead(piece) && (isWhole || isAnnounced);
}

function cut(text: string, boundary: RegExp): [from: number, to: number][] {
  const found = [...text.matchAll(boundary)];
  const starts = [0, ...found.map(({ index, 0: gap }) => index + gap.length)];
  return starts.map((from, at) => [from, found[at]?.index ?? text.length]);
}

/** Quotation marks of all kinds as plain ones, every position kept. */
const plainQuotes = (text: string): string =>
  text
    .replace(/[“”„«»″]/g, '"')
    .replace(/[’]/g, "'")
    .replace(/‘/g, "'")
    .replace(
      /(?<![\p{L}\p{N}])'(?=\S)([^'\n]{1,400}(?:'(?=\p{L})[^'\n]{1,400}){0,4})'(?!\p{L})/gu,
      '"$1"',
    )
    .replace(/[\t ]/g, ' ');

const maskQuotes = (text: string): string =>
  replaceRanges(
    text,
    [...text.matchAll(/"[^"]{1,2000}"/g)].map(({ index, 0: quote }) => ({
      start: index + 1,
      end: index + quote.length - 1,
    })),
    ({ start, end }) => 'x'.repeat(end - start),
  );

const work =
  '(?:the |this |my |our )?(?:whole |entire )?(?:it|this|that|them|post|text|letter|article|copy|document|draft|message|e-?mail|note|piece|thing)';

const courtesies: readonly RegExp[] = [
  /^(?:[-*•]|\d{1,2}[.)]) /,
  /^(?:please|kindly|pls|also|then|and|but|now|just|next|finally|lastly|first|ok|okay|so|hi|hello|thanks|additionally|oh|great|good|nice|perfect)\b[,:!]? ?(?=\S)/i,
  /^(?:could|can|would|will) you (?:please )?/i,
  /^(?:you (?:should|must|need to|have to|could|can)|we (?:need|want|should)(?: to)?|let's|let us|try to|be sure to|remember to|i(?:'d| would) (?:like|prefer|rather)(?: you to| it to be| to)?|i (?:want|need)(?: you to| it to be| to)?) /i,
  /^(?:make sure|ensure|see)(?: that)? (?:you |we |to )?/i,
  new RegExp(`^${work} (?:should|must|has to|needs to|ought to|can)(?: be| have)? `, 'i'),
  new RegExp(`^(?:it's|it is|${work} is) (?=too )`, 'i'),
  new RegExp(
    `^(?:make|keep|get|bring|write|rewrite|have|do|redo|put|use) ${work}(?: down)?(?: to be| to have| be)? (?!to\\b|with\\b)`,
    'i',
  ),
  /^(?:rewrite|write|edit|revise) (?=in |so |with )/i,
];

/** A clause in lower-case courtesy only keeps what it asks for. */
export function plainClause(written: string): string {
  let text = written.replace(/\s+/g, ' ').trim();
  for (let round = 0; round < 5; round += 1) {
    const before = text;
    for (const courtesy of courtesies) text = text.replace(courtesy, '');
    if (text === before) break;
  }
  return text
    .replace(/,? (?:please|thanks|thank you|if (?:you can|possible)|at all)(?=[.!?]*$)/i, '')
    .trim();
}
