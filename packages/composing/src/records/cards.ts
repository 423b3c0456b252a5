import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields } from './fields.ts';
import { withAside } from './set-aside.ts';

type NewField = readonly [names: readonly string[], value: JsonValue];

/** A card, an issue, an audit and a milestone, by what programs keep around them. */
export const withCards = (record: JsonObject): JsonObject =>
  [withCard, withLinks, withAudit, withReached].reduce((read, step) => step(read), record);

const forClient = /^(?:client|customer): ?(.{2,80})$/i;

/** `board: { name: 'Client: Wild Heather' }`, and the list that a card stands in, which says how far it is. */
function withCard(record: JsonObject): JsonObject {
  const isCard = ['board', 'list'].every((name) => isJsonObject(record[name]));
  if (!isCard) return record;
  return replaceFields(record, ([name, value]) => {
    const own = isJsonObject(value) ? findField(value, /^name$/) : undefined;
    if (typeof own !== 'string') return null;
    if (name === 'list') return [[['status', 'list name'], own]];
    const client = name === 'board' ? forClient.exec(own)?.[1] : undefined;
    return client === undefined ? null : [[['customer', name], client]];
  });
}

const follows = /\b(?:followed by|blocks|precedes|successor)\b/i;

/** What follows an issue is the next step; what else it is linked to is for its program. */
const withLinks = (record: JsonObject): JsonObject =>
  withAside(withNextOfLinks(record), ([name]) => links.test(plainName(name)));
const links = /^(?:issuelinks|linkedissues|fixversions|successors)$/;

const withNextOfLinks = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]): NewField[] | null => {
    const plain = plainName(name);
    if (!links.test(plain) || !Array.isArray(value)) return null;
    const next = value
      .filter(isJsonObject)
      .find(
        (one) =>
          plain === 'successors' || follows.test(readText(one, /^(?:type|relation|linktype)$/)),
      );
    const what = next === undefined ? '' : readText(next, /^(?:summary|title|name)$/);
    return what === '' ? null : [[['next step', name], what]];
  });

const ofAudit =
  /^(?:auditid|inspectionid|auditdata|templatename|scorepercentage|inspectionstatus)$/;
const inAudit: readonly (readonly [RegExp, string])[] = [
  [/^(?:author|conductedby|preparedby|auditor)$/, 'inspector'],
  [/^(?:datecompleted|conductedon|completedat|auditdate)$/, 'inspection date'],
];

/** Of an inspection the author has inspected, on the day that it was completed; its own name is made of the others. */
function withAudit(record: JsonObject): JsonObject {
  if (!Object.keys(record).some((name) => ofAudit.test(plainName(name)))) return record;
  const read = replaceFields(record, ([name, value]): NewField[] | null =>
    plainName(name) === 'auditdata' && isJsonObject(value)
      ? readAudit(value)
      : readAudited(name, value),
  );
  return withAside(read, ([name]) =>
    /^(?:auditname|scorepercentage|score|totalscore|maxscore)$/.test(plainName(name)),
  );
}

const readAudit = (data: JsonObject): NewField[] =>
  Object.entries(data).flatMap(([name, value]) => {
    if (isJsonObject(value)) return readAudit(value);
    return readAudited(name, value) ?? [];
  });

function readAudited(name: string, value: JsonValue): NewField[] | null {
  const usual = inAudit.find(([shape]) => shape.test(plainName(name)))?.[1];
  if (usual === undefined || typeof value !== 'string') return null;
  return [[[usual, name], usual === 'inspection date' ? value.slice(0, 10) : value]];
}

const share = /^percentcomplete(?:d)?$/;

/** A milestone that is all done finished when its finish is, and was planned for its baseline. */
function withReached(given: JsonObject): JsonObject {
  const record = withPlannedDay(given);
  const isDone = Object.entries(record).some(
    ([name, value]) => share.test(plainName(name)) && Number(value) === 100,
  );
  if (!isDone) return record;
  return replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (plain === 'finish') return [[['finished on', name], value]];
    return plain === 'start' ? [[['started on', name], value]] : null;
  });
}

/** `dates: { type: 'Milestone', due }` of a milestone that has been reached is when it was planned. */
const withPlannedDay = (record: JsonObject): JsonObject =>
  findField(record, /^(?:completeddate|completedat|completedon)$/) !== undefined &&
  findField(record, /^milestone$/) !== undefined
    ? replaceFields(record, ([name, value]) => {
        const isDates = name === 'dates' && isJsonObject(value);
        const due = isDates ? findField(value, /^due$/) : undefined;
        if (due !== undefined) return [[['planned date', name], due]];
        return /^(?:due|duedate|dueon)$/.test(plainName(name))
          ? [[['planned date', name], value]]
          : null;
      })
    : record;

function readText(one: JsonObject, names: RegExp): string {
  const found = findField(one, names);
  const own = isJsonObject(found) ? findField(found, /^(?:name|outward)$/) : found;
  return isScalar(own) && typeof own === 'string' ? own : '';
}
