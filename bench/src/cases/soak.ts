import type { BenchCase } from '../bench.ts';
import type { LoadRequest, LoadTarget } from '../load/jobs.ts';
import { atMost } from '../measure/goal.ts';
import { readUsage } from '../measure/process-usage.ts';
import { computeSlope, computeSpread } from '../measure/statistics.ts';
import { signUp, type Account } from '../system/api-client.ts';
import { threeSteps } from './finish-runs.ts';
import { fieldData } from '../seed/field-data.ts';

/** At this rate ten minutes have the requests of a busy day: 60,000 and 6,000 runs. */
const ratePerSecond = 100;
const sampleSeconds = 10;

export const soak: BenchCase = {
  name: 'soak',
  title: 'a day’s requests in ten minutes: whether memory grows',
  isOnDemand: true,
  async run(bench) {
    const minutes = bench.volumes.isQuick ? 1 : 10;
    const service = await bench.startService({});
    const accounts = [await signUp(service.url), await signUp(service.url)];
    const reads = toTarget(service.url, 200, accounts.flatMap(listReads));
    const writes = toTarget(service.url, 201, accounts.flatMap(listWrites));
    const points: [minute: number, mebibytes: number][] = [];
    const samples = (minutes * 60) / sampleSeconds;
    for (let sample = 0; sample < samples; sample++) {
      const load = { connections: 32, seconds: sampleSeconds };
      await bench.generator.open({ target: reads, ratePerSecond: ratePerSecond * 0.8, ...load });
      await bench.generator.open({
        target: writes,
        ratePerSecond: ratePerSecond * 0.2,
        ...load,
        seconds: 2,
      });
      const bytes = (await readUsage(service.pid))?.residentBytes ?? Number.NaN;
      points.push([(sample * sampleSeconds) / 60, bytes / 2 ** 20]);
    }
    await service.stop();
    // Code is compiled and caches fill in the beginning.
    const settled = points.slice(Math.floor(points.length / 3));
    const half = Math.floor(settled.length / 2);
    const median = (part: typeof settled): number =>
      computeSpread(part.map(([, size]) => size)).median;
    const grown = median(settled.slice(half)) - median(settled.slice(0, half));
    return {
      findings: [
        {
          what: 'memory after the first third: the second half over the first',
          unit: 'MiB',
          spread: computeSpread([grown]),
          goal: atMost(16),
          detail: `slope ${computeSlope(settled).toFixed(2)} MiB a minute; at last ${Math.round(points.at(-1)![1])} MiB`,
        },
      ],
      notes: [
        `MiB every ${sampleSeconds} s: ${points.map(([, size]) => Math.round(size)).join(' ')}`,
      ],
    };
  },
};

const toTarget = (url: string, expectedStatus: number, requests: LoadRequest[]): LoadTarget => ({
  url,
  expectedStatus,
  requests,
});

const often = [
  '/api/auth/me',
  '/api/runs',
  '/api/audit-logs',
  '/api/audit-logs?q=ingest',
  '/api/audit-logs/stats',
  '/api/marketplace/items',
  '/api/sync/state',
  '/api/artifacts',
  '/api/voice/slots',
];

/** An export now and then among the lists. */
const listReads = ({ headers }: Account): LoadRequest[] =>
  [...Array.from({ length: 20 }, () => often).flat(), '/api/audit-logs/export'].map((path) => ({
    method: 'GET',
    path,
    headers,
  }));

const listWrites = ({ headers }: Account): LoadRequest[] =>
  [fieldData, { ...fieldData, triggerWorkflowId: threeSteps, autoExecute: true }].map((data) => ({
    method: 'POST',
    path: '/api/sync/ingest',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  }));
