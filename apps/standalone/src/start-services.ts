import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removeEnvironments, runtimeEnvironment, writeEnvironments } from '@workspace-ops/fleet';
import { prepareBundle } from '@workspace-ops/fleet/bundle';
import {
  allServiceNames,
  generateServiceKeys,
  internalPorts,
  internalServiceNames,
  settingPrefix,
  type InternalServiceName,
  type ServiceName,
} from '@workspace-ops/rpc';
import { explainStartFailure } from '@workspace-ops/service-host';
import { stopTimes } from '@workspace-ops/service-kit';
import {
  announce,
  watchedFolders,
  type OpenedDatabase,
  runInstallation,
  type Running,
} from './run-installation.ts';
import { consoleFolder, startConsoleBuild } from './build-console.ts';
import { selectEnvironment, serviceAddresses } from './service-environment.ts';
import { edgePort, expectFreePort, type WantedPort } from './expect-free-port.ts';
import { loadGeneratedKeys, withGeneratedKeys } from './generated-keys.ts';
import {
  readInstallationSettings,
  type InstallationSettings,
} from './read-installation-settings.ts';
import { prepareDatabases, sayWeaker } from './prepare-databases.ts';

/*
 * Every app in a process of its own, through turbo: `pnpm start:services`. Each gets its own
 * settings alone and signs in to the database as its own restricted role; with
 * <SERVICE>_DATABASE_URL, as that address says. `--watch <service> ...` restarts those services
 * when one of their files changes.
 */

const root = path.join(import.meta.dirname, '../../..');
const turbo = path.join(root, 'node_modules/.bin/turbo');
const pollMs = 100;

try {
  const watched = readWatchedServices(process.argv.slice(2));
  const ports = [edgePort(process.env), ...internalServiceNames.map(readPort)];
  for (const port of ports) await expectFreePort(port);
  const given = readInstallationSettings(process.env);
  const environment = { ...process.env, ...serviceAddresses(process.env) };
  const dataDir = path.resolve(given.DATA_DIR);
  await runInstallation(
    { dataDir, databaseUrl: given.DATABASE_URL, stopDeadlineMs: stopTimes.installation },
    (database, signal) => start({ given, environment, dataDir, watched }, database, signal),
  );
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  // Open handles must not keep the process of a failed start running.
  process.exit(1);
}

/** A service whose port is taken would be started again and again. */
function readPort(service: InternalServiceName): WantedPort {
  const setting = `${settingPrefix(service)}_PORT`;
  const port = process.env[setting] || String(internalPorts[service]);
  return { setting, port, host: process.env['INTERNAL_HOST'] || '127.0.0.1' };
}

interface Installation {
  given: InstallationSettings;
  /** All settings; each service gets its own of them. */
  environment: NodeJS.ProcessEnv;
  dataDir: string;
  /** The services that are restarted when one of their files changes. */
  watched: readonly ServiceName[];
}

/** @throws {Error} with a message for a name that is no service's. */
function readWatchedServices(args: readonly string[]): ServiceName[] {
  const { positionals } = parseArgs({
    args: [...args],
    options: { watch: { type: 'boolean' } },
    allowPositionals: true,
  });
  return positionals.map((name) => {
    const service = allServiceNames.find((known) => known === name);
    if (service !== undefined) return service;
    throw new Error(`There is no service ${name}. The services are ${allServiceNames.join(', ')}.`);
  });
}

async function start(
  { given, environment, dataDir, watched }: Installation,
  database: OpenedDatabase,
  signal: AbortSignal,
): Promise<Running> {
  const settings = withGeneratedKeys(given, await loadGeneratedKeys(dataDir));
  const databases = await prepareDatabases({
    databaseUrl: database.url,
    isOwnServer: given.DATABASE_URL === undefined,
    environment,
    onWeaker: sayWeaker,
    signal,
  });
  const keys = generateServiceKeys();
  const ownConsole = consoleFolder(settings, dataDir);
  const made: NodeJS.ProcessEnv = {
    ...environment,
    DISK_FOLDERS: watchedFolders(settings, database).join(','),
    ...(ownConsole !== undefined && { CONSOLE_DIR: ownConsole }),
    AUDIT_ANCHOR_KEY: settings.AUDIT_ANCHOR_KEY,
    SESSION_KEY_SECRET: settings.SESSION_KEY_SECRET,
  };
  const environments = path.join(dataDir, 'environments');
  await writeEnvironments(environments, (service) =>
    selectEnvironment(service, {
      ...made,
      ...keys.findSettings(service),
      ...(service === 'gateway' ? {} : databaseSettings(service, databases[service])),
    }),
  );
  const compileCache = process.env['NODE_COMPILE_CACHE'] || path.join(dataDir, 'compile-cache');
  await prepareBundle(compileCache);
  signal.throwIfAborted();
  const services = serve({
    ...runtimeEnvironment(process.env),
    NODE_COMPILE_CACHE: compileCache,
    SERVICE_ENVIRONMENTS: environments,
    WATCHED_SERVICES: watched.join(','),
  });
  const stop = (): Promise<void> => end(services.child);
  const onAbort = (): void => void stop();
  signal.addEventListener('abort', onAbort);
  try {
    const url = await services.gatewayUrl;
    await untilReady(url, services.child);
    announce(url, dataDir, settings);
    const stopBuild = startConsoleBuild(ownConsole);
    return {
      async stop() {
        await stopBuild();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Every supervisor has read its own file by now.
    await removeEnvironments(environments);
  }
}

/** A service does not get the administrator's address. */
function databaseSettings(service: ServiceName, url: string): NodeJS.ProcessEnv {
  return { DATABASE_URL: undefined, [`${settingPrefix(service)}_DATABASE_URL`]: url };
}

interface Served {
  child: ChildProcess;
  /** Comes once every service has said that it listens; rejects when turbo ends before. */
  gatewayUrl: Promise<string>;
}

/** Its output goes to standard error: standard output keeps the ready line alone. */
function serve(env: NodeJS.ProcessEnv): Served {
  const args = [
    'run',
    'serve',
    '--filter=./apps/*',
    '--env-mode=loose',
    `--concurrency=${allServiceNames.length + 1}`,
  ];
  const child = spawn(turbo, [...args, '--ui=stream', '--log-order=stream'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C signals this process only, which passes it on once.
    detached: true,
  });
  const { promise: gatewayUrl, resolve, reject } = Promise.withResolvers<string>();
  const urls = new Map<string, string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      process.stderr.write(`${line}\n`);
      const [, name, url] = / (\S+) is ready at (http\S+)/.exec(line) ?? [];
      if (name === undefined || url === undefined) return;
      if (urls.set(name, url).size === allServiceNames.length) resolve(urls.get('gateway')!);
    });
  }
  child.once('error', reject);
  child.once('exit', () => reject(new Error('The services could not be started.')));
  return { child, gatewayUrl };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  // Its whole group: turbo's launcher passes no signal on.
  process.kill(-child.pid!, 'SIGINT');
  await exited;
}

/** The gateway is ready when every service is. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The services ended.');
    await wait(pollMs);
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`);
  await answer.body?.cancel();
  return answer.ok;
}
