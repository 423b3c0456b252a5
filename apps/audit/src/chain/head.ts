import { createHmac, timingSafeEqual } from 'node:crypto';
import { genesisHash } from './link.ts';
import { noCounts, type StatusCounts } from './status-counts.ts';

export interface Break {
  position: number;
  reason: string;
}

/** Where a workspace's chain ends. */
export interface Head {
  workspaceId: string;
  /** The newest link's position; 0 for a chain without links. */
  position: number;
  hash: string;
  counts: StatusCounts;
  /** What an append found wrong with the head it was to extend; it stays. */
  broken: Break | null;
}

/** A head with the proof that a holder of the key wrote it. */
export interface SealedHead extends Head {
  mac: string;
}

export const emptyHead = (workspaceId: string): Head => ({
  workspaceId,
  position: 0,
  hash: genesisHash,
  counts: noCounts(),
  broken: null,
});

export const sealHead = (head: Head, key: string): SealedHead => ({
  ...head,
  mac: computeMac(head, key),
});

export const isAuthentic = (head: SealedHead, key: string): boolean => {
  const given = Buffer.from(head.mac, 'hex');
  const right = Buffer.from(computeMac(head, key), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/** HMAC-SHA256, hexadecimal. */
const computeMac = (head: Head, key: string): string =>
  createHmac('sha256', key).update(serialiseHead(head)).digest('hex');

const serialiseHead = ({ workspaceId, position, hash, counts, broken }: Head): string =>
  JSON.stringify([
    'audit-head-1',
    workspaceId,
    position,
    hash,
    counts.success,
    counts.requires_approval,
    counts.warning,
    counts.error,
    broken && [broken.position, broken.reason],
  ]);

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
