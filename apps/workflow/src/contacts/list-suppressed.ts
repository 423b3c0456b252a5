import type { SuppressedFilter, SuppressedList } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { cutPage, readCursor, type Place } from '@workspace-ops/service-kit';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { suppressedContacts, type SuppressedContactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { readAddresses, toSuppressed } from './suppressed-contact.ts';

/**
 * The do-not-call list, newest first, page by page.
 * @throws {AppError} `invalid_input` for a cursor of another list, or what is no number or address.
 */
export async function listSuppressed(
  { database, phoneRegion }: Pick<WorkflowDependencies, 'database' | 'phoneRegion'>,
  { caller: { workspaceId } }: RequestContext,
  { limit, cursor, kind, phone, email }: SuppressedFilter,
): Promise<SuppressedList> {
  const scope = { list: 'suppressed', workspaceId, filter: { kind, phone, email } };
  const after = readCursor(scope, cursor);
  const given = readAddresses({ phone, email }, phoneRegion);
  const matching = and(
    eq(suppressedContacts.workspaceId, workspaceId),
    kind === undefined ? undefined : eq(suppressedContacts.kind, kind),
    ...[...given.phones, ...given.emails].map((value) => eq(suppressedContacts.value, value)),
  );
  const [read, totalCount] = await Promise.all([
    database.read(workspaceId, ({ db }) =>
      db
        .select()
        .from(suppressedContacts)
        .where(and(matching, after === undefined ? undefined : isBehind(after)))
        .orderBy(desc(suppressedContacts.createdAt), desc(suppressedContacts.id))
        .limit(limit + 1),
    ),
    database.read(workspaceId, ({ db }) => db.$count(suppressedContacts, matching)),
  ]);
  const { rows, nextCursor } = cutPage(scope, { read, limit, toPlace });
  return { workspaceId, suppressed: rows.map(toSuppressed), nextCursor, totalCount };
}

const isBehind = ({ at, id }: Place): SQL =>
  sql`(${suppressedContacts.createdAt}, ${suppressedContacts.id}) < (${at}::timestamptz, ${id})`;

const toPlace = ({ createdAt, id }: SuppressedContactRow): Place => ({
  at: createdAt.toISOString().replace('T', ' ').replace('Z', '+00'),
  id,
});
