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

const date =
  /\b\d{4}-\d\d-\d\d|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bweekday\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const time = /\b\d{1,2}:\d\d\b|\b\d{1,2} ?(?:am|pm)\b|\ball day\b|\bnoon\b/i;
const place =
  /\b(?:where|channel|location|venue|room|platform|linkedin|blog|newsletter|online|site|address|calendar)\b/i;
const person = /\b(?:owner|who|attendees?|responsible|assigned|host|organi[sz]er|with)\b/i;

/** A calendar entry: a day, a time, a place or channel, a person. */
function formatCalendarEntry(_: Judged, { text, sentences }: Reading): Fault[] {
  return [
    ...when(!date.test(text), 25, { says: 'the day is missing', fix: 'Name the day' }),
    ...when(!time.test(text), 12, { says: 'the time is missing', fix: 'Name the time of day' }),
    ...when(!place.test(text), 15, {
      says: 'the place or channel is missing',
      fix: 'Name where it takes place, or on which channel',
    }),
    ...when(!person.test(text), 15, {
      says: 'nobody is named as its owner',
      fix: 'Name who is responsible',
    }),
    ...when(sentences.length < 4, 10, {
      says: 'it says too little to act on',
      fix: 'Add what has to be ready beforehand',
    }),
  ];
}

/** A CRM diff: the fields that change, each with its value before and after. */
function formatCrmDiff(_: Judged, { text, prose }: Reading): Fault[] {
  const changes = readFieldChanges(prose);
  const nameless = changes.filter(({ field }) => !/[\p{L}\p{N}]/u.test(field));
  const idle = changes.filter(
    ({ before, after }) => before !== null && before.trim() === after.trim() && after.trim() !== '',
  );
  const valueless = changes.filter(({ after }) => after.trim() === '');
  return [
    ...when(changes.length === 0, 45, {
      says: 'no field is named with its value before and after',
      fix: 'List the changes as a table with the columns Field, Before and After',
    }),
    ...counted(
      nameless.length,
      { each: 8, cap: 24 },
      { says: `${nameless.length} changes name no field`, fix: 'Name the field of each change' },
    ),
    ...counted(
      valueless.length,
      { each: 4, cap: 16 },
      {
        says: `no new value for ${valueless[0]?.field ?? ''}`,
        fix: 'Give each field the value it gets',
      },
    ),
    ...counted(
      idle.length,
      { each: 6, cap: 18 },
      {
        says: `${quoted(idle[0]?.field ?? '')} is the same before and after`,
        fix: 'List only the fields that change',
      },
    ),
    ...when(hasBrokenJson(text), 12, {
      says: 'the JSON block does not parse',
      fix: 'Correct the JSON, for the CRM reads it as it stands',
    }),
  ];
}

function hasBrokenJson(text: string): boolean {
  const block = /^```json\n(.*?)^```/ms.exec(text)?.[1];
  if (block === undefined) return false;
  try {
    JSON.parse(block);
    return false;
  } catch {
    return true;
  }
}
