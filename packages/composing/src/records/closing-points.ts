import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields } from './fields.ts';

/** What only a record of finished work has. */
const closing =
  /^(?:deliverables|works?delivered|substantialcompletion(?:date)?|finalapprover|(?:booked|proposed|planned)?(?:signoff|walkthrough|acceptance|handover)(?:date|at|on)?)$/;
const points =
  /^(?:tasks|tickets|punch(?:items|list)|snag(?:s|list|items)|defects|deficiencies|issues|observations)$/;

/** The points of a list that belongs to finished work are what was found, each with how it was closed. */
export function withClosingPoints(record: JsonObject): JsonObject {
  if (!Object.keys(record).some((name) => closing.test(plainName(name)))) return record;
  return replaceFields(record, ([name, value]) => {
    // Of a house that is built for somebody the owner is the customer.
    if (/^(?:home)?ownername$/.test(plainName(name))) return [[['customer', name], value]];
    if (!points.test(plainName(name)) || !Array.isArray(value) || !value.every(isPoint))
      return null;
    return [[['findings', name], value.map(tellPoint)]];
  });
}

const title = /^(?:name|title|subject|summary)$/;
const status = /^(?:status|state)$/;
const isPoint = (one: JsonValue): one is JsonObject =>
  isJsonObject(one) && readText(one, title) !== undefined && readText(one, status) !== undefined;

const closed = /^(?:closed|complete[d]?|done|resolved|verified|approved|fixed)$/i;

/** `Pallet gate hinge squeaks (Grid C2): open, Barry Lyons, due 2026-12-03` */
function tellPoint(one: JsonObject): string {
  const what = [readText(one, title), readText(one, /^(?:description|details|notes?)$/)]
    .filter((part) => part !== undefined)
    .join('. ')
    .replace(/\.$/, '');
  const place = readText(one, /^(?:location|room|area|place)$/);
  return `${what}${place === undefined ? '' : ` (${place})`}: ${tellState(one)}`;
}

function tellState(one: JsonObject): string {
  const state = readText(one, status)!;
  const day = readText(one, /^(?:verified|completed?|closed|resolved|fixed)(?:date|at|on)$/)?.slice(
    0,
    10,
  );
  if (closed.test(state)) return `closed${day === undefined ? '' : ` on ${day}`}`;
  const due = readText(one, /^(?:due|duedate|dueon|dueat|deadline)$/)?.slice(0, 10);
  const priority = readText(one, /^priority$/);
  return [
    'open',
    /^open$/i.test(state) ? undefined : state.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
    readText(one, /^workflowstatus$/),
    priority && `priority ${priority}`,
    readText(one, /^(?:owner|assignee|assignedto|ballincourt)$/),
    due && `due ${due}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

function readText(one: JsonObject, names: RegExp): string | undefined {
  const found = findField(one, names);
  if (Array.isArray(found)) return found.filter(isScalar).join(' and ') || undefined;
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}
