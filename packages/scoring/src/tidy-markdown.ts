import { editOutsideCode } from '@workspace-ops/content';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Judged } from './judgement.ts';

const maxHashtags = 5;

/** Mends what the formatting part finds: open code and bold, HTML, dead links, hashtags. */
export function tidyMarkdown(text: string, { artifactType, targetPlatform }: Judged): string {
  const isPlain = artifactType === 'post' && !findPlatform(targetPlatform ?? null).showsMarkdown;
  const closed = closeFence(text.replace(/\r\n?/g, '\n'));
  return editOutsideCode(closed, (prose) => {
    const mended = artifactType === 'post' ? fewerHashtags(mend(prose)) : mend(prose);
    return isPlain ? withoutMarks(mended) : mended;
  })
    .replace(/\n{4,}/g, '\n\n\n')
    .trimEnd();
}

function closeFence(text: string): string {
  const fences = text.match(/^ {0,3}```/gm)?.length ?? 0;
  return fences % 2 === 1 ? `${text.trimEnd()}\n\`\`\`` : text;
}

function mend(prose: string): string {
  return (
    evenBold(prose)
      .replace(/<\/?(?:div|span|p|font|table|b|i|h[1-6])\b[^<>]{0,200}>/gi, '')
      .replace(/\[([^[\]\n]{1,80})\]\(\s{0,4}#?\)/g, '$1')
      .replace(/\ufffd/g, '')
      // From the beginning of each run of spaces only: from each of its spaces would be quadratic.
      .replace(/(?<![ \t])[ \t]+(?=\n)/g, '')
  );
}

/** Without the last mark of an odd number. */
function evenBold(prose: string): string {
  const marks = [...prose.matchAll(/\*\*/g)];
  const last = marks.at(-1);
  if (last === undefined || marks.length % 2 === 0) return prose;
  return prose.slice(0, last.index) + prose.slice(last.index + last[0].length);
}

function fewerHashtags(prose: string): string {
  let kept = 0;
  return prose.replace(/(?<![\p{L}\p{N}_/&#])#[\p{L}\p{N}_]{2,} ?/gu, (tag) =>
    (kept += 1) > maxHashtags ? '' : tag,
  );
}

const withoutMarks = (prose: string): string =>
  prose.replace(/^ {0,3}#{1,6}[ \t]+/gm, '').replaceAll('**', '');
