import { asksNotToBeCalled } from '../reasons/ask-of-texts.ts';
import type { RecordDefinition } from '@workspace-ops/catalogue';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { askWhetherLead } from '../questions/ask-whether-lead.ts';
import { askWhich } from '../facts/conflicts.ts';
import { listDenied } from '../facts/denied-names.ts';
import { goesBy, isFreeText, isKnownName, namesFor, normalName } from '../facts/field-names.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { clip } from '../facts/inline-text.ts';
import { ownValue } from '../facts/own-value.ts';
import {
  readFacts,
  toSheet,
  withoutFacts,
  type Fact,
  type FactSheet,
} from '../facts/read-facts.ts';
import { json, table, type FieldChange } from '../tables/crm-changes.ts';
import {
  findProperty,
  isContactToo,
  isPerson,
  mayBePerson,
  namesCompany,
  toFieldName,
} from '../request/crm-properties.ts';
import { newValues, unread } from '../tables/crm-values.ts';
import { withoutHearsay } from '../sentences/hearsay.ts';
import {
  findAnyCodes,
  findDebts,
  findDoubtful,
  findLeaves,
  findTechnical,
  findUnfit,
  listLeftOut,
} from '../left-out/left-out.ts';
import { sayAbsent } from '../left-out/missing.ts';
import { joinSummary } from '../texts/tell-heed.ts';
import {
  findOpenPoints,
  shortOpenSection,
  summarizeOpen,
  type OpenPoints,
} from '../texts/open-points.ts';
import { enumerate, paragraphs } from '../request/sections.ts';
import type { Draft, DraftRequest, LeftOut } from '../request/types.ts';
import { findUnaccepted } from '../request/not-accepted.ts';
import { withoutUnlawful, withoutUnlawfulQuoted } from '../questions/unlawful-wishes.ts';
import { describeUnready } from '../questions/unready.ts';

/** Field by field before and after, for people as a table and for the CRM as JSON. */
export function composeCrmDiff(request: DraftRequest): Draft {
  const { definition, title, artifact } = request;
  const { changes: collected, left, sheet } = collectChanges(request);
  const { changes: found, heard } = leaveHearsay(collected);
  const open = findOpenPoints(request, request.sheet);
  const record = findRecord(sheet, artifact.record);
  const own: FieldChange = {
    field: 'last_activity',
    before: unread,
    after: `${definition.code} ${definition.name}`,
  };
  const changes = [...found.filter(({ field }) => field !== own.field), own];
  const count = `${changes.length} ${changes.length === 1 ? 'field changes' : 'fields change'}`;
  const target =
    record === '' ? 'a record that is not known yet' : `the record of ${record.replace(/\.$/, '')}`;
  const unready = listUnready(request, { record, open });
  const notWritten = [...(request.cutParts ?? []), ...left];
  const unwritten = notWritten.length === 0 ? '' : `Not written: ${listLeftOut(notWritten)}.`;
  const read = tellRead(request, sheet, new Set(changes.map(({ field }) => field)));
  const content = paragraphs([
    `# ${title}`,
    `In ${findPlatform(artifact.targetPlatform).spoken}, ${count} on ${target}.`,
    table(changes),
    read,
    unwritten,
    // The paper itself is kept with the record.
    heard === '' ? '' : 'Not written: what was only heard or thought of them.',
    shortOpenSection(withoutHeard(withoutUnlawfulQuoted(open, left), notWritten)),
    paragraphs(['## As the CRM takes it', json(changes)]),
    paragraphs(['## Next step', unready.join(' ') || (artifact.callToAction ?? '')]),
  ]);
  const calls = asksNotToBeCalled(request.record)
    ? 'They ask not to be called: say so on the record.'
    : '';
  const told = [
    ...unready,
    `${count} on ${target}.`,
    calls,
    read,
    ...summarizeOpen(open),
    unwritten,
    heard,
  ];
  const written = request.sheet.facts.filter((one) => !left.some(({ fact }) => fact === one));
  const summary = joinSummary([...new Set(told)], request.sheet, written);
  return { content, summary, scheduledFor: null };
}

/** What may be meant for a lack is quoted, or asked about, and nothing of what is not written. */
const withoutHeard = (open: OpenPoints, left: readonly LeftOut[]): OpenPoints => ({
  ...open,
  questions: open.questions.map((question) => {
    const quoted = left.find(
      ({ fact: { value } }) => value !== '' && question.includes(`“${value.slice(0, mostSame)}`),
    );
    return quoted === undefined
      ? question
      : `A question about ${quoted.fact.label.toLowerCase()} is open: read it there.`;
  }),
  leftovers: open.leftovers.filter(({ fact }) => withoutHearsay(fact.value).left.length === 0),
});
const mostSame = 40;

