import { waitUntil } from '../wait-until.ts';
import type { ServiceProcess, System } from './system.ts';

export interface ExitWatch {
  /** Processes that were ready and then ended with an error of their own, a sentence each. */
  exits(): readonly string[];
  stop(): void;
}

/** A process that the harness kills has no exit code; one that gives up has one. */
export function watchExits(system: System): ExitWatch {
  const exits: string[] = [];
  const stopping = new AbortController();
  for (const one of system.processes)
    void watchOne(one, stopping.signal, (exit) => exits.push(exit));
  return { exits: () => exits, stop: () => stopping.abort() };
}

const patienceMs = 600_000;

async function watchOne(
  one: ServiceProcess,
  stopping: AbortSignal,
  onExit: (exit: string) => void,
): Promise<void> {
  // The first life was ready before it was watched.
  let startsBefore = one.starts() - 1;
  while (!stopping.aborted) {
    const code = await one.ended();
    const wasReady = one.starts() > startsBefore;
    if (code !== null && code !== 0 && wasReady && !stopping.aborted) {
      onExit(`${one.service} ${one.replica} ended by itself with ${code}`);
    }
    startsBefore = one.starts();
    await waitUntil(() => stopping.aborted || one.pid() !== undefined, patienceMs);
  }
}
