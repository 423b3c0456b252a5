import type { SealedHead } from './head.ts';

/** A head as JSON goes to the database and back. */
export interface HeadRow {
  workspaceId: string;
  position: number;
  hash: string;
  success: number;
  requires_approval: number;
  warning: number;
  error: number;
  brokenPosition: number | null;
  brokenReason: string | null;
  mac: string;
}

export const toHeadRow = ({ counts, broken, ...head }: SealedHead): HeadRow => ({
  ...head,
  ...counts,
  brokenPosition: broken?.position ?? null,
  brokenReason: broken?.reason ?? null,
});

export function fromHeadRow(row: HeadRow): SealedHead {
  const { success, requires_approval, warning, error, brokenPosition, brokenReason, ...head } = row;
  const counts = { success, requires_approval, warning, error };
  if (brokenPosition === null || brokenReason === null) return { ...head, counts, broken: null };
  return { ...head, counts, broken: { position: brokenPosition, reason: brokenReason } };
}
