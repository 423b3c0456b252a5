import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, replaceFields, toText } from './fields.ts';
import { withLabelledFields } from './labelled-lists.ts';
import { withPlainStates } from './plain-states.ts';
import { readPerson } from './references.ts';

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
  /^(?:id|gid|uuid|guid|key|self|position|orderindex|resourcetype|resourcesubtype|customid|url|shorturl|link|weburl|permalink(?:url)?|htmlurl|color|archived|deleted|createdat|addedat|updatedat|modifiedat|rownumber|responsibleuid|isrecurring|(?:app|bookmark|subscriptions?|comments|api|boosts)url|(?:comments|attachments|subtasks|boosts|replies)count|inheritsstatus|visibleto[a-z]{1,12})$/;
/** What sort of entry it is says nothing in a list of them. */
const kindsOfEntry = /^(?:to-?do|task|issue|item|card|ticket)s?$/i;
const withoutKeys = (entry: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) =>
        !keys.test(plainName(name)) &&
        !isEmpty(value) &&
        !(plainName(name) === 'type' && kindsOfEntry.test(toText(value))),
    ),
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
const makers = /^(?:creator|createdby|reporter)$/;
const called = /^(?:name|fullname|displayname|username)$/;

/** Who has it and who asked for it, by name, `assignees: [{ username: 'Thuy Le' }]`, and where it is. */
const withPeople = (entry: JsonObject): JsonObject =>
  replaceFields(entry, ([name, value]) => {
    if (isScalar(value)) return null;
    const place = isJsonObject(value) ? nameOfProject(value) : undefined;
    if (place !== undefined) return [[['site', name], place]];
    const usual = [carriers, makers].findIndex((names) => names.test(plainName(name)));
    if (usual < 0) return null;
    const names = (Array.isArray(value) ? value : [value]).flatMap((one) =>
      isJsonObject(one) ? listNames(one) : isScalar(one) && one !== null ? [String(one)] : [],
    );
    return names.length === 0 ? null : [[[['owner', 'reporter'][usual]!, name], names.join(', ')]];
  });

/** `bucket: {name: 'Leto Hotel refit', type: 'Project'}` is where it is done. */
function nameOfProject(value: JsonObject): string | undefined {
  const { type } = value;
  const name = /^project$/i.test(toText(type)) ? toText(findField(value, /^(?:name|title)$/)) : '';
  return name === '' ? undefined : name;
}

function listNames(person: JsonObject): string[] {
  const full = findField(person, called) ?? readPerson(person);
  return typeof full === 'string' && full !== '' ? [full] : [];
}

const states = /^(?:status|state)$/;
const days = /^(?:dueon|dueat|duedateat|deadlineat)$/;
const done = /^(?:completed|iscompleted|complete|duecomplete|checked)$/;

/** How an entry stands for its program, whether or not anybody has done it. */
const running = /^(?:active|open|new|normal|current|published|to ?do|pending|in ?progress)$/i;

/** `completed: true` is done, whatever state its program has it in; `due_on` is a day. */
const withState = (entry: JsonObject): JsonObject => {
  const hasState = Object.keys(entry).some((name) => states.test(plainName(name)));
  const isDone = Object.entries(entry).some(
    ([name, value]) => done.test(plainName(name)) && value === true,
  );
  return replaceFields(entry, ([name, value]) => {
    const plain = plainName(name);
    if (days.test(plain)) return [[['due', name], value]];
    if (isDone && states.test(plain) && running.test(toText(value))) return [[[name], 'done']];
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
function withItem(entry: JsonObject): JsonObject {
  const own = findField(entry, /^(?:name|title|task|item|subject)$/);
  return replaceFields(entry, ([name, value]) => {
    if (/^(?:task|todo|job)name$/.test(plainName(name))) return [[['item', name], value]];
    if (!/^(?:content|text|summary)$/.test(plainName(name))) return null;
    if (own !== undefined) return value === own ? [] : null;
    return [[['item', name], value]];
  });
}
