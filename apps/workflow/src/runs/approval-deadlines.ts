import { parseDuration, systemActor, type MemberFacts } from '@workspace-ops/contracts';
import type { Database, Transaction } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { toApprovalId } from '../approvals/approval-id.ts';
import type { AlarmJob, DeadlineJob, Deadlines } from '../approvals/deadlines.ts';
import { findPause, type ApprovalRow } from '../approvals/stored-pause.ts';
import { addWorkingTime, type WorkingTime } from '../approvals/working-time.ts';
import { approvals, type StoredRequirement } from '../db/schema/index.ts';
import type { RunQueue } from '../dependencies.ts';
import { concludePause } from './conclude-pause.ts';
import { lockRun } from './decide-run.ts';
import { findChannel } from './record-decision.ts';
import { readState } from './stored-state.ts';
import { transition } from './transitions.ts';

export interface DeadlineContext {
  database: Database;
  queue: RunQueue;
  deadlines: Deadlines;
  clock: Clock;
  /** Of workspaces that have set none. */
  defaultTimeZone: string;
  /** Whether the workspace is suspended or deleted. */
  isClosed: (workspaceId: string) => boolean;
  /** The members of a workspace and its hours, for the service itself. */
  readMembers: (workspaceId: string) => Promise<MemberFacts>;
}

/** Sets a new pause's deadline in the workspace's working hours; its deciders are notified of both. */
export async function armDeadline(context: DeadlineContext, job: DeadlineJob): Promise<void> {
  const { database, clock, deadlines, defaultTimeZone } = context;
  const now = clock.now();
  const facts = await context.readMembers(job.workspaceId);
  await database.transaction(job.workspaceId, async (tx) => {
    const pause = await findPause(tx, { entryId: job.entryId, now });
    if (pause === undefined || pause.row.decidedAt !== null) return;
    const { workingHours: hours, timeZone } = facts;
    const due = findEarliest(pause.row, { hours, timeZone: timeZone ?? defaultTimeZone });
    if (due === null) return;
    await tx.db.update(approvals).set({ deadline: due.at }).where(isOpen(job));
    await deadlines.setAlarm(tx, { ...job, policy: due.requirement.name }, due.at);
  });
}

const isOpen = ({ workspaceId, entryId }: DeadlineJob) =>
  and(
    eq(approvals.workspaceId, workspaceId),
    eq(approvals.entryId, entryId),
    isNull(approvals.decidedAt),
  );

interface Due {
  requirement: StoredRequirement;
  at: Date;
}

/** Of several deadlines the earliest counts, and of simultaneous ones a rejection. */
function findEarliest(row: ApprovalRow, time: WorkingTime): Due | null {
  const dues = (row.requirements ?? []).flatMap((requirement): Due[] => {
    const duration = requirement.deadline && parseDuration(requirement.deadline.after);
    if (!duration) return [];
    return [{ requirement, at: addWorkingTime(row.requestedAt, duration, time) }];
  });
  const isReject = ({ requirement }: Due): number =>
    Number(requirement.deadline!.then === 'reject');
  return (
    dues.toSorted((a, b) => a.at.getTime() - b.at.getTime() || isReject(b) - isReject(a))[0] ?? null
  );
}

/** How often it is looked whether a closed workspace is open again. */
const closedRetryMs = 60_000;

/**
 * Rejects or escalates a pause whose deadline passed; it never approves. That of a suspended workspace,
 * where nobody can decide, waits until it is resumed.
 */
export async function passDeadline(context: DeadlineContext, job: AlarmJob): Promise<void> {
  const { database, clock, deadlines } = context;
  if (context.isClosed(job.workspaceId)) {
    const at = new Date(clock.now().getTime() + closedRetryMs);
    return database.transaction(job.workspaceId, (tx) => deadlines.setAlarm(tx, job, at));
  }
  const now = clock.now();
  await database.transaction(job.workspaceId, async (tx) => {
    const known = await findPause(tx, { entryId: job.entryId, now });
    if (known === undefined) return;
    const run = await lockRun(tx, known.row.runId);
    // A decision that was made before this transaction had the lock is visible now.
    if (run.pauseEntryId !== job.entryId) return;
    const pause = (await findPause(tx, { entryId: job.entryId, now }))!;
    const deadline = pause.row.requirements?.find(({ name }) => name === job.policy)?.deadline;
    if (deadline === undefined || pause.row.escalatedAt !== null) return;
    if (deadline.then === 'escalate') {
      await escalate(tx, pause.row, { policy: job.policy, roles: deadline.to ?? [], now });
      return;
    }
    const errorMessage = 'Nobody approved it before its deadline';
    const state = transition(readState(run), { type: 'reject', errorMessage })!;
    await concludePause(tx, context, {
      run,
      input: { runId: run.id, decision: 'reject', door: 'approvals' },
      channel: { ...findChannel('approvals'), rejection: errorMessage },
      caller: null,
      actor: systemActor,
      now,
      outcome: 'expire',
      state,
    });
  });
}

/** The periodic task that notifies deciders mails those who may decide it since. */
async function escalate(
  tx: Transaction,
  { entryId, runId, workflowId, stepTitle }: ApprovalRow,
  { policy, roles: to, now }: { policy: string; roles: string[]; now: Date },
): Promise<void> {
  const { workspaceId } = tx;
  await tx.db
    .update(approvals)
    .set({ escalatedAt: now, escalatedTo: { policy, roles: to } })
    .where(isOpen({ workspaceId, entryId }));
  const approvalId = toApprovalId(entryId);
  tx.audit({
    timestamp: now.toISOString(),
    agent: systemActor.name,
    action: 'approval.escalate',
    message: `The deadline of the approval of "${stepTitle}" passed: ${to.join(', ')} may decide it too.`,
    status: 'warning',
    details: { runId, approvalId, policy, to },
  });
  tx.publish({ event: 'APPROVAL_ESCALATED', data: { runId, workflowId, approvalId, to } });
}
