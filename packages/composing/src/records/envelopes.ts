import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName, spacedName } from '../facts/field-names.ts';
import { isOfPage } from './bookkeeping.ts';
import { isEmpty, isScalar, type Field } from './fields.ts';
import { isReferenceName } from './references.ts';
import { withAside } from './set-aside.ts';

const envelopes = /^(?:d|data|payload|record|event|body|object|result|resource|entity)$/;
/** The same of a list, in which the one that was asked for stands alone. */
const lists =
  /^(?:d|objects|data|payload|records|results|resources|entities|documents|value|values)$/;
/** What stands beside what was sent. */
const beside =
  /^(?:id|action|event|eventid|eventtype|type|kind|object|objecttype|topic|meta|metadata|hook|webhookid|timestamp|occurredat|createdat|sentat|apiversion|version|status|statusmessage|triggeredby|success|token|matchesfilters|previous|source|links)$/;
/** The same by the last word of a name, in whichever program. */
const besideByWord =
  /(?:^| )(?:id|token|uri|cursor|etag|attempts?|@odata context)$|^(?:page|count|limit|offset|code|url|(?:created|sent|received|delivered|triggered|updated|processed) (?:at|on|time))$/;
/** What holds the most of a record, beside fields that are of it too. */
const holders = /^(?:fields|data|payload)$/;
/** The same, where its program has numbered it. */
const numbered = /^(?:issue|record|current)$/;
/** What is read where it stands, by its own name. */
const readAsIs = /^(?:invoice|bill|subscription|quote|estimate|order|job|deal|form)$/;
/** What a letter is of may stand on its envelope alone. */
const ofRecord = /^(?:id|type)$/;
const fewFields = 3;
const deepest = 4;

/** `event: {action: 'created', data: {subject, body_text}}`: what a program sends stands in what it sends it in. */
export const withoutEnvelope = (record: JsonObject): JsonObject => open(record, 0);

function open(record: JsonObject, level: number): JsonObject {
  const found = level === deepest ? undefined : (findEnvelope(record) ?? findShell(record, level));
  if (found === undefined)
    return withHeld(level > 0 && isPage(record) ? withoutPage(record) : record);
  const [name, letter] = found;
  const read = open(letter, level + 1);
  const around = listAround(record, name, read);
  const left = new Set(
    Object.entries(around)
      .filter((field) => !ofRecord.test(field[0]) && !isNamed(field))
      .map(([own]) => own),
  );
  return withAside({ ...around, ...read }, ([own]) => left.has(own));
}

type Letter = readonly [name: string, letter: JsonObject];

/** What is called as programs call what they send. */
function findEnvelope(record: JsonObject): Letter | undefined {
  const inner = Object.entries(record).find(
    ([name, value]) => envelopes.test(plainName(name)) && isJsonObject(value),
  );
  if (inner === undefined) return undefined;
  const letter = inner[1] as JsonObject;
  const isAlone = Object.entries(record).every(
    (field) =>
      field[0] === inner[0] ||
      beside.test(plainName(field[0])) ||
      isKept(field) ||
      (hasOwnNumber(letter) && isNamed(field)),
  );
  const holds =
    Object.keys(letter).length > 2 ||
    // `data: {customer: {…}, invoice: {…}}`
    Object.values(letter).filter(isJsonObject).length > 1 ||
    Object.keys(letter).some((name) => envelopes.test(plainName(name))) ||
    findShell(letter, 0) !== undefined;
  return isAlone && holds ? [inner[0], letter] : undefined;
}

/** `task: {task_id, title}`, `data: [{id, title}]`: the one record that a program has numbered, alone with what it keeps. */
function findShell(record: JsonObject, level: number): Letter | undefined {
  if (level === deepest) return undefined;
  const [inner, other] = Object.entries(record).filter(
    ([name, value]) => !isEmpty(value) && !(isScalar(value) || besideParts.test(plainName(name))),
  );
  if (inner === undefined || other !== undefined) return undefined;
  const name = plainName(inner[0]);
  const letter = readLetter(name, inner[1]);
  if (letter === undefined || readAsIs.test(name) || isReferenceName(inner[0])) return undefined;
  const isAlone = Object.entries(record).every(
    (field) => field === inner || field[0] === inner[0] || isBeside(field),
  );
  const isRecord = hasOwnNumber(letter) && Object.keys(letter).length > fewFields;
  return isAlone && (isRecord || isPage(letter) || findShell(letter, level + 1) !== undefined)
    ? [inner[0], letter]
    : undefined;
}

function readLetter(name: string, value: JsonValue): JsonObject | undefined {
  if (isJsonObject(value)) return value;
  const [only, other] = lists.test(name) && Array.isArray(value) ? value : [];
  return isJsonObject(only) && other === undefined && !isToDo(only) ? only : undefined;
}

/** A list of things to do may have one. */
const isToDo = (entry: JsonObject): boolean =>
  Object.keys(entry).some((name) => toDo.test(plainName(name)));
const toDo = /^(?:assignees?|assignedto|dueon|dueat|duecomplete|completed|iscompleted|checked)$/;

/** `zoneresponse: {tasks: [...], pagenumber: '1'}`: one list of records, and which page of it this is. */
function isPage(letter: JsonObject): boolean {
  const [only, other] = Object.values(letter).filter((value) => !isScalar(value));
  return (
    other === undefined &&
    Array.isArray(only) &&
    only.length > 0 &&
    only.every(isJsonObject) &&
    Object.keys(letter).length > 1 &&
    Object.entries(letter).every((field) => field[1] === only || isOfPage(field))
  );
}
const withoutPage = (letter: JsonObject): JsonObject => withAside(letter, isOfPage);

const besideParts = /^(?:meta|metadata|links?|paging|pagination|info)$/;
const isBeside = ([name, value]: Field): boolean =>
  beside.test(plainName(name)) || besideParts.test(plainName(name)) || isKept([name, value]);

const isKept = ([name, value]: Field): boolean =>
  isEmpty(value) || (isScalar(value) && besideByWord.test(spacedName(name)));

/** What a workspace's own names have taken out of the letter stands beside it: `company`. */
const isNamed = ([name, value]: Field): boolean =>
  isScalar(value) &&
  !isEmpty(value) &&
  isKnownName(name) &&
  !beside.test(plainName(name)) &&
  !besideByWord.test(spacedName(name));

/** `task_id`, `Id`, `gid` */
const hasOwnNumber = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      /(?:^| )(?:id|gid|guid|uuid)$/.test(spacedName(name)) && isScalar(value) && !isEmpty(value),
  );

function withHeld(record: JsonObject): JsonObject {
  const held = Object.entries(record).find(
    ([name, value]) =>
      isJsonObject(value) &&
      Object.keys(value).length >= fewFields &&
      (holders.test(plainName(name)) || (numbered.test(plainName(name)) && hasNumber(value))),
  );
  if (held === undefined) return record;
  const inner = held[1] as JsonObject;
  return withAside({ ...listAround(record, held[0], inner), ...inner }, ([name]) =>
    name.endsWith(ofMessage),
  );
}

const ofMessage = ' of the message';
const hasNumber = (record: JsonObject): boolean =>
  ['id', 'key', 'number', 'fields'].some((name) => name in record);

/** The other fields, none under the name of one in the letter. */
const listAround = (record: JsonObject, inner: string, letter: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name !== inner)
      .map(([name, value]) => [name in letter ? `${name}${ofMessage}` : name, value]),
  );
