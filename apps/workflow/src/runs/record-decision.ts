import type { Calendar } from '@workspace-ops/composing';
import { redactText } from '@workspace-ops/content';
import {
  decidedStatuses,
  nameCaller,
  type Actor,
  type Caller,
  type DecideRunInput,
  type ErrorCode,
} from '@workspace-ops/contracts';
import type { NewLiveEvent, Transaction } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { approvals, runSteps, type RunRow } from '../db/schema/index.ts';
import { auditedName } from './announce.ts';
import { toApprovalId } from '../approvals/approval-id.ts';
import { mobileAgent } from './create-runs.ts';

export interface Decision {
  /** The run as it was before the decision. */
  run: RunRow;
  input: DecideRunInput;
  channel: Channel;
  /** Null where nobody calls, as when a deadline passes. */
  caller: Caller | null;
  actor: Actor;
  now: Date;
  /** What was decided on: revisions of artifacts. */
  artifactIds: readonly string[];
  /** When the workspace works, where the decision may answer what was asked. */
  calendar?: Calendar | undefined;
  /** How the approval is closed; by default by the decision. */
  outcome?: 'expire';
}

/** The approval's outcome, the gate's step and the audit entries, in the decision's transaction. */
export async function recordDecision(tx: Transaction, decision: Decision): Promise<void> {
  const { run } = decision;
  if (run.pauseEntryId !== null) {
    await closeApproval(tx, decision, run.pauseEntryId);
    tx.publish(announceDecision(decision, run.pauseEntryId));
    if (run.pauseKind === 'approval_step' && decision.input.decision !== 'send_back') {
      await finishGate(tx, decision);
    }
  }
  auditDecision(tx, decision);
}

/** Who decided, as far as it is known: callers without a credential have no name. */
export const nameDecider = ({ caller, channel, actor }: Decision): string => {
  if (caller === null) return actor.name;
  return nameCaller(caller) ?? channel.remoteAgent ?? actor.name;
};

const announceDecision = ({ run, input, outcome }: Decision, entryId: string): NewLiveEvent => ({
  event: 'APPROVAL_DECIDED',
  data: {
    runId: run.id,
    workflowId: run.workflowId,
    approvalId: toApprovalId(entryId),
    status: decidedStatuses[outcome ?? input.decision],
  },
});

async function closeApproval(tx: Transaction, decision: Decision, entryId: string): Promise<void> {
  const { input, now } = decision;
  const [closed] = await tx.db
    .update(approvals)
    .set({
      decision: decision.outcome ?? input.decision,
      decidedBy: nameDecider(decision),
      decidedActor: decision.actor,
      decidedAt: now,
      door: input.door,
      comment: input.comment ?? null,
      decidedArtifacts: [...decision.artifactIds],
    })
    .where(and(eq(approvals.workspaceId, tx.workspaceId), eq(approvals.entryId, entryId)))
    .returning({ toldAt: approvals.toldAt });
  if (closed === undefined || closed.toldAt === null) return;
  tx.notify({ kind: 'approval_closed', approvalId: toApprovalId(entryId) });
}

async function finishGate(tx: Transaction, { run, input, channel, now }: Decision): Promise<void> {
  const step = run.plan!.steps[run.nextSequence]!;
  const approved = input.decision === 'approve';
  await tx.db.insert(runSteps).values({
    workspaceId: run.workspaceId,
    runId: run.id,
    runCreatedAt: run.createdAt,
    sequence: run.nextSequence,
    id: step.id,
    status: approved ? 'completed' : 'failed',
    title: step.title,
    summary: approved ? 'Approved.' : channel.rejection,
    toolsExecuted: [],
    model: 'none',
    tokensTotal: 0,
    costUsd: '0',
    latencyMs: 0,
    attempt: run.attempt,
    startedAt: now,
    completedAt: now,
    error: approved ? null : channel.rejection,
  });
}

const outcomes = { approve: 'approved', reject: 'rejected', send_back: 'sent back' };
/** An entry shows whether what it asked for was allowed: what is sent back was not. */
const statuses = { approve: 'success', reject: 'error', send_back: 'error' } as const;

function auditDecision(tx: Transaction, decision: Decision): void {
  const { run, input, channel, now } = decision;
  const decidedBy = nameDecider(decision);
  const approved = input.decision === 'approve';
  const name = auditedName(run);
  const details = {
    runId: run.id,
    decision: input.decision,
    decidedBy,
    decidedAt: now.toISOString(),
    door: input.door,
    ...(run.pauseEntryId !== null && { approvalId: toApprovalId(run.pauseEntryId) }),
    ...(input.comment && { comment: redactText(input.comment).text }),
  };
  tx.audit({
    timestamp: now.toISOString(),
    agent: decidedBy,
    action: 'run.decision',
    message: `The run of ${name} was ${outcomes[input.decision]}.`,
    status: statuses[input.decision],
    details,
    ...(run.pauseEntryId !== null && { decides: run.pauseEntryId }),
  });
  if (channel.remoteAgent === null) return;
  tx.audit({
    timestamp: now.toISOString(),
    agent: decidedBy,
    action: `sync.${input.decision}_run`,
    message: `A remote action ${approved ? 'approved' : 'rejected'} the run of ${name}.`,
    details,
  });
}

/** What differs between the channels through which a decision comes. */
export interface Channel {
  /** The run's error message after a rejection. */
  rejection: string;
  /** The error code where the run's status does not allow the decision. */
  refusal: Extract<ErrorCode, 'not_pending_approval' | 'conflict'>;
  /** A rejection here also ends runs that are pending or running. */
  stopsAnyRun: boolean;
  /** Whether only callers with a session or a token decide through it. */
  takesCredential: boolean;
  /** Who acts in the channel's own audit entry beside the decision's; null where it has none. */
  remoteAgent: string | null;
}

const channels: Record<DecideRunInput['door'], Channel> = {
  runs: {
    rejection: 'Rejected by user',
    refusal: 'not_pending_approval',
    stopsAnyRun: false,
    takesCredential: true,
    remoteAgent: null,
  },
  audit: {
    rejection: 'Rejected by user',
    refusal: 'conflict',
    stopsAnyRun: false,
    takesCredential: false,
    remoteAgent: null,
  },
  approvals: {
    rejection: 'Rejected by user',
    refusal: 'conflict',
    stopsAnyRun: false,
    takesCredential: true,
    remoteAgent: null,
  },
  mobile: {
    rejection: 'Rejected via the mobile dashboard',
    refusal: 'conflict',
    stopsAnyRun: true,
    takesCredential: false,
    remoteAgent: mobileAgent,
  },
};

export const findChannel = (name: DecideRunInput['door']): Channel => channels[name];
