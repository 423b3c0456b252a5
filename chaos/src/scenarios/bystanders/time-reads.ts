import { sendAtRate } from '@workspace-ops/load';
import { isSuccess, type Client } from '../../http/client.ts';
import type { Read } from './reads.ts';

export interface Latencies {
  /** Milliseconds, of the answers that came. */
  ms: readonly number[];
  /** By how many milliseconds each was sent late, since the reader itself was held up. */
  lateMs: readonly number[];
  /** Requests that were not answered with success. */
  failed: number;
}

/** Reads that go on until they are stopped. */
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
  failed: number;
  underWay: Set<Promise<void>>;
}

/** Sends the reads in turn, and counts each in the phase that it begins in. */
export function timeReads(http: Client, { reads, ratePerSecond }: ReadsJob): TimedReads {
  const newPhase = (): Phase => ({ ms: [], lateMs: [], failed: 0, underWay: new Set() });
  let phase = newPhase();
  const ending = new AbortController();

  const time = async ({ service, path, token }: Read, into: Phase): Promise<void> => {
    const startedAt = performance.now();
    const answer = await http.send(service, { method: 'GET', path, token });
    into.ms.push(performance.now() - startedAt);
    if (!isSuccess(answer)) into.failed++;
  };
  const sending = sendAtRate({ ratePerSecond, ending: ending.signal }, async (turn, late) => {
    const { underWay, lateMs } = phase;
    lateMs.push(late);
    const one = time(reads[turn % reads.length]!, phase);
    underWay.add(one);
    await one;
    underWay.delete(one);
  });
  // What fails is told when it is stopped.
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
