import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const gibibyte = 1_073_741_824;
const needed = { free: 2 * gibibyte, memory: 4 * gibibyte };

/** For throwaway data folders: memory where it is plenty, in which databases clone fast. */
export async function throwawayParent(): Promise<string> {
  return (await isPlenty('/dev/shm')) ? '/dev/shm' : tmpdir();
}

async function isPlenty(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= needed.free && process.availableMemory() >= needed.memory;
  } catch {
    return false;
  }
}
