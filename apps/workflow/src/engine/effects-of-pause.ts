import {
  describeAsks,
  listAsks,
  listOpenQuestions,
  tellWarnings,
  nameAsk,
  type Ask,
  type Calendar,
} from '@workspace-ops/composing';
import { redactText } from '@workspace-ops/content';
import type { BudgetRefusal } from '@workspace-ops/contracts';
import type { NewAuditEvent } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { describeLimit } from '../budget/refusal.ts';
import { engineAgent } from '../runs/announce.ts';
import { beforeEffect, governedColumns, type Governance } from '../approvals/govern.ts';
import { toApprovalId } from '../approvals/approval-id.ts';
import { planPublication } from '../approvals/plan-publication.ts';
import { bareEffects, type Effects } from './effects.ts';
import type { PlannedRun } from './leased-run.ts';
import type { PlannedStep } from '../db/schema/index.ts';
import { transition, type PauseKind, type RunState } from '../runs/transitions.ts';
import { readData } from '../workspace/run-data.ts';

interface Pause {
  /** The audit entry that the decision settles. */
  entryId: string;
  run: PlannedRun;
  /** The step at which the run waits. */
  step: PlannedStep;
  sequence: number;
  kind: PauseKind;
  reason: string;
  /** Whether it is about something else than what the text holds. */
  isSafe: boolean;
}

export interface Pausing {
  state: RunState;
  now: Date;
  /** When the workspace works. */
  calendar: Calendar;
  /** What governs the run; null where the workspace has no policies. */
  governance: Governance | null;
  /** The workflow itself does not pause here: policies ask for it. */
  isAdded?: boolean;
  /** The text before it cannot be sent without what a person has to say. */
  isAsking?: boolean | undefined;
  /** What the texts before it lack, where it is known. */
  asks?: readonly Ask[] | undefined;
  /** What the text before it does not tell. */
  leftOut?: string | undefined;
  /** What the text before it does not follow. */
  unfollowed?: string | undefined;
  /** Where the run waits for its budget. */
  refusal?: BudgetRefusal | undefined;
}

function describePolicies(
  requirements: readonly { name: string }[],
  next: PlannedStep | undefined,
): string {
  const what = next === undefined ? 'this run ends' : `"${next.title}"`;
  const names = requirements.map(({ name }) => `"${name}"`).join(', ');
  return `Policies ask for approval before ${what}: ${names}.`;
}

/** What a pause before an effect writes, which policies add to what the workflow asks for. */
export const effectsOfAsking = (
  run: PlannedRun,
  { governance, ...asking }: Pick<Pausing, 'now' | 'calendar'> & { governance: Governance },
): Effects => {
  const state = transition(run.state, { type: 'ask_policies' })!;
  const pausing = { ...asking, state, governance: beforeEffect(governance), isAdded: true };
  return effectsOfPause(run, pausing);
};

/**
 * What a pause writes: the approval that is asked for, its audit entry and its events.
 */
