import { sumMetrics } from '../../system/read-metrics.ts';
import type { System } from '../../system/system.ts';
import { atMost, type Expectation } from '../scenario.ts';

/** What each process counts by itself of what must not happen while two releases work together. */
const counted = {
  'calls between services that were refused': /^rpc_calls_refused_total\{[^}]*\} (\d+)/gm,
  'procedures that failed for a reason of their own':
    /^rpc_calls_total\{[^}]*outcome="internal"[^}]*\} (\d+)/gm,
};

/** Adds up over all processes, also those that were stopped: each was looked at before. */
export function createConduct(system: System) {
  const seen = new Map<string, Map<string, number>>();
  return {
    async look(): Promise<void> {
      for (const one of system.processes.filter((process) => process.isKept())) {
        for (const [what, line] of Object.entries(counted)) {
          const ofProcesses = seen.get(what) ?? new Map<string, number>();
          const name = `${one.service} ${one.replica}`;
          seen.set(what, ofProcesses.set(name, await sumMetrics(one, line)));
        }
      }
    },
    expectations: (): Expectation[] =>
      [...seen].map(([what, ofProcesses]) => {
        const some = [...ofProcesses].filter(([, count]) => count > 0);
        const sum = some.reduce((total, [, count]) => total + count, 0);
        const places = some.map(([process, count]) => `${process}: ${count}`);
        return { ...atMost(what, 0, sum), measured: [sum, ...places].join(', ') };
      }),
  };
}
