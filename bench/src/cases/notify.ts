import { join } from 'node:path';
import { openWakeups } from '@workspace-ops/bus';
import { createLogger } from '@workspace-ops/service-kit';
import { startChild } from '@workspace-ops/load';
import type { BenchCase } from '../bench.ts';
import type { Commits } from '../floors/commits.ts';
import { atLeast } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';

const connections = 32;
const topic = 'bench:commits';

export const notify: BenchCase = {
  name: 'notify',
  group: 'scaling',
  title: 'commits that wake other processes, against plain ones',
  async run({ databaseUrl, volumes }) {
    const child = startChild(join(import.meta.dirname, '../floors/commits.ts'));
    const commit = (kind: Commits['kind'], seconds: number) =>
      child.ask<number>({ databaseUrl, kind, topic, connections, seconds } satisfies Commits);
    // Another process, which is woken.
    const hearer = openWakeups({
      databaseUrl,
      applicationName: 'bench hearer',
      logger: createLogger({ name: 'bench', level: 'silent' }),
    });
    hearer.on(topic, () => undefined);
    hearer.start();
    const rates: Record<Commits['kind'], number[]> = { plain: [], waking: [], notifying: [] };
    const kinds = ['plain', 'waking', 'notifying'] as const;
    for (const kind of kinds) await commit(kind, volumes.warmUpSeconds / 2);
    for (let round = 0; round < volumes.rounds; round++) {
      for (const kind of kinds) rates[kind].push(await commit(kind, volumes.roundSeconds));
    }
    await child.stop();
    await hearer.stop();
    const rate = (kind: Commits['kind']): string =>
      `${Math.round(computeSpread(rates[kind]).median)}/s`;
    return {
      findings: [
        {
          what: `commits a second that wake after the commit against plain ones, ${connections} connections`,
          unit: '×',
          spread: computeSpread(computeRatios(rates.waking, rates.plain)),
          goal: atLeast(0.9),
          detail: `${rate('waking')} against ${rate('plain')}`,
        },
        {
          what: 'the same with NOTIFY in each transaction',
          unit: '×',
          spread: computeSpread(computeRatios(rates.notifying, rates.plain)),
          detail: `${rate('notifying')} against ${rate('plain')}`,
        },
      ],
      notes: [],
    };
  },
};
