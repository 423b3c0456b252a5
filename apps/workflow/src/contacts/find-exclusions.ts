import { leaveOut, readPeople, withoutRecords, type PhoneRegion } from '@workspace-ops/contacts';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
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
export type Exclude = (runId: string, written: readonly string[]) => Exclusion;

/** A run whose data names people. */
interface Subject {
  id: string;
  initialContext: JsonObject;
}

/** Looks up whom the data of these runs, of one workspace, names. One statement, or none. */
export async function findExclusions(
  queries: Queries,
  { workspaceId, phoneRegion }: { workspaceId: string; phoneRegion: PhoneRegion },
  runs: readonly Subject[],
): Promise<Exclude> {
  const subjects = new Map(
    runs.map(({ id, initialContext }) => {
      const people = readPeople(withoutHandoff(initialContext), phoneRegion);
      return [id, { ...people, initialContext }];
    }),
  );
  const named = [...subjects.values()].map(({ whole }) => whole.everybody);
  const suppressed = await findSuppressed(queries, workspaceId, {
    phones: named.flatMap(({ phones }) => phones),
    emails: named.flatMap(({ emails }) => emails),
  });
  const listed = new Set([...suppressed.phones, ...suppressed.emails]);
  return (runId, written) => {
    const { whole, isWhole, initialContext } = subjects.get(runId)!;
    if (!isWhole) return { refusal: tooMany };
    const { records, isNobodyLeft } = leaveOut(whole, (value) => listed.has(value));
    if (isNobodyLeft) {
      const { phones, emails } = whole.everybody;
      const isListed = [...phones, ...emails].some((value) => listed.has(value));
      return { refusal: isListed ? onTheList : asked };
    }
    const context = withoutRecords(initialContext, records);
    if (mentionsRecord(records, { context, written })) return { refusal: alreadyWritten };
    return { context, leftOut: records.size };
  };
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
