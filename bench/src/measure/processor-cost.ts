import { readFamilyCpuSeconds, readUsage } from './process-usage.ts';
import { spreadOf } from './statistics.ts';

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

export function formatCosts(costs: readonly ProcessorCost[]): string {
  const median = (pick: (cost: ProcessorCost) => number): number =>
    Math.round(spreadOf(costs.map(pick)).median);
  return `${median(({ process }) => process)} µs and ${median(({ database }) => database)} µs in the database`;
}
