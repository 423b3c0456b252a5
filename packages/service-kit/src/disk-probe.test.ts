import { describe, expect, it } from 'vitest';
import { createDiskProbe } from './disk-probe.ts';

const freeKiB: Record<string, number> = { '/data': 1_024, '/full': 3 };
const statDisk = async (folder: string) => ({ bavail: freeKiB[folder]!, bsize: 1_024 });
const probe = (folders: string[], minFreeBytes: number) =>
  createDiskProbe({ folders, minFreeBytes, statDisk });

describe('the probe of disks', () => {
  it('is well while each has the least that is asked for', async () => {
    await probe(['/data'], 1_048_576).check();
    await probe(['/data', '/full'], 3_072).check();
  });

  it('names the disk that is nearly full, wherever it stands', async () => {
    await expect(probe(['/data', '/full'], 4_096).check()).rejects.toThrow(
      'The disk of /full has 3072 bytes free, fewer than 4096.',
    );
    await expect(probe(['/data'], 1_048_577).check()).rejects.toThrow('/data');
  });

  it('fails for a folder that is not there, and asks the system for real ones', async () => {
    await createDiskProbe({ folders: ['/'], minFreeBytes: 1 }).check();
    await expect(
      createDiskProbe({ folders: ['/nothing here'], minFreeBytes: 1 }).check(),
    ).rejects.toThrow('ENOENT');
  });
});
