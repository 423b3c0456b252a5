import { readFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import type { Sql } from 'postgres';

/** What the figures depend on. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGiB: number;
  system: string;
  node: string;
  postgres: string;
  durability: string;
  /** Runnable processes over the last minute before the start: others' work disturbs. */
  loadBefore: number | undefined;
}

export async function describeMachine(sql: Sql): Promise<Machine> {
  const [row] = await sql<{ version: string; durability: string }[]>`
    select current_setting('server_version') as version,
      'fsync ' || current_setting('fsync') || ', synchronous_commit '
        || current_setting('synchronous_commit') as durability`;
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release().split('.').slice(0, 2).join('.')} ${arch()}`,
    node: process.version,
    postgres: row!.version,
    durability: row!.durability,
    loadBefore: await readLoad(),
  };
}

async function readLoad(): Promise<number | undefined> {
  if (platform() !== 'linux') return undefined;
  return Number((await readFile('/proc/loadavg', 'utf8')).split(' ')[0]);
}

export const formatMachine = (machine: Machine): string =>
  `${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.system}; ` +
  `Node ${machine.node}, PostgreSQL ${machine.postgres} (${machine.durability}); ` +
  `load before the start ${machine.loadBefore ?? 'unknown'}`;
