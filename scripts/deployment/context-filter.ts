import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';

const file = join(import.meta.dirname, '../../.dockerignore');

/** Whether a path, relative to the root, is sent to the image's build. */
export async function readContextFilter(): Promise<(path: string) => boolean> {
  const patterns = (await readFile(file, 'utf8')).split('\n');
  return dockerignore.default().add(patterns).createFilter();
}
