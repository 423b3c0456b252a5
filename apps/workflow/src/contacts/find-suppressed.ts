import type { Contacts } from '@workspace-ops/contacts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, sql } from 'drizzle-orm';
import { suppressedContacts } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';

/** Which of the numbers and addresses are on the workspace's list. */
export const checkContacts = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller }: RequestContext,
  input: Contacts,
): Promise<Contacts> => database.read(caller.workspaceId, (scope) => findSuppressed(scope, input));

/** The same in one statement of an operation's own transaction, or in none. */
export async function findSuppressed(
  { db, workspaceId }: Scope,
  { phones, emails }: Contacts,
): Promise<Contacts> {
  const values = [...phones, ...emails];
  if (values.length === 0) return { phones: [], emails: [] };
  const rows = await db
    .select({ kind: suppressedContacts.kind, value: suppressedContacts.value })
    .from(suppressedContacts)
    .where(
      and(
        eq(suppressedContacts.workspaceId, workspaceId),
        // A number and an address are never alike. One parameter, however many they are.
        sql`${suppressedContacts.value} in (
          select jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb))`,
      ),
    );
  const of = (kind: 'phone' | 'email') =>
    rows.filter((row) => row.kind === kind).map(({ value }) => value);
  return { phones: of('phone'), emails: of('email') };
}
