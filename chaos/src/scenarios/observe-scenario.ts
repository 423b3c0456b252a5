import { setTimeout as delay } from 'node:timers/promises';
import { type Workspace, createWorkspaces } from '../load/workspaces.ts';
import { startLoad } from '../load/start-load.ts';
import { createRandom } from '../random.ts';
import type { System } from '../system/system.ts';
import { untilWhole } from '../system/readiness.ts';
import { watchExits } from '../system/watch-exits.ts';
import { awaitQuiescence } from '../verify/await-quiescence.ts';
import { checkConduct } from '../verify/check-conduct.ts';
import type { Finding } from '../verify/finding.ts';
import { verify } from '../verify/verify.ts';
import {
  judgeAnswers,
  judgeBystanders,
  type BystanderFigures,
} from './bystanders/judge-bystanders.ts';
import { listReads } from './bystanders/time-reads.ts';
import { startBystanders } from './bystanders/start-bystanders.ts';
import type {
  ScenarioOutcome,
  Expectation,
  PreparedScenario,
  ScenarioRun,
  Extent,
  Scenario,
} from './scenario.ts';
import { createClient, type Client } from '../http/client.ts';
import { createTally, type Tally } from '../http/tally.ts';
import { openJournal, type Journal } from '../journal/journal.ts';

/** So many that none of them reads more than RATE_LIMIT_REQUESTS_PER_USER allows. */
const workspaceCount = 10;
/** So many reads that a percentile of the shortest fault stands on enough of them. */
const usualRates = { writes: 10, reads: 100 };
/** Where the fault reaches all, and lasts minutes. */
const lightRates = { writes: 4, reads: 5 };
/** What a process does for the first time takes longer. */
const warmUpMs = { short: 1_500, whole: 6_000 };
/** The time before the fault, against which its own is compared. */
const beforeMs = { short: 2_500, whole: 12_000 };

export interface ScenarioContext {
  scenario: Scenario;
  seed: number;
  extent: Extent;
  /** For the database, the journal and the processes' logs. */
  folder: string;
  onProgress: (line: string) => void;
}

export interface Started {
  prepared: PreparedScenario;
  system: System;
}

/** The fault under a light load, and what is left of it. Stops the system. */
export async function observeScenario(
  context: ScenarioContext,
  started: Started,
): Promise<ScenarioOutcome> {
  const { system } = started;
  const unready = await untilWhole(system);
  if (unready.length > 0) throw new Error(`Not ready: ${unready.join(', ')}.`);
  const { ends: endedServices = [] } = context.scenario;
  const watch = watchExits(system, (service) => endedServices.includes(service));
  const runId = `${context.scenario.name}${context.seed}`;
  const clients = await openClients(system.urls, `${context.folder}/journal.jsonl`, runId);
  try {
    const workspaces = await clients.signUp(workspaceCount + 1);
    const run = createRun(context, { system, clients, own: workspaces.at(-1)! });
    const loaded = workspaces.slice(0, -1);
    const { figures, expectations } = await breakUnderLoad(context, {
      started,
      run,
      clients,
      loaded,
    });
    const quiescence = await awaitQuiescence(system);
    const { http, tally } = clients;
    const entries = clients.journal.entries();
    const { scenario } = context;
    const { unjudged = [] } = scenario;
    const evidence = await verify({ system, http, workspaces, entries, unjudged });
    expectations.push(...((await started.prepared.judge?.(run)) ?? []));
    watch.stop();
    const ends = await system.stop();
    const exits = watch.exits();
    const conduct = checkConduct({ tally, faults: [], quiescence, takeOversMs: [], exits, ends });
    const judge = scenario.reaches === 'all' ? judgeAnswers : judgeBystanders;
    expectations.unshift(...judge(figures));
    const findings = [...evidence, ...conduct, ...expectations.flatMap(findingOfMissed)];
    return { scenario, entries, answers: tally.counts(), expectations, findings };
  } finally {
    watch.stop();
    await clients.close();
  }
}

function createRun(
  { seed, extent, folder, onProgress }: ScenarioContext,
  { system, clients, own }: { system: System; clients: Clients; own: Workspace },
): ScenarioRun {
  const { http, tally, journal } = clients;
  const client = {
    workspace: own,
    index: 0,
    random: createRandom(seed).branch('scenario'),
    http,
    journal,
    questions: [],
    artifacts: [],
    ending: new AbortController().signal,
  };
  return { system, http, tally, journal, client, folder, extent, onProgress };
}

interface UnderLoad {
  started: Started;
  run: ScenarioRun;
  clients: Clients;
  loaded: readonly Workspace[];
}

async function breakUnderLoad(
  { scenario, seed, extent, onProgress }: ScenarioContext,
  { started, run, clients, loaded: workspaces }: UnderLoad,
): Promise<{ figures: BystanderFigures; expectations: Expectation[] }> {
  const { http, journal } = clients;
  const random = createRandom(seed);
  const rates = scenario.reaches === 'all' ? lightRates : usualRates;
  const bystanders = await startBystanders(
    started.system.urls,
    listReads(workspaces, scenario.reaches),
    rates.reads,
  );
  const load = startLoad({ http, journal, random, workspaces, writesPerSecond: rates.writes });
  try {
    await delay(warmUpMs[extent]);
    await bystanders.take();
    await delay(beforeMs[extent]);
    const before = await bystanders.take();
    onProgress(`${scenario.name}: the fault begins`);
    const expectations = await started.prepared.inject(run);
    const during = await bystanders.take();
    onProgress(`${scenario.name}: the fault is over`);
    await untilWhole(started.system);
    return { figures: { before, during }, expectations };
  } finally {
    await load.stop();
    await bystanders.stop();
  }
}

/** An expectation that was missed is a finding. */
function findingOfMissed({ what, asked, measured, isMet, isSpeed }: Expectation): Finding[] {
  if (isMet) return [];
  const example = `${measured} instead of ${asked}`;
  return [{ check: `${isSpeed ? 'speed' : 'scenario'}: ${what}`, count: 1, examples: [example] }];
}

/** The clients of the system, and what they were answered. */
interface Clients {
  readonly http: Client;
  readonly tally: Tally;
  readonly journal: Journal;
  signUp(count: number): Promise<Workspace[]>;
  close(): Promise<void>;
}

async function openClients(
  urls: readonly string[],
  journalFile: string,
  runId: string,
): Promise<Clients> {
  const tally = createTally();
  const http = createClient(urls, tally.record);
  const journal = await openJournal(journalFile, runId);
  return {
    http,
    tally,
    journal,
    signUp: (count) => createWorkspaces(http, runId, count),
    async close() {
      await http.close();
      await journal.close();
    },
  };
}
