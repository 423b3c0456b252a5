import { leakingPrograms } from '../leak-events/programs.ts';
import type { ChaosOptions } from '../options.ts';
import { systemSettings } from './environment.ts';
import { startApart } from './start-apart.ts';
import { startDatabase } from './start-database.ts';
import { startTogether, type StartOptions } from './start-together.ts';
import type { System } from './system.ts';
import { untilWhole } from './readiness.ts';

export interface SystemOptions {
  options: ChaosOptions;
  folder: string;
  base: Record<string, string>;
}

/** The database and the composition on it, ready. @throws {Error} when it does not become ready. */
export async function startSystem({ options, folder, base }: SystemOptions): Promise<System> {
  const database = await startDatabase({ folder, synchronousCommit: options.synchronousCommit });
  try {
    const start: StartOptions = { database, settings: systemSettings, base, folder };
    const programs = options.leakEvents ? leakingPrograms : {};
    const system =
      options.composition === 'apart'
        ? await startApart(
            { ...start, change: { chooseProgram: (service) => programs[service] } },
            options.replicas,
          )
        : await startTogether(start, programs.standalone);
    const unready = await untilWhole(system);
    if (unready.length === 0) return system;
    await system.stop();
    throw new Error(`Not ready: ${unready.join(', ')}. The logs are in ${folder}.`);
  } catch (error) {
    await database.stop();
    throw error;
  }
}
