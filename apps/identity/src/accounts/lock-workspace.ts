import type { Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';

/**
 * Locks a workspace until the transaction ends: whoever changes its members takes turns, so that of
 * two who leave at once the second sees that nobody else is left.
 * @throws {AppError} `not_found`.
 */
export async function lockWorkspace(
  { db }: Pick<Transaction, 'db'>,
  workspaceId: string,
): Promise<typeof workspaces.$inferSelect> {
  const [locked] = await db
    .select()
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  if (locked === undefined) throw notFound('Workspace');
  return locked;
}
