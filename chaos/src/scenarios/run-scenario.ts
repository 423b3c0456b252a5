import { mkdir } from 'node:fs/promises';
import { systemSettings } from '../system/environment.ts';
import { startApart } from '../system/start-apart.ts';
import { startDatabase } from '../system/start-database.ts';
import { observeScenario } from './observe-scenario.ts';
import type { ScenarioOutcome } from './outcome.ts';
import type { Extent, Scenario } from './scenario.ts';

export interface ScenarioContext {
  scenario: Scenario;
  seed: number;
  extent: Extent;
  /** For the database, the journal and the processes' logs. */
  folder: string;
  onProgress: (line: string) => void;
}

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
