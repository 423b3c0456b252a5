import type { FoundToken } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';
import { apiTokens } from '../db/schema/api-tokens.ts';
import type { Identity } from '../identity.ts';

/** A use is written this often at most. */
const noteEveryMs = 5 * 60_000;

/**
 * The token whose secret has the hash, and notes that it is used; null where none can be used. The
 * secret says nothing of the workspace, so all are looked through.
 */
export async function findToken(
  identity: Identity,
  _ctx: unknown,
  { hash }: { hash: string },
): Promise<FoundToken | null> {
  const now = identity.clock.now();
  const [row] = await identity.database.read(allWorkspaces, ({ db }) =>
    db
      .select(columns)
      .from(apiTokens)
      .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
      .where(
        and(
          eq(apiTokens.hash, hash),
          isNull(apiTokens.deletedAt),
          or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
        ),
      ),
  );
  if (row === undefined) return null;
  const { lastUsedAt, expiresAt, cell, ...token } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= noteEveryMs) {
    await noteUse(identity, token, now);
  }
  return {
    ...token,
    ...(cell !== null && { cell }),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

const columns = {
  workspaceId: apiTokens.workspaceId,
  id: apiTokens.id,
  kind: apiTokens.kind,
  name: apiTokens.name,
  scopes: apiTokens.scopes,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
  cell: workspaces.cell,
};

const noteUse = (
  { database }: Identity,
  { workspaceId, id }: Pick<FoundToken, 'workspaceId' | 'id'>,
  now: Date,
): Promise<void> =>
  database.transaction(workspaceId, async ({ db }) => {
    await db
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(apiTokens.workspaceId, workspaceId), eq(apiTokens.id, id)));
  });
