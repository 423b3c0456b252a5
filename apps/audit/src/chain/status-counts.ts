import type { AuditStatus } from '@workspace-ops/contracts';

/** How many entries are shown with each status. */
export type StatusCounts = Record<AuditStatus, number>;

export const noCounts = (): StatusCounts => ({
  success: 0,
  requires_approval: 0,
  warning: 0,
  error: 0,
});

export const sumCounts = (counts: StatusCounts): number =>
  counts.success + counts.requires_approval + counts.warning + counts.error;

/** How many entries have the status, or any. */
export const countWithStatus = (counts: StatusCounts, status: AuditStatus | undefined): number =>
  status === undefined ? sumCounts(counts) : counts[status];
