/** A field of a record with its value before and after. */
export interface FieldChange {
  field: string;
  /** Null where the notation has no place for it. */
  before: string | null;
  after: string;
  /** From 1. */
  line: number;
}

/** Rows of a table of three columns, `field: before -> after`, or `+ field: value` of a diff. */
export function readFieldChanges(prose: string): FieldChange[] {
  return prose.split('\n').flatMap((text, index): FieldChange[] => {
    const bounded = text.slice(0, 2_000);
    const line = index + 1;
    if (/^\s{0,3}\|/.test(bounded)) return fromRow(bounded, line);
    const arrow = /^[\s*+-]{0,8}([^:\n]{1,80}):(.{0,900}?)(?:->|→|=>)(.*)$/u.exec(bounded);
    if (arrow !== null) return [{ field: arrow[1]!, before: arrow[2]!, after: arrow[3]!, line }];
    const added = /^\+ ?([^:\n]{1,80}):(.*)$/.exec(bounded);
    return added === null ? [] : [{ field: added[1]!, before: null, after: added[2]!, line }];
  });
}

function fromRow(row: string, line: number): FieldChange[] {
  const cells = row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  const isRule = /^[\s|:-]+$/.test(row);
  const isHeader = /\bbefore\b/i.test(row) && /\bafter\b/i.test(row) && cells.length === 3;
  if (cells.length < 3 || isRule || isHeader) return [];
  return [{ field: cells[0]!, before: cells[1]!, after: cells[2]!, line }];
}
