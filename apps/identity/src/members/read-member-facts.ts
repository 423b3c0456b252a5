import { defaultWorkingHours, type MemberFacts } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, asc, eq, gt } from 'drizzle-orm';
import { delegations, memberships, users, workspaces } from '../db/schema/accounts.ts';
import { apiTokens } from '../db/schema/api-tokens.ts';
import type { Identity } from '../identity.ts';

/**
 * What other services decide by. A workspace without an account, as one that a header names, has no
 * members and the default hours.
 */
export const readMemberFacts = (
  { database, clock }: Pick<Identity, 'database' | 'clock'>,
  { caller: { workspaceId } }: RequestContext,
): Promise<MemberFacts> =>
  database.read(workspaceId, async (scope) => {
    const [settings] = await scope.db
      .select({
        timeZone: workspaces.timeZone,
        workingHours: workspaces.workingHours,
        brandName: workspaces.brandName,
      })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId));
    return {
      members: await listMembers(scope, clock.now()),
      timeZone: settings?.timeZone ?? null,
      workingHours: settings?.workingHours ?? defaultWorkingHours,
      brandName: settings?.brandName ?? null,
    };
  });

async function listMembers({ db, workspaceId }: Scope, now: Date): Promise<MemberFacts['members']> {
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      titles: memberships.titles,
      delegateId: delegations.delegateId,
      until: delegations.until,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(delegations, openDelegation(now))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(users.id));
  const tokens = await db
    .select({ id: apiTokens.id, createdBy: apiTokens.createdBy })
    .from(apiTokens)
    .where(eq(apiTokens.workspaceId, workspaceId))
    .orderBy(asc(apiTokens.id));
  const byMaker = Map.groupBy(tokens, ({ createdBy }) => createdBy.id);
  return rows.map(({ delegateId, until, ...member }) => {
    const made = byMaker.get(member.userId);
    return {
      ...member,
      delegate: delegateId && until ? { userId: delegateId, until: until.toISOString() } : null,
      ...(made && { tokenIds: made.map(({ id }) => id) }),
    };
  });
}

/** Joins a member's delegation while it lasts. */
export const openDelegation = (now: Date) =>
  and(
    eq(delegations.workspaceId, memberships.workspaceId),
    eq(delegations.userId, memberships.userId),
    gt(delegations.until, now),
  );
