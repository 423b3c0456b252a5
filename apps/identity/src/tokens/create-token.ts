import {
  toActor,
  tokenPrefix,
  tokenScopes,
  type Caller,
  type newTokenInput,
  type TokenCreated,
} from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, invalidField, newId } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { apiTokens } from '../db/schema/api-tokens.ts';
import type { Identity } from '../identity.ts';
import { hashSecret, newSecret } from '../mail/mailed-tokens.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { requireConfirmedGrant } from '../second-factors/require-confirmed.ts';
import { auditToken, toToken } from './api-token.ts';

/** Of a workspace: more would be a program that makes tokens and deletes none. */
const mostTokens = 500;

type NewToken = z.output<typeof newTokenInput>;

/**
 * Makes an API token of the caller's workspace, whose secret is told this once.
 * @throws {AppError} `invalid_input`, `forbidden` for `runs:decide` from who is no owner, `conflict`
 * when the workspace has too many, `confirmation_required`.
 */
export async function createToken(
  identity: Identity,
  ctx: RequestContext,
  input: NewToken,
): Promise<TokenCreated> {
  const { database, clock } = identity;
  const { caller } = ctx;
  const now = clock.now();
  checkScopes(caller, input);
  if (input.expiresAt !== undefined && Date.parse(input.expiresAt) <= now.getTime()) {
    throw invalidField('expiresAt', 'must be in the future');
  }
  const secret = tokenPrefix + newSecret();
  const row = newRow(caller, input, now);
  await database.transaction(caller.workspaceId, async (tx) => {
    // Tokens of a workspace are created one at a time, so that each creation counts the earlier ones.
    await lockWorkspace(tx, caller.workspaceId);
    if (input.scopes.includes('runs:decide')) await requireConfirmedGrant(identity, tx, ctx);
    await checkRoom(tx);
    await tx.db.insert(apiTokens).values({ ...row, hash: hashSecret(secret) });
    auditToken(tx, { caller, token: row, action: 'token.create', now });
  });
  return { token: toToken(row), secret };
}

function checkScopes({ role }: Caller, { kind, scopes }: NewToken): void {
  if (!scopes.includes('runs:decide')) return;
  if (kind === 'agent') throw invalidField('scopes', 'must not have runs:decide: no agent decides');
  if (role !== 'owner') {
    throw new AppError('forbidden', 'The scope runs:decide takes the role owner in the workspace.');
  }
}

async function checkRoom({ db, workspaceId }: Scope): Promise<void> {
  const kept = and(eq(apiTokens.workspaceId, workspaceId), isNull(apiTokens.deletedAt));
  if ((await db.$count(apiTokens, kept)) < mostTokens) return;
  throw new AppError('conflict', `The workspace has ${mostTokens} API tokens. Delete one first.`);
}

const newRow = (caller: Caller, { name, kind, scopes, expiresAt }: NewToken, now: Date) => ({
  workspaceId: caller.workspaceId,
  id: newId('tok'),
  name,
  kind,
  scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
  createdBy: toActor(caller),
  createdAt: now,
  expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  lastUsedAt: null,
});
