import { waitUntil } from '../wait-until.ts';
import type { ServiceProcess, System } from './system.ts';

export interface ExitWatch {
  /** Processes that were ready and then ended though the harness did not end them, a message each with what they said last. */
  exits(): readonly string[];
  stop(): void;
}

/**
 * A process that the harness kills or stops has no exit code or 0; one that gives up has another.
 * Where the harness ends none of a service, every end of it counts: one that runs out of memory, or
 * that the system kills, has no exit code either.
 */
export function watchExits(
  system: System,
  isEndedByHarness: (service: string) => boolean = () => true,
): ExitWatch {
  const exits: string[] = [];
  const stopping = new AbortController();
  for (const one of system.processes) {
    const isUnasked = (code: number | null): boolean =>
      (code !== null && code !== 0) || !isEndedByHarness(one.service);
    void watchOne(one, { stopping: stopping.signal, isUnasked }, (exit) => exits.push(exit));
  }
  return { exits: () => exits, stop: () => stopping.abort() };
}

const patienceMs = 600_000;
/** The reason may be a few lines above the last one. */
const saidLines = 5;

async function watchOne(
  one: ServiceProcess,
  { stopping, isUnasked }: { stopping: AbortSignal; isUnasked: (code: number | null) => boolean },
  onExit: (exit: string) => void,
): Promise<void> {
  // The first start was ready before it was watched.
  let startsBefore = one.starts() - 1;
  while (!stopping.aborted) {
    const code = await one.ended();
    const wasReady = one.starts() > startsBefore;
    if (isUnasked(code) && wasReady && !stopping.aborted) {
      const last = one.output().trimEnd().split('\n').slice(-saidLines).join('\n');
      onExit(`${one.service} ${one.replica} ended by itself with ${code ?? 'a signal'}: ${last}`);
    }
    startsBefore = one.starts();
    await waitUntil(() => stopping.aborted || one.pid() !== undefined, patienceMs);
  }
}
