import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess } from '../../http/answer.ts';
import type { Client } from '../../http/client.ts';
import type { Workspace } from '../../load/workspace.ts';

/** Reads of workspaces that have nothing to do with the fault. */
export interface Bystanders {
  /** Latencies of the answers that came so far, in milliseconds, and begins anew. */
  take(): Latencies;
  stop(): Promise<void>;
}

export interface Latencies {
  ms: readonly number[];
  /** Requests that were not answered with success. */
  failed: number;
}

/** A cheap read of each service that has one. */
const reads: Readonly<Record<string, string>> = {
  'sync-bridge': '/api/sync/state',
  'voice-gateway': '/api/voice/slots',
  workflow: '/api/runs',
  commerce: '/api/marketplace/items',
  audit: '/api/audit-logs',
  knowledge: '/api/assessment-questions?domain=Finance&depth=executive',
};

const everyMs = 25;

/** Begins a read every few milliseconds, however long the others take. */
export function startBystanders(
  http: Client,
  workspaces: readonly Workspace[],
  reached: readonly string[],
): Bystanders {
  const asked = Object.entries(reads).filter(([service]) => !reached.includes(service));
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();
  let taken: { ms: number[]; failed: number } = { ms: [], failed: 0 };

  const read = async (turn: number): Promise<void> => {
    const [service, path] = asked[turn % asked.length]!;
    const { token } = workspaces[turn % workspaces.length]!;
    const into = taken;
    const startedAt = performance.now();
    const answer = await http.send(service, { method: 'GET', path, token });
    into.ms.push(performance.now() - startedAt);
    if (!isSuccess(answer)) into.failed++;
  };
  const run = async (): Promise<void> => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      const one = read(turn).finally(() => underWay.delete(one));
      underWay.add(one);
      await delay(everyMs);
    }
    await Promise.all(underWay);
  };
  const running = run();
  // A fault of the harness itself is told when it is stopped.
  running.catch(() => ending.abort());
  return {
    take() {
      const { ms, failed } = taken;
      taken = { ms: [], failed: 0 };
      return { ms, failed };
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
