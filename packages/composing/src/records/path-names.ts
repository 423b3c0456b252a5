import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { replaceFields } from './fields.ts';

/** `fields__project__name` and `fields__summary`: what a connector made one name of the way to a field. */
export const withPathNames = (record: JsonObject): JsonObject => withRelations(withNests(record));

/** `Milestones__r: { records: [...] }`: what is related to a record under a name that its customer has made. */
const withRelations = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!name.endsWith('__r') || !isJsonObject(value)) return null;
    const { records } = value;
    const bare = name.slice(0, -relation.length);
    return [[[bare, name], Array.isArray(records) ? records.map(withoutMarks) : value]];
  });
const relation = '__r';

const withoutMarks = (entry: JsonValue): JsonValue =>
  isJsonObject(entry)
    ? replaceFields(entry, ([name, value]) =>
        name === 'attributes'
          ? []
          : name.endsWith('__c')
            ? [[[name.slice(0, -relation.length).replaceAll('_', ' '), name], value]]
            : null,
      )
    : entry;

/** `__c` marks a field that a customer of a program has made. */
const path = /^[a-z]\w*?__(?!c$|r$|pc$)[a-z0-9]/i;
const mostNests = 6;

function withNests(record: JsonObject): JsonObject {
  const names = Object.keys(record).filter((name) => path.test(name));
  const roots = names.map((name) => name.slice(0, name.indexOf('__')));
  const several = new Set(roots.filter((root, at) => roots.indexOf(root) !== at));
  if (several.size === 0) return record;
  const nested: JsonObject = {};
  for (const [name, value] of Object.entries(record)) {
    const parts = path.test(name) ? name.split('__', mostNests) : [name];
    if (several.has(parts[0]!)) place(nested, parts, value);
    else nested[name] = value;
  }
  return nested;
}

function place(into: JsonObject, [name = '', ...rest]: readonly string[], value: JsonValue): void {
  if (rest.length === 0) {
    into[name] ??= value;
    return;
  }
  const known = into[name];
  const below = isJsonObject(known) ? known : {};
  place(below, rest, value);
  into[name] = below;
}
