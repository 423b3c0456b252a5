import type { Database } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema/subscriptions.ts';
import type { Deployment } from './claim-deployments.ts';

const isOurs = (deployment: Deployment) =>
  and(
    eq(subscriptions.workspaceId, deployment.workspaceId),
    eq(subscriptions.playbookId, deployment.playbookId),
    eq(subscriptions.deployAt, deployment.lease),
  );

/**
 * The workflow service has done what the revision says; a newer revision is due at once. Where it
 * has carried out a higher one than ours already, our database is an older copy (restored from a
 * backup): what it says now is ordered anew, with a revision that counts.
 * Who has lost the lease leaves all this to its new holder.
 */
export const completeDeployment = (
  database: Database,
  deployment: Deployment,
  lastRevision: number,
): Promise<void> =>
  database.transaction(deployment.workspaceId, async ({ db }) => {
    await db
      .update(subscriptions)
      .set({
        ...(lastRevision > deployment.revision && {
          revision: sql`greatest(${subscriptions.revision}, ${lastRevision}) + 1`,
        }),
        deployedRevision: deployment.revision,
        deployAttempts: 0,
        deployAt: sql`clock_timestamp()`,
      })
      .where(isOurs(deployment));
  });

/** It is not known to be done: it is tried again after the delay. */
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
