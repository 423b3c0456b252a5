import { counted, when } from './judgement.ts';
import type { Reading } from './read-text.ts';
import type { Fault, Judged } from './types.ts';

interface Change {
  field: string;
  after: string;
}

/** A CRM diff: the fields that change, each with its value before and after. */
export function formatCrmDiff(_: Judged, { text, prose }: Reading): Fault[] {
  const changes = readChanges(prose);
  const nameless = changes.filter(({ field }) => !/[\p{L}\p{N}]/u.test(field));
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
    ...when(hasBrokenJson(text), 12, {
      says: 'the JSON block does not parse',
      fix: 'Correct the JSON, for the CRM reads it as it stands',
    }),
  ];
}

/** Rows of a table of three columns, `field: before -> after`, or `+ field: value` of a diff. */
function readChanges(prose: string): Change[] {
  return prose.split('\n').flatMap((line): Change[] => {
    const bounded = line.slice(0, 2_000);
    if (/^\s{0,3}\|/.test(bounded)) return fromRow(bounded);
    const arrow = /^[\s*+-]{0,8}([^:\n]{1,80}):(.{0,900}?)(?:->|→|=>)(.*)$/u.exec(bounded);
    if (arrow !== null) return [{ field: arrow[1]!, after: arrow[3]! }];
    const added = /^\+ ?([^:\n]{1,80}):(.*)$/.exec(bounded);
    return added === null ? [] : [{ field: added[1]!, after: added[2]! }];
  });
}

function fromRow(line: string): Change[] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  const isRule = /^[\s|:-]+$/.test(line);
  const isHeader = /\bbefore\b/i.test(line) && /\bafter\b/i.test(line) && cells.length === 3;
  if (cells.length < 3 || isRule || isHeader) return [];
  return [{ field: cells[0]!, after: cells[2]! }];
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
