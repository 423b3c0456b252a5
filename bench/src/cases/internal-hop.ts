import { join } from 'node:path';
import { generateServiceKeys } from '@workspace-ops/rpc';
import type { BenchCase, Finding } from '../bench.ts';
import type { HopJob, HopResult } from '../hop/hop-client.ts';
import { atLeast } from '../measure/goal.ts';
import { formatCosts, withCost, type ProcessorCost } from '../measure/process-usage.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { startChild } from '@workspace-ops/load';

/** Calls under way at a time: one alone, and as many as the other cases have connections. */
const concurrencies = [1, 16];

export const internalHop: BenchCase = {
  name: 'internal-hop',
  title:
    'a call from one service’s process to another’s, against a bare undici request to node:http',
  async run({ volumes }) {
    const server = startChild(join(import.meta.dirname, '../hop/hop-server.ts'));
    const client = startChild(join(import.meta.dirname, '../hop/hop-client.ts'));
    const keys = generateServiceKeys();
    const signingKey = keys.findSettings('gateway').INTERNAL_SIGNING_KEY;
    const url = await server.ask<string>(keys.publicKeys);
    const findings: Finding[] = [];
    const notes: string[] = [];
    for (const concurrency of concurrencies) {
      const measure = (kind: HopJob['kind'], seconds: number) =>
        withCost({ pid: client.pid, databasePid: server.pid }, () =>
          client.ask<HopResult>({ kind, url, signingKey, concurrency, seconds } satisfies HopJob),
        );
      await measure('call', volumes.warmUpSeconds);
      await measure('bare', volumes.warmUpSeconds);
      const rates: Record<HopJob['kind'], number[]> = { call: [], bare: [] };
      const costs: Record<HopJob['kind'], ProcessorCost[]> = { call: [], bare: [] };
      for (let round = 0; round < volumes.rounds; round++) {
        for (const kind of ['call', 'bare'] as const) {
          const { result, cost } = await measure(kind, volumes.roundSeconds);
          rates[kind].push(result.perSecond);
          costs[kind].push(cost);
        }
      }
      const rate = (kind: HopJob['kind']): string =>
        `${Math.round(computeSpread(rates[kind]).median)}/s`;
      findings.push({
        what: `calls a second against bare requests a second, ${concurrency} at a time`,
        unit: '×',
        spread: computeSpread(computeRatios(rates.call, rates.bare)),
        ...(concurrency === 1 ? {} : { goal: atLeast(0.7) }),
        detail: `${rate('call')} against ${rate('bare')}`,
      });
      notes.push(
        `processor time a request, ${concurrency} at a time, client and server: calls ${sides(costs.call)}, bare ${sides(costs.bare)}`,
      );
    }
    await client.stop();
    await server.stop();
    return { findings, notes };
  },
};

const sides = (costs: readonly ProcessorCost[]): string =>
  formatCosts(costs).replace(' in the database', '');
