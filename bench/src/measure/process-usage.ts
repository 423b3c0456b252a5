import { readdir, readFile } from 'node:fs/promises';

/** What the operating system says of a process; nothing where there is no /proc. */
export interface ProcessUsage {
  /** User and system time since its start, in seconds. */
  cpuSeconds: number;
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
    residentBytes: Number(fields[21]) * pageBytes,
  };
}

export async function readUsage(pid: number): Promise<ProcessUsage | undefined> {
  const text = await readProcess(pid, 'stat');
  return text === undefined ? undefined : parseStat(text);
}

/** CPU seconds of a process and its children: of a PostgreSQL server with its backends. */
export async function readFamilyCpuSeconds(pid: number): Promise<number | undefined> {
  if ((await readProcess(pid, 'stat')) === undefined) return undefined;
  const entries = await readdir('/proc');
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const texts = await Promise.all(
    pids.map(async (id) => [id, await readProcess(id, 'stat')] as const),
  );
  let seconds = 0;
  for (const [id, text] of texts) {
    const stat = text === undefined ? undefined : parseStat(text);
    if (stat !== undefined && (id === pid || stat.parent === pid)) seconds += stat.cpuSeconds;
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
