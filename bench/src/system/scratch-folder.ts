import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder on the disk, where a commit costs what it costs a user. Others may pass through it: a
 * database whose server runs as somebody else then stays in it, and goes with it.
 */
export async function makeScratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await chmod(folder, 0o711);
  return folder;
}
