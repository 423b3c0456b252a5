import type { BenchCase } from '../bench.ts';
import { formatLatency } from '../compare-load.ts';
import { openIngestFloor } from '../floors/ingest-floor.ts';
import { atLeast } from '../measure/goal.ts';
import { formatCosts, withCost, type ProcessorCost } from '../measure/process-usage.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { fieldData } from '../seed/field-data.ts';
import { ingestTarget } from './ingest-target.ts';

const workspaces = 16;

export const ingest: BenchCase = {
  name: 'ingest',
  title: 'durable, audited ingestion, against the same inserts in one transaction',
  async run(bench) {
    const { generator, volumes, databasePid } = bench;
    const { connections, roundSeconds: seconds, warmUpSeconds } = volumes;
    const { url, pid } = await bench.service();
    const target = ingestTarget(url, workspaces);
    const floor = await openIngestFloor(bench, JSON.stringify(fieldData.payload));
    await generator.closed({ target, connections, seconds: warmUpSeconds });
    await floor.measure(warmUpSeconds);
    const ours: number[] = [];
    const floors: number[] = [];
    const costs: ProcessorCost[] = [];
    for (let round = 0; round < volumes.rounds; round++) {
      const { result, cost } = await withCost({ pid, databasePid }, () =>
        generator.closed({ target, connections, seconds }),
      );
      ours.push(result.requestsPerSecond);
      costs.push(cost);
      floors.push(await floor.measure(seconds));
    }
    await floor.stop();
    const ratePerSecond = Math.max(1, Math.round(computeSpread(ours).median / 2));
    const open = { target, connections: 64, ratePerSecond, seconds: volumes.latencySeconds };
    const latency = formatLatency(await generator.open(open));
    const median = (values: number[]): number => Math.round(computeSpread(values).median);
    return {
      findings: [
        {
          what: 'POST /api/sync/ingest, requests a second against transactions a second',
          unit: '×',
          spread: computeSpread(computeRatios(ours, floors)),
          goal: atLeast(0.5),
          detail: `${median(ours)}/s against ${median(floors)}/s by ${floor.name}; ${connections} connections, ${workspaces} workspaces`,
        },
      ],
      notes: [
        `latency at ${ratePerSecond}/s: ${latency}`,
        `processor time a request: ${formatCosts(costs)}`,
      ],
    };
  },
};
