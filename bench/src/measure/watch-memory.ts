import { readUsage } from './process-usage.ts';

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
