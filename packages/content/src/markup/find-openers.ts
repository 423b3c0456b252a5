import { isAllowedTarget, judgeInline } from './judge-inline.ts';
import {
  type Block,
  type Dialect,
  readBlocks,
  readMarkdown,
  readSigns,
  type Signs,
  signShape,
} from './read-markdown.ts';

const opensTag = /^<[A-Za-z/!?]/;

/**
 * The places of what opens a tag (`<` before a letter, `/`, `!` or `?`) outside code, and of the
 * brackets of links, images and definitions to a target that is not allowed.
 */
export function findOpeners(text: string, dialect: Dialect): Set<number> {
  const { tokens, definitions } = readMarkdown(text, dialect);
  const signs = readSigns(text);
  const openers = new Set(
    signs.between(0, signs.lineCount).filter((at) => opensTag.test(text.slice(at, at + 2))),
  );
  const unread = new Set(Array.from({ length: signs.lineCount }, (_, line) => line));
  for (const block of readBlocks(tokens)) {
    for (let line = block.from; line < block.to; line += 1) unread.delete(line);
    if (block.kind === 'code') spareCode(openers, signs, block);
    if (block.kind === 'prose') judgeProse(openers, { text, signs, block });
  }
  const areDefinitionsAllowed = definitions.every(isAllowedTarget);
  for (const line of unread) {
    judgeUnread(openers, { text, places: signs.between(line, line + 1), areDefinitionsAllowed });
  }
  return openers;
}

const longestTarget = 250;

interface Unread {
  text: string;
  places: readonly number[];
  areDefinitionsAllowed: boolean;
}

/** Lines of definitions, and of blocks that are deeper than the parser goes. */
function judgeUnread(openers: Set<number>, { text, places, areDefinitionsAllowed }: Unread): void {
  const [first] = places;
  if (first === undefined) return;
  const line = /[^\r\n]*/y;
  line.lastIndex = first;
  const written = line.exec(text)![0];
  // Where a link leads may stand on the lines that follow.
  if (!mayNeedEscape(text.slice(first, first + written.length + longestTarget))) return;
  const target = /^\[[^[\]]{0,1000}\]:\s*<?([^\s>]*)/.exec(written);
  const isDefinition = target !== null && !written.includes('](');
  if (!isDefinition || !areDefinitionsAllowed || !isAllowedTarget(target[1]!))
    return addBrackets(openers, text, places);
  const angle = places[1];
  if (angle !== undefined && /^[^<]*\]:\s*<https?:\/\/[^\s"'<>]*>/i.test(written))
    openers.delete(angle);
}

function spareCode(openers: Set<number>, signs: Signs, { from, to }: Block): void {
  for (const at of signs.between(from, to)) openers.delete(at);
}

interface Prose {
  text: string;
  signs: Signs;
  block: Block;
}

/** The signs of the source and of the parsed text are the same ones, in the same order. */
function judgeProse(openers: Set<number>, { text, signs, block }: Prose): void {
  const places = signs.between(block.from, block.to);
  const written = block.inlines.map((inline) =>
    Array.from(inline.content.matchAll(signShape), ({ index }) => index),
  );
  const isWhole = written.reduce((sum, each) => sum + each.length, 0) === places.length;
  let taken = 0;
  for (const [index, inline] of block.inlines.entries()) {
    const { spared, refused } = judgeInline(inline);
    const own = new Map(written[index]!.map((at, nth) => [at, places[taken + nth]!]));
    taken += written[index]!.length;
    if (!isWhole && refused.length > 0) addBrackets(openers, text, places);
    if (!isWhole) continue;
    for (const at of refused) openers.add(own.get(at)!);
    for (const range of spared) spare(openers, own, range);
  }
}

function spare(
  openers: Set<number>,
  own: ReadonlyMap<number, number>,
  [start, end]: readonly [number, number],
): void {
  for (let at = start; at < end; at += 1) {
    const place = own.get(at);
    if (place !== undefined) openers.delete(place);
  }
}

function addBrackets(openers: Set<number>, text: string, places: readonly number[]): void {
  for (const at of places) if (text[at] === '[') openers.add(at);
}

const tagSign = /<[A-Za-z/!?]/;
/** Where a link or a definition leads. Not consumed: it may hold the words of another link. */
const targetSign = /\](?=(?:\(|:)([\s<]{0,20})([^\s)>]{0,200}))/g;

/** Whether there may be something to escape; most texts have nothing, and need no parser. */
export const mayNeedEscape = (text: string): boolean =>
  tagSign.test(text) ||
  text
    .matchAll(targetSign)
    .some(
      ([, gap, target]) =>
        gap!.length === 20 ||
        target === '' ||
        (!/^(?:https?:\/\/|mailto:)/i.test(target!) && /[:&\\%\P{ASCII}]/u.test(target!)),
    );