/** Whoever a record is of may read it: what was only heard or thought of them is not written into it. */
function leaveHearsay(changes: readonly FieldChange[]): { changes: FieldChange[]; heard: string } {
  const fields: string[] = [];
  const written = changes.flatMap((change): FieldChange[] => {
    if (!change.after.includes(' ') || /consent|permission/.test(change.field)) return [change];
    const { kept, left: own } = withoutHearsay(change.after);
    if (own.length > 0) fields.push(change.field.replaceAll('_', ' '));
    return kept === '' ? [] : [{ ...change, after: kept }];
  });
  const heard =
    fields.length === 0
      ? ''
      : `Not written, as it is hearsay or an opinion, and they may ask to read the record: a part of ${enumerate(fields.slice(0, mostHeard))}.`;
  return { changes: written, heard };
}
const mostHeard = 3;

/** What no field says but a text is to be compared with it before a record has it. */
function tellRead(
  { artifact }: DraftRequest,
  { facts }: FactSheet,
  changed: ReadonlySet<string>,
): string {
  const read = facts
    .filter(({ readFrom }) => readFrom !== undefined)
    .map((fact) => ({ ...fact, field: findProperty(fact, artifact.record) }))
    .filter(({ field }) => changed.has(field));
  if (read.length === 0) return '';
  const fields = [...new Set(read.map(({ field }) => field))];
  const texts = [...new Set(read.map(({ readFrom }) => readFrom!.toLowerCase()))];
  return `Read from the ${enumerate(texts)}, to be compared with it: ${enumerate(fields)}.`;
}

/** A record is no place for what would run, for what is confidential or opens a door, and for what cannot be right. */
const listUnwritten = (
  request: Pick<DraftRequest, 'sheet' | 'definition' | 'context' | 'now' | 'calendar'>,
): LeftOut[] => [
  ...findUnfit(request),
  ...findAnyCodes(request.sheet),
  ...findDebts(request),
  ...findDoubtful(request),
  ...findTechnical(request.sheet),
  ...findLeaves(request.sheet),
  ...findTranscript(request.sheet),
  ...findUnaccepted(request.sheet).map((fact) => ({ fact, reason: 'not accepted yet' })),
  ...request.sheet.facts
    .filter((fact) => listDenied(fact).length > 0)
    .map((fact) => ({ fact, reason: 'there is none' })),
];

/**
 * What a program's record keeps under names of its own: a CRM has no such fields, and whose they are somebody may say
 * once. Of data with a few of them, people chose the names.
 */
function findUnknown({ sheet, definition }: Pick<DraftRequest, 'sheet' | 'definition'>): LeftOut[] {
  const used = new Set(definition.inputs.flatMap((input) => input.split('|').flatMap(namesFor)));
  const own = sheet.facts.filter(
    (fact) =>
      fact.readFrom === undefined &&
      !isFreeText(fact) &&
      !fact.names.some((name) => used.has(name) || isKnownName(name)),
  );
  return own.length <= mostOwnNames
    ? []
    : own.map((fact) => ({ fact, reason: 'under names that nobody knows' }));
}
const mostOwnNames = 10;

/** Beside its summary it stands in the record of the call alone. */
const findTranscript = ({ facts, find }: FactSheet): LeftOut[] =>
  facts
    .filter(({ names }) => names[0] === 'transcript' && find('summary') !== undefined)
    .map((fact) => ({ fact, reason: 'in the record of the call' }));

/** By whom the record is called; empty where nobody is on record. */
function findRecord(sheet: FactSheet, record: RecordDefinition | undefined): string {
  const names = record === undefined ? ['customer', 'contact'] : [record.of];
  const [found] = names.flatMap((name) => sheet.find(name) ?? []);
  return clip(found?.value ?? '', 120);
}

/** Why the changes wait, in place of the order to apply them. */
function listUnready(
  request: DraftRequest,
  { record, open }: { record: string; open: OpenPoints },
): string[] {
  const { of = 'customer' } = request.artifact.record ?? {};
  const conflict = open.conflicts.find(({ name }) => name === 'customer');
  const missing = record === '' ? `The ${of} is ${sayAbsent(of, open)}.` : '';
  const reasons = [
    conflict === undefined ? '' : askWhich(conflict),
    missing,
    ...askWhetherLead(request.definition, request.sheet),
    askWhetherPerson(request),
    describeUnready(request),
  ];
  const told = reasons.filter((reason) => reason !== '');
  return told.length === 0 ? [] : ['Not ready to apply.', ...told];
}

