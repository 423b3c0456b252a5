import { ignoringCase } from '@workspace-ops/content';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';
import { hasSeveralRows, type Table } from './collect-rows.ts';
import { readOwnParts } from '../questions/own-parts.ts';
import { enumerate } from '../request/sections.ts';
import type { DraftRequest, LeftOut } from '../request/types.ts';

type Given = Pick<DraftRequest, 'context' | 'sheet' | 'artifact'>;

type Part = 'owner' | 'status' | 'dueDate';
/** What one row has and the next may have otherwise: beside such rows it is said of none of them. */
const kinds = (['owner', 'status', 'dueDate'] as const).map((part) => ({
  part,
  names: new Set([...namesFor(part), ...(part === 'dueDate' ? ['by'] : [])]),
}));
const findKind = (name: string): { part: Part; names: ReadonlySet<string> } | undefined => {
  const own = normalName(name);
  return kinds.find(({ names }) => names.has(own));
};

/** What is counted of each post: beside several it is counted of all of them together. */
const figures = new Set(['impressions', 'clicks', 'leads'].flatMap(namesFor));
const isOfPosts = ({ artifact: { columns = [] }, context }: Given): boolean =>
  columns.includes('impressions') &&
  Object.values(context).some(
    (list) => Array.isArray(list) && list.filter(isJsonObject).length > 1,
  );

/** Who has a row, until when and how it stands is what a register is kept for. */
const isRegister = ({ artifact: { columns = [] } }: Given): boolean =>
  ['item', 'owner', 'status'].every((name) => columns.includes(name));

/**
 * The owner and the due date that stand beside several rows of which one has its own, and the status beside those of a
 * register: where no row names another, who is said once carries all of them.
 */
export function findOfWhole(given: Given): LeftOut[] {
  const { context, sheet } = given;
  if (!hasSeveralRows(context)) return [];
  const everywhere = isRegister(given);
  const ofPosts = isOfPosts(given);
  return sheet.facts
    .filter(({ path: [name, inner], value }) => {
      if (ofPosts && inner === undefined && figures.has(normalName(name!))) return true;
      const kind = inner === undefined ? findKind(name!) : undefined;
      return (
        kind !== undefined &&
        readOfEach(value) === undefined &&
        ((everywhere && kind.part === 'status') || limiting.test(value) || hasOwn(context, kind))
      );
    })
    .map((fact) => ({ fact, reason: ofWhole }));
}
const ofWhole = 'of the whole, and of no single row';

const hasOwn = (context: JsonObject, { part, names }: NonNullable<ReturnType<typeof findKind>>) =>
  Object.values(context).some((list) => {
    if (!Array.isArray(list)) return false;
    const lines = list.filter((entry) => typeof entry === 'string');
    return (
      readOwnParts(lines).some((own) => own[part] !== undefined) ||
      list.some(
        (entry) =>
          isJsonObject(entry) && Object.keys(entry).some((name) => names.has(normalName(name))),
      )
    );
  });

/** `Of the whole, and of no single row: owner Ana Ruiz.` */
export function tellOfWhole(left: readonly LeftOut[]): string {
  const told = left
    .filter(({ reason }) => reason === ofWhole)
    .map(({ fact: { label, value } }) => `${label.toLowerCase()} ${inlineText(value, 80)}`);
  return told.length === 0 ? '' : `Of the whole, and of no single row: ${enumerate(told)}.`;
}

export const isOfWhole = ({ reason }: LeftOut): boolean => reason === ofWhole;

/** The table without the columns whose values are known of the whole. */
export function withoutOfWhole({ header, rows }: Table, left: readonly LeftOut[]): Table {
  const known = left
    .filter(isOfWhole)
    .map(({ fact: { path } }) => findKind(path[0]!)?.names ?? figures);
  const isKnown = (name: string): boolean =>
    known.some((kind) => kind.has(normalName(name === 'date' ? 'dueDate' : name)));
  const kept = header.map((name) => !isKnown(name));
  return {
    header: header.filter((_, at) => kept[at]),
    rows: rows.map((row) => row.filter((_, at) => kept[at])),
  };
}

/** The data with what it says of each row as that row's own: `Ana Ruiz` of `all items: Ana Ruiz`. */
export function withOfEach(context: JsonObject): JsonObject {
  if (!hasSeveralRows(context)) return context;
  const read = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    typeof value === 'string' && findKind(name) !== undefined
      ? (readOfEach(value) ?? value)
      : value,
  ]);
  return Object.fromEntries(read);
}

const rows =
  '(?: of (?:them|these|it))?(?: (?:items?|tasks?|jobs?|rows?|points?|actions?|entries|entry|lines?|one|invoices?))?';
const each = `(?:all|each|every|both)${rows}`;
const first = ignoringCase(
  `^${each}(?<link>[:,]| (?:is|are|still|now|with|by|due|goes to|go to|belongs? to|assigned to))*:? (?<said>\\S.{0,79})$`,
);
const last = ignoringCase(
  `^(?<said>\\S.{0,79}?),? (?:\\(|[–-] ?|for |has |owns |on )?${each}\\)?$`,
);
const limiting = /\b(?:but|bar|except|excluding|apart|unless|save|other|not|some|nearly|almost)\b/i;

/** What a value says of each row; undefined of one that is said of the whole. */
function readOfEach(value: string): string | undefined {
  if (value.length > longest || limiting.test(value)) return undefined;
  const groups = first.exec(value.trim())?.groups ?? last.exec(value.trim())?.groups;
  const said = groups?.['said'];
  // `All Saints` is a name.
  const isName =
    said !== undefined && groups!['link'] === undefined && /^[Aa]ll \p{Lu}/u.test(value);
  return isName ? undefined : said;
}
const longest = 120;
