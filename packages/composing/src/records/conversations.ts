import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, toText } from './fields.ts';
import { withAside } from './set-aside.ts';

interface Message {
  /** The field of the record that holds it. */
  within: string;
  said: string;
  isOurs: boolean;
  at: string;
}

const deepest = 3;

/**
 * A conversation that we began, as programs keep one: the last that the other side wrote is the reply, whatever it stands
 * in, and what we wrote is none. What else was said stands with it.
 */
export function withConversation(given: JsonObject): JsonObject {
  const record = withOwnBody(given);
  const said = Object.entries(record).flatMap(([within, value]) =>
    readMessages(value, 0).map((message): Message => ({ ...message, within })),
  );
  const last = said.findLastIndex(({ isOurs }) => !isOurs);
  const before = said.slice(0, Math.max(last, 0));
  const isReply = before.some(({ isOurs }) => isOurs) || /^re:/i.test(findSubject(record));
  if (last === -1 || !isReply || 'reply' in record) return record;
  const ours = before.findLast(({ isOurs }) => isOurs);
  const earlier = before.filter((one) => one !== ours).map((one) => one.said);
  const holders = new Set(said.map(({ within }) => within));
  return withAside(
    {
      ...record,
      reply: said[last]!.said,
      ...(ours !== undefined && { 'our message': ours.said }),
      ...(earlier.length > 0 && { 'earlier messages': earlier }),
    },
    ([name]) => holders.has(name),
  );
}

/** Of a mail that is the record itself, `{from, subject: 'Re: …', body}`, the body is the reply. */
const withOwnBody = (record: JsonObject): JsonObject =>
  findField(record, /^from$/) === undefined || !/^re:/i.test(toText(findField(record, /^subject$/)))
    ? record
    : replaceFields(record, ([name, value]) =>
        plainName(name) === 'body' && typeof value === 'string' ? [[['reply', name], value]] : null,
      );

function findSubject(record: JsonObject): string {
  const nested = Object.values(record).filter(isJsonObject);
  return [record, ...nested].map((one) => toText(findField(one, /^subject$/))).find(Boolean) ?? '';
}

/** Those of a list, in the order of their days, or the one that a record is; none where it holds something else, too. */
function readMessages(value: JsonValue, level: number): Omit<Message, 'within'>[] {
  if (isScalar(value) || level === deepest) return [];
  if (Array.isArray(value)) {
    const isWithUs = value.some((one) => isJsonObject(one) && us.test(readAuthor(one)));
    const read = value.map((one) => (isJsonObject(one) ? readMessage(one, isWithUs) : undefined));
    const isAll = read.every((one) => one !== undefined);
    return isAll ? read.toSorted((one, other) => one.at.localeCompare(other.at)) : [];
  }
  const own = readMessage(value);
  if (own !== undefined) return [own];
  const held = Object.entries(value).filter(
    ([name, one]) => !isScalar(one) && !/^_?(?:meta|links)$/.test(plainName(name)),
  );
  const [[, inner] = [], other] = held;
  return inner === undefined || other !== undefined ? [] : readMessages(inner, level + 1);
}

function readMessage(message: JsonObject, isWithUs = false): Omit<Message, 'within'> | undefined {
  const said = findField(message, /^(?:body|text|plaintext|bodytext|textbody|content|message)$/);
  const isOurs = isFromUs(message) ?? (isWithUs ? isSignedByUs(message) : undefined);
  if (typeof said !== 'string' || isOurs === undefined || isNote(message)) return undefined;
  const at = toText(findField(message, /^(?:createdat|sentat|date|timestamp|receivedat)$/));
  return { said, isOurs, at };
}

/** What colleagues write to each other is no part of it. */
const isNote = (message: JsonObject): boolean =>
  message['private'] === true ||
  message['internal'] === true ||
  /note/.test(toText(findField(message, /^(?:parttype|type|kind)$/)).toLowerCase());

/** `from: 'us'` of one message tells that the others, by name, are theirs. */
const us = /^(?:us|we|me|ourselves|our (?:team|side|office))$/i;
const readAuthor = (message: JsonObject): string =>
  toText(findField(message, /^(?:author|from|sender|by|who)$/)).trim();
const isSignedByUs = (message: JsonObject): boolean | undefined => {
  const author = readAuthor(message);
  return author === '' ? undefined : us.test(author);
};

function isFromUs(message: JsonObject): boolean | undefined {
  const inbound = findField(message, /^(?:isinbound|incoming|inbound)$/);
  if (typeof inbound === 'boolean') return !inbound;
  const [, way] =
    /^(in|out)(?:bound|coming|going)$/i.exec(toText(findField(message, /^direction$/))) ?? [];
  if (way !== undefined) return way.toLowerCase() === 'out';
  const author = findField(message, /^(?:author|from|sender|user|createdby)$/);
  const kind = isJsonObject(author) ? toText(findField(author, /^(?:type|role)$/)) : '';
  if (ours.test(kind)) return true;
  return theirs.test(kind) ? false : undefined;
}
const ours = /^(?:admin|agent|teammate|team|bot|operator|staff|system|employee)$/i;
const theirs = /^(?:user|contact|lead|customer|visitor|consumer|end[-_ ]?user|client|prospect)$/i;
