import { join } from 'node:path';
import { startChild } from '@workspace-ops/load';
import type { BenchCase } from '../bench.ts';
import type { Publications } from '../floors/publishers.ts';
import { atLeast } from '../measure/goal.ts';
import { ratiosOf, spreadOf } from '../measure/statistics.ts';

const many = 8;

export const publish: BenchCase = {
  name: 'publish',
  title: 'live events published by eight publishers at a time, against one',
  async run(bench) {
    const { databaseUrl, volumes, sql } = bench;
    // Makes the schema.
    await bench.service();
    const child = startChild(join(import.meta.dirname, '../floors/publishers.ts'));
    const measure = (publishers: number, seconds: number) =>
      child.ask<number>({ databaseUrl, publishers, seconds } satisfies Publications);
    const rates: Record<'one' | 'eight', number[]> = { one: [], eight: [] };
    await measure(1, volumes.warmUpSeconds / 2);
    await measure(many, volumes.warmUpSeconds / 2);
    for (let round = 0; round < volumes.rounds; round++) {
      rates.one.push(await measure(1, volumes.roundSeconds));
      rates.eight.push(await measure(many, volumes.roundSeconds));
    }
    await child.stop();
    await sql`delete from sync.live_events where workspace_id like 'ws\_publish\_%'`;
    const rate = (values: number[]): string => `${Math.round(spreadOf(values).median)}/s`;
    return {
      findings: [
        {
          what: 'live events a second by eight publishers against one',
          unit: '×',
          spread: spreadOf(ratiosOf(rates.eight, rates.one)),
          goal: atLeast(0.9),
          detail: `${rate(rates.eight)} against ${rate(rates.one)}; 2,000 workspaces, 32 callers a publisher`,
        },
      ],
      notes: [],
    };
  },
};
