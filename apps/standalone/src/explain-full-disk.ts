import { statfs } from 'node:fs/promises';

const noRoom = /No space left on device|ENOSPC/;
const megabyte = 1_000_000;

/** PostgreSQL writes no file of its log, which has 16 MiB, with less; some room is freed by what failed. */
const leastBytes = 20 * megabyte;

/** A start that failed where the disk is full: of many lines the one that says so, and what helps. */
export async function explainFullDisk(
  error: unknown,
  dataDir: string,
  statDisk: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<unknown> {
  const freeBytes = await findFreeBytes(() => statDisk(dataDir));
  // The folder is gone, which the error of the start tells better than that of the look at it.
  if (freeBytes === undefined) return error;
  const text = error instanceof Error ? error.message : String(error);
  const line = text.split('\n').find((one) => noRoom.test(one));
  if (line === undefined && freeBytes >= leastBytes) return error;
  return new Error(
    `${line ?? text}\nThe disk of ${dataDir} is full (free now: ${Math.floor(freeBytes / megabyte)} MB). A new installation takes 100 MB there: make room, or set DATA_DIR to a folder on another disk.`,
    { cause: error },
  );
}

async function findFreeBytes(
  statDisk: () => Promise<{ bavail: number; bsize: number }>,
): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statDisk();
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
