import { formatCalendarEntry } from './format-calendar-entry.ts';
import { formatCrmDiff } from './format-crm-diff.ts';
import { formatDocument } from './format-document.ts';
import { formatPost } from './format-post.ts';
import { judgement, listed, quoted, when } from './judgement.ts';
import type { Reading } from './read-text.ts';
import type { Fault, Judged, Judgement } from './types.ts';

/** Formatting: what every text needs, and what its type and platform need. */
export function judgeFormatting(judged: Judged, reading: Reading): Judgement {
  if (reading.text.trim() === '') {
    const fix = 'Write the content';
    return judgement(100, [{ points: 100, says: 'the content is empty', fix }], '');
  }
  const faults = [
    ...ofItsType[judged.artifactType](judged, reading),
    ...ofAnyText(judged, reading),
  ];
  return judgement(100, faults, `the form fits a ${judged.artifactType.replace('_', ' ')}`);
}

const ofItsType: Readonly<
  Record<Judged['artifactType'], (judged: Judged, reading: Reading) => Fault[]>
> = {
  post: formatPost,
  document: formatDocument,
  file: formatDocument,
  calendar_entry: formatCalendarEntry,
  crm_diff: formatCrmDiff,
  csv: () => [],
};

function ofAnyText({ title }: Judged, { text, prose }: Reading): Fault[] {
  const fences = text.match(/^ {0,3}```/gm)?.length ?? 0;
  const bold = prose.match(/\*\*/g)?.length ?? 0;
  const tags = prose.match(/<\/?(?:div|span|p|font|table|b|i|h[1-6])\b[^<>]{0,200}>/gi) ?? [];
  const broken = prose.match(/\[[^[\]\n]{1,80}\]\(\s{0,4}#?\)/g) ?? [];
  const garbled = prose.match(/\ufffd|â€[\u0080-\u00bf™œ\u009d]?|Ã[\u0080-\u00bf]/g) ?? [];
  return [
    ...when(title.trim() === '', 10, { says: 'the title is missing', fix: 'Give it a title' }),
    ...when(fences % 2 === 1, 15, {
      says: 'a code block (```) is opened and never closed',
      fix: 'Close the code block',
    }),
    ...when(bold % 2 === 1, 6, {
      says: 'bold text (**) is opened and never closed',
      fix: 'Close the bold text',
    }),
    ...when(tags.length > 0, 6, {
      says: `${quoted(tags[0] ?? '')} is HTML in a Markdown text`,
      fix: 'Write Markdown in place of HTML',
    }),
    ...when(broken.length > 0, 8, {
      says: `${listed(broken.map(quoted))} leads nowhere`,
      fix: 'Give the link its address',
    }),
    ...when(garbled.length > 0, 12, {
      says: `${quoted(garbled[0] ?? '')} is garbled text`,
      fix: 'Restore the characters that were lost',
    }),
  ];
}
