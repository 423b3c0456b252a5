import type { Queries } from '@workspace-ops/db';
import type { Place } from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';

/** A search among the texts of a kind of rows, and what else must hold of them. */
export interface Search {
  kind: 'run' | 'artifact';
  /** Looked for literally, in any case. */
  q: string;
  /** Values by column; an undefined one is no condition. */
  equals: Record<string, string | undefined>;
  from?: string | undefined;
  to?: string | undefined;
}

const asked = ({ q, equals, from, to }: Search): SQL =>
  sql`${JSON.stringify({ q: q.normalize('NFC'), equals, from, to })}::text::json`;

/** SQL of an array with the ids of the newest rows that match. */
export const matchingIds = (search: Search, after: Place | undefined, limit: number): SQL =>
  sql`array(select found.id from workflow.find_rows(${search.kind}, ${asked(search)}, ${after?.at ?? null}::timestamptz,
    ${after?.id ?? null}, ${limit}::int) found)`;

/** How many rows match. */
export async function countMatching(db: Queries, search: Search): Promise<number> {
  const [row] = await db.execute<{ count: string }>(
    sql`select workflow.count_rows(${search.kind}, ${asked(search)}) as count`,
  );
  return Number(row!.count);
}
