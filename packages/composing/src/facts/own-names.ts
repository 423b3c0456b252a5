import { departments } from '@workspace-ops/catalogue';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, isLeave, normalName, plainName } from './field-names.ts';
import { onceForBoth } from './once-for.ts';
import { parties } from './trade-names.ts';

/** What a workspace's own names of fields mean: `{'works no': 'order'}`; of one within another `{'voucher.party': 'customer'}`. */
export type OwnNames = Readonly<Record<string, string>>;

/** How far within each other fields have names: a body holds an event, that its data, that a record, that a person. */
export const deepest = 6;

/** `voucher.party`, and not `Works No.` or `P.O. box`. */
const isPath = (name: string): boolean =>
  /^[^.\s][^.]*(?<!\s)(?:\.[^.\s][^.]*(?<!\s))+$/.test(name);

/** `Works No.` and `works_no` are one name; a path has one for each of its parts. */
export const toOwnName = (name: string): string =>
  isPath(name) ? joinPath(name.split('.')) : plainName(name);

const joinPath = (path: readonly string[]): string => path.map(plainName).join('.');

/** `form.Works No` for `Works No.` in `form`. */
export const writePath = (path: readonly string[]): string =>
  path.length === 1 ? path[0]! : path.map((name) => name.replaceAll('.', ' ').trim()).join('.');

/** Whether a workspace may say beforehand what a name means: not of what a workflow itself asks for, and of no leave. */
export const mayBeOwn = (name: string): boolean =>
  isPath(name) ||
  (toOwnName(name) !== '' && !inputNames.has(plainName(name)) && !isLeave({ path: [name] }));

/**
 * Whether an answer to one run may say what a name means for all: one that everybody uses means that, but for those of
 * whom either may be the customer, and those that stand within another field.
 */
export const mayBeLearned = (name: string): boolean =>
  isPath(name) || (mayBeOwn(name) && (!isKnownName(name) || parties.includes(normalName(name))));

/** Whether there are workflows that read a field of this name. */
export const mayBeMeant = (name: string): boolean =>
  isKnownName(name) || inputNames.has(plainName(name));

const inputNames: ReadonlySet<string> = new Set(
  departments
    .flatMap(({ workflows }) => workflows)
    .flatMap(({ inputs }) => inputs)
    .flatMap((input) => input.split('|'))
    .map(plainName),
);

/** Of a workspace's names those that the data has, which is what a run has to keep of them; by `toOwnName`. */
export function ownNamesIn(context: JsonObject, names: OwnNames): OwnNames {
  if (Object.keys(names).length === 0) return names;
  const used = new Set(listNames(context, []));
  return Object.fromEntries(
    Object.entries(names)
      .map(([name, means]) => [toOwnName(name), means] as const)
      .filter(([name]) => used.has(name)),
  );
}

/** Of the outermost fields, and of those of the records in lists, their names; of what is within others the paths. */
function listNames(record: JsonObject, path: readonly string[]): string[] {
  if (path.length === deepest) return [];
  return Object.entries(record).flatMap(([name, value]) => {
    const inner = [...path, name];
    const own = path.length === 0 ? [toOwnName(name)] : listPaths(inner);
    if (isJsonObject(value)) return [...own, ...listNames(value, inner)];
    const records = Array.isArray(value) ? value.filter(isJsonObject) : [];
    return [...own, ...records.flatMap((one) => namesInLists(one, inner))];
  });
}

const namesInLists = (record: JsonObject, path: readonly string[]): string[] =>
  Object.keys(record).flatMap((name) => [...listPaths([...path, name]), toOwnName(name)]);

/** How a field within others may be called, the whole path first: `data.voucher.party`, `voucher.party`. */
const listPaths = (path: readonly string[]): string[] =>
  path.slice(0, -1).map((_, from) => joinPath(path.slice(from)));

/**
 * The data with its fields, and those of the records in its lists, under the names that they mean: as if whoever sent it
 * had written `order` for `works no`. What stands within another field and is named by its path becomes a field of the
 * data itself. A field keeps its own name where another one has that one already.
 * @param names by `toOwnName`, as `ownNamesIn` has them
 */
export const withOwnNames = (context: JsonObject, names: OwnNames | undefined): JsonObject =>
  names === undefined || Object.keys(names).length === 0 ? context : rename(context, names);

const rename = onceForBoth((context: JsonObject, names: OwnNames): JsonObject => {
  const renameOutermost = (record: JsonObject): JsonObject =>
    renameFields(record, (name) => namedBy(names, [toOwnName(name)]));
  const taken = new Set(Object.keys(renameOutermost(context)).map(normalName));
  const lifted: [string, JsonValue][] = [];
  const lift = (path: readonly string[], value: JsonValue): boolean => {
    const meant = namedBy(names, listPaths(path));
    if (meant === undefined || taken.has(normalName(meant))) return false;
    taken.add(normalName(meant));
    lifted.push([
      meant,
      Array.isArray(value) ? renameRecords(value, path, names) : asMeant(meant, value),
    ]);
    return true;
  };
  // First what is within, by the paths that it has.
  const left = renameOutermost(renameWithin(context, [], { names, lift }));
  return { ...left, ...Object.fromEntries(lifted) };
});

interface Renaming {
  names: OwnNames;
  /** Takes a value out of its place, where its path has a name. */
  lift: (path: readonly string[], value: JsonValue) => boolean;
}

function renameWithin(record: JsonObject, path: readonly string[], by: Renaming): JsonObject {
  if (path.length === deepest) return record;
  const left = Object.entries(record).flatMap(([name, value]): [string, JsonValue][] => {
    const inner = [...path, name];
    if (by.lift(inner, value)) return [];
    if (isJsonObject(value)) {
      const rest = renameWithin(value, inner, by);
      return isEmptied(value, rest) ? [] : [[name, rest]];
    }
    return [[name, Array.isArray(value) ? renameRecords(value, inner, by.names) : value]];
  });
  return Object.fromEntries(left);
}

/** Of what had only that which was taken out of it nothing is left. */
const isEmptied = (before: JsonObject, after: JsonObject): boolean =>
  Object.keys(after).length === 0 && Object.keys(before).length > 0;

const renameRecords = (
  values: readonly JsonValue[],
  path: readonly string[],
  names: OwnNames,
): JsonValue[] =>
  values.map((entry) =>
    isJsonObject(entry)
      ? renameFields(entry, (name) =>
          namedBy(names, [...listPaths([...path, name]), toOwnName(name)]),
        )
      : entry,
  );

/** An address begins with whose it is. */
export const asMeant = (meant: string, value: JsonValue): JsonValue =>
  typeof value === 'string' && companies.has(normalName(meant))
    ? value.trim().split('\n')[0]!.trim()
    : value;
const companies = new Set(['customer', 'company', 'lead', 'supplier', ...parties]);

function namedBy(names: OwnNames, called: readonly string[]): string | undefined {
  const own = called.find((one) => Object.hasOwn(names, one));
  return own === undefined ? undefined : names[own];
}

function renameFields(
  record: JsonObject,
  findMeaning: (name: string) => string | undefined,
): JsonObject {
  const taken = new Set(Object.keys(record).map(normalName));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const meant = findMeaning(name) ?? name;
      if (meant === name || taken.has(normalName(meant))) return [name, value];
      taken.add(normalName(meant));
      return [meant, asMeant(meant, value)];
    }),
  );
}
