import {
  nameCaller,
  type ContactSuppressed,
  type SuppressContactInput,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, inArray } from 'drizzle-orm';
import { suppressedContacts } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { suppressContacts } from './suppress-contacts.ts';
import { readAddresses, toSuppressed } from './suppressed-contact.ts';

/**
 * Puts a number, an address or both on the list by hand. What is on it already stays as it is and
 * is answered too.
 * @throws {AppError} `invalid_input`.
 */
export async function addSuppressed(
  {
    database,
    clock,
    phoneRegion,
  }: Pick<WorkflowDependencies, 'database' | 'clock' | 'phoneRegion'>,
  { caller }: RequestContext,
  input: SuppressContactInput,
): Promise<ContactSuppressed> {
  const contacts = readAddresses(input, phoneRegion);
  const suppressed = await database.transaction(caller.workspaceId, async (tx) => {
    await suppressContacts(tx, {
      contacts,
      reason: input.reason?.trim() || 'Added by hand.',
      source: 'manual',
      sourceId: null,
      by: nameCaller(caller) ?? 'Workspace caller',
      now: clock.now(),
    });
    return tx.db
      .select()
      .from(suppressedContacts)
      .where(
        and(
          eq(suppressedContacts.workspaceId, tx.workspaceId),
          inArray(suppressedContacts.value, [...contacts.phones, ...contacts.emails]),
        ),
      )
      .orderBy(suppressedContacts.kind);
  });
  return {
    success: true,
    message: 'Nobody is called or written to there any more.',
    suppressed: suppressed.map(toSuppressed),
  };
}
