import { parseDuration, systemActor, type MemberFacts } from '@workspace-ops/contracts';
import type { Database, Transaction } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { toApprovalId } from '../approvals/approval-id.ts';
import type { AlarmJob, DeadlineJob, Deadlines } from '../approvals/deadlines.ts';
import { mayDecide, memberPrincipal } from '../approvals/may-decide.ts';
import {
  findPause,
  requirementsNow,
  toDecidable,
  type ApprovalRow,
  type Pause,
} from '../approvals/stored-pause.ts';
import { addWorkingTime, type WorkingTime } from '../approvals/working-time.ts';
import { approvals, type StoredRequirement } from '../db/schema/index.ts';
import { concludePause } from './conclude-pause.ts';
import { lockRun } from './decide-run.ts';
import { findChannel } from './record-decision.ts';
import type { RunQueue } from './run-queue.ts';
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

/** Tells a new pause's deciders of it, and sets its deadline in the workspace's working hours. */
export async function armDeadline(context: DeadlineContext, job: DeadlineJob): Promise<void> {
  const { database, deadlines, clock, defaultTimeZone } = context;
  const facts = await context.readMembers(job.workspaceId);
  await database.transaction(job.workspaceId, async (tx) => {
    const pause = await findPause(tx.db, job.workspaceId, job.entryId);
    if (pause === undefined || pause.row.decidedAt !== null) return;
    const { workingHours: hours, timeZone } = facts;
    const due = findEarliest(pause.row, { hours, timeZone: timeZone ?? defaultTimeZone });
    if (due !== null) {
      await tx.db.update(approvals).set({ deadline: due.at }).where(isOpen(job));
      await deadlines.setAlarm(tx, { ...job, policy: due.requirement.name }, due.at);
    }
    const row = { ...pause.row, deadline: due?.at ?? null };
    notify(tx, 'approval_requested', { pause: { ...pause, row }, facts, now: clock.now() });
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
  const facts = await context.readMembers(job.workspaceId);
  const now = clock.now();
  await database.transaction(job.workspaceId, async (tx) => {
    const known = await findPause(tx.db, job.workspaceId, job.entryId);
    if (known === undefined) return;
    const run = await lockRun(tx, known.row.runId);
    // Whoever decided before the lock was had is seen now.
    if (run.pauseEntryId !== job.entryId) return;
    const pause = (await findPause(tx.db, job.workspaceId, job.entryId))!;
    const deadline = pause.row.requirements?.find(({ name }) => name === job.policy)?.deadline;
    if (deadline === undefined || pause.row.escalatedAt !== null) return;
    if (deadline.then === 'escalate') {
      await escalate(tx, { pause, facts, now }, { policy: job.policy, roles: deadline.to ?? [] });
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
      isGoverned: true,
      state,
    });
  });
}

interface Told {
  pause: Pause;
  facts: MemberFacts;
  now: Date;
}

async function escalate(
  tx: Transaction,
  { pause, facts, now }: Told,
  escalatedTo: { policy: string; roles: string[] },
): Promise<void> {
  const { row } = pause;
  const { entryId, runId, workflowId, stepTitle } = row;
  const { workspaceId } = tx;
  await tx.db
    .update(approvals)
    .set({ escalatedAt: now, escalatedTo })
    .where(isOpen({ workspaceId, entryId }));
  const approvalId = toApprovalId(entryId);
  const to = escalatedTo.roles;
  tx.audit({
    timestamp: now.toISOString(),
    agent: systemActor.name,
    action: 'approval.escalate',
    message: `The deadline of the approval of "${stepTitle}" passed: ${to.join(', ')} may decide it too.`,
    status: 'warning',
    details: { runId, approvalId, policy: escalatedTo.policy, to },
  });
  tx.publish({ event: 'APPROVAL_ESCALATED', data: { runId, workflowId, approvalId, to } });
  const escalated = { ...pause, row: { ...row, escalatedAt: now, escalatedTo } };
  notify(tx, 'approval_escalated', { pause: escalated, facts, now });
}

/** Tells those who may decide, unless they have voted. */
function notify(
  tx: Transaction,
  kind: 'approval_requested' | 'approval_escalated',
  { pause, facts, now }: Told,
): void {
  const { row } = pause;
  const requirements = requirementsNow(row);
  const deciders = facts.members.filter(
    (member) =>
      mayDecide(memberPrincipal(member, facts, now), toDecidable(pause), requirements).allowed,
  );
  if (deciders.length === 0) return;
  tx.notify({
    kind,
    approvalId: toApprovalId(row.entryId),
    userIds: deciders.map(({ userId }) => userId),
    workflowName: row.workflowName ?? row.workflowId,
    stepTitle: row.stepTitle,
    reason: row.reason,
    requestedAt: row.requestedAt.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
  });
}
