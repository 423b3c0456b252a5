import { reachesOut } from '@workspace-ops/catalogue';
import type { PhoneRegion } from '@workspace-ops/contacts';
import type { Transaction } from '@workspace-ops/db';
import { findRules } from '@workspace-ops/playbooks';
import type { Clock, Compute } from '@workspace-ops/service-kit';
import type { Deadlines } from '../approvals/deadlines.ts';
import { governedColumns, governNew } from '../approvals/govern.ts';
import { findPolicies, type StoredPolicies } from '../approvals/stored-policies.ts';
import { findExclusions, type Exclude } from '../contacts/find-exclusions.ts';
import { approvals, runs } from '../db/schema/index.ts';
import type { RunQueue } from '../dependencies.ts';
import { findActiveWorkflow, listDeployments } from '../deployments/deployed-workflows.ts';
import { readPlanChanges } from '../workspace/configuration.ts';
import { collectPayload, type FinishedWork } from './collect-payload.ts';
import {
  describeFallback,
  describeHandoff,
  describeStop,
  describeStoppedLoop,
} from './describe-handoff.ts';
import { draftHandedRun, type HandedRun, type Passing } from './draft-handed-run.ts';
import { findMatch, readFallback } from './evaluate-rules.ts';
import { loadFinishedWork, type ChainedWork, type CompletedRun } from './load-finished-work.ts';
import { findHandoffs, type PlaybookHandoff } from './stored-playbooks.ts';

interface HandoffContext {
  queue: RunQueue;
  deadlines: Deadlines;
  phoneRegion: PhoneRegion;
  clock: Clock;
  /** That of `computeAhead`, or one for small data alone, since a transaction is open. */
  compute: Compute;
}

/**
 * Writes runs' completion, and with it the runs that playbooks hand off to: both are one fact. A
 * completion is fenced and happens once, and so do its handoffs, whatever is recovered.
 */
export async function withHandoffs(
  tx: Transaction,
  context: HandoffContext,
  { completed, write }: { completed: readonly CompletedRun[]; write: () => Promise<unknown> },
): Promise<void> {
  if (completed.length === 0) return void (await write());
  const codes = new Set(completed.map(({ plan }) => plan.code));
  const [found] = await Promise.all([findHandoffs(tx.db, [...codes]), write()]);
  if (found.length > 0) await handOff(tx, context, { completed, found });
}

async function handOff(
  tx: Transaction,
  { queue, deadlines, phoneRegion, clock, compute }: HandoffContext,
  { completed, found }: { completed: readonly CompletedRun[]; found: readonly PlaybookHandoff[] },
): Promise<void> {
  const deployed = await listDeployments(tx);
  const due = found.filter(
    ({ fromWorkflowCode, toWorkflowCode }) =>
      findActiveWorkflow(deployed, fromWorkflowCode) !== undefined &&
      findActiveWorkflow(deployed, toWorkflowCode) !== undefined,
  );
  const senders = completed.filter(({ plan }) =>
    due.some(({ fromWorkflowCode }) => fromWorkflowCode === plan.code),
  );
  if (senders.length === 0) return;
  const [changes, policies] = await Promise.all([readPlanChanges(tx), findPolicies(tx)]);
  const exclude = await findExclusions(tx, { phoneRegion, compute }, senders);
  const handed: HandedRun[] = [];
  for (const sent of await loadFinishedWork(tx, senders)) {
    const wanted = await withoutUnwanted(sent, exclude);
    for (const handoff of due) {
      if (handoff.fromWorkflowCode !== sent.work.plan.code) continue;
      const definition = findActiveWorkflow(deployed, handoff.toWorkflowCode)!;
      const now = clock.now();
      const { work, isRefused } = reachesOut(definition) ? wanted : { ...sent, isRefused: false };
      const passing = pass(tx, { ...sent, work }, { handoff, isRefused, now });
      if (passing === null) continue;
      const drafted = draftHandedRun({ ...passing, definition, changes }, clock.now());
      const run = await governHanded(tx, drafted, { stored: policies, compute });
      tx.audit(describeHandoff(handoff, { fromRunId: sent.work.runId, runId: run.run.id }));
      handed.push(run);
    }
  }
  await insertHanded(tx, handed);
  await deadlines.arm(
    tx,
    handed.flatMap(({ approval }) => approval ?? []),
  );
  const isPending = handed.some(({ run }) => run.status === 'pending');
  if (isPending) await queue.wake(tx);
}

