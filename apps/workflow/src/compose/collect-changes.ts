import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, spacedName } from './field-names.ts';
import { inlineText } from './inline-text.ts';
import type { Fact, FactSheet } from './read-facts.ts';
import { readFacts } from './read-facts.ts';

/** One field of a CRM record that changes. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const unknown = 'not on record';
const maxChanges = 40;

/** The CRM's own names for what a context says. */
const properties: readonly (readonly [name: string, property: string])[] = [
  ['customer', 'company'],
  ['contact', 'primary_contact'],
  ['location', 'city'],
  ['date', 'next_activity_date'],
  ['amount', 'amount'],
  ['nextStep', 'next_step'],
  ['outcome', 'last_outcome'],
  ['observation', 'last_observation'],
  ['owner', 'record_owner'],
];

/**
 * The changes a context describes: an explicit list (`changes`), a record `before` and `after`, or
 * else every fact as a value that the record does not hold yet.
 */
export function collectChanges(context: JsonObject, sheet: FactSheet): FieldChange[] {
  const listed = listedChanges(context['changes']);
  const compared = comparedRecords(context);
  const found = listed.length > 0 ? listed : compared.length > 0 ? compared : newValues(sheet);
  const byField = new Map(found.map((change) => [change.field, change]));
  return [...byField.values()].slice(0, maxChanges);
}

const isRecord = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: JsonValue | undefined): string {
  if (value === undefined) return unknown;
  return readFacts({ value }).facts[0]?.value.slice(0, 300) ?? unknown;
}

const fieldName = (key: string): string =>
  inlineText(spacedName(key.slice(0, 100)), 60).replaceAll(' ', '_') || 'field';

function listedChanges(changes: JsonValue | undefined): FieldChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.slice(0, maxChanges).flatMap((change) => {
    const name = isRecord(change) ? (change['field'] ?? change['name']) : undefined;
    if (!isRecord(change) || typeof name !== 'string') return [];
    const before = shown(change['before'] ?? change['from'] ?? change['old']);
    const after = shown(change['after'] ?? change['to'] ?? change['new'] ?? change['value']);
    return [{ field: fieldName(name), before, after }];
  });
}

function comparedRecords(context: JsonObject): FieldChange[] {
  const before = context['before'] ?? context['previous'] ?? context['crm'];
  const after = context['after'] ?? context['current'] ?? context['update'];
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys({ ...before, ...after })
    .slice(0, maxChanges * 2)
    .map((key) => ({ field: fieldName(key), before: shown(before[key]), after: shown(after[key]) }))
    .filter((change) => change.before !== change.after);
}

function newValues({ facts }: FactSheet): FieldChange[] {
  return facts.map((fact) => ({
    field: propertyOf(fact),
    before: unknown,
    after: fact.value.slice(0, 300),
  }));
}

function propertyOf(fact: Fact): string {
  const known = properties.find(([name]) => namesFor(name).includes(fact.names[0]!));
  return known?.[1] ?? fieldName(fact.label);
}
