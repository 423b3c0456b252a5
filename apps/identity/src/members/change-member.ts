import {
  decidingRole,
  hasRole,
  isAbove,
  type changeMemberCall,
  type Member,
} from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { memberships } from '../db/schema/accounts.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { requireConfirmedGrant } from '../second-factors/require-confirmed.ts';
import { requireRole } from '../workspaces/require-role.ts';
import { checkOtherOwner, checkOwnerRule } from './check-owners.ts';
import { findMember } from './list-members.ts';

type Change = z.output<typeof changeMemberCall>;

/**
 * Changes the role or the titles of a member of the caller's workspace. The edges apply a changed role
 * to tokens of before within seconds.
 * @throws {AppError} `not_found`, `forbidden`, `conflict` for the last owner,
 * `confirmation_required` for what gives more power to decide.
 */
export const changeMember = (
  identity: Identity,
  ctx: PersonContext,
  change: Change,
): Promise<Member> =>
  identity.database.transaction(ctx.caller.workspaceId, async (tx) => {
    const { caller } = ctx;
    const now = identity.clock.now();
    const of = { workspaceId: caller.workspaceId, userId: change.userId };
    await lockWorkspace(tx, of.workspaceId);
    const before = await findMember(tx.db, of, now);
    if (before === undefined) throw notFound('Member');
    const isMoved = isOther(change.role, before.role);
    if (isMoved) checkOwnerRule(caller.role, [before.role, change.role]);
    const isLowered = before.role === 'owner' && isOther(change.role, 'owner');
    if (isLowered) await checkOtherOwner(tx.db, of);
    // The role of the token may be one of before.
    const acting = await requireRole(tx.db, { ...of, userId: caller.userId }, 'admin');
    if (isMoved) checkOwnerRule(acting, [before.role, change.role]);
    if (givesPower(before, change)) await requireConfirmedGrant(identity, tx, ctx);
    await store(tx, before, change, now);
    auditChange(tx, { caller, before, change }, now);
    return (await findMember(tx.db, of, now))!;
  });

const isOther = (given: string | undefined, current: string): boolean =>
  given !== undefined && given !== current;

/** Whether the member decides afterwards, and has a higher role for that or a further title. */
function givesPower(before: Member, { role = before.role, titles = [] }: Change): boolean {
  if (!hasRole(role, decidingRole)) return false;
  const isRaised = isAbove(role, before.role);
  return isRaised || titles.some((title) => !before.titles.includes(title));
}

async function store(
  { db, workspaceId }: Transaction,
  before: Member,
  { role, titles }: Change,
  now: Date,
): Promise<void> {
  // Later than the joining: by this the edges distinguish a changed role from the first one.
  const since = Math.max(now.getTime(), Date.parse(before.joinedAt) + 1);
  await db
    .update(memberships)
    .set({
      ...(isOther(role, before.role) && { role: role!, roleSince: new Date(since) }),
      titles: titles ?? before.titles,
    })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, before.userId)));
}

interface Changed {
  caller: PersonContext['caller'];
  before: Member;
  change: Change;
}

function auditChange(tx: Transaction, { caller, before, change }: Changed, now: Date): void {
  const { userId, email } = before;
  const entry = { agent: caller.email ?? caller.userId, timestamp: now.toISOString() };
  if (isOther(change.role, before.role)) {
    tx.audit({
      ...entry,
      action: 'member.role_changed',
      message: `Changed the role of a member from ${before.role} to ${change.role}.`,
      details: { userId, email, from: before.role, to: change.role! },
    });
  }
  if (change.titles !== undefined) {
    tx.audit({
      ...entry,
      action: 'member.titles_changed',
      message: 'Changed the titles of a member.',
      details: { userId, email, from: before.titles, to: change.titles },
    });
  }
}
