import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { BackedUpFile } from './manifest.ts';

const chunkBytes = 1_048_576;

/** Copies a file, which may grow or shrink meanwhile, and has it on the disk when it resolves. */
export async function copyFile(from: string, to: string): Promise<Omit<BackedUpFile, 'path'>> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  let sizeBytes = 0;
  await using source = await open(from, 'r');
  await using target = await open(to, 'wx', 0o600);
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, chunkBytes);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await target.writeFile(chunk);
    sizeBytes += bytesRead;
  }
  await target.sync();
  return { sizeBytes, sha256: hash.digest('hex') };
}
