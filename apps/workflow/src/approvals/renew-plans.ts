import { proposeAgain, type Calendar } from '@workspace-ops/composing';
import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import { computeAhead, type Clock, type Compute } from '@workspace-ops/service-kit';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import type { Calendars } from '../dependencies.ts';
import { changeSubject } from './subject-changed.ts';

export interface RenewContext {
  database: Database;
  clock: Clock;
  calendars: Calendars;
  compute: Compute;
}

const plansPerTurn = 500;

/**
 * Proposes another time for the posts whose planned time passed while nobody decided. Votes for the former
 * time are voided, and open pages are updated.
 */
export async function renewPlans(context: RenewContext): Promise<void> {
  const { database, clock, calendars, compute } = context;
  const now = clock.now();
  const passed = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({
        workspaceId: approvals.workspaceId,
        entryId: approvals.entryId,
        runId: approvals.runId,
      })
      .from(approvals)
      .where(hasPassed(now))
      .orderBy(asc(approvals.plannedFor))
      .limit(plansPerTurn),
  );
  for (const [workspaceId, plans] of Map.groupBy(passed, (each) => each.workspaceId)) {
    const calendar = await calendars.load(workspaceId);
    // Each by itself: it locks its run, for which votes wait.
    for (const { entryId, runId } of plans) {
      await computeAhead(compute, (ahead) =>
        database.transaction(workspaceId, (tx) =>
          renew(tx, { entryId, runId, now, calendar, compute: ahead }),
        ),
      );
    }
  }
}

interface PassedPlan {
  entryId: string;
  runId: string;
  now: Date;
  calendar: Calendar;
  compute: Compute;
}

async function renew(
  tx: Transaction,
  { entryId, runId, now, calendar, compute }: PassedPlan,
): Promise<void> {
  const isPlan = and(eq(approvals.workspaceId, tx.workspaceId), eq(approvals.entryId, entryId));
  await changeSubject(tx, { runId, now, compute }, async () => {
    await tx.db
      .update(approvals)
      .set({ plannedFor: proposeAgain(now, entryId, calendar), plannedProposed: true })
      .where(and(isPlan, hasPassed(now)));
  });
}

const hasPassed = (now: Date) => and(isNull(approvals.decidedAt), lte(approvals.plannedFor, now));
