import { startChild } from '@workspace-ops/load';
import { join } from 'node:path';
import type { ReaderQuestion } from './reader-process.ts';
import type { Read, Latencies, TimedReads } from './time-reads.ts';

/**
 * Reads of workspaces that have nothing to do with the fault, from a process of their own: what this
 * one does for the fault, large bodies and all, is no part of their latency.
 */
export async function startBystanders(
  urls: readonly string[],
  reads: readonly Read[],
  ratePerSecond: number,
): Promise<TimedReads> {
  const child = startChild(join(import.meta.dirname, 'reader-process.ts'));
  const ask = <R = void>(question: ReaderQuestion): Promise<R> => child.ask<R>(question);
  await ask({ ask: 'begin', urls, reads, ratePerSecond });
  return {
    take: () => ask<Latencies>({ ask: 'take' }),
    async stop() {
      try {
        await ask({ ask: 'stop' });
      } finally {
        await child.stop();
      }
    },
  };
}
