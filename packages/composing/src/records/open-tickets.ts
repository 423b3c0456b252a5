import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, toText } from './fields.ts';

const lists =
  /^(?:related|linked|recent|other|past|open|customer|previous)?(?:tickets|cases|conversations|objects|incidents)$/;
/** What a conversation began with. */
const first = /^(?:source|firstmessage|conversationmessage)$/;
const closed = /^(?:solved|closed|resolved|done|complete[d]?|fixed|cancelled|4|5)$/i;

/** Tickets beside a record: those that are not solved are open issues, the others are told apart. */
export const withOpenTickets = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (isJsonObject(value) && first.test(plainName(name)) && typeof value['body'] === 'string')
      return [[['message', name], value['body']]];
    if (ratings.test(plainName(name))) return readRating(name, value);
    if (!lists.test(plainName(name)) || !Array.isArray(value) || value.length === 0) return null;
    if (isRegister(value, record)) return null;
    const read = value.map((one) => (isJsonObject(one) ? readTicket(one) : undefined));
    if (read.some((one) => one === undefined)) return null;
    const [open, solved] = [false, true].map((isClosed): JsonValue[] =>
      read.flatMap((one) => (one!.isClosed === isClosed ? [one!.said] : [])),
    );
    return [
      [['open issues', name], open!],
      [['solved since'], solved!],
    ];
  });

const besideRegister = /^(?:date|day|asof|week|shift|team|desk|queue|preparedby|owner)$/;
const whose = /^(?:client|customer|company|account|site|organi[sz]ation)(?:name)?$/;

/** Tickets of several customers, or with nothing beside them, are a register: each is told with whoever has it. */
function isRegister(value: readonly JsonValue[], record: JsonObject): boolean {
  const theirs = value.flatMap((one) => (isJsonObject(one) ? toText(findField(one, whose)) : []));
  const beside = Object.entries(record).filter(([, other]) => other !== value);
  return (
    new Set(theirs.filter((one) => one !== '')).size > 1 ||
    beside.every(([name]) => besideRegister.test(plainName(name)))
  );
}

/** `satisfactionRatings: [{rating: 'great', comments}]` */
function readRating(name: string, given: JsonValue) {
  const value = Array.isArray(given) ? given[0] : given;
  if (value === undefined || !isJsonObject(value)) return null;
  const [rating, comment] = [/^(?:rating|score)$/, /^(?:comments?|remark)$/].map((names) =>
    findField(value, names),
  );
  return [
    [[`${name} rating`], rating ?? null],
    [['feedback', `${name} comment`], comment ?? null],
  ] as [readonly string[], JsonValue][];
}
const ratings = /^(?:satisfaction|conversation|csat)ratings?$/;

function readTicket(ticket: JsonObject): { said: string; isClosed: boolean } | undefined {
  const [subject, state, note] = [
    /^(?:subject|title|name|summary)$/,
    /^(?:status|state|stage)$/,
    /^(?:note|comment|plan|eta)$/,
  ].map((names) => findField(ticket, names));
  if (typeof subject !== 'string' || !isScalar(state)) return undefined;
  const isClosed = closed.test(String(state));
  const stands = [isClosed ? '' : String(state ?? '').replaceAll('_', ' '), note].flatMap((part) =>
    typeof part === 'string' && part !== '' ? [part] : [],
  );
  return { said: stands.length === 0 ? subject : `${subject} (${stands.join(', ')})`, isClosed };
}
