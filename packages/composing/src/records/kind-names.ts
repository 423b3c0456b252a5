import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { sayEmploymentType } from './employment-types.ts';
import { isEmpty, replaceFields } from './fields.ts';
import type { RecordKind } from './kinds/kind.ts';
import { withAside } from './set-aside.ts';
import { mailings } from './kinds/mailings.ts';
import { openings } from './kinds/openings.ts';
import { replies } from './kinds/replies.ts';
import { reviews } from './kinds/reviews.ts';
import { staff } from './kinds/staff.ts';
import { tickets } from './kinds/tickets.ts';

const kinds: readonly RecordKind[] = [replies, mailings, openings, staff, reviews, tickets];

const employmentType = 'employment type';

/** `text` is a reply in a record of replies, and the words of a review in one of reviews. */
export function withKindNames(record: JsonObject): JsonObject {
  const kind = findKind(record);
  if (kind === undefined) return record;
  const { finish = (read: JsonObject): JsonObject => read } = kind;
  const given = withAside(record, ([name, value]) => {
    const plain = plainName(name);
    return findUsual(kind, plain, value) === undefined && kind.left.test(plain);
  });
  const named = replaceFields(given, ([name, value]) => {
    const usual = findUsual(kind, plainName(name), value);
    if (usual === employmentType) return [[[usual, name], sayEmploymentType(value)]];
    if (usual === undefined || isEmpty(value)) return null;
    return usual === name ? null : [[[usual, name], value]];
  });
  return finish(named);
}

const findUsual = (kind: RecordKind, name: string, value: JsonValue): string | undefined =>
  kind.names.find(([shape]) => shape.test(name))?.[1] ?? findByValue(kind, name, value);

const findByValue = (
  { values = [] }: RecordKind,
  name: string,
  value: JsonValue,
): string | undefined =>
  typeof value === 'string'
    ? values.find(([names, said]) => names.test(name) && said.test(value))?.[2]
    : undefined;

const findKind = (record: JsonObject): RecordKind | undefined =>
  findByNames(Object.keys(record).map(plainName));

/** Whether a record is of one of the kinds, by all names in it. */
export const tellsKind = (names: readonly string[]): boolean => findByNames(names) !== undefined;

function findByNames(names: readonly string[]): RecordKind | undefined {
  return kinds.find(
    ({ markedBy, marks, unless }) =>
      names.filter((name) => markedBy.test(name)).length >= marks &&
      !names.some((name) => unless?.test(name)),
  );
}
