import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { apiTokens } from '../db/schema/api-tokens.ts';
import type { Identity } from '../identity.ts';
import { auditToken } from './api-token.ts';

/**
 * Deletes an API token of the caller's workspace; every edge refuses it within seconds.
 * @throws {AppError} `not_found`.
 */
export const deleteToken = (
  { database, clock }: Identity,
  { caller }: RequestContext,
  { id }: { id: string },
): Promise<void> =>
  database.transaction(caller.workspaceId, async (tx) => {
    const now = clock.now();
    const [deleted] = await tx.db
      .update(apiTokens)
      .set({ deletedAt: now })
      .where(
        and(
          eq(apiTokens.workspaceId, caller.workspaceId),
          eq(apiTokens.id, id),
          isNull(apiTokens.deletedAt),
        ),
      )
      .returning();
    if (deleted === undefined) throw notFound('API token');
    auditToken(tx, { caller, token: deleted, action: 'token.delete', now });
  });
