import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { generateServiceKeys, type ServiceKeys, type ServiceName } from '@workspace-ops/rpc';
import { keepRunning, nodeFlags } from './keep-running.ts';
import { migrateFleet } from './migrate-fleet.ts';
import { prepareBundle } from './bundle/index.ts';
import { compileCache, runProgram, serviceProgram } from './project-folder.ts';
import {
  toAddress,
  addressSettings,
  countReplicas,
  pickPorts,
  planFleet,
  type PlannedReplica,
  portSettings,
  type ReplicaCounts,
  type Route,
} from './plan-fleet.ts';

export interface FleetOptions {
  databaseUrl: string;
  /** Further settings, for every process. */
  environment?: Record<string, string>;
  /** Further settings, for the processes of one service. */
  makeEnvironment?: (service: ServiceName) => Record<string, string>;
  /** The file to run in place of a service's own `main.ts`. */
  chooseProgram?: (service: ServiceName, replica: number) => string | undefined;
  /** The processes that run from their `start()` on; the others know their addresses from the beginning. */
  startsLater?: (service: ServiceName, replica: number) => boolean;
  /** The project's folder whose migrations are applied; its own by default. */
  migrateFrom?: string;
  /** Something between the services, a proxy say; they reach each other directly by default. */
  route?: Route;
  /** How many processes of each service; one where nothing is said. */
  replicas?: ReplicaCounts;
  /** By what the services recognise each other; made anew by default. */
  keys?: ServiceKeys;
  /** How long the start may take, until all find each other; 30,000 by default. */
  readyWithinMs?: number;
}

/** A process of the fleet, started again whenever it ends. */
export type FleetProcess = Omit<ReturnType<typeof startProcess>, 'ready'>;

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const readyLine = / is ready at http/;
/** On a busy machine a connection can take too long; a start that is wrong fails every time. */
const triesToStart = 3;

/** Runs every service as processes of its own, each signed in to the database as its own role. */
export async function startFleet(options: FleetOptions) {
  const { environment = {}, replicas = {}, readyWithinMs = 30_000 } = options;
  const { keys = generateServiceKeys() } = options;
  await prepareBundle(compileCache);
  const databases = await migrateFleet(options.databaseUrl, options.migrateFrom);
  const plan = planFleet(replicas, await pickPorts(countReplicas(replicas)));
  const settings = {
    // Only what a start needs of this process's environment.
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: compileCache,
    ...addressSettings(plan, options.route),
  };
  const secrets: Partial<Record<ServiceName, Record<string, string>>> = {
    audit: { AUDIT_ANCHOR_KEY: newSecret() },
    identity: { SESSION_KEY_SECRET: newSecret() },
  };
  const settingsFor = (service: ServiceName) => ({
    ...settings,
    ...keys.findSettings(service),
    ...secrets[service],
    ...databases[service],
    ...environment,
    ...options.makeEnvironment?.(service),
  });
  const started = plan.map((replica) => {
    const { service } = replica;
    const chosen = options.chooseProgram?.(service, replica.replica);
    const program = chosen === undefined ? [runProgram, serviceProgram(service)] : [chosen];
    const startsLater = options.startsLater?.(service, replica.replica) ?? false;
    return startProcess(replica, { program, startsLater, settings: settingsFor(service) });
  });
  const stop = async (): Promise<void> => {
    const gateways = started.filter(({ service }) => service === 'gateway');
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await Promise.all(started.map((one) => one.stop()));
  };
  try {
    const kept = started.filter((one) => one.isKept());
    const deadline = AbortSignal.timeout(readyWithinMs);
    await Promise.race([Promise.all(kept.map((one) => one.ready)), failAt(deadline, kept)]);
    await untilReady(kept, deadline);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** The first gateway's address. */
    url: started.find(({ service }) => service === 'gateway')!.url,
    processes: started as readonly FleetProcess[],
    /** The processes of a service, in the order of their replicas. */
    of: (name: ServiceName): FleetProcess[] => started.filter(({ service }) => service === name),
    stop,
  };
}

const newSecret = (): string => randomBytes(32).toString('base64url');

interface PlannedProcess {
  /** The file to run, with its arguments. */
  program: string[];
  startsLater: boolean;
  settings: NodeJS.ProcessEnv;
}

function startProcess(planned: PlannedReplica, { program, startsLater, settings }: PlannedProcess) {
  const { service, replica } = planned;
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  let starts = 0;
  let ends = 0;
  const kept = keepRunning({
    command: process.execPath,
    args: [...nodeFlags, ...program],
    startsLater,
    env: { ...settings, ...portSettings(planned) },
    stdio: ['ignore', 'pipe', 'pipe'],
    onStarted(child) {
      for (const stream of [child.stdout!, child.stderr!]) {
        createInterface({ input: stream }).on('line', (line) => {
          output += `${line}\n`;
          if (!readyLine.test(line)) return;
          starts++;
          resolve();
        });
      }
    },
    onEnded(code, signal) {
      if (++ends < triesToStart) return;
      reject(new Error(`${service} ended with ${signal ?? code} before it was ready:\n${output}`));
    },
  });
  return {
    service,
    replica,
    url: toAddress(planned),
    ready,
    /** What it printed, also after later starts. */
    output: () => output,
    /** How often it has said that it is ready. */
    starts: () => starts,
    ...kept,
  };
}

/** Rejects once the time is over, with what those printed that have not said that they are ready. */
async function failAt(deadline: AbortSignal, processes: readonly FleetProcess[]): Promise<never> {
  await once(deadline, 'abort');
  const silent = processes
    .filter((one) => one.starts() === 0)
    .map(({ service, output }) => `${service} did not say so:\n${output()}`);
  throw new Error(`The fleet is not ready. ${silent.join('\n')}`);
}

const pollMs = 50;

/** Services find each other a moment after they listen; the gateways say when they all have. */
async function untilReady(
  processes: readonly FleetProcess[],
  deadline: AbortSignal,
): Promise<void> {
  for (const { url } of processes.filter(({ service }) => service === 'gateway')) {
    for (;;) {
      const answer = await fetch(`${url}/readyz`, { signal: deadline });
      const text = await answer.text();
      if (answer.ok) break;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      if (deadline.aborted) throw new Error(`The fleet is not ready: ${text}`);
    }
  }
}
