import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from '../http/client.ts';
import { createTally, type Tally } from '../http/tally.ts';
import { startLoad } from '../load/start-load.ts';
import { createRandom } from '../random.ts';
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
import type { ScenarioOutcome, Expectation, ScenarioRun, Extent, Scenario } from './scenario.ts';
import type { ScenarioSystem } from './start-scenario-system.ts';

/** So many reads that a percentile of the shortest whole fault stands on enough of them. */
const usualRates = {
  short: { writes: 10, reads: 20 },
  whole: { writes: 10, reads: 100 },
};
/** Where the fault reaches all, and lasts minutes. */
const lightRates = { writes: 4, reads: 5 };
/** What a process does for the first time takes longer. */
const warmUpMs = { short: 1_500, whole: 6_000 };
/** The time before the fault, against which its own is compared. */
const beforeMs = { short: 500, whole: 12_000 };

export interface ScenarioContext {
  scenario: Scenario;
  started: ScenarioSystem;
  seed: number;
  extent: Extent;
  folder: string;
  onProgress: (line: string) => void;
}

/** The fault under a light load, and what is left of it and of those before it. */
export async function observeScenario(context: ScenarioContext): Promise<ScenarioOutcome> {
  const { scenario, started } = context;
  const { system, journal, workspaces } = started;
  const { ends: endedServices = [], unjudged = [] } = scenario;
  const tally = createTally();
  const http = createClient(system.urls, tally.record);
  const watch = watchExits(system, (service) => endedServices.includes(service));
  try {
    const writtenBefore = journal.entries().length;
    const run = createRun(context, { http, tally });
    const { figures, expectations } = await breakUnderLoad(context, run);
    const quiescence = await awaitQuiescence(system);
    const entries = journal.entries();
    const evidence = await verify({ system, http, workspaces, entries, unjudged });
    expectations.push(...((await started.find(scenario).judge?.(run)) ?? []));
    watch.stop();
    const exits = watch.exits();
    const conduct = checkConduct({ tally, faults: [], quiescence, takeOversMs: [], exits });
    const judge = scenario.reaches === 'all' ? judgeAnswers : judgeBystanders;
    expectations.unshift(...judge(figures));
    return {
      scenario,
      entries: entries.slice(writtenBefore),
      answers: tally.counts(),
      expectations,
      findings: [...evidence, ...conduct, ...expectations.flatMap(findingOfMissed)],
    };
  } finally {
    watch.stop();
    await http.close();
  }
}

function createRun(
  { started, seed, extent, folder, onProgress }: ScenarioContext,
  { http, tally }: { http: Client; tally: Tally },
): ScenarioRun {
  const { system, journal, workspaces } = started;
  const client = {
    workspace: workspaces.at(-1)!,
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

async function breakUnderLoad(
  { scenario, started, seed, extent, onProgress }: ScenarioContext,
  run: ScenarioRun,
): Promise<{ figures: BystanderFigures; expectations: Expectation[] }> {
  const { system, journal } = started;
  const { http } = run;
  const workspaces = started.workspaces.slice(0, -1);
  const random = createRandom(seed);
  const rates = scenario.reaches === 'all' ? lightRates : usualRates[extent];
  const bystanders = await startBystanders(
    system.urls,
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
    const expectations = await started.find(scenario).inject(run);
    const during = await bystanders.take();
    onProgress(`${scenario.name}: the fault is over`);
    await untilWhole(system);
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
