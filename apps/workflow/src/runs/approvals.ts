import type { OpenApproval } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';

/*
 * A pause has an id of its own, and its audit entry has another. Both are made in one moment and
 * share their second half, so that each is found by the other one, in rows of every release.
 */

const approvalPrefix = 'apr_';
const entryPrefix = 'aud_';

/** The id of the pause that the audit entry records. */
export const toApprovalId = (entryId: string): string =>
  approvalPrefix + entryId.slice(entryPrefix.length);

/** The audit entry of the pause; null for what is no pause's id. */
export const toEntryId = (approvalId: string): string | null =>
  approvalId.startsWith(approvalPrefix)
    ? entryPrefix + approvalId.slice(approvalPrefix.length)
    : null;

const noApproval = { approvalId: null, openedAtMs: 0, readAtMs: 0 };

/** The pause at which the run waits, and since when, on the database's clock. */
export async function findOpenApproval(
  database: Database,
  workspaceId: string,
  runId: string,
): Promise<OpenApproval> {
  const [open] = await database.read(workspaceId, (queries) =>
    queries
      .select({
        entryId: approvals.entryId,
        openedAtMs: sql<number>`coalesce(extract(epoch from ${approvals.openedAt}) * 1000, 0)::float8`,
        readAtMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
      })
      .from(approvals)
      .where(
        and(
          eq(approvals.workspaceId, workspaceId),
          eq(approvals.runId, runId),
          isNull(approvals.decidedAt),
        ),
      ),
  );
  if (open === undefined) return noApproval;
  const { entryId, ...moments } = open;
  return { approvalId: toApprovalId(entryId), ...moments };
}