export function effectsOfPause(run: PlannedRun, pausing: Pausing): Effects {
  const { state, now, calendar, governance, isAdded, isAsking, asks, refusal } = pausing;
  const kind = state.pauseKind!;
  const governed = governedColumns(governance, run.plan, kind === 'approval_step' ? 'gate' : kind);
  // A text that did not pass is that of the step which is already behind the run.
  const sequence = kind === 'policy' ? Math.max(0, state.nextSequence - 1) : state.nextSequence;
  const step = run.plan.steps[sequence]!;
  const own =
    isAdded === true
      ? describePolicies(governed.requirements ?? [], run.plan.steps[state.nextSequence])
      : describeReason(kind, step, { isAsking, refusal });
  const missing = findMissing(run, state, { asks, calendar });
  const needs = missing.map((ask) => ({ name: nameAsk(ask), question: ask.question }));
  const asked = askForFacts(missing, run.plan);
  const reason = [
    own,
    asked,
    ...(kind === 'approval_step' ? tellOpen(run, { calendar, told: asked }) : []),
    kind === 'approval_step' ? (pausing.leftOut ?? '') : '',
    pausing.unfollowed === undefined
      ? ''
      : `${pausing.unfollowed} Change the text by hand, or approve it as it is.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  const entryId = newId('aud');
  const paused = { ...run, nextSequence: state.nextSequence };
  const subject = { runId: run.id, workflowId: run.workflowId, stepTitle: step.title };
  // No reason: it quotes what the run was given, and events are sent to other systems.
  const data = { ...subject, status: state.status, approvalId: toApprovalId(entryId) };
  return {
    ...bareEffects(state),
    columns: { pauseEntryId: entryId },
    approvals: [
      {
        ...subject,
        reason,
        workspaceId: run.workspaceId,
        entryId,
        workflowName: run.plan.name,
        sequence,
        requestedAt: now,
        ...(needs.length > 0 && { needs }),
        ...governed,
        ...planPublication(paused, { now, calendar }),
      },
    ],
    audit: [
      describePause(
        {
          entryId,
          run,
          step,
          sequence,
          kind,
          reason,
          isSafe: isAdded === true || isAsking === true,
        },
        now,
      ),
    ],
    events: [
      { event: 'RUN_STATUS_CHANGED', data },
      { event: 'APPROVAL_REQUESTED', data: { ...data, auditLogId: entryId } },
    ],
  };
}

const describePause = (pause: Pause, now: Date): NewAuditEvent => ({
  id: pause.entryId,
  timestamp: now.toISOString(),
  agent: pause.kind === 'budget' ? engineAgent : pause.step.agentName,
  action: 'run.pause',
  message: redactText(
    `The run of ${pause.run.plan.name} waits for approval at "${pause.step.title}". ${pause.reason}`,
  ).text,
  status: 'requires_approval',
  policyChecks: {
    saifPassed: pause.kind !== 'policy' || pause.isSafe,
    piiDetected: 0,
    budgetThresholdPassed: pause.kind !== 'budget',
  },
  details: {
    runId: pause.run.id,
    workflowId: pause.run.workflowId,
    stepTitle: pause.step.title,
    sequence: pause.sequence,
    reason: pause.reason,
    approvalId: toApprovalId(pause.entryId),
  },
});

function describeReason(
  kind: PauseKind,
  { title, reason }: PlannedStep,
  { isAsking, refusal }: Pick<Pausing, 'isAsking' | 'refusal'>,
): string {
  if (refusal !== undefined) {
    return `"${title}" would take ${describeLimit(refusal)} It can cost up to $${refusal.neededUsd}.`;
  }
  if (isAsking === true) return '';
  if (kind === 'policy')
    return `The text of "${title}" did not pass its policy checks: look at it before the run goes on.`;
  return reason ?? 'The workflow asks for a person to approve before it goes on.';
}

/** Everything that the texts before the pause lack. */
function findMissing(
  run: PlannedRun,
  { pauseKind, nextSequence: steps }: RunState,
  { asks, calendar }: Pick<Pausing, 'asks' | 'calendar'>,
): readonly Ask[] {
  if (pauseKind !== 'approval_step' && pauseKind !== 'policy') return [];
  return asks ?? listAsks(run.plan, readData(run), { steps, now: run.stepStartedAt, calendar });
}

/** What the artifacts before the pause leave open: an approver may read nothing else. */
function tellOpen(
  run: PlannedRun,
  { calendar, told }: { calendar: Calendar; told: string },
): string[] {
  const { plan, stepStartedAt: now } = run;
  const context = readData(run);
  const open = listOpenQuestions(plan, context, { now, calendar, told });
  const questions = open.length === 0 ? '' : `Open: ${open.join(' ')}${tellHow(open)}`;
  return [questions, tellWarnings(plan, context, `${told} ${questions}`)];
}

/** `Which gross of INV-7 is right: 100 on record, or 120 as net and vat add up?` is settled by a line. */
const ofEntry = /^Which (.{1,60} of .{1,60}) is right: .{1,40} on record, or (\S{1,20})/;

function tellHow(open: readonly string[]): string {
  const [, field, amount] = open.map((question) => ofEntry.exec(question)).find(Boolean) ?? [];
  return field === undefined ? '' : ` Correct it with a line as "${field}: ${amount}".`;
}

/** All of it at once, and how it is answered. */
function askForFacts(asks: readonly Ask[], { steps }: PlannedRun['plan']): string {
  if (asks.length === 0) return '';
  // A paper for ourselves is sent to nobody.
  const isSent = steps.some(({ artifact }) => artifact?.texts !== undefined);
  const lines = [...new Set(asks.map(nameAsk))].slice(0, mostNamed).map((name) => `"${name}: ..."`);
  return `What was written cannot be ${isSent ? 'sent' : 'used'} yet. ${describeAsks(asks)} Send it back with a line for each answer, as ${lines.join(', ')}.`;
}

const mostNamed = 8;
