import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { withAside } from './set-aside.ts';

const envelopes = /^(?:data|payload|record|event|body|object|result|resource|entity)$/;
/** What stands beside what was sent. */
const beside =
  /^(?:id|action|event|eventid|eventtype|type|kind|object|objecttype|topic|meta|metadata|hook|webhookid|timestamp|occurredat|createdat|sentat|apiversion|version|status|success|token|matchesfilters|previous|source|links)$/;
/** What holds the most of a record, beside fields that are of it too. */
const holders = /^(?:fields|data|payload)$/;
/** The same, where its program has numbered it. */
const numbered = /^(?:issue|record|current)$/;
/** What a letter is of may stand on its envelope alone. */
const ofRecord = /^(?:id|type)$/;
const fewFields = 3;

/** `event: {action: 'created', data: {subject, body_text}}`: what a program sends stands in what it sends it in. */
export const withoutEnvelope = (record: JsonObject): JsonObject => open(record, 0);

function open(record: JsonObject, level: number): JsonObject {
  const entries = Object.entries(record);
  const inner = entries.find(
    ([name, value]) => envelopes.test(plainName(name)) && isJsonObject(value),
  );
  if (inner === undefined || level > 2) return withHeld(record);
  const isAlone = entries.every((entry) => entry === inner || beside.test(plainName(entry[0])));
  const letter = inner[1] as JsonObject;
  const holds =
    Object.keys(letter).length > 2 ||
    Object.keys(letter).some((name) => envelopes.test(plainName(name)));
  if (!isAlone || !holds) return withHeld(record);
  const read = open(letter, level + 1);
  const around = listAround(record, inner[0], read);
  const left = new Set(Object.keys(around).filter((name) => !ofRecord.test(name)));
  return withAside({ ...around, ...read }, ([name]) => left.has(name));
}

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
