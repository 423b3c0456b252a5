import { costing } from './contract/clause.ts';
import { namesDay, namesOwner, namesPlace, namesTime } from './contract/entry-clauses.ts';
import {
  givesValues,
  listsChanges,
  namesFields,
  parsesAsJson,
  tellsBefore,
} from './contract/record-clauses.ts';
import { isWritten } from './contract/text-clauses.ts';
import { formatDocument } from './format-document.ts';
import { formatPost } from './format-post.ts';
import {
  counted,
  judgement,
  listed,
  quoted,
  when,
  type Fault,
  type Judged,
  type Judgement,
} from './judgement.ts';
import { readFieldChanges } from './read-field-changes.ts';
import type { Reading } from './read-text.ts';

/** Formatting: what every text needs, and what its type and platform need. */
export function judgeFormatting(judged: Judged, reading: Reading): Judgement {
  const empty = isWritten(reading.text);
  if (empty !== undefined) return judgement(100, costing(empty, { each: 100 }), '');
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

/** A calendar entry: a day, a time, a place or channel, a person. */
function formatCalendarEntry(_: Judged, { text, sentences }: Reading): Fault[] {
  return [
    ...costing(namesDay(text), { each: 25 }),
    ...costing(namesTime(text), { each: 12 }),
    ...costing(namesPlace(text), { each: 15 }),
    ...costing(namesOwner(text), { each: 15 }),
    ...when(sentences.length < 4, 10, {
      says: 'it says too little to act on',
      fix: 'Add what has to be ready beforehand',
    }),
  ];
}

/** A CRM diff: the fields that change, each with its value before and after. */
function formatCrmDiff(_: Judged, { text, prose }: Reading): Fault[] {
  const changes = readFieldChanges(prose);
  const idle = changes.filter(
    ({ before, after }) => before !== null && before.trim() === after.trim() && after.trim() !== '',
  );
  return [
    ...costing(listsChanges(changes), { each: 45 }),
    ...costing(namesFields(changes), { each: 8, cap: 24 }),
    ...costing(tellsBefore(changes), { each: 4, cap: 16 }),
    ...costing(givesValues(changes), { each: 4, cap: 16 }),
    ...counted(
      idle.length,
      { each: 6, cap: 18 },
      {
        says: `${quoted(idle[0]?.field ?? '')} is the same before and after`,
        fix: 'List only the fields that change',
      },
    ),
    ...costing(parsesAsJson(text), { each: 12 }),
  ];
}
