import { sendAtRate } from '@workspace-ops/load';
import type { Workspace } from '../../load/workspaces.ts';
import { isSuccess, type Answer, type Client } from '../../http/client.ts';

/** One of a bystander's requests. */
export interface Read {
  /** The service that answers for it. */
  service: string;
  path: string;
  token: string;
}

/** A cheap read of each service that has one. */
const paths: Readonly<Record<string, string>> = {
  'sync-bridge': '/api/sync/state',
  'voice-gateway': '/api/voice/slots',
  workflow: '/api/runs',
  commerce: '/api/marketplace/items',
  audit: '/api/audit-logs',
  knowledge: '/api/assessment-questions?domain=Finance&depth=executive',
};

/** What is read of all services that a fault does not reach, or of all, workspace by workspace. */
export const listReads = (
  workspaces: readonly Workspace[],
  reached: readonly string[] | 'all',
): Read[] =>
  workspaces.flatMap(({ token }) =>
    Object.entries(paths)
      .filter(([service]) => reached === 'all' || !reached.includes(service))
      .map(([service, path]) => ({ service, path, token })),
  );

export interface Latencies {
  /** Milliseconds, of the answers that came. */
  ms: readonly number[];
  /** By how many milliseconds each was sent late, since the reader itself was delayed. */
  lateMs: readonly number[];
  /** Of each request that was not answered with success: its service and what came of it. */
  failed: readonly string[];
}

/** Reads that continue until they are stopped. */
export interface TimedReads {
  /** The latencies of all reads since the last take, once the last of them has ended. */
  take(): Promise<Latencies>;
  stop(): Promise<void>;
}

export interface ReadsJob {
  reads: readonly Read[];
  ratePerSecond: number;
}

interface Phase {
  ms: number[];
  lateMs: number[];
  failed: string[];
  underWay: Set<Promise<void>>;
}

/** Sends the reads in turn, and counts each in the phase that it begins in. */
export function timeReads(http: Client, { reads, ratePerSecond }: ReadsJob): TimedReads {
  const newPhase = (): Phase => ({ ms: [], lateMs: [], failed: [], underWay: new Set() });
  let phase = newPhase();
  const ending = new AbortController();

  const time = async ({ service, path, token }: Read, into: Phase): Promise<void> => {
    const startedAt = performance.now();
    const answer = await http.send(service, { method: 'GET', path, token });
    into.ms.push(performance.now() - startedAt);
    if (!isSuccess(answer)) into.failed.push(`${service} ${describe(answer)}`);
  };
  const sending = sendAtRate({ ratePerSecond, ending: ending.signal }, async (turn, late) => {
    const { underWay, lateMs } = phase;
    lateMs.push(late);
    const one = time(reads[turn % reads.length]!, phase);
    underWay.add(one);
    await one;
    underWay.delete(one);
  });
  // What fails is reported when it is stopped.
  sending.catch(() => ending.abort());
  return {
    async take() {
      const ended = phase;
      phase = newPhase();
      await Promise.all(ended.underWay);
      const { ms, lateMs, failed } = ended;
      return { ms, lateMs, failed };
    },
    async stop() {
      ending.abort();
      await sending;
    },
  };
}

function describe(answer: Answer): string {
  if (answer.type !== 'answered') return answer.type;
  const { error } = Object(answer.body) as { error?: string };
  return `${answer.status} ${error ?? 'without a message'}`;
}
