import { mkdir } from 'node:fs/promises';
import { createClient } from '../http/client.ts';
import { openJournal, type Journal } from '../journal/journal.ts';
import { createWorkspaces, type Workspace } from '../load/workspaces.ts';
import { systemSettings } from '../system/environment.ts';
import { untilWhole } from '../system/readiness.ts';
import { startApart } from '../system/start-apart.ts';
import { startDatabase } from '../system/start-database.ts';
import type { System } from '../system/system.ts';
import { combineChanges } from './combine-changes.ts';
import type { Extent, PreparedScenario, Scenario } from './scenario.ts';

/** A system of its own for scenarios, which are observed on it one after the other. */
export interface ScenarioSystem {
  readonly system: System;
  /** Of all of them: each is verified against what the earlier ones have written, too. */
  readonly journal: Journal;
  /** The last one is for the scenarios' own writes, the others for the load. */
  readonly workspaces: readonly Workspace[];
  find(scenario: Scenario): PreparedScenario;
  /** Ends the system; gives a message for each process that did not end as it should. */
  stop(): Promise<string[]>;
}

export interface ScenarioSystemOptions {
  /** The ways of the first one are nearest to the callers. */
  scenarios: readonly Scenario[];
  seed: number;
  extent: Extent;
  /** For the database, the journal and the processes' logs. */
  folder: string;
}

/** So many that none of them reads more than RATE_LIMIT_REQUESTS_PER_USER allows. */
const loadedWorkspaces = 10;

export async function startScenarioSystem(options: ScenarioSystemOptions): Promise<ScenarioSystem> {
  const { scenarios, seed, extent, folder } = options;
  await using starting = new AsyncDisposableStack();
  await mkdir(folder, { recursive: true });
  const prepared = new Map<Scenario, PreparedScenario>();
  for (const scenario of scenarios) {
    const one = await scenario.prepare({ folder, extent });
    starting.defer(async () => one.close?.());
    prepared.set(scenario, one);
  }
  const system = await startSystem([...prepared.values()], { folder, starting });
  const runId = `${scenarios[0]!.name}${seed}`;
  const journal = await openJournal(`${folder}/journal.jsonl`, runId);
  starting.defer(() => journal.close());
  const workspaces = await signUp(system, runId);
  const resources = starting.move();
  return {
    system,
    journal,
    workspaces,
    find: (scenario) => prepared.get(scenario)!,
    async stop() {
      const faults = await system.stop();
      await resources.disposeAsync();
      return faults;
    },
  };
}

/** The services apart on a database of their own, with all that is put between them. */
async function startSystem(
  prepared: readonly PreparedScenario[],
  { folder, starting }: { folder: string; starting: AsyncDisposableStack },
): Promise<System> {
  const place = prepared.find(({ databaseFolder }) => databaseFolder !== undefined);
  const database = await startDatabase({
    folder: place?.databaseFolder ?? folder,
    synchronousCommit: true,
  });
  starting.defer(() => database.stop());
  const settings = Object.assign({}, systemSettings, ...prepared.map((one) => one.settings));
  const change = combineChanges(prepared.map((one) => one.change ?? {}));
  const replicas = Math.max(...prepared.map((one) => one.replicas ?? 1));
  const system = await startApart({ database, settings, folder, change }, replicas);
  starting.defer(async () => void (await system.stop()));
  const unready = await untilWhole(system);
  if (unready.length > 0) throw new Error(`Not ready: ${unready.join(', ')}.`);
  return system;
}

async function signUp({ urls }: System, runId: string): Promise<Workspace[]> {
  const http = createClient(urls, () => undefined);
  try {
    return await createWorkspaces(http, runId, loadedWorkspaces + 1);
  } finally {
    await http.close();
  }
}
