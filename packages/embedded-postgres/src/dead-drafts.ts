import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcess } from './running-server.ts';

const prefix = '.draft-';

/** A folder name for files in the making: names the process that makes them. */
export const draftName = (): string => `${prefix}${process.pid}-${randomUUID()}`;

/** Deletes what starts left in the parent folder that were killed before their files were whole. */
export async function removeDeadDrafts(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!(await isProcess(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
}