/**
 * Where a contact stands beside it, the name is that of the company, and beside the company that of a person. A
 * customer who recommends somebody is neither.
 */
function askWhetherPerson({ sheet, artifact: { record } }: DraftRequest): string {
  const isTold = (fact: Fact): boolean =>
    (fact.names[0] !== 'lead' && isContact(fact)) ||
    (namesCompany(fact.names[0]!) && findProperty(fact, record) === 'company');
  if (sheet.facts.some(isTold)) return '';
  const named = sheet.facts.find(
    (fact) => mayBePerson(fact) && !isPerson(fact) && !isContactToo(fact, sheet.facts),
  );
  return named === undefined ? '' : `Is “${clip(named.value, 60)}” a person or a company?`;
}

const isContact = goesBy('contact');

const unknown = 'not on record';
const maxChanges = 40;

interface Changes {
  changes: FieldChange[];
  /** What is not written. */
  left: readonly LeftOut[];
  /** What is on record less that. */
  sheet: FactSheet;
}

/**
 * The changes a context describes: an explicit list (`changes`), a record `before` and `after`, or
 * else every fact as a value that the record does not hold yet.
 */
function collectChanges(request: DraftRequest): Changes {
  const { context, artifact } = request;
  const listed = listedChanges(context['changes']);
  const explicit = listed.length > 0 ? listed : comparedRecords(context);
  const given = explicit.length > 0 ? asRequest(explicit, request) : request;
  const { left: unlawful } = withoutUnlawful(request.definition, given.sheet);
  const left = [
    ...listUnwritten(given),
    ...unlawful,
    ...(given === request ? findUnknown(request) : []),
  ];
  const facts = left.map(({ fact }) => fact);
  const fields = new Set(facts.map(({ label }) => label));
  const found =
    explicit.length > 0
      ? explicit.filter(({ field }) => !fields.has(field))
      : newValues(withoutFacts(request.sheet, facts), artifact.record, (fact) =>
          hasPassed(fact, request),
        );
  const byField = new Map(found.map((change) => [change.field, change]));
  return {
    changes: [...byField.values()].slice(0, maxChanges),
    left,
    sheet: withoutFacts(request.sheet, [...facts, ...findUnfit(request).map(({ fact }) => fact)]),
  };
}

/** Explicit changes as facts, to be judged as others are. */
function asRequest(changes: readonly FieldChange[], request: DraftRequest): DraftRequest {
  const facts = changes.map(({ field, after }): Fact => ({
    path: [field],
    label: field,
    names: [normalName(field)],
    value: after,
  }));
  const context = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return { ...request, context, sheet: toSheet(facts) };
}

function shown(value: JsonValue | undefined): string {
  if (value === undefined) return unknown;
  return readFacts({ value }).facts[0]?.value.slice(0, 300) ?? unknown;
}

function listedChanges(changes: JsonValue | undefined): FieldChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.slice(0, maxChanges).flatMap((change) => {
    const name = isJsonObject(change) ? (change['field'] ?? change['name']) : undefined;
    if (!isJsonObject(change) || typeof name !== 'string') return [];
    const before = shown(change['before'] ?? change['from'] ?? change['old']);
    const after = shown(change['after'] ?? change['to'] ?? change['new'] ?? change['value']);
    return [{ field: toFieldName(name), before, after }];
  });
}

function comparedRecords(context: JsonObject): FieldChange[] {
  const before = context['before'] ?? context['previous'] ?? context['crm'];
  const after = context['after'] ?? context['current'] ?? context['update'];
  if (!isJsonObject(before) || !isJsonObject(after)) return [];
  return Object.keys({ ...before, ...after })
    .slice(0, maxChanges * 2)
    .map((key) => ({
      field: toFieldName(key),
      before: shown(ownValue(before, key)),
      after: shown(ownValue(after, key)),
    }))
    .filter((change) => change.before !== change.after);
}

/** Whether it is a day of what has been, and not of what comes next: `callDate` of a call that is over. */
function hasPassed(
  { value }: Fact,
  { now, calendar = defaultCalendar }: Pick<DraftRequest, 'now' | 'calendar'>,
): boolean {
  const day = now && readDay(value, now, calendar);
  if (now === undefined || day === undefined) return false;
  const { days } = toMoment(now, calendar).toPlainDate().until(day);
  // A past day without its year reads as one of next year.
  return days <= 0 || (days > mostDaysAhead && !/\d{4}/.test(value));
}
const mostDaysAhead = 180;
