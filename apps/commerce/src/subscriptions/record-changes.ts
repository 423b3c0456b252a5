import { defaultPlaybookIds } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { findPlaybook } from '../catalogue.ts';
import { subscriptions } from '../db/schema/commerce-schema.ts';
import type { SubscriptionChange } from './subscription.ts';

/** The defaults are nobody's change: whatever somebody does is later. */
const beforeAnyChange = new Date(0);

/**
 * Records changes, each with its audit event and the order to deploy or retire the department.
 * `now` wins. `later`, made while the database was away, yields to what was changed after it.
 */
export async function recordChanges(
  tx: Transaction,
  changes: readonly SubscriptionChange[],
  when: 'now' | 'later',
): Promise<void> {
  await writeDefaults(tx);
  for (const change of changes) {
    await upsert(tx, change, when);
    auditChange(tx, change, when);
  }
}

async function upsert(
  tx: Transaction,
  change: SubscriptionChange,
  when: 'now' | 'later',
): Promise<void> {
  await tx.db
    .insert(subscriptions)
    .values({
      workspaceId: tx.workspaceId,
      playbookId: change.playbookId,
      status: change.status,
      changedAt: change.at,
      revision: 1,
      deployedRevision: 0,
    })
    .onConflictDoUpdate({
      target: [subscriptions.workspaceId, subscriptions.playbookId],
      set: {
        status: change.status,
        changedAt: sql`greatest(${subscriptions.changedAt}, excluded.changed_at)`,
        revision: sql`${subscriptions.revision} + 1`,
        // What is under way keeps its lease, and what has just failed its pause.
        deployAt: sql`case when ${subscriptions.revision} = ${subscriptions.deployedRevision}
          then now() else ${subscriptions.deployAt} end`,
      },
      ...(when === 'later'
        ? { setWhere: sql`${subscriptions.changedAt} < excluded.changed_at` }
        : {}),
    });
}

/** The first change of a workspace writes the defaults, so that they stay mounted. */
async function writeDefaults(tx: Transaction): Promise<void> {
  const rows = defaultPlaybookIds.map((playbookId) => ({
    workspaceId: tx.workspaceId,
    playbookId,
    status: 'active' as const,
    changedAt: beforeAnyChange,
    revision: 0,
    // The workflow service has them deployed in a workspace without records.
    deployedRevision: 0,
  }));
  await tx.db.insert(subscriptions).values(rows).onConflictDoNothing();
}

function auditChange(tx: Transaction, change: SubscriptionChange, when: 'now' | 'later'): void {
  const mounted = change.status === 'active';
  const playbook = findPlaybook(change.playbookId);
  tx.audit({
    id: change.auditId,
    timestamp: change.at.toISOString(),
    agent: change.agent,
    actor: change.actor,
    action: mounted ? 'marketplace.mount' : 'marketplace.unmount',
    message: `${mounted ? 'Mounted' : 'Unmounted'} the ${playbook?.name ?? change.playbookId}.`,
    details: {
      playbookId: change.playbookId,
      departmentCode: playbook?.departmentCode,
      status: change.status,
      recordedLater: when === 'later',
    },
  });
}
