import type {
  Reference,
  Snapshot,
  SnapshotConfiguration,
  SnapshotRestored,
} from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import {
  applyConfiguration,
  lockSettings,
  readConfiguration,
  readPlanChanges,
} from '../workspace/configuration.ts';
import { findKnownAgents, findKnownWorkflows } from '../workspace/find-references.ts';
import { auditSnapshot } from './audit-snapshot.ts';
import { capture, partsWithin } from './configuration-parts.ts';
import { findSnapshot, insertSnapshot, withSuffix } from './stored-snapshot.ts';

const tag = 'pre-restore';

/**
 * Makes the snapshot's parts within its scope the workspace's live configuration, and keeps what
 * they replace as a snapshot. Restores of one workspace take effect one after the other.
 * @throws {AppError} `not_found`
 */
export async function restoreSnapshot(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller }: RequestContext,
  { id }: { id: string },
): Promise<SnapshotRestored> {
  return database.transaction(caller.workspaceId, async (tx) => {
    const snapshot = await findSnapshot(tx, id);
    const now = clock.now();
    await lockSettings(tx, now);
    const previous = await keepPrevious(tx, snapshot, now);
    const { parts, unknown } = await selectParts(tx, snapshot);
    await applyConfiguration(tx, parts, now);
    const details = { parts: Object.keys(parts), previousSnapshotId: previous.id };
    auditSnapshot(tx, 'restore', { snapshot, caller, details });
    return {
      success: true,
      message: composeMessage(snapshot, unknown),
      appliedConfiguration: parts,
      appliedAt: now.toISOString(),
      previousSnapshotId: previous.id,
    };
  });
}

async function keepPrevious(tx: Transaction, restored: Snapshot, now: Date): Promise<Snapshot> {
  const live = await readConfiguration(tx);
  return insertSnapshot(
    tx,
    {
      name: withSuffix(restored.name, ' (before its restore)'),
      officeName: restored.officeName,
      description: `What the restore of ${restored.id} replaced.`,
      version: '1.0.0',
      tags: [tag],
      scope: restored.scope,
      configuration: capture(live, restored.scope),
    },
    now,
  );
}

interface Applied {
  parts: Partial<SnapshotConfiguration>;
  /** What was left out since nothing is known by that name. */
  unknown: { agents: number; workflows: number };
}

/** What is applied: of the agents and workflows, those that can be found. */
async function selectParts(tx: Transaction, { configuration, scope }: Snapshot): Promise<Applied> {
  const parts = partsWithin(configuration, scope);
  const { activeAgents: agents, activeWorkflows: workflows } = parts;
  const { agents: own } = await readPlanChanges(tx);
  const knownAgents = findKnownAgents(agents ?? [], own ?? []).map(toReference);
  const knownWorkflows = findKnownWorkflows(workflows ?? []).map(toReference);
  return {
    parts: {
      ...parts,
      ...(agents && { activeAgents: knownAgents }),
      ...(workflows && { activeWorkflows: knownWorkflows }),
    },
    unknown: {
      agents: (agents ?? []).length - knownAgents.length,
      workflows: (workflows ?? []).length - knownWorkflows.length,
    },
  };
}

const toReference = ({ reference }: { reference: Reference }): Reference => reference;

function composeMessage({ name }: Snapshot, { agents, workflows }: Applied['unknown']): string {
  const left = [
    leftOut(workflows, 'workflows', 'not in the catalogue'),
    leftOut(agents, 'agents', 'not known'),
  ];
  return [`Snapshot "${name}" restored.`, ...left.filter((message) => message !== null)].join(' ');
}

const leftOut = (count: number, things: string, why: string): string | null =>
  count === 0
    ? null
    : `${count} of its ${things} ${count === 1 ? 'is' : 'are'} ${why} and ${count === 1 ? 'was' : 'were'} left out.`;
