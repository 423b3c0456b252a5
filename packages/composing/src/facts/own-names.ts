import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, normalName, plainName } from './field-names.ts';
import { onceForBoth } from './once-for.ts';
import { parties } from './trade-names.ts';

/** What a workspace's own names of fields mean: `{'works no': 'order'}`. */
export type OwnNames = Readonly<Record<string, string>>;

/** `Works No.` and `works_no` are one name. */
export const toOwnName = (name: string): string => plainName(name);

/** Whether a workspace may say what a name means: one that everybody uses means that, but for those of whom either may be the customer. */
export const mayBeOwn = (name: string): boolean =>
  toOwnName(name) !== '' && (!isKnownName(name) || parties.includes(normalName(name)));

/** Of a workspace's names those that the data has, which is what a run has to keep of them; by `toOwnName`. */
export function ownNamesIn(context: JsonObject, names: OwnNames): OwnNames {
  if (Object.keys(names).length === 0) return names;
  const records = Object.values(context).flatMap((value) =>
    Array.isArray(value) ? value.filter(isJsonObject) : [],
  );
  const used = new Set([context, ...records].flatMap(Object.keys).map(toOwnName));
  return Object.fromEntries(
    Object.entries(names)
      .map(([name, means]) => [toOwnName(name), means] as const)
      .filter(([name]) => used.has(name)),
  );
}

/**
 * The data with its fields, and those of the records in its lists, under the names that they mean: as if whoever sent it
 * had written `order` for `works no`. A field keeps its own name where another one has that one already.
 * @param names by `toOwnName`, as `ownNamesIn` has them
 */
export const withOwnNames = (context: JsonObject, names: OwnNames | undefined): JsonObject =>
  names === undefined || Object.keys(names).length === 0 ? context : rename(context, names);

const rename = onceForBoth((context: JsonObject, names: OwnNames): JsonObject => {
  const fields = Object.entries(renameFields(context, names));
  return Object.fromEntries(fields.map(([name, value]) => [name, renameRecords(value, names)]));
});

const renameRecords = (value: JsonValue, names: OwnNames): JsonValue =>
  Array.isArray(value)
    ? value.map((entry) => (isJsonObject(entry) ? renameFields(entry, names) : entry))
    : value;

function renameFields(record: JsonObject, names: OwnNames): JsonObject {
  const taken = new Set(Object.keys(record).map(normalName));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const own = toOwnName(name);
      const meant = Object.hasOwn(names, own) ? names[own]! : name;
      if (meant === name || taken.has(normalName(meant))) return [name, value];
      taken.add(normalName(meant));
      return [meant, value];
    }),
  );
}
