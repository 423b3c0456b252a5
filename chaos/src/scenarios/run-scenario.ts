import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '../http/client.ts';
import { createTally } from '../http/tally.ts';
import { openJournal } from '../journal/journal.ts';
import { createWorkspaces } from '../load/create-workspaces.ts';
import { startLoad } from '../load/start-load.ts';
import { createRandom } from '../random.ts';
import { systemSettings } from '../system/environment.ts';
import { startApart } from '../system/start-apart.ts';
import { startDatabase } from '../system/start-database.ts';
import { untilWhole } from '../system/until-whole.ts';
import { watchExits } from '../system/watch-exits.ts';
import { awaitQuiescence } from '../verify/await-quiescence.ts';
import { checkConduct } from '../verify/check-conduct.ts';
import type { Finding } from '../verify/finding.ts';
import { verify } from '../verify/verify.ts';
import { judgeBystanders } from './bystanders/judge-bystanders.ts';
import { startBystanders } from './bystanders/start-bystanders.ts';
import type { ScenarioOutcome } from './outcome.ts';
import type { Expectation, Extent, Scenario, ScenarioRun } from './scenario.ts';

export interface ScenarioContext {
  scenario: Scenario;
  seed: number;
  extent: Extent;
  /** For the database, the journal and the processes' logs. */
  folder: string;
  onProgress: (line: string) => void;
}

const workspaceCount = 6;
const writesPerSecond = 10;
/** What a process does for the first time takes longer. */
const warmUpMs = { short: 1_500, whole: 6_000 };
/** The time before the fault, against which its own is compared. */
const beforeMs = { short: 2_500, whole: 12_000 };

/** The system under a light load; the fault; its end; rest; and then a look at what is left. */
export async function runScenario(context: ScenarioContext): Promise<ScenarioOutcome> {
  const { scenario, folder, extent } = context;
  await mkdir(folder, { recursive: true });
  const prepared = await scenario.prepare({ folder, extent });
  try {
    const database = await startDatabase({
      folder: prepared.databaseFolder ?? folder,
      synchronousCommit: true,
    });
    try {
      const settings = { ...systemSettings({ leakEvents: false }), ...prepared.settings };
      const { change = {}, replicas = 1 } = prepared;
      const system = await startApart({ database, settings, folder, change }, replicas);
      try {
        return await observe(context, { prepared, system });
      } finally {
        await system.stop();
      }
    } finally {
      await database.stop();
    }
  } finally {
    await prepared.close?.();
  }
}

interface Started {
  prepared: Awaited<ReturnType<Scenario['prepare']>>;
  system: ScenarioRun['system'];
}

async function observe(context: ScenarioContext, started: Started): Promise<ScenarioOutcome> {
  const { scenario, seed, extent, folder, onProgress } = context;
  const { prepared, system } = started;
  const unready = await untilWhole(system);
  if (unready.length > 0) throw new Error(`Not ready: ${unready.join(', ')}.`);
  const watch = watchExits(system);
  const random = createRandom(seed);
  const runId = `${scenario.name}${seed}`;
  const tally = createTally();
  const http = createClient(system.urls, tally.record);
  // Of their own, so that what they see is no part of what the journal's clients are told.
  const bystanderHttp = createClient(system.urls, () => undefined);
  const journal = await openJournal(`${folder}/journal.jsonl`, runId);
  try {
    const workspaces = await createWorkspaces(http, runId, workspaceCount + 1);
    const own = workspaces.at(-1)!;
    const loaded = workspaces.slice(0, -1);
    const load = startLoad({ http, journal, random, workspaces: loaded, writesPerSecond });
    const bystanders = startBystanders(bystanderHttp, loaded, scenario.reaches);
    const ending = new AbortController();
    const client = {
      workspace: own,
      index: 0,
      random: random.branch('scenario'),
      http,
      journal,
      questions: [],
      artifacts: [],
      ending: ending.signal,
    };
    const run = { system, http, tally, journal, bystanders, client, folder, extent, onProgress };
    let expectations: Expectation[];
    let before;
    let during;
    try {
      await delay(warmUpMs[extent]);
      bystanders.take();
      await delay(beforeMs[extent]);
      before = bystanders.take();
      onProgress(`${scenario.name}: the fault begins`);
      expectations = await prepared.inject(run);
      during = bystanders.take();
      onProgress(`${scenario.name}: the fault is over`);
      await untilWhole(system);
    } finally {
      await load.stop();
      await bystanders.stop();
    }
    const quiescence = await awaitQuiescence(system);
    const entries = journal.entries();
    const evidence = await verify({
      system,
      http,
      workspaces,
      entries,
      unjudged: scenario.unjudged ?? [],
    });
    expectations.push(...((await prepared.judge?.(run)) ?? []));
    watch.stop();
    const ends = await system.stop();
    const exits = watch.exits();
    const conduct = checkConduct({ tally, faults: [], quiescence, takeOversMs: [], exits, ends });
    expectations.unshift(...judgeBystanders({ before, during }));
    return {
      scenario,
      entries,
      answers: tally.counts(),
      expectations,
      findings: [...evidence, ...conduct, ...expectations.flatMap(findingOfMissed)],
    };
  } finally {
    watch.stop();
    await Promise.all([http.close(), bystanderHttp.close()]);
    await journal.close();
  }
}

/** An expectation that was missed is a finding. */
function findingOfMissed({ what, asked, measured, isMet, isSpeed }: Expectation): Finding[] {
  if (isMet) return [];
  const example = `${measured} instead of ${asked}`;
  return [{ check: `${isSpeed ? 'speed' : 'scenario'}: ${what}`, count: 1, examples: [example] }];
}
