import { findPostgresError } from './errors.ts';

const diskFull = '53100';
/** So long after the last refusal the disk counts as full, unless a transaction was committed since. */
const rememberedMs = 30_000;

export interface DiskWatch {
  /** The transaction's outcome as it is. */
  noting: <T>(transaction: Promise<T>) => Promise<T>;
  /** @throws {Error} while the server's disk is full, as far as is known. */
  checkDisk: () => void;
}

/** Records, for the service's probe, that the server could not write because its disk is full. */
export function watchDisk(now: () => number = () => performance.now()): DiskWatch {
  let refusedAtMs: number | undefined;
  return {
    async noting(transaction) {
      try {
        const result = await transaction;
        refusedAtMs = undefined;
        return result;
      } catch (error) {
        if (findPostgresError(error)?.code === diskFull) refusedAtMs = now();
        throw error;
      }
    },
    checkDisk() {
      if (refusedAtMs === undefined || now() - refusedAtMs > rememberedMs) return;
      throw new Error(`The disk of the database is full (${diskFull}).`);
    },
  };
}
