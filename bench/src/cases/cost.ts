import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { Bench, BenchCase, CaseResult, Table } from '../bench.ts';
import { atMost, type Goal } from '../measure/goal.ts';
import { databaseName, withSpending, type Spending } from '../measure/process-usage.ts';
import { computeSpread } from '../measure/statistics.ts';
import { startApart } from '../system/start-apart.ts';
import { finishRuns } from './finish-runs.ts';
import { ingestTarget, mixedSizes } from './ingest-target.ts';

const ingestingWorkspaces = 200;
const runningWorkspaces = 40;

export const cost: BenchCase = {
  name: 'cost',
  title: 'processor time of an ingestion and of a run of three steps, Node and PostgreSQL together',
  group: 'scaling',
  isOnDemand: true,
  async run(bench) {
    const { url, pid } = await bench.service();
    const together = await measureUnits(bench, {
      name: 'in one process',
      url,
      pids: { node: pid },
      sql: bench.sql,
      goals: { ingestion: atMost(1.0), run: atMost(2.0) },
    });
    const services = await startApart(bench, 'cost_apart');
    try {
      const apart = await measureUnits(bench, {
        ...services,
        name: 'services apart',
        goals: { ingestion: atMost(1.2), run: atMost(2.8) },
      });
      return {
        findings: [...apart.findings, ...together.findings],
        tables: [...apart.tables, ...together.tables],
        notes: [...apart.notes, ...together.notes],
      };
    } finally {
      await services.stop();
    }
  },
};

interface Installation {
  name: string;
  url: string;
  pids: Record<string, number>;
  sql: Sql;
  goals: { ingestion: Goal; run: Goal };
}

interface Unit {
  what: string;
  goal?: Goal;
  /** @returns how many there were */
  work: () => Promise<number>;
}

async function measureUnits(
  bench: Bench,
  installation: Installation,
): Promise<Required<CaseResult>> {
  const { name, pids, goals } = installation;
  const { databasePid, volumes } = bench;
  const units: Unit[] = [
    {
      what: 'an ingestion of 250 bytes',
      goal: goals.ingestion,
      work: () => ingest(bench, installation),
    },
    { what: 'an ingestion of mixed sizes', work: () => ingest(bench, installation, mixedSizes) },
    { what: 'a run of three steps', goal: goals.run, work: () => run(bench, installation) },
  ];
  // What is compiled in the first seconds costs several times as much.
  for (let turn = 0; turn < warmUps(bench); turn++) {
    for (const { work } of units) await work();
  }
  const spent = new Map(units.map(({ what }) => [what, [] as Spending[]]));
  // Half of the rounds: each has `volumes.runs` runs, and the warm-up as many again each time.
  for (let round = 0; round < Math.ceil(volumes.rounds / 2); round++) {
    for (const { what, work } of units) {
      const measured = await withSpending(pids, databasePid, work);
      spent.get(what)!.push(perUnit(measured.spent, measured.result));
    }
  }
  return {
    findings: units.map(({ what, goal }) => ({
      what: `${what}, ${name}`,
      unit: 'ms',
      spread: computeSpread(spent.get(what)!.map(computeTotal)),
      ...(goal && { goal }),
      detail: describe(spent.get(what)!),
    })),
    tables: [toTable(name, spent)],
    notes: [await measureRest(installation, databasePid)],
  };
}

const warmUps = ({ volumes }: Bench): number => (volumes.isQuick ? 1 : 3);

async function ingest(
  { generator, volumes }: Bench,
  { url }: Installation,
  bodyOf?: (turn: number) => object,
): Promise<number> {
  const target = ingestTarget(url, ingestingWorkspaces, bodyOf);
  const { connections, roundSeconds: seconds } = volumes;
  return (await generator.closed({ target, connections, seconds })).requests;
}

async function run({ volumes }: Bench, { url, sql }: Installation): Promise<number> {
  const { runs } = volumes;
  return (await finishRuns({ url, sql, runs, workspaces: runningWorkspaces })).requests;
}

/** Milliseconds for each. */
const perUnit = (spent: Spending, units: number): Spending =>
  Object.fromEntries(
    Object.entries(spent).map(([name, seconds]) => [name, (seconds / units) * 1_000]),
  );

const computeTotal = (spent: Spending): number =>
  Object.values(spent).reduce((sum, value) => sum + value, 0);

const computeMedian = (rounds: readonly Spending[], name: string): number =>
  computeSpread(rounds.map((one) => one[name]!)).median;

const ms = (value: number): string => `${value.toFixed(2)} ms`;

function describe(rounds: readonly Spending[]): string {
  const database = computeMedian(rounds, databaseName);
  const node = computeSpread(rounds.map((one) => computeTotal(one) - one[databaseName]!)).median;
  return `PostgreSQL ${ms(database)}, Node ${ms(node)}`;
}

/** A row for each process; the units beside each other. */
function toTable(name: string, spent: ReadonlyMap<string, readonly Spending[]>): Table {
  const units = [...spent.values()];
  const row = (process: string): string[] => [
    process,
    ...units.map((rounds) => ms(computeMedian(rounds, process))),
  ];
  return {
    head: [`Processor time, ${name}`, ...spent.keys()],
    rows: [
      ...Object.keys(units[0]![0]!).map(row),
      ['all', ...units.map((rounds) => ms(computeSpread(rounds.map(computeTotal)).median))],
    ],
  };
}

const restSeconds = 3;

/** What is spent by doing nothing is part of every unit, the more the fewer there are in a second. */
async function measureRest({ name, pids }: Installation, databasePid: number): Promise<string> {
  const { spent } = await withSpending(pids, databasePid, () => delay(restSeconds * 1_000));
  return `${name}, at rest: ${((computeTotal(spent) / restSeconds) * 1_000).toFixed(0)} ms of processor time a second`;
}
