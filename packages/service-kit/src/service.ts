import type { Measure } from './measure.ts';
import { withTimeout } from './with-timeout.ts';

/** A named probe: resolves when the dependency serves, rejects with the reason when not. */
export interface Probe {
  name: string;
  /** @returns what an operator should see to although the dependency serves, if there is anything. */
  check(): Promise<string | void>;
}

/** What an app's composition returns: a value that can be started and stopped. */
export interface Service {
  readonly name: string;
  readonly probes: readonly Probe[];
  readonly measures?: readonly Measure[];
  start(): Promise<void>;
  /**
   * Called first thing at a stop: takes no more work of its own, lets what is under way finish, and ends the
   * answers that have no end. The requests under way finish beside it: there is no time for one after the other.
   */
  drain?(): Promise<void>;
  /** Finishes what is under way, within the deadline of the process. */
  stop(): Promise<void>;
}

export interface ProbeResult {
  name: string;
  ok: boolean;
  reason?: string;
  /** What an operator should see to although the dependency serves. */
  detail?: string;
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
    const late = `no answer within ${timeoutMs} ms`;
    const detail = await withTimeout(probe.check(), timeoutMs, late);
    return { name: probe.name, ok: true, ...(detail ? { detail } : {}) };
  } catch (error) {
    return {
      name: probe.name,
      ok: false,
      reason: error instanceof Error ? error.message : 'failed',
    };
  }
}
