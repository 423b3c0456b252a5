import {
  leaveOut,
  readPeople,
  withoutRecords,
  type Contacts,
  type People,
  type PhoneRegion,
} from '@workspace-ops/contacts';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { Compute } from '@workspace-ops/service-kit';
import { findSuppressed } from './find-suppressed.ts';
import { withoutHandoff } from './read-context-wishes.ts';

/**
 * What is left of a run's data without the people of its lists who do not want to be contacted, or the
 * reason of its failure where nobody is left.
 */
export type Exclusion =
  | { refusal: string }
  | { refusal?: undefined; context: JsonObject; leftOut: number };

/** `written` is what the run has written so far, which may name whom its data named. */
export type Exclude = (runId: string, written: readonly string[]) => Promise<Exclusion>;

/** A run whose data names people. */
interface Subject {
  id: string;
  initialContext: JsonObject;
}

interface LookUp {
  phoneRegion: PhoneRegion;
  compute: Compute;
}

/** Looks up whom the data of these runs, of one workspace, names. One statement, or none. */
export async function findExclusions(
  scope: Scope,
  { phoneRegion, compute }: LookUp,
  runs: readonly Subject[],
): Promise<Exclude> {
  const contexts = new Map(runs.map(({ id, initialContext }) => [id, initialContext]));
  const named = await Promise.all(
    runs.map(({ initialContext }) => compute.run(listPeople, initialContext, phoneRegion)),
  );
  const suppressed = await findSuppressed(scope, {
    phones: named.flatMap(({ phones }) => phones),
    emails: named.flatMap(({ emails }) => emails),
  });
  const listed = [...suppressed.phones, ...suppressed.emails];
  return async (runId, written) => {
    const context = contexts.get(runId)!;
    const excluded = await compute.run(excludeListed, context, { phoneRegion, listed, written });
    return excluded ?? { context, leftOut: 0 };
  };
}

/** A run's data is read for each of its steps. */
const known = new WeakMap<JsonObject, { people: People; phoneRegion: PhoneRegion }>();

function readKnownPeople(context: JsonObject, phoneRegion: PhoneRegion): People {
  const before = known.get(context);
  if (before?.phoneRegion === phoneRegion) return before.people;
  const people = readPeople(withoutHandoff(context), phoneRegion);
  known.set(context, { people, phoneRegion });
  return people;
}

/** Whom the data of a run names. */
export const listPeople = (context: JsonObject, phoneRegion: PhoneRegion): Contacts =>
  readKnownPeople(context, phoneRegion).whole.everybody;

interface Given {
  phoneRegion: PhoneRegion;
  /** Numbers and addresses of the do-not-call list, as far as the data names them. */
  listed: readonly string[];
  written: readonly string[];
}

/** Null where nobody is left out. */
export function excludeListed(
  initialContext: JsonObject,
  { phoneRegion, listed, written }: Given,
): Exclusion | null {
  const { whole, isWhole } = readKnownPeople(initialContext, phoneRegion);
  if (!isWhole) return { refusal: tooMany };
  const values = new Set(listed);
  const { records, isNobodyLeft } = leaveOut(whole, (value) => values.has(value));
  if (isNobodyLeft) {
    const { phones, emails } = whole.everybody;
    const isListed = [...phones, ...emails].some((value) => values.has(value));
    return { refusal: isListed ? onTheList : asked };
  }
  if (records.size === 0) return null;
  const context = withoutRecords(initialContext, records);
  if (mentionsRecord(records, { context, written })) return { refusal: alreadyWritten };
  return { context, leftOut: records.size };
}

const onTheList =
  'The contact is on the do-not-call list of this workspace: nobody is called or written to.';
const asked =
  'The data of the run says that the person does not want to be contacted: nobody is called or written to.';
const tooMany =
  'The data of the run names more numbers and addresses than are looked up on the do-not-call list: nobody is called or written to. Start runs for fewer people.';
const alreadyWritten =
  'What the run has written names a contact who does not want to be contacted any more: nobody is called or written to.';

/** Shorter values occur in any text. */
const shortest = 3;
/** Values looked for in the whole text at most. With more candidates than that, the answer is yes. */
const mostSought = 2_000;

/**
 * Whether one of the texts names somebody of the records: holds a value that is in a record and
 * nowhere else in the data.
 */
export function mentionsRecord(
  records: ReadonlySet<JsonValue>,
  { context, written }: { context: JsonObject; written: readonly string[] },
): boolean {
  if (records.size === 0 || written.length === 0) return false;
  const others = new Set(listValues(context));
  const theirs = new Set([...records].flatMap(listValues).filter((value) => !others.has(value)));
  const text = written.join('\n').toLowerCase();
  const words = new Set(splitWords(text));
  // Most values have a word that is not in the text, which is found without reading all of it.
  const sought = [...theirs].filter((value) => splitWords(value).every((word) => words.has(word)));
  return sought.length > mostSought || sought.some((value) => text.includes(value));
}

/** The values of the fields in lower case, without those that are too short to identify somebody. */
function listValues(value: JsonValue): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.values<JsonValue>(value).flatMap(listValues);
  const text = String(value).trim().toLowerCase();
  return text.length < shortest || typeof value === 'boolean' || value === null ? [] : [text];
}

const splitWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
