import type { Bench, BenchCase } from '../bench.ts';
import { startGenerator, type Generator } from '../load/generator.ts';
import type { LoadRequest, OpenLoadResult } from '../load/jobs.ts';
import { atMost } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { signUp, type Account } from '../system/api-client.ts';
import type { RunningService } from '../system/start-service.ts';
import { fieldData } from '../seed/field-data.ts';

const bystanders = 20;
const ratePerSecond = 60;
/** What RATE_LIMIT_REQUESTS_PER_USER allows in the long run. */
const heavyPerSecond = 20;
/** Just under MAX_BODY_BYTES. */
const largeText = 'x'.repeat(900);
const largeParts = 1_100;

export const noisyNeighbour: BenchCase = {
  name: 'bystanders',
  group: 'scaling',
  title: 'small workspaces beside one that reads and writes at its limits, against them alone',
  async run(bench) {
    const service = await bench.startService({ RATE_LIMITS: 'on' });
    const generator = startGenerator();
    try {
      const { alone, beside, heavy } = await measure(bench, service, generator);
      const p99 = (results: OpenLoadResult[]): number[] => results.map(({ p99Ms }) => p99Ms);
      return {
        findings: [
          {
            what: 'p99 of small workspaces',
            unit: '×',
            spread: computeSpread(computeRatios(p99(beside), p99(alone))),
            goal: atMost(1.5),
            detail: `${computeSpread(p99(beside)).median.toFixed(1)} ms against ${computeSpread(p99(alone)).median.toFixed(1)} ms alone; ${bystanders} workspaces at ${ratePerSecond}/s`,
          },
        ],
        notes: [
          `the large one: ${heavyPerSecond} requests a second, in turn ingestions of 1 MB, lists of 500 and exports; its p99 ${computeSpread(p99(heavy)).median.toFixed(0)} ms; most ingestions are refused by RATE_LIMIT_UPLOADS_PER_WORKSPACE, and two of a round are accepted`,
        ],
      };
    } finally {
      await generator.stop();
      await service.stop();
    }
  },
};

interface Measured {
  alone: OpenLoadResult[];
  beside: OpenLoadResult[];
  heavy: OpenLoadResult[];
}

async function measure(
  bench: Bench,
  { url }: RunningService,
  generator: Generator,
): Promise<Measured> {
  // Of fewer than a thousand requests one stall of the disk decides the 99th percentile.
  const seconds = 3 * bench.volumes.latencySeconds;
  const accounts = await Promise.all(Array.from({ length: bystanders }, () => signUp(url)));
  const small = {
    target: { url, requests: accounts.flatMap(lightRequests), expectedStatus: [200, 201] },
    connections: 64,
    ratePerSecond,
    seconds,
  };
  const large = {
    target: { url, requests: heavyRequests(await signUp(url)), expectedStatus: [200, 201, 429] },
    connections: 16,
    ratePerSecond: heavyPerSecond,
    seconds,
  };
  await bench.generator.open(small);
  await generator.open(large);
  const measured: Measured = { alone: [], beside: [], heavy: [] };
  for (let round = 0; round < bench.volumes.rounds; round++) {
    measured.alone.push(await bench.generator.open(small));
    const [beside, heavy] = await Promise.all([bench.generator.open(small), generator.open(large)]);
    measured.beside.push(beside);
    measured.heavy.push(heavy);
  }
  return measured;
}

const json = { 'content-type': 'application/json' };

const lightRequests = ({ headers }: Account): LoadRequest[] => [
  { method: 'GET', path: '/api/runs', headers },
  { method: 'GET', path: '/api/audit-logs', headers },
  { method: 'GET', path: '/api/sync/state', headers },
  {
    method: 'POST',
    path: '/api/sync/ingest',
    headers: { ...headers, ...json },
    body: JSON.stringify(fieldData),
  },
];

function heavyRequests({ headers }: Account): LoadRequest[] {
  const parts = Array.from({ length: largeParts }, (_, part) => [`part${part}`, largeText]);
  const ingest: LoadRequest = {
    method: 'POST',
    path: '/api/sync/ingest',
    headers: { ...headers, ...json },
    body: JSON.stringify({
      ...fieldData,
      payload: Object.fromEntries(parts),
      triggerWorkflowId: 'MKT-01',
      // At once: pending ones would be carried out in the rounds that measure the others alone.
      autoExecute: true,
    }),
  };
  const lists = ['/api/runs', '/api/audit-logs', '/api/artifacts'].map((path): LoadRequest => ({
    method: 'GET',
    path: `${path}?limit=500`,
    headers,
  }));
  const exported: LoadRequest = { method: 'GET', path: '/api/audit-logs/export', headers };
  return lists.flatMap((list) => [ingest, list]).concat(ingest, exported);
}
