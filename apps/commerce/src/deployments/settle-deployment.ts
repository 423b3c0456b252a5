import type { Database } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema/subscriptions.ts';
import type { Deployment } from './claim-deployments.ts';

const identityOf = (deployment: Deployment) =>
  and(
    eq(subscriptions.workspaceId, deployment.workspaceId),
    eq(subscriptions.playbookId, deployment.playbookId),
  );

const isOurs = (deployment: Deployment) =>
  and(identityOf(deployment), eq(subscriptions.deployAt, deployment.lease));

/** The workflow service has done what the revision says. A newer revision is due at once. */
export const completeDeployment = (database: Database, deployment: Deployment): Promise<void> =>
  database.transaction(deployment.workspaceId, async ({ db }) => {
    const completed = await db
      .update(subscriptions)
      .set({
        deployedRevision: deployment.revision,
        deployAttempts: 0,
        deployAt: sql`clock_timestamp()`,
      })
      .where(isOurs(deployment))
      .returning({ revision: subscriptions.revision });
    if (completed.length > 0) return;
    // The lease ran out meanwhile, so this call may have come after a newer one: what is true
    // now is done once more.
    await db
      .update(subscriptions)
      .set({ revision: sql`${subscriptions.revision} + 1` })
      .where(identityOf(deployment));
  });

/** The workflow service has certainly not done it; it is tried again after the delay. */
export const postponeDeployment = (
  database: Database,
  deployment: Deployment,
  delayMs: number,
): Promise<void> =>
  database.transaction(deployment.workspaceId, async ({ db }) => {
    await db
      .update(subscriptions)
      .set({ deployAt: sql`clock_timestamp() + make_interval(secs => ${delayMs / 1_000})` })
      .where(isOurs(deployment));
  });
