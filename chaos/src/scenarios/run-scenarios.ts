import { mkdir } from 'node:fs/promises';
import type { ScenarioOutcome, SkippedScenario } from './scenario.ts';
import type { ScenarioOptions } from './options.ts';
import { systemSettings } from '../system/environment.ts';
import { startApart } from '../system/start-apart.ts';
import { startDatabase } from '../system/start-database.ts';
import { observeScenario, type ScenarioContext } from './observe-scenario.ts';

export interface AllContext {
  options: ScenarioOptions;
  folder: string;
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

export type Result = ScenarioOutcome | SkippedScenario;

/** One scenario after the other, each on a database of its own. */
export async function runAll(context: AllContext): Promise<Result[]> {
  const { options, folder, signal, onProgress } = context;
  const results: Result[] = [];
  for (const scenario of options.scenarios) {
    if (signal.aborted) throw new Error(`Stopped before ${scenario.name}.`);
    const obstacle = await scenario.findObstacle?.();
    if (obstacle !== undefined) {
      onProgress(`${scenario.name} does not run: ${obstacle}`);
      results.push({ scenario, obstacle });
      continue;
    }
    const { seed, extent } = options;
    results.push(
      await runScenario({
        scenario,
        seed,
        extent,
        folder: `${folder}/${scenario.name}`,
        onProgress,
      }),
    );
  }
  return results;
}

/** One that cannot be done here fails only where nothing else was asked for. */
export const havePassed = (results: readonly Result[], { isAlone }: ScenarioOptions): boolean =>
  results.every((result) => ('obstacle' in result ? !isAlone : result.findings.length === 0));

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
      const settings = { ...systemSettings, ...prepared.settings };
      const { change = {}, replicas = 1 } = prepared;
      const system = await startApart({ database, settings, folder, change }, replicas);
      try {
        return await observeScenario(context, { prepared, system });
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
