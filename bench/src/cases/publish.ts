import { join } from 'node:path';
import { startChild } from '@workspace-ops/load';
import { natsServerProgram, startNatsCluster } from '@workspace-ops/bus/nats-server';
import type { BenchCase, Finding } from '../bench.ts';
import type { Publications } from '../floors/publishers.ts';
import { atLeast } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';

const many = 8;

export const publish: BenchCase = {
  name: 'publish',
  group: 'scaling',
  title: 'live events published by eight publishers at a time, against one',
  async run(bench) {
    const { databaseUrl, volumes, sql } = bench;
    // Makes the schema.
    await bench.service();
    const child = startChild(join(import.meta.dirname, '../floors/publishers.ts'));
    const compare = async (nats?: Publications['nats']): Promise<Rates> => {
      const measure = (publishers: number, seconds: number) =>
        child.ask<number>({ databaseUrl, publishers, seconds, nats } satisfies Publications);
      const rates: Rates = { one: [], eight: [] };
      await measure(1, volumes.warmUpSeconds / 2);
      await measure(many, volumes.warmUpSeconds / 2);
      for (let round = 0; round < volumes.rounds; round++) {
        rates.one.push(await measure(1, volumes.roundSeconds));
        rates.eight.push(await measure(many, volumes.roundSeconds));
      }
      return rates;
    };
    const inPostgres = await compare();
    await sql`delete from sync.live_events where workspace_id like 'ws\_publish\_%'`;
    const findings = [describeRates('', inPostgres)];
    if (natsServerProgram !== undefined) {
      const cluster = await startNatsCluster(natsServerProgram, 3);
      findings.push(
        describeRates(
          ', kept by three servers of NATS',
          await compare({ natsUrl: cluster.url, copies: '3' }),
        ),
      );
      await cluster.stop();
    }
    await child.stop();
    return {
      findings,
      notes: natsServerProgram === undefined ? ['Without NATS: there is no nats-server.'] : [],
    };
  },
};

type Rates = Record<'one' | 'eight', number[]>;

const rate = (values: number[]): string => `${Math.round(computeSpread(values).median)}/s`;

const describeRates = (where: string, { one, eight }: Rates): Finding => ({
  what: `live events a second by eight publishers against one${where}`,
  unit: '×',
  spread: computeSpread(computeRatios(eight, one)),
  goal: atLeast(0.9),
  detail: `${rate(eight)} against ${rate(one)}; 2,000 workspaces, 32 callers a publisher`,
});
