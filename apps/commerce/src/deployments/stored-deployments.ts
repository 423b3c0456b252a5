import type { PlaybookId } from '@workspace-ops/contracts';
import { allWorkspaces, type Database, type Scope } from '@workspace-ops/db';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { subscriptions } from '../db/schema/commerce-schema.ts';

/** A subscription whose department is to be deployed or retired, ours until the lease ends. */
export type Deployment = Awaited<ReturnType<typeof claimDeployments>>[number];

/** Longer than a call is waited for. Who takes over sooner repeats an order, which does no harm. */
const leaseSeconds = 8;

/** Takes up to so many deployments that are due, of one workspace or of all, for us alone. */
export const claimDeployments = (
  database: Database,
  limit: number,
  workspaceId: string = allWorkspaces,
) =>
  database.transaction(workspaceId, (tx) =>
    tx.db
      .update(subscriptions)
      .set({
        deployAt: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
        deployAttempts: sql`${subscriptions.deployAttempts} + 1`,
      })
      .where(
        sql`(${subscriptions.workspaceId}, ${subscriptions.playbookId}) in ${dueKeys(tx, limit)}`,
      )
      .returning({
        workspaceId: subscriptions.workspaceId,
        playbookId: subscriptions.playbookId,
        status: subscriptions.status,
        revision: subscriptions.revision,
        attempts: subscriptions.deployAttempts,
        // The end of the lease: also the proof that it is still ours.
        lease: subscriptions.deployAt,
      }),
  );

const isDue = () =>
  and(
    ne(subscriptions.revision, subscriptions.deployedRevision),
    lte(subscriptions.deployAt, sql`clock_timestamp()`),
  );

const dueKeys = ({ db, workspaceId }: Scope, limit: number) =>
  db
    .select({ workspaceId: subscriptions.workspaceId, playbookId: subscriptions.playbookId })
    .from(subscriptions)
    .where(
      workspaceId === allWorkspaces
        ? isDue()
        : and(eq(subscriptions.workspaceId, workspaceId), isDue()),
    )
    .orderBy(asc(subscriptions.deployAt))
    .limit(limit)
    .for('update', { skipLocked: true });

/**
 * The workflow service has done what the revision says; a newer revision is due at once. A higher
 * `lastRevision` means that our database was restored from a backup: the order is given anew.
 */
export const completeDeployment = (
  database: Database,
  deployment: Deployment,
  lastRevision: number,
): Promise<void> =>
  settle(database, deployment, {
    ...(lastRevision > deployment.revision && {
      revision: sql`greatest(${subscriptions.revision}, ${lastRevision}) + 1`,
    }),
    deployedRevision: deployment.revision,
    deployAttempts: 0,
    deployAt: sql`clock_timestamp()`,
  });

/** It is not known to be done: it is tried again after the delay. */
export const postponeDeployment = (
  database: Database,
  deployment: Deployment,
  delayMs: number,
): Promise<void> =>
  settle(database, deployment, {
    deployAt: sql`clock_timestamp() + make_interval(secs => ${delayMs / 1_000})`,
  });

/** Who has lost the lease leaves all to its new holder. */
const settle = (
  database: Database,
  deployment: Deployment,
  outcome: PgUpdateSetSource<typeof subscriptions>,
): Promise<void> =>
  database.transaction(deployment.workspaceId, async ({ db }) => {
    await db
      .update(subscriptions)
      .set(outcome)
      .where(
        and(
          eq(subscriptions.workspaceId, deployment.workspaceId),
          eq(subscriptions.playbookId, deployment.playbookId),
          eq(subscriptions.deployAt, deployment.lease),
        ),
      );
  });

/** Whether the workflow service has done what was last ordered for the playbook. */
export const isDeployed = (
  database: Database,
  workspaceId: string,
  playbookId: PlaybookId,
): Promise<boolean> =>
  database.read(workspaceId, async ({ db }) => {
    const [row] = await db
      .select({ revision: subscriptions.revision, deployed: subscriptions.deployedRevision })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.playbookId, playbookId)),
      );
    return row !== undefined && row.revision === row.deployed;
  });