/** The work as those may have it who call or write to people. */
async function withoutUnwanted(
  { work }: ChainedWork,
  exclude: Exclude,
): Promise<{ work: FinishedWork; isRefused: boolean }> {
  const written = work.artifacts.flatMap(({ title, content }) => [title, content]);
  const exclusion = await exclude(work.runId, written);
  if (exclusion.refusal !== undefined) return { work, isRefused: true };
  const { handoff: _earlier, ...context } = exclusion.context;
  return { work: { ...work, context }, isRefused: false };
}

/** Whether and how the work is passed on; null where it is not, which is audited. */
function pass(
  tx: Transaction,
  { work, chain: before, startedBy }: ChainedWork,
  { handoff, isRefused, now }: { handoff: PlaybookHandoff; isRefused: boolean; now: Date },
): Omit<Passing, 'definition' | 'changes'> | null {
  const fromRunId = work.runId;
  const chain = [...before, work.plan.code];
  if (chain.includes(handoff.toWorkflowCode)) {
    tx.audit(describeStoppedLoop(handoff, { fromRunId, chain }));
    return null;
  }
  const rules = findRules(handoff.playbookId, handoff.sequence);
  const stop = findMatch(rules?.stopWhen ?? [], work.context, now);
  if (isRefused || stop !== undefined) {
    const because = isRefused ? unwanted : `${stop!.label}: ${stop!.value.slice(0, 200)}.`;
    tx.audit(describeStop(handoff, { fromRunId, because }));
    return null;
  }
  const collected = collectPayload(handoff, work);
  const { missing } = collected;
  const fallback = missing.length === 0 ? null : readFallback(handoff.fallbackProtocol);
  if (fallback !== null) tx.audit(describeFallback(handoff, { fromRunId, missing }));
  if (fallback === 'return') return null;
  const isSaid =
    rules?.signalledBy === undefined ||
    findMatch(rules.signalledBy, work.context, now) !== undefined;
  // A protocol may go on without evidence, and never with holes in what is handed over.
  const hasHoles = missing.some((name) => handoff.requiredPayload.includes(name));
  const mayGoOn = fallback !== 'hold' && !hasHoles && isSaid && rules !== undefined;
  const isHeld = handoff.approvalRequired || !mayGoOn;
  const unsaid = isSaid ? null : handoff.triggerSignal;
  const held = { isHeld, unsaid, givenAs: rules?.givenAs ?? {} };
  return { workspaceId: tx.workspaceId, handoff, work, collected, chain, startedBy, ...held };
}

/** The run with what policies ask of its acceptance. */
async function governHanded(
  tx: Transaction,
  handed: HandedRun,
  governing: { stored: StoredPolicies | undefined; compute: Compute },
): Promise<HandedRun> {
  const { run, approval } = handed;
  if (approval === null) return handed;
  const governance = await governNew(tx.db, run, governing);
  return {
    ...handed,
    approval: { ...approval, ...governedColumns(governance, run.plan, 'handoff') },
  };
}

const unwanted = 'the person does not want to be contacted.';

async function insertHanded(tx: Transaction, handed: readonly HandedRun[]): Promise<void> {
  if (handed.length === 0) return;
  const waiting = handed.flatMap(({ approval }) => approval ?? []);
  for (const { audit, events } of handed) {
    for (const event of audit) tx.audit(event);
    for (const event of events) tx.publish(event);
  }
  await tx.db.insert(runs).values(handed.map(({ run }) => run));
  if (waiting.length > 0) await tx.db.insert(approvals).values(waiting);
}
