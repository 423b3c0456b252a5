import type { RecordDefinition } from '@workspace-ops/catalogue';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { clip, inlineText } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { readFacts, withoutFacts, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { enumerate, paragraphs } from './sections.ts';
import type { Draft, DraftRequest } from './types.ts';

/** Field by field before and after, for people as a table and for the CRM as JSON. */
export function composeCrmDiff(request: DraftRequest): Draft {
  const { definition, context, title, artifact } = request;
  const unfit = request.sheet.facts.filter((fact) => !canBeNamed(fact));
  const sheet = withoutFacts(request.sheet, unfit);
  const names = artifact.record === undefined ? ['customer', 'contact'] : [artifact.record.of];
  const [record = ''] = names.flatMap((name) => clip(sheet.find(name)?.value ?? '', 120) || []);
  const own: FieldChange = {
    field: 'last_activity',
    before: 'not on record',
    after: `${definition.code} ${definition.name}`,
  };
  const found = collectChanges(context, sheet, artifact.record).filter(
    ({ field }) => field !== own.field,
  );
  const changes = [...found, own];
  const count = `${changes.length} ${changes.length === 1 ? 'field changes' : 'fields change'}`;
  const target = record === '' ? 'the record of this run' : `the record of ${record}`;
  const content = paragraphs([
    `# ${title}`,
    `In ${findPlatform(artifact.targetPlatform).spoken}, ${count} on ${target}.`,
    table(changes),
    describeUnfit(unfit),
    paragraphs(['## As the CRM takes it', json(changes)]),
    paragraphs(['## Next step', artifact.callToAction ?? '']),
  ]);
  return { content, summary: `${count} on ${target}.`, scheduledFor: null };
}

/** A record is no place for a tag, a formula or somebody's template. */
const describeUnfit = (unfit: readonly Fact[]): string =>
  unfit.length === 0
    ? ''
    : `Not written to the record, since it holds markup or an unfilled template: ${enumerate([...new Set(unfit.map(({ label }) => label.toLowerCase()))])}.`;

const table = (changes: readonly FieldChange[]): string =>
  [
    '| Field | Before | After |',
    '|---|---|---|',
    ...changes.map(({ field, before, after }) => `| ${field} | ${before} | ${after} |`),
  ].join('\n');

function json(changes: readonly FieldChange[]): string {
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return `\`\`\`json\n${JSON.stringify({ properties: values }, null, 2)}\n\`\`\``;
}

/** One field of a CRM record that changes. */
interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const unknown = 'not on record';
const maxChanges = 40;

type Properties = readonly (readonly [name: string, property: string])[];

/** The CRM's own names for what a context says. */
const usual: Properties = [
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
function collectChanges(
  context: JsonObject,
  sheet: FactSheet,
  record: RecordDefinition | undefined,
): FieldChange[] {
  const listed = listedChanges(context['changes']);
  const compared = comparedRecords(context);
  const found =
    listed.length > 0 ? listed : compared.length > 0 ? compared : newValues(sheet, record);
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

function newValues({ facts }: FactSheet, record: RecordDefinition | undefined): FieldChange[] {
  const known = [...Object.entries(record?.fields ?? {}), ...usual];
  const values = Map.groupBy(facts, (fact) => findProperty(fact, known));
  return [...values].map(([field, found]) => ({
    field,
    before: unknown,
    after: clip(pickValue(found), 300),
  }));
}

/** Of a list all entries, else what stands outermost. */
function pickValue(found: readonly Fact[]): string {
  if (found.every(isEntry)) return found.map(({ value }) => value).join('; ');
  return found.toSorted((one, other) => one.path.length - other.path.length)[0]!.value;
}

const isEntry = ({ path }: Fact): boolean => /^\d+$/.test(path.at(-1)!);

function findProperty(fact: Fact, properties: Properties): string {
  const [own] = fact.names;
  const known =
    properties.find(([name]) => normalName(name) === own) ??
    properties.find(([name]) => namesFor(name).includes(own!));
  if (known !== undefined) return known[1];
  // The entries of a list are one field.
  return fieldName(isEntry(fact) ? fact.path.at(-2)! : fact.label);
}
