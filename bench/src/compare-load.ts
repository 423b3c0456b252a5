import type { Bench, CaseResult, Finding } from './bench.ts';
import type { ClosedLoadResult, LoadTarget, OpenLoadResult } from './load/jobs.ts';
import type { Goal } from './measure/goal.ts';
import { readUsage, formatCosts, withCost, type ProcessorCost } from './measure/process-usage.ts';
import { computeRatios, computeSpread } from './measure/statistics.ts';

/** One side of a comparison: where the load goes, and the process that bears it. */
export interface Side {
  target: LoadTarget;
  pid: number;
}

export interface Comparison {
  what: string;
  goal?: Goal;
  ours: Side;
  floor: Side;
  /** Leaves out what is only told beside the rates: latencies, memory. */
  isBrief?: boolean;
}

export type Measuring = Pick<Bench, 'generator' | 'volumes' | 'databasePid'>;

/** One side's rounds. */
interface Rounds {
  perSecond: number[];
  costs: ProcessorCost[];
}

/** Loads both sides in turn (A B A B ...), then measures both sides' latencies at one rate. */
export async function compareLoad(bench: Measuring, given: Comparison): Promise<CaseResult> {
  const { volumes } = bench;
  for (const side of [given.ours, given.floor]) await load(bench, side, volumes.warmUpSeconds);
  const ours: Rounds = { perSecond: [], costs: [] };
  const floor: Rounds = { perSecond: [], costs: [] };
  for (let round = 0; round < volumes.rounds; round++) {
    await measureRound(bench, given.ours, ours);
    await measureRound(bench, given.floor, floor);
  }
  const finding: Finding = {
    what: given.what,
    unit: '×',
    spread: computeSpread(computeRatios(ours.perSecond, floor.perSecond)),
    detail: `${medianRate(ours)}/s against ${medianRate(floor)}/s`,
    ...(given.goal === undefined ? {} : { goal: given.goal }),
  };
  const byCost: Finding = {
    what: 'the same by processor time: the floor’s a request over ours',
    unit: '×',
    spread: computeSpread(
      computeRatios(floor.costs.map(computeTotal), ours.costs.map(computeTotal)),
    ),
  };
  if (given.isBrief === true) return { findings: [finding, byCost], notes: [] };
  return {
    findings: [finding, byCost],
    notes: [
      await compareLatencies(bench, given, Math.min(medianRate(ours), medianRate(floor))),
      `processor time a request: ours ${formatCosts(ours.costs)}, floor ${formatCosts(floor.costs)}`,
      await memoryNote(given),
    ],
  };
}

const load = (
  { generator, volumes }: Measuring,
  { target }: Side,
  seconds: number,
): Promise<ClosedLoadResult> =>
  generator.closed({ target, connections: volumes.connections, seconds });

async function measureRound(bench: Measuring, side: Side, rounds: Rounds): Promise<void> {
  const { pid } = side;
  const { databasePid, volumes } = bench;
  const { result, cost } = await withCost({ pid, databasePid }, () =>
    load(bench, side, volumes.roundSeconds),
  );
  rounds.perSecond.push(result.requestsPerSecond);
  rounds.costs.push(cost);
}

/** At half of what the slower side can do, so that neither queues. */
async function compareLatencies(
  bench: Measuring,
  { ours, floor }: Comparison,
  slowestPerSecond: number,
): Promise<string> {
  const ratePerSecond = Math.max(1, Math.round(slowestPerSecond / 2));
  const measure = ({ target }: Side): Promise<OpenLoadResult> =>
    bench.generator.open({
      target,
      connections: 64,
      ratePerSecond,
      seconds: bench.volumes.latencySeconds,
    });
  const ofOurs = formatLatency(await measure(ours));
  const ofFloor = formatLatency(await measure(floor));
  return `latency at ${ratePerSecond}/s: ours ${ofOurs}; floor ${ofFloor}`;
}

const computeTotal = ({ process, database }: ProcessorCost): number => process + database;

const medianRate = ({ perSecond }: Rounds): number => Math.round(computeSpread(perSecond).median);

export const formatLatency = ({ p50Ms, p99Ms }: Pick<OpenLoadResult, 'p50Ms' | 'p99Ms'>): string =>
  `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`;

async function memoryNote({ ours, floor }: Comparison): Promise<string> {
  const mebibytes = async ({ pid }: Side): Promise<number> =>
    Math.round(((await readUsage(pid))?.residentBytes ?? Number.NaN) / 2 ** 20);
  return `memory after it: ours ${await mebibytes(ours)} MiB, floor ${await mebibytes(floor)} MiB`;
}
