import { proposeAgain, type Calendar } from '@workspace-ops/composing';
import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import type { WorkspaceCalendars } from '../workspace/workspace-calendars.ts';

export interface RenewContext {
  database: Database;
  clock: Clock;
  calendars: Pick<WorkspaceCalendars, 'load'>;
}

const plansPerTurn = 500;

/** Proposes another time for the posts whose planned time passed while nobody decided. */
export async function renewPlans({ database, clock, calendars }: RenewContext): Promise<void> {
  const now = clock.now();
  const passed = await database.read(allWorkspaces, (queries) =>
    queries
      .select({ workspaceId: approvals.workspaceId, entryId: approvals.entryId })
      .from(approvals)
      .where(hasPassed(now))
      .orderBy(asc(approvals.plannedFor))
      .limit(plansPerTurn),
  );
  for (const [workspaceId, plans] of Map.groupBy(passed, (each) => each.workspaceId)) {
    const calendar = await calendars.load(workspaceId);
    await database.transaction(workspaceId, async (tx) => {
      for (const { entryId } of plans) await renew(tx, { entryId, now, calendar });
    });
  }
}

async function renew(
  { db, workspaceId }: Transaction,
  { entryId, now, calendar }: { entryId: string; now: Date; calendar: Calendar },
): Promise<void> {
  const isPlan = and(eq(approvals.workspaceId, workspaceId), eq(approvals.entryId, entryId));
  await db
    .update(approvals)
    .set({ plannedFor: proposeAgain(now, entryId, calendar), plannedProposed: true })
    .where(and(isPlan, hasPassed(now)));
}

const hasPassed = (now: Date) => and(isNull(approvals.decidedAt), lte(approvals.plannedFor, now));
