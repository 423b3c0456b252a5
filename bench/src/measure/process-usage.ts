import { readdir, readFile } from 'node:fs/promises';
import { computeSpread } from './statistics.ts';

/** What the operating system says of a process; nothing where there is no /proc. */
export interface ProcessUsage {
  /** User and system time since its start, in seconds. */
  cpuSeconds: number;
  /** That of its children that have ended. */
  endedChildrenSeconds: number;
  /** Resident memory, in bytes. */
  residentBytes: number;
}

const pageBytes = 4_096;
const ticksPerSecond = 100;

/** Source: proc_pid_stat(5). The name is in parentheses and may hold spaces. */
export function parseStat(text: string): ProcessUsage & { parent: number } {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    endedChildrenSeconds: (Number(fields[13]) + Number(fields[14])) / ticksPerSecond,
    residentBytes: Number(fields[21]) * pageBytes,
  };
}

export async function readUsage(pid: number): Promise<ProcessUsage | undefined> {
  const text = await readProcess(pid, 'stat');
  return text === undefined ? undefined : parseStat(text);
}

/**
 * CPU seconds of a process and its children, those that have ended included: of a PostgreSQL server with its
 * backends and the workers of autovacuum.
 */
async function readFamilyCpuSeconds(pid: number): Promise<number | undefined> {
  if ((await readProcess(pid, 'stat')) === undefined) return undefined;
  const entries = await readdir('/proc');
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const texts = await Promise.all(
    pids.map(async (id) => [id, await readProcess(id, 'stat')] as const),
  );
  let seconds = 0;
  for (const [id, text] of texts) {
    const stat = text === undefined ? undefined : parseStat(text);
    if (stat === undefined) continue;
    if (id === pid) seconds += stat.cpuSeconds + stat.endedChildrenSeconds;
    else if (stat.parent === pid) seconds += stat.cpuSeconds;
  }
  return seconds;
}

/** Processes end while they are read, and other systems have no /proc. */
async function readProcess(pid: number, file: string): Promise<string | undefined> {
  try {
    return await readFile(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

/** Microseconds of processor time that one request took; not a number where /proc is missing. */
export interface ProcessorCost {
  process: number;
  database: number;
}

export interface Processes {
  pid: number;
  databasePid: number;
}

/** What the processes spent while the work was done, by request. */
export async function withCost<T extends { requests: number }>(
  processes: Processes,
  work: () => Promise<T>,
): Promise<{ result: T; cost: ProcessorCost }> {
  const before = await readSeconds(processes);
  const result = await work();
  const after = await readSeconds(processes);
  const perRequest = (seconds: number): number => (seconds / result.requests) * 1e6;
  return {
    result,
    cost: {
      process: perRequest(after.process - before.process),
      database: perRequest(after.database - before.database),
    },
  };
}

async function readSeconds({ pid, databasePid }: Processes): Promise<ProcessorCost> {
  const process = (await readUsage(pid))?.cpuSeconds ?? Number.NaN;
  return { process, database: (await readFamilyCpuSeconds(databasePid)) ?? Number.NaN };
}

/** What each of some processes spent, and the database, in seconds by name. */
export type Spending = Record<string, number>;

export const databaseName = 'PostgreSQL';

/** What processes and the database spent while the work was done. */
export async function withSpending<T>(
  pids: Readonly<Record<string, number>>,
  databasePid: number,
  work: () => Promise<T>,
): Promise<{ result: T; spent: Spending }> {
  const before = await readAll(pids, databasePid);
  const result = await work();
  const after = await readAll(pids, databasePid);
  const spent = Object.entries(after).map(([name, seconds]) => [name, seconds - before[name]!]);
  return { result, spent: Object.fromEntries(spent) as Spending };
}

async function readAll(
  pids: Readonly<Record<string, number>>,
  databasePid: number,
): Promise<Spending> {
  const seconds = Object.entries(pids).map(async ([name, pid]) => [
    name,
    (await readUsage(pid))?.cpuSeconds ?? Number.NaN,
  ]);
  return {
    ...(Object.fromEntries(await Promise.all(seconds)) as Spending),
    [databaseName]: (await readFamilyCpuSeconds(databasePid)) ?? Number.NaN,
  };
}

export function formatCosts(costs: readonly ProcessorCost[]): string {
  const median = (pick: (cost: ProcessorCost) => number): number =>
    Math.round(computeSpread(costs.map(pick)).median);
  return `${median(({ process }) => process)} µs and ${median(({ database }) => database)} µs in the database`;
}

export interface MemoryWatch {
  /** Resident bytes: at the beginning, and the most since. */
  stop(): Promise<{ atFirst: number; most: number }>;
}

const everyMs = 25;

/** Looks at a process's resident memory until told to stop; not a number where /proc is missing. */
export async function watchMemory(pid: number): Promise<MemoryWatch> {
  const look = async (): Promise<number> => (await readUsage(pid))?.residentBytes ?? Number.NaN;
  const atFirst = await look();
  let most = atFirst;
  const timer = setInterval(() => {
    void look().then((now) => (most = Math.max(most, now)));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      return { atFirst, most: Math.max(most, await look()) };
    },
  };
}
