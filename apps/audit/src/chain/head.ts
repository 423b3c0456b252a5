import { createHmac, timingSafeEqual } from 'node:crypto';
import { genesisHash } from './hash-link.ts';
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
  mac: macOf(head, key),
});

export const isAuthentic = (head: SealedHead, key: string): boolean => {
  const given = Buffer.from(head.mac, 'hex');
  const right = Buffer.from(macOf(head, key), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/** HMAC-SHA256, hexadecimal. */
const macOf = (head: Head, key: string): string =>
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
