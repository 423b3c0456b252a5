import type { Sql } from 'postgres';
import { kinds, type Entry, type Kind } from '../journal/journal.ts';
import { toFinding, type Finding } from './finding.ts';

/** Every acknowledged write is there once, every unknown one at most once, no refused one. */
export async function checkWrites(admin: Sql, entries: readonly Entry[]): Promise<Finding[]> {
  const deleted = findDeletions(entries);
  const findings: Finding[] = [];
  for (const kind of kinds) {
    const stored = await readStoredWrites(admin, kind);
    if (stored === undefined) continue;
    const ofKind = entries.filter((entry) => entry.kind === kind);
    const wrong = ofKind.flatMap((entry) => findFaults(entry, stored, deleted));
    const strange = findStrangers(kind, ofKind, stored);
    const finding = toFinding(`writes: ${kind}`, [...wrong, ...strange]);
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

/** Questions that a client has deleted, or may have. */
const findDeletions = (entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(
    entries
      .filter(({ kind }) => kind === 'delete question')
      .map((entry) => [entry.subject['questionId']!, entry]),
  );

const makeKey = (entry: Entry): string =>
  entry.subject['scheduledFor'] ?? entry.subject['questionId'] ?? entry.marker;

function findFaults(
  entry: Entry,
  stored: StoredWrites,
  deleted: ReadonlyMap<string, Entry>,
): string[] {
  const ids = stored.get(makeKey(entry)) ?? [];
  const [least, most] = allowed(entry, deleted);
  const name = `${entry.marker} (${entry.outcome})`;
  if (ids.length < least) return [`${name} is lost`];
  if (ids.length > most) return [`${name} is there ${ids.length} times: ${ids.join(', ')}`];
  const told = readAnsweredId(entry);
  const differs = told !== undefined && ids.length === 1 && ids[0] !== told;
  return differs ? [`${name} was told ${told} and is ${ids[0]}`] : [];
}

/** How often a write may be there. */
function allowed(entry: Entry, deleted: ReadonlyMap<string, Entry>): [least: number, most: number] {
  const { questionId } = entry.answer;
  const deletion = questionId === undefined ? undefined : deleted.get(questionId);
  if (deletion?.outcome === 'acknowledged') return [0, 0];
  if (deletion?.outcome === 'unknown') return [0, 1];
  const bounds: Record<Entry['outcome'], [number, number]> = {
    acknowledged: [1, 1],
    held: [0, 1],
    unknown: [0, 1],
    refused: [0, 0],
  };
  return bounds[entry.outcome];
}

const readAnsweredId = ({ answer }: Entry): string | undefined =>
  answer['ingestionId'] ??
  answer['runId'] ??
  answer['bookingRef'] ??
  answer['questionId'] ??
  answer['userId'];

/** Rows that no client has written. */
function findStrangers(kind: Kind, entries: readonly Entry[], stored: StoredWrites): string[] {
  const known = new Set(entries.map(makeKey));
  return [...stored.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${kind} ${key} was never sent`);
}

/** A write as the database holds it: what identifies it, and the id that it was given. */
export interface StoredWrite {
  key: string;
  id: string;
}

/**
 * The kinds of write that leave a row of their own, by their marker. A patch's marker is the date
 * that it sets, and its row is its audit event. What a run's decision does to its posts names the run, and
 * what a patch changes beside its artifact names that.
 */
const queries: Partial<Record<Kind, string>> = {
  ingest: 'select notes as key, id from sync.ingestions',
  trigger: `select initial_context->>'marker' as key, id from workflow.runs
    where trigger_source = 'mobile_action'`,
  book: 'select notes as key, id from voice.bookings',
  'create question': `select coalesce(text, '') as key, id from knowledge.questions
    where source <> 'system'`,
  'patch artifact': `select details->>'scheduledFor' as key, details->>'artifactId' as id
    from audit.events where action = 'artifact.status' and details->>'runId' is null
      and details->>'follows' is null`,
  'sign in': `select split_part(email, '@', 1) as key, id from identity.users
    where login_method = 'google'`,
  'lead event': `select split_part(lead_email, '@', 1) as key, id from outbound.events`,
  'delete question': `select details->>'questionId' as key, details->>'questionId' as id
    from audit.events where action = 'assessment.delete_question'`,
};

type StoredWrites = ReadonlyMap<string, readonly string[]>;

/** The ids that the database holds for each key of a kind of write. */
async function readStoredWrites(admin: Sql, kind: Kind): Promise<StoredWrites | undefined> {
  const query = queries[kind];
  if (query === undefined) return undefined;
  const rows = await admin.unsafe<StoredWrite[]>(query);
  const grouped = Map.groupBy(rows, ({ key }) => key);
  return new Map([...grouped].map(([key, stored]) => [key, stored.map(({ id }) => id)]));
}
