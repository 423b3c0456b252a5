import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, replaceFields } from './fields.ts';
import { withLabelledFields } from './labelled-lists.ts';
import { withPlainStates } from './plain-states.ts';

/** What programs give a task, a point of a list or a milestone, and nobody writes so. */
const marks =
  /^(?:gid|uuid|assignees?|assignedto|dueon|dueat|completed|iscompleted|columnvalues|memberships|resourcesubtype|ballincourt|position|workflowstatus|orderindex|checkitems|cells|checked|responsibleuid|rownumber|duecomplete|properties)$/;
const priced = /amount|price|total|balance|sku|quantity|qty|cost/;

/** Whether a list is of things to do, and not of what is sold. */
export const isOfWork = (list: JsonValue): list is JsonObject[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every(isJsonObject) &&
  list.some((entry) => Object.keys(entry).some((name) => marks.test(plainName(name)))) &&
  !list.some((entry) => Object.keys(entry).some((name) => priced.test(plainName(name))));

/** Lists of things to do, each as people would write it: what, who, until when, and how it stands. */
export const withWorkEntries = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) =>
    isOfWork(value) ? [[[name], value.slice(0, most).map(readEntry)]] : null,
  );
const most = 500;

const readEntry = (entry: JsonObject): JsonObject =>
  [
    withoutKeys,
    withColumns,
    withLabelledFields,
    withPlainStates,
    withPeople,
    withState,
    withTexts,
    withItem,
  ].reduce((read, step) => step(read), entry);

/** Numbers of the program, its addresses and what sort of record it is. */
const keys =
  /^(?:id|gid|uuid|guid|key|self|position|orderindex|resourcetype|resourcesubtype|customid|url|shorturl|link|weburl|permalink(?:url)?|htmlurl|color|archived|deleted|createdat|addedat|updatedat|modifiedat|rownumber|responsibleuid|isrecurring)$/;
const withoutKeys = (entry: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => !keys.test(plainName(name)) && !isEmpty(value)),
  );

/** `column_values: [{ column: { title: 'Status' }, text: 'Stuck' }]` */
const withColumns = (entry: JsonObject): JsonObject =>
  replaceFields(entry, ([name, value]) => {
    const plain = plainName(name);
    if (/^(?:columnvalues|cells)$/.test(plain) && Array.isArray(value))
      return value.filter(isJsonObject).flatMap((one) => readColumn(one));
    if (plain === 'properties' && isJsonObject(value))
      return Object.entries(value).map(([own, one]): [readonly string[], JsonValue] => [
        [own],
        one,
      ]);
    if (plain === 'list' && isJsonObject(value)) return [[['status', name], value['name'] ?? null]];
    if (plain === 'memberships' && Array.isArray(value))
      return [[['section'], findSection(value) ?? null]];
    return null;
  });

function readColumn({
  column,
  title,
  columnTitle,
  text,
  displayValue,
  value,
}: JsonObject): [readonly string[], JsonValue][] {
  const label = isJsonObject(column) ? column['title'] : (title ?? columnTitle);
  const held = text ?? displayValue ?? value ?? null;
  if (typeof label !== 'string' || !isScalar(held)) return [];
  return [[[carriers.test(plainName(label)) ? 'owner' : label], held]];
}

const findSection = (value: readonly JsonValue[]): JsonValue | undefined =>
  value
    .flatMap((one) => (isJsonObject(one) ? [one['section'] ?? null] : []))
    .flatMap((section) => (isJsonObject(section) ? [section['name'] ?? null] : []))
    .find((name) => name !== null && name !== undefined);

const carriers = /^(?:assignees?|assignedto|owners?|responsible|people|person|members)$/;
const called = /^(?:name|fullname|displayname|username)$/;

/** Who has it, by name: `assignees: [{ username: 'Thuy Le' }]`. */
const withPeople = (entry: JsonObject): JsonObject =>
  replaceFields(entry, ([name, value]) => {
    if (!carriers.test(plainName(name)) || isScalar(value)) return null;
    const names = (Array.isArray(value) ? value : [value]).flatMap((one) =>
      isJsonObject(one) ? nameOf(one) : isScalar(one) && one !== null ? [String(one)] : [],
    );
    return names.length === 0 ? null : [[['owner', name], names.join(', ')]];
  });

function nameOf(person: JsonObject): string[] {
  const parts = [findField(person, /^first(?:name)?$/), findField(person, /^last(?:name)?$/)];
  const full =
    findField(person, called) ?? parts.filter((part) => typeof part === 'string').join(' ');
  return typeof full === 'string' && full !== '' ? [full] : [];
}

const days = /^(?:dueon|dueat|duedateat|deadlineat)$/;
const done = /^(?:completed|iscompleted|complete|duecomplete|checked)$/;

/** `completed: true` is done, `due_on` a day. */
const withState = (entry: JsonObject): JsonObject => {
  const hasState = Object.keys(entry).some((name) => /^(?:status|state)$/.test(plainName(name)));
  return replaceFields(entry, ([name, value]) => {
    const plain = plainName(name);
    if (days.test(plain)) return [[['due', name], value]];
    if (!done.test(plain) || typeof value !== 'boolean') return null;
    return hasState ? [] : [[['status'], value ? 'done' : 'open']];
  });
};

/** `labels: ['yard', 'fleet']` as people write it. */
const withTexts = (entry: JsonObject): JsonObject =>
  replaceFields(entry, ([name, value]) => {
    if (!Array.isArray(value)) return null;
    const texts = value.map((one) => (isJsonObject(one) ? findField(one, called) : one));
    return texts.every((one) => typeof one === 'string') ? [[[name], texts.join(', ')]] : null;
  });

/** What a list calls its things by where they have no name: `content: 'Refill the tank'`. */
const withItem = (entry: JsonObject): JsonObject =>
  Object.keys(entry).some((name) => /^(?:name|title|task|item|subject)$/.test(plainName(name)))
    ? entry
    : replaceFields(entry, ([name, value]) =>
        /^(?:content|text|summary)$/.test(plainName(name)) ? [[['item', name], value]] : null,
      );
