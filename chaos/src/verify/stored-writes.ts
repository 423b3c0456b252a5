import type { Sql } from 'postgres';
import type { Kind } from '../journal/journal.ts';

/** A write as the database holds it: what identifies it, and the id that it was given. */
export interface StoredWrite {
  key: string;
  id: string;
}

/**
 * The kinds of write that leave a row of their own, by their marker. A patch's marker is the date
 * that it sets, and its row is its audit event.
 */
const queries: Partial<Record<Kind, string>> = {
  ingest: 'select notes as key, id from sync.ingestions',
  trigger: `select initial_context->>'marker' as key, id from workflow.runs
    where trigger_source = 'mobile_action'`,
  book: 'select notes as key, id from voice.bookings',
  'create question': `select coalesce(text, '') as key, id from knowledge.questions
    where source <> 'system'`,
  'patch artifact': `select details->>'scheduledFor' as key, details->>'artifactId' as id
    from audit.events where action = 'artifact.status'`,
  'sign in': `select split_part(email, '@', 1) as key, id from identity.users
    where login_method = 'google'`,
  'lead event': `select split_part(lead_email, '@', 1) as key, id from outbound.events`,
  'delete question': `select details->>'questionId' as key, details->>'questionId' as id
    from audit.events where action = 'assessment.delete_question'`,
};

export type StoredWrites = ReadonlyMap<string, readonly string[]>;

/** The ids that the database holds for each key of a kind of write. */
export async function readStoredWrites(admin: Sql, kind: Kind): Promise<StoredWrites | undefined> {
  const query = queries[kind];
  if (query === undefined) return undefined;
  const rows = await admin.unsafe<StoredWrite[]>(query);
  const grouped = Map.groupBy(rows, ({ key }) => key);
  return new Map([...grouped].map(([key, stored]) => [key, stored.map(({ id }) => id)]));
}
