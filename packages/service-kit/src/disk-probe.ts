import { statfs } from 'node:fs/promises';
import type { Probe } from './service.ts';

export interface DiskProbeOptions {
  /** Folders on the disks to watch. */
  folders: readonly string[];
  minFreeBytes: number;
  /** `statfs` of Node by default. */
  statDisk?: (folder: string) => Promise<{ bavail: number; bsize: number }>;
}

/** Fails where less is free for ordinary users than the least that was asked for. */
export function createDiskProbe(options: DiskProbeOptions): Probe {
  const { folders, minFreeBytes, statDisk = statfs } = options;
  return {
    name: 'disk',
    async check() {
      for (const folder of folders) {
        const { bavail, bsize } = await statDisk(folder);
        const freeBytes = bavail * bsize;
        if (freeBytes >= minFreeBytes) continue;
        throw new Error(
          `The disk of ${folder} has ${freeBytes} bytes free, fewer than ${minFreeBytes}.`,
        );
      }
    },
  };
}
