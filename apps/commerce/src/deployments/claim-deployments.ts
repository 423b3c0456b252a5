import type { PlaybookId } from '@workspace-ops/contracts';
import { allWorkspaces, type Database, type Queries } from '@workspace-ops/db';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema/subscriptions.ts';

/** A subscription whose department is to be deployed or retired, ours until the lease ends. */
export interface Deployment {
  workspaceId: string;
  playbookId: PlaybookId;
  status: 'active' | 'canceled';
  revision: number;
  attempts: number;
  /** The end of the lease, as the database writes it: also the proof that it is still ours. */
  lease: string;
}

/** Longer than a call is waited for. Who takes over sooner repeats an order, which does no harm. */
const leaseSeconds = 8;

/** Takes up to so many deployments that are due, of one workspace or of all, for us alone. */
export const claimDeployments = (
  database: Database,
  limit: number,
  workspaceId: string = allWorkspaces,
): Promise<Deployment[]> =>
  database.transaction(workspaceId, ({ db }) =>
    db
      .update(subscriptions)
      .set({
        deployAt: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
        deployAttempts: sql`${subscriptions.deployAttempts} + 1`,
      })
      .where(
        sql`(${subscriptions.workspaceId}, ${subscriptions.playbookId}) in ${dueKeys(db, limit, workspaceId)}`,
      )
      .returning({
        workspaceId: subscriptions.workspaceId,
        playbookId: subscriptions.playbookId,
        status: subscriptions.status,
        revision: subscriptions.revision,
        attempts: subscriptions.deployAttempts,
        lease: subscriptions.deployAt,
      }),
  );

const isDue = () =>
  and(
    ne(subscriptions.revision, subscriptions.deployedRevision),
    lte(subscriptions.deployAt, sql`clock_timestamp()`),
  );

const dueKeys = (db: Queries, limit: number, workspaceId: string) =>
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
