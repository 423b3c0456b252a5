import { randomBytes } from 'node:crypto';
import type { Actor } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { ssoConnections } from '../db/schema/sso.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { hashSecret } from '../mail/mailed-tokens.ts';
import { requireConfirmedGrant } from '../second-factors/require-confirmed.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';

const tokenPrefix = 'scim_';

/** Who is recorded for what a directory does. */
export const directoryActor: Actor = { kind: 'service', id: null, name: 'Directory' };

/**
 * A token by which a directory provisions users and groups of the caller's workspace. It replaces the
 * one of before at once, and is shown this once.
 * @throws {AppError} `not_found` for a workspace without a sign-in provider, whose domains and roles
 * the directory's people get, `confirmation_required`.
 */
export async function createScimToken(
  identity: Identity,
  ctx: PersonContext,
): Promise<{ token: string; createdAt: string }> {
  const { workspaceId, email, userId } = ctx.caller;
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const now = identity.clock.now();
  await identity.database.transaction(workspaceId, async (tx) => {
    // A directory makes members, with the roles of their groups.
    await requireConfirmedGrant(identity, tx, ctx);
    const stored = await tx.db
      .update(ssoConnections)
      .set({ scimTokenHash: hashSecret(token), scimTokenCreatedAt: now })
      .where(eq(ssoConnections.workspaceId, workspaceId))
      .returning({ workspaceId: ssoConnections.workspaceId });
    if (stored.length === 0) throw notFound('Sign-in provider');
    tx.audit({
      agent: email ?? userId,
      action: 'sso.scim_token_created',
      message: 'Made a token for a directory; one of before is void.',
      timestamp: now.toISOString(),
    });
  });
  return { token, createdAt: now.toISOString() };
}

/** @throws {AppError} `not_found` where there is none. */
export const deleteScimToken = (
  { database, clock }: Identity,
  { caller: { workspaceId, email, userId } }: PersonContext,
): Promise<void> =>
  database.transaction(workspaceId, async (tx) => {
    const [found] = await tx.db
      .select({ hash: ssoConnections.scimTokenHash })
      .from(ssoConnections)
      .where(eq(ssoConnections.workspaceId, workspaceId))
      .for('update');
    if (found?.hash == null) throw notFound('Token');
    await tx.db
      .update(ssoConnections)
      .set({ scimTokenHash: null, scimTokenCreatedAt: null })
      .where(eq(ssoConnections.workspaceId, workspaceId));
    tx.audit({
      agent: email ?? userId,
      action: 'sso.scim_token_deleted',
      message: 'Removed the token of the directory.',
      timestamp: clock.now().toISOString(),
    });
  });

/** What a directory asks for: the context of the request, with the connection whose token it has. */
export interface DirectoryContext extends RequestContext {
  connection: ConnectionRow;
}

/** The connection whose directory the token is. @throws {AppError} `unauthenticated`. */
export async function findDirectory(
  { database }: Pick<Identity, 'database'>,
  token: string,
): Promise<ConnectionRow> {
  const [found] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select()
      .from(ssoConnections)
      .where(eq(ssoConnections.scimTokenHash, hashSecret(token))),
  );
  if (found !== undefined) return found;
  throw new AppError('unauthenticated', 'The token is not one of a directory.');
}
