import { createHmac, timingSafeEqual } from 'node:crypto';

/** A time when a chain was found without its end. Hashes are hexadecimal. */
export interface Rollback {
  workspaceId: string;
  number: number;
  /** The last link that was left. */
  position: number;
  hash: string;
  /** The last link that was seen before; the hash is null where an earlier release found it. */
  witnessedPosition: number;
  witnessedHash: string | null;
  /** Whether the chain goes on from the witnessed link. */
  hasGap: boolean;
  foundAtMs: number;
  /** The link that acknowledges it. */
  acknowledgedPosition: number | null;
  acknowledgedHash: string | null;
}

/** A rollback with the proof that a holder of the key wrote it. */
export interface SealedRollback extends Rollback {
  mac: string;
}

export const sealRollback = (rollback: Rollback, key: string): SealedRollback => ({
  ...rollback,
  mac: computeMac(rollback, key),
});

export function isAuthenticRollback(rollback: SealedRollback, key: string): boolean {
  const given = Buffer.from(rollback.mac, 'hex');
  const right = Buffer.from(computeMac(rollback, key), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

const computeMac = (rollback: Rollback, key: string): string =>
  createHmac('sha256', key)
    .update(
      JSON.stringify([
        'audit-rollback-1',
        rollback.workspaceId,
        rollback.number,
        rollback.position,
        rollback.hash,
        rollback.witnessedPosition,
        rollback.witnessedHash,
        rollback.hasGap,
        rollback.foundAtMs,
        rollback.acknowledgedPosition,
        rollback.acknowledgedHash,
      ]),
    )
    .digest('hex');

/** What an earlier release wrote into a head whose end it had seen further on, for good. */
const putBack = /^The head of the chain was put back from position (\d+)\.$/;

/** The position that such a reason names; null for another one. */
export function positionPutBack(reason: string): number | null {
  const [, position] = putBack.exec(reason) ?? [];
  return position === undefined ? null : Number(position);
}
