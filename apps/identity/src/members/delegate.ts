import {
  decidingRole,
  hasRole,
  type delegateInput,
  type delegationSchema,
} from '@workspace-ops/contracts';
import { invalidField, notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { delegations } from '../db/schema/accounts.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { requireConfirmedGrant } from '../second-factors/require-confirmed.ts';
import { findRole, requireRole } from '../workspaces/require-role.ts';

/**
 * Lets another member of the workspace decide in the caller's place until a moment; a delegation of
 * before is replaced.
 * @throws {AppError} `invalid_input` for oneself and for a moment that has passed, `not_found` for who
 * is no member, `confirmation_required` where the caller decides.
 */
export async function delegate(
  identity: Identity,
  ctx: PersonContext,
  { to, until }: z.output<typeof delegateInput>,
): Promise<z.infer<typeof delegationSchema>> {
  const { workspaceId, userId, email } = ctx.caller;
  const now = identity.clock.now();
  if (to === userId) throw invalidField('to', 'must be another member');
  if (Date.parse(until) <= now.getTime()) throw invalidField('until', 'must not be in the past');
  await identity.database.transaction(workspaceId, async (tx) => {
    // Neither of the two is removed meanwhile.
    await lockWorkspace(tx, workspaceId);
    const role = await requireRole(tx.db, { workspaceId, userId }, 'viewer');
    if ((await findRole(tx.db, { workspaceId, userId: to })) === undefined)
      throw notFound('Member');
    if (hasRole(role, decidingRole)) await requireConfirmedGrant(identity, tx, ctx);
    const values = { delegateId: to, until: new Date(until), createdAt: now };
    await tx.db
      .insert(delegations)
      .values({ workspaceId, userId, ...values })
      .onConflictDoUpdate({ target: [delegations.workspaceId, delegations.userId], set: values });
    tx.audit({
      agent: email ?? userId,
      action: 'member.delegated',
      message: 'Let another member decide in their place.',
      timestamp: now.toISOString(),
      details: { userId, to, until },
    });
  });
  return { delegation: { to, until } };
}

/**
 * Ends the caller's delegation.
 * @throws {AppError} `not_found` where there is none.
 */
export const endDelegation = (
  { database, clock }: Identity,
  { caller: { workspaceId, userId, email } }: PersonContext,
): Promise<void> =>
  database.transaction(workspaceId, async (tx) => {
    const now = clock.now();
    const [ended] = await tx.db
      .delete(delegations)
      .where(and(eq(delegations.workspaceId, workspaceId), eq(delegations.userId, userId)))
      .returning();
    if (ended === undefined || ended.until <= now) throw notFound('Delegation');
    tx.audit({
      agent: email ?? userId,
      action: 'member.delegation_ended',
      message: 'Ended a delegation.',
      timestamp: now.toISOString(),
      details: { userId, to: ended.delegateId },
    });
  });
