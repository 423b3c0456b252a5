import type { Token } from 'markdown-it';
import { normaliseText } from '../normalise/normalise-text.ts';
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
    if (token.type === 'code_inline') judgement.spared.push([place.at, findCodeEnd(token, place)]);
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
function findCodeEnd({ markup, content }: Token, { at, source }: Place): number {
  const close = at + markup.length + content.length;
  const isClose =
    source.startsWith(markup, close) &&
    source[close - 1] !== '`' &&
    source[close + markup.length] !== '`';
  return isClose ? close : close + 2;
}

const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto']);
/** Whether a link may lead there: by http, https or mailto, or relative to where it stands. */
export const isAllowedTarget = (target: string): boolean =>
  readSchemes(target).every((scheme) => allowed.has(scheme));

/** The schemes that readers of different care take a target for, with percent signs decoded or not. */
function readSchemes(target: string): string[] {
  const seen = normaliseText(target).text.replace(/&#?\w{1,10};|[^!-~]/g, '');
  const decoded = seen.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [seen, decoded.replace(/[^!-~]/g, '')].flatMap((text) => {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text);
    return scheme === null ? [] : [scheme[1]!.toLowerCase()];
  });
}
