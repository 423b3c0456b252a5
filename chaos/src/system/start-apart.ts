import { startFleet, type FleetOptions } from '@workspace-ops/fleet';
import { writeFile } from 'node:fs/promises';
import { probeReady } from './readiness.ts';
import type { StartOptions } from './start-together.ts';
import { stopInTurn } from './stop-in-turn.ts';
import type { System } from './system.ts';

/** What takes the load in, and what continues runs when another process is killed. */
const replicated = ['gateway', 'sync-bridge', 'voice-gateway', 'workflow'];

/** Many processes that start at once on few cores take their time. */
const readyWithinMs = 120_000;

/** What a scenario puts between the services, or sets for some of them. */
export type FleetChange = Pick<
  FleetOptions,
  'route' | 'makeEnvironment' | 'chooseProgram' | 'startsLater' | 'migrateFrom' | 'replicas'
>;

type ApartOptions = Omit<StartOptions, 'base'> & { change?: FleetChange };

/** Every service in processes of its own, several of some. */
export async function startApart(options: ApartOptions, replicas: number): Promise<System> {
  const { database, settings, folder, change } = options;
  const fleet = await startFleet({
    replicas: Object.fromEntries(replicated.map((service) => [service, replicas])),
    ...change,
    databaseUrl: database.url,
    environment: settings,
    readyWithinMs,
  });
  const { processes } = fleet;
  const gateways = fleet.of('gateway');
  const others = processes.filter((one) => !gateways.includes(one));
  return {
    urls: gateways.map(({ url }) => url),
    database,
    processes,
    async findUnready() {
      const kept = processes.filter((one) => one.isKept());
      const ready = await Promise.all(kept.map(({ url }) => probeReady(url)));
      return kept
        .filter((_one, place) => !ready[place])
        .map(({ service, replica }) => `${service} ${replica}`);
    },
    async stop() {
      const faults = await stopInTurn(
        [gateways, others].map((group) => group.filter((one) => one.isKept())),
      );
      for (const { service, replica, output } of processes) {
        await writeFile(`${folder}/${service}-${replica}.log`, output());
      }
      return faults;
    },
  };
}
