import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { findCompanies, normalName } from '@workspace-ops/composing';
import type { Actor, JsonObject } from '@workspace-ops/contracts';
import type { NewAuditEvent, NewLiveEvent } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { withoutHandoff } from '../contacts/read-context-wishes.ts';
import type { approvals, RunPlan, runs } from '../db/schema/index.ts';
import { creationEvent, engineAgent } from '../runs/announce.ts';
import { toApprovalId } from '../approvals/approval-id.ts';
import { planRun } from '../runs/plan-run.ts';
import type { CollectedPayload, FinishedWork } from './collect-payload.ts';
import type { PlaybookHandoff } from './stored-playbooks.ts';
import type { PlanChanges } from '../workspace/configuration.ts';

/** Everything that a handed-off run begins with. */
export interface HandedRun {
  run: typeof runs.$inferInsert & { plan: RunPlan; startedBy: Actor | null };
  approval: typeof approvals.$inferInsert | null;
  audit: NewAuditEvent[];
  events: NewLiveEvent[];
}

export interface Passing {
  workspaceId: string;
  handoff: PlaybookHandoff;
  /** The receiving workflow, and what the workspace changes in it. */
  definition: WorkflowDefinition;
  changes: PlanChanges;
  work: FinishedWork;
  collected: CollectedPayload;
  /** The codes of the workflows that handed off to each other until here. */
  chain: string[];
  /** Who started the first of them. */
  startedBy: Actor | null;
  /** What the sender's facts are to the receiver. */
  givenAs: Readonly<Record<string, string>>;
  /** Whether a person has to accept it before it runs. */
  isHeld: boolean;
  /** The trigger signal, where nothing on record says it. */
  unsaid: string | null;
}

/** The receiving workflow's run, with its payload and where each part of it comes from. */
export function draftHandedRun(passing: Passing, now: Date): HandedRun {
  const { workspaceId, handoff, definition, changes, isHeld } = passing;
  const runId = newId('run');
  const entryId = isHeld ? newId('aud') : null;
  const status = isHeld ? ('paused_for_approval' as const) : ('pending' as const);
  const triggerSource = `handoff:${handoff.playbookId}:${handoff.sequence}`;
  const initialContext = toContext(passing);
  const run = {
    workspaceId,
    id: runId,
    workflowId: definition.id,
    workflowName: definition.name,
    status,
    triggerSource,
    initialContext,
    handoffChain: passing.chain,
    handedOverFrom: passing.work.runId,
    createdAt: now,
    startedBy: passing.startedBy,
    plan: planRun(definition, changes, withoutHandoff(initialContext)),
    ...(isHeld && { pauseKind: 'handoff' as const, pauseEntryId: entryId }),
  };
  const subject = { runId, workflowId: definition.id, triggerSource };
  const created = creationEvent(subject, status);
  const audited: NewAuditEvent = {
    timestamp: now.toISOString(),
    agent: engineAgent,
    action: 'run.create',
    message: `A run of ${definition.name} was created by ${triggerSource}.`,
    details: subject,
  };
  if (entryId === null) return { run, approval: null, audit: [audited], events: [created] };
  const pause = draftPause(passing, { runId, entryId, now });
  return {
    run,
    approval: pause.approval,
    audit: [audited, pause.audit],
    events: [created, pause.event],
  };
}

/** The sender's facts go along, so that nothing has to be asked twice; the payload stands out. */
function toContext(passing: Passing): JsonObject {
  const { handoff, work, collected, chain, unsaid, givenAs } = passing;
  return {
    ...renamed(withCompanies({ ...work.context, ...collected.payload }, givenAs), givenAs),
    handoff: {
      playbookId: handoff.playbookId,
      sequence: handoff.sequence,
      fromWorkflowCode: handoff.fromWorkflowCode,
      toWorkflowCode: handoff.toWorkflowCode,
      fromRunId: work.runId,
      saidAt: work.saidAt.toISOString(),
      triggerSignal: handoff.triggerSignal,
      receivingOwner: handoff.receivingOwner,
      stopCondition: handoff.stopCondition,
      requiredPayload: handoff.requiredPayload,
      missing: collected.missing,
      ...(unsaid === null ? {} : { unsaid }),
      evidence: collected.evidence,
      chain,
    },
  };
}

