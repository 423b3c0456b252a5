import type { TokenFilter, TokenList } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { cutPage, readCursor, type Place } from '@workspace-ops/service-kit';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { apiTokens } from '../db/schema/api-tokens.ts';
import type { Identity } from '../identity.ts';
import { toToken, type TokenRow } from './api-token.ts';

/**
 * The workspace's API tokens, newest first, page by page.
 * @throws {AppError} `invalid_input` for a cursor of another list.
 */
export async function listTokens(
  { database }: Pick<Identity, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { limit, cursor }: TokenFilter,
): Promise<TokenList> {
  const scope = { list: 'tokens', workspaceId, filter: {} };
  const after = readCursor(scope, cursor);
  const kept = and(eq(apiTokens.workspaceId, workspaceId), isNull(apiTokens.deletedAt));
  const [read, totalCount] = await Promise.all([
    database.read(workspaceId, ({ db }) =>
      db
        .select(columns)
        .from(apiTokens)
        .where(and(kept, after === undefined ? undefined : isBehind(after)))
        .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
        .limit(limit + 1),
    ),
    database.read(workspaceId, ({ db }) => db.$count(apiTokens, kept)),
  ]);
  const { rows, nextCursor } = cutPage(scope, { read, limit, toPlace });
  return { tokens: rows.map(toToken), nextCursor, totalCount };
}

/** All but the hash. */
const columns = {
  workspaceId: apiTokens.workspaceId,
  id: apiTokens.id,
  name: apiTokens.name,
  kind: apiTokens.kind,
  scopes: apiTokens.scopes,
  createdBy: apiTokens.createdBy,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

const isBehind = ({ at, id }: Place) =>
  sql`(${apiTokens.createdAt}, ${apiTokens.id}) < (${at}::timestamptz, ${id})`;

const toPlace = ({ createdAt, id }: TokenRow): Place => ({
  at: createdAt.toISOString().replace('T', ' ').replace('Z', '+00'),
  id,
});
