import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { freeText, isKnownName, normalName, plainName, spacedName } from '../facts/field-names.ts';
import { isNumbered } from './bookkeeping.ts';
import { programNames } from './names/program-names.ts';
import { isScalar, replaceFields, type Field, type NewField } from './fields.ts';

/** What programs call a list of fields that a customer of theirs has made. */
const lists =
  /^(?:(?:keyed)?custom(?:fields?|attributes|properties|data|values)?|tokens|fields|attributes|variables|metadata|properties|tags|fielddata|usercolumndata|columnvalues|questionsandanswers)$/;
const labels = /^(?:label|name|title|key|question|field|fieldname|columnname|group)$/;
const values = /^(?:value|values|stringvalue|fieldvalue|answer|response|text|displayvalue)$/;

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
  const own = entries.find(([name]) => labels.test(plainName(name)))?.[1];
  const label = own ?? titleOfColumn(one) ?? key;
  const value = entries.find(([name]) => values.test(plainName(name)));
  if (typeof label !== 'string' || value === undefined) return undefined;
  const said = Array.isArray(value[1]) && value[1].length === 1 ? value[1][0]! : value[1];
  return [nameOfLabel(label), said];
}

/** `{text: '31500', column: {title: 'Deal value'}}` */
const titleOfColumn = ({ column, definition }: JsonObject): JsonValue | undefined =>
  [column, definition].filter(isJsonObject).flatMap(({ title, name }) => title ?? name ?? [])[0];

/** `Client.Company`, and `what_do_you_need?` */
const nameOfLabel = (label: string): string => {
  const own = label.replace(/^\w+\.(?=\w)/, '');
  return own.endsWith('?') ? own.replaceAll('_', ' ') : own;
};

/** Names that say nothing without what they are of. */
const partial =
  /^(?:id|name|title|value|text|label|status|state|type|code|date|start|end|min|max|unit|body|count|number|url|reason|comment|score|rating)$/;
/** What holds all of a record, and is none of what it is about. */
const wrapping = /^(?:payload|data|body|record|resource|properties|fields|eventdata|invitee)$/;
/** What other parts read as it is nested. */
const nestedElsewhere =
  /^(?:our|the)?(?:pricing|prices?|charges|fees|rates|costing|pricebreakdown|pricedetails|quotation|estimate|handoff|answers|address|form)$/;

/** What holds a record or a part of one, in whichever program. */
const containers =
  /^(?:fields|attributes|properties|data|record|payload|body|values|(?:keyed)?custom(?:fields?|attributes|properties|data|values)?|mergefields|metadata|formresponse|subscription|requisition|settings|widgets)$/;
/** What is told of one part alone is not told of all. */
const marked = /confiden|intern|privat|secret|public|sensitiv|anonym/i;

const depth = 3;

/** `audit_data: {date_completed, authorship: {author}}`: what a program nests under a name of its own stands beside it. */
export function withLiftedFields(record: JsonObject): JsonObject {
  let lifted = record;
  for (let level = 0; level < depth; level += 1) lifted = liftLevel(lifted);
  return lifted;
}

function liftLevel(record: JsonObject): JsonObject {
  const taken = new Set(Object.keys(record).map(normalName));
  const isProgram = isNumbered(record);
  return replaceFields(record, ([name, value]) =>
    isJsonObject(value) && isLifted(name, value, { taken, isProgram }) ? lift(name, value) : null,
  );
}

/** A map of what people chose to name, as `readings: {flow, pH}`, says what it is of: it is no record. */
function isLifted(
  name: string,
  value: JsonObject,
  { taken, isProgram }: { taken: ReadonlySet<string>; isProgram: boolean },
): boolean {
  if (isKnownName(name) || nestedElsewhere.test(plainName(name))) return false;
  const names = Object.keys(value);
  if (names.some((own) => marked.test(own)) || holdsMark(value)) return false;
  const known = names.filter((own) => !partial.test(plainName(own)) && isUsual(own));
  if (known.some((own) => taken.has(normalName(own)))) return false;
  if (isProgram || containers.test(plainName(name))) return true;
  return known.length > (isOfProgram(name) ? 0 : 1);
}

/** `audit_data`, `totalShareStatistics`, `TxnTaxDetail` */
const isOfProgram = (name: string): boolean => /\p{Ll}\p{Lu}|_/u.test(name);

const isUsual = (name: string): boolean =>
  !freeText.has(normalName(name)) &&
  (isKnownName(name) || programNames.some(([shape]) => shape.test(plainName(name))));

const holdsMark = (value: JsonObject): boolean =>
  Object.values(value).some(
    (own) => typeof own === 'string' && /confidential|not public|internal only/i.test(own),
  );

const lift = (name: string, value: JsonObject): NewField[] =>
  Object.entries(value).map(([own, of]) => {
    const long = `${spacedName(name)} ${own}`;
    const saysNothing = partial.test(plainName(own)) && !wrapping.test(plainName(name));
    return [saysNothing ? long : [own, long], of];
  });
