import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrateFleet, projectFolder, serviceProgram } from '@workspace-ops/fleet';
import { allServiceNames, type ServiceName } from '@workspace-ops/rpc';
import { untilWhole } from '../../system/readiness.ts';
import { waitUntil } from '../../wait-until.ts';
import { atMost, type Expectation, type Scenario, type ScenarioRun } from '../scenario.ts';
import { isLate } from '../bystanders/judge-bystanders.ts';
import { createConduct } from './conduct.ts';
import { upgradeOrder } from './upgrade-order.ts';
import { decideWaiting, leaveKeepsakes } from './keepsakes.ts';

const execute = promisify(execFile);

/** The places of a service's processes, of the release before and of this one. */
const before = 0;
const after = 1;
/** How long both work side by side. */
const besideMs = { short: 2_000, whole: 10_000 };
const startWithinMs = 120_000;

/** Every service is replaced by this release's, under load, on the database of the one before. */
export const createUpgrade = (
  ref: string,
  order: readonly ServiceName[] = upgradeOrder,
): Scenario => ({
  name: 'upgrade',
  title: `from the release at ${ref}, one service after the other`,
  reaches: 'all',
  ends: allServiceNames,
  async prepare({ folder }) {
    const release = `${folder}/release`;
    await installRelease(ref, release);
    return {
      change: {
        migrateFrom: release,
        replicas: Object.fromEntries(allServiceNames.map((service) => [service, 2])),
        chooseProgram: (service, replica) =>
          replica === before ? serviceProgram(service, release) : undefined,
        startsLater: (_service, replica) => replica === after,
      },
      inject: (run) => upgrade(run, order),
    };
  },
});

async function upgrade(run: ScenarioRun, order: readonly ServiceName[]): Promise<Expectation[]> {
  const conduct = createConduct(run.system);
  const keepsakes = await leaveKeepsakes(run);
  const different: string[] = [];
  const look = async (when: string): Promise<void> => {
    await conduct.look();
    different.push(...(await keepsakes.compare()).map((what) => `${when}: ${what}`));
  };
  run.onProgress('upgrade: the migrations');
  await migrateFleet(run.system.database.url);
  await look('once migrated');
  const faults: string[] = [];
  for (const service of order) {
    run.onProgress(`upgrade: ${service}`);
    faults.push(...(await replace(run, service, () => look(`with both of ${service}`))));
    await look(`without the old ${service}`);
  }
  return [
    expectNone('processes that were not ready in time, or did not end as they should', faults),
    ...judgeRequests(run),
    expectNone('answers that lack what the release before had answered', different),
    await decideWaiting(run, keepsakes),
    ...conduct.expectations(),
  ];
}

/** The new process beside the old one, and then without it. Gives what went wrong. */
async function replace(
  { system, extent }: ScenarioRun,
  service: ServiceName,
  whileBoth: () => Promise<void>,
): Promise<string[]> {
  const [old, next] = system.processes.filter((one) => one.service === service);
  next!.start();
  const isReady = await waitUntil(() => next!.starts() > 0, startWithinMs);
  const unready = await untilWhole(system);
  await delay(besideMs[extent]);
  await whileBoth();
  const code = await old!.stop();
  unready.push(...(await untilWhole(system)));
  return [
    ...(isReady ? [] : [`${service} did not start`]),
    ...unready.map((name) => `${name} was not ready`),
    ...(code === 0 ? [] : [`the old ${service} ended with ${code}`]),
  ];
}

const expectNone = (what: string, found: readonly string[]): Expectation => ({
  ...atMost(what, 0, found.length),
  measured: [found.length, ...found].join(', '),
});

/** What a busy machine does too is told apart: answers that came late, or not in time. */
function judgeRequests({ tally }: ScenarioRun): Expectation[] {
  const told = ['reset', 'timed out', 'not connected'].flatMap((kind) => {
    const times = tally.counts().get(kind);
    return times === undefined ? [] : [`${times} × ${kind}`];
  });
  const failures = [...tally.outages()].map(([outage, times]) => `${times} × ${outage}`);
  const { true: late = [], false: failed = [] } = Object.groupBy(
    [...failures, ...told],
    (failure) => (isLate.test(failure) ? 'true' : 'false'),
  );
  return [
    expectNone('requests that were cut off, or answered by 5xx', failed),
    { ...expectNone('requests that were not answered in time', late), isSpeed: true },
  ];
}

/** Copies the project as it was at the git ref into the folder, and installs what it needs. */
async function installRelease(ref: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await execute('git', ['archive', '--format=tar', `--output=${archive}`, ref], {
    cwd: projectFolder,
  });
  await execute('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const { packageManager } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as {
    packageManager: string;
  };
  await execute('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { cwd: folder });
}