/** `company` beside the customer who recommends is the company of whoever is recommended, where it is another one. */
function withCompanies(facts: JsonObject, names: Passing['givenAs']): JsonObject {
  if (names['referredCompany'] === undefined) return facts;
  const companies = findCompanies(facts);
  const hasCompany = Object.values(companies).includes('referrer');
  const usual = { referrer: 'customer', referred: 'referredCompany' } as const;
  return Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) => {
      const company = Object.hasOwn(companies, field) ? companies[field] : undefined;
      // A customer who is a person is of that company.
      if (company === undefined)
        return [[field === 'customer' && hasCompany ? 'referringCustomer' : field, value]];
      const name = usual[company];
      // What has its usual name already says it.
      return name !== field && Object.hasOwn(companies, name) ? [] : [[name, value]];
    }),
  );
}

/**
 * Each field under the receiver's name; `Customer_Name` and `customerName` are one. Of several names, `company|lead`,
 * it is the first that no other field is given.
 */
function renamed(facts: JsonObject, names: Passing['givenAs']): JsonObject {
  const byName = new Map(
    Object.entries(names).map(([from, to]) => [normalName(from), to.split('|')]),
  );
  const fields = Object.keys(facts).map((field) => byName.get(normalName(field)) ?? [field]);
  const taken = new Set(fields.flatMap((own) => (own.length === 1 ? own : [])));
  return Object.fromEntries(
    Object.values(facts).map((value, at) => {
      const own = fields[at]!;
      return [own.find((name) => own.length === 1 || !taken.has(name)) ?? own[0]!, value];
    }),
  );
}

function draftPause(
  { workspaceId, handoff, definition, collected, unsaid }: Passing,
  { runId, entryId, now }: { runId: string; entryId: string; now: Date },
) {
  const stepTitle = `Accept the handoff from ${handoff.fromWorkflowCode}`;
  const reason = describeReason(handoff, { ...collected, unsaid });
  const subject = { runId, workflowId: definition.id, stepTitle };
  const audit: NewAuditEvent = {
    id: entryId,
    timestamp: now.toISOString(),
    agent: engineAgent,
    action: 'run.pause',
    message: `The run of ${definition.name} waits for approval at "${stepTitle}". ${reason}`,
    status: 'requires_approval',
    details: { ...subject, reason, sequence: 0, approvalId: toApprovalId(entryId) },
  };
  const event: NewLiveEvent = {
    event: 'APPROVAL_REQUESTED',
    data: {
      ...subject,
      status: 'paused_for_approval',
      approvalId: toApprovalId(entryId),
      auditLogId: entryId,
    },
  };
  const { name: workflowName } = definition;
  const approval = {
    ...subject,
    reason,
    workspaceId,
    entryId,
    workflowName,
    sequence: 0,
    requestedAt: now,
  };
  return { approval, audit, event };
}

function describeReason(
  handoff: PlaybookHandoff,
  { missing, note, told, open, heed, unsaid }: CollectedPayload & { unsaid: string | null },
): string {
  const { playbookName, receivingOwner, stopCondition, fallbackProtocol } = handoff;
  const signal = unsaid === null ? '' : ` Nothing on record says: ${unsaid}`;
  const questions = open.length === 0 ? '' : ` Open: ${open.join(' ')}`;
  const asked = `"${playbookName}" asks for the acceptance by ${receivingOwner}. Do not accept if: ${stopCondition}${signal}${questions}${heed === '' ? '' : ` ${heed}`}`;
  const named = missing.map((name) =>
    Object.hasOwn(told, name) ? `${name} (${told[name]})` : name,
  );
  return missing.length === 0
    ? asked
    : `${asked} Missing${note === undefined ? '' : ` outside the ${note}`}: ${named.join(', ')}. ${fallbackProtocol}`;
}
