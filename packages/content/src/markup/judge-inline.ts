import type { Token } from 'markdown-it';
import { isAllowedTarget } from './link-target.ts';
import type { Place } from './read-markdown.ts';

export interface InlineJudgement {
  /** Places in the block's text, start and end, of code and of autolinks that may stay. */
  spared: [start: number, end: number][];
  /** Places of the brackets that open a link or an image to a target that is not allowed. */
  refused: number[];
}

/** Judges the elements of one block's text; those inside of images' descriptions are only text. */
export function judgeInline(inline: Token): InlineJudgement {
  const judgement: InlineJudgement = { spared: [], refused: [] };
  for (const token of inline.children ?? []) {
    const place = token.meta as Place | null;
    if (place === null || place.source !== inline.content) continue;
    if (token.type === 'code_inline') judgement.spared.push([place.at, endOfCode(token, place)]);
    if (token.type === 'link_open') judgeLink(judgement, token, place);
    if (token.type === 'image' && !isAllowedTarget(String(token.attrGet('src') ?? '')))
      judgement.refused.push(place.at + 1);
  }
  return judgement;
}

function judgeLink({ spared, refused }: InlineJudgement, token: Token, { at }: Place): void {
  const target = String(token.attrGet('href') ?? '');
  const isAllowed = isAllowedTarget(target);
  // A reader of HTML would take the rest of such an address for attributes.
  if (token.markup === 'autolink' && isAllowed && !/\/on[a-z]+=|["']/i.test(target))
    spared.push([at, at + 1]);
  if (token.markup !== 'autolink' && !isAllowed) refused.push(at - 1);
}

/** One space at each end of code may have been taken away. */
function endOfCode({ markup, content }: Token, { at, source }: Place): number {
  const close = at + markup.length + content.length;
  const isClose =
    source.startsWith(markup, close) &&
    source[close - 1] !== '`' &&
    source[close + markup.length] !== '`';
  return isClose ? close : close + 2;
}
