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
  /** Of our p99 over the floor's, both at half of the rate of the slower one. */
  tailGoal?: Goal;
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
  const tails = await compareTails(bench, given, Math.min(medianRate(ours), medianRate(floor)));
  return {
    findings: [finding, byCost, tails.finding],
    notes: [
      tails.note,
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
async function compareTails(
  bench: Measuring,
  { ours, floor, tailGoal }: Comparison,
  slowestPerSecond: number,
): Promise<{ finding: Finding; note: string }> {
  const ratePerSecond = Math.max(1, Math.round(slowestPerSecond / 2));
  const measure = ({ target }: Side): Promise<OpenLoadResult> =>
    bench.generator.open({
      target,
      connections: 64,
      ratePerSecond,
      seconds: bench.volumes.latencySeconds,
    });
  const measured: Record<'ours' | 'floor', OpenLoadResult[]> = { ours: [], floor: [] };
  for (let round = 0; round < Math.ceil(bench.volumes.rounds / 2); round++) {
    measured.ours.push(await measure(ours));
    measured.floor.push(await measure(floor));
  }
  const median = (rounds: readonly OpenLoadResult[], figure: 'p50Ms' | 'p99Ms'): number =>
    computeSpread(rounds.map((one) => one[figure])).median;
  const describe = (rounds: readonly OpenLoadResult[]): string =>
    formatLatency({ p50Ms: median(rounds, 'p50Ms'), p99Ms: median(rounds, 'p99Ms') });
  const late = [...measured.ours, ...measured.floor].map(({ lateP99Ms }) => lateP99Ms);
  return {
    finding: {
      what: 'p99 at half of the rate, ours over the floor’s',
      unit: '×',
      spread: computeSpread(
        computeRatios(
          measured.ours.map(({ p99Ms }) => p99Ms),
          measured.floor.map(({ p99Ms }) => p99Ms),
        ),
      ),
      ...(tailGoal && { goal: tailGoal }),
    },
    note: `latency at ${ratePerSecond}/s: ours ${describe(measured.ours)}; floor ${describe(measured.floor)}; the generator’s own delay p99 up to ${Math.max(...late).toFixed(2)} ms`,
  };
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
