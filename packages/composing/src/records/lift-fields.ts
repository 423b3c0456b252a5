import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName, spacedName } from '../facts/field-names.ts';
import { isEmpty, isScalar, replaceFields, type Field } from './fields.ts';

/** What programs call a list of fields that a customer of theirs has made. */
const lists =
  /^(?:(?:keyed)?custom(?:fields?|attributes|properties|data|values)?|tokens|fields|answers|attributes|variables|metadata|questions|responses|properties|tags)$/;
const labels = /^(?:label|name|title|key|question|field|fieldname|group)$/;
const values = /^(?:value|answer|response|text|displayvalue)$/;

/** `custom_fields: [{title: 'Go-live date', value: '2026-10-29'}]`, and `attributes: {office: {label, value}}`. */
export const withLabelledFields = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!lists.test(plainName(name)) || isScalar(value)) return null;
    const read = Object.entries(value).map(([key, one]) =>
      readLabelled(Array.isArray(value) ? undefined : key, one),
    );
    const fields = read.filter((field) => field !== undefined);
    return fields.length === 0 || fields.length < read.length / 2 ? null : fields;
  });

function readLabelled(key: string | undefined, one: JsonValue): Field | undefined {
  if (!isJsonObject(one)) return undefined;
  const entries = Object.entries(one);
  const label = entries.find(([name]) => labels.test(plainName(name)))?.[1] ?? key;
  const value = entries.find(([name]) => values.test(plainName(name)));
  if (typeof label !== 'string' || value === undefined) return undefined;
  return [label.replace(/^\w+\.(?=\w)/, ''), value[1]];
}

/** Names that say nothing without what they are of. */
const partial =
  /^(?:id|name|title|value|text|label|status|state|type|code|date|start|end|min|max|unit|body|count|number|url|reason|comment|score|rating)$/;
/** What other parts read as it is nested. */
const nestedElsewhere =
  /^(?:our|the)?(?:pricing|prices?|charges|fees|rates|costing|pricebreakdown|pricedetails|quotation|estimate|handoff|answers|address)$/;

const depth = 3;

/** `audit_data: {date_completed, authorship: {author}}`: what a program nests under a name of its own stands beside it. */
export function withLiftedFields(record: JsonObject): JsonObject {
  let lifted = record;
  for (let level = 0; level < depth; level += 1) lifted = replaceFields(lifted, liftOne);
  return lifted;
}

function liftOne([name, value]: Field): (readonly [readonly string[], JsonValue])[] | null {
  if (!isJsonObject(value) || isKnownName(name) || nestedElsewhere.test(plainName(name)))
    return null;
  return Object.entries(value)
    .filter(([, own]) => !isEmpty(own))
    .map(([own, of]) => {
      const long = `${spacedName(name)} ${own}`;
      return [partial.test(plainName(own)) ? [long] : [own, long], of];
    });
}
