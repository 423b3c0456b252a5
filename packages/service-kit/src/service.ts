import { withTimeout } from './with-timeout.ts';

/** A named probe: resolves when the dependency serves, rejects with the reason when not. */
export interface Probe {
  name: string;
  check(): Promise<void>;
}

/** What an app's composition returns: a value that can be started and stopped. */
export interface Service {
  readonly name: string;
  readonly probes: readonly Probe[];
  start(): Promise<void>;
  /** Finishes what is under way, within the deadline of the process. */
  stop(): Promise<void>;
}

export interface ProbeResult {
  name: string;
  ok: boolean;
  reason?: string;
}

/** Runs every probe side by side; a probe that takes longer than the limit has failed. */
export async function runProbes(
  probes: readonly Probe[],
  timeoutMs = 2_000,
): Promise<ProbeResult[]> {
  return Promise.all(probes.map((probe) => runProbe(probe, timeoutMs)));
}

async function runProbe(probe: Probe, timeoutMs: number): Promise<ProbeResult> {
  try {
    await withTimeout(probe.check(), timeoutMs, `no answer within ${timeoutMs} ms`);
    return { name: probe.name, ok: true };
  } catch (error) {
    return {
      name: probe.name,
      ok: false,
      reason: error instanceof Error ? error.message : 'failed',
    };
  }
}
