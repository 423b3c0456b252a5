import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { explainStartFailure } from '@workspace-ops/service-host';
import { createLogger, systemClock } from '@workspace-ops/service-kit';
import { startTelemetry } from '@workspace-ops/telemetry';
import {
  announce,
  watchedFolders,
  type OpenedDatabase,
  runInstallation,
  type Running,
} from './run-installation.ts';
import { consoleFolder, startConsoleBuild } from './build-console.ts';
import type { StandaloneDependencies } from './compose.ts';
import { loadGeneratedKeys, withGeneratedKeys } from './generated-keys.ts';
import { prepareDatabases, sayWeaker } from './prepare-databases.ts';
import {
  readInstallationSettings,
  type InstallationSettings,
} from './read-installation-settings.ts';

/** What another composition replaces. */
export type Replaced = Pick<StandaloneDependencies, 'createSyncBridge'>;

/** Runs all services as this process. A start that fails ends it with the reason and the code 1. */
export async function runStandalone(
  environment: NodeJS.ProcessEnv,
  replaced: Replaced = {},
): Promise<void> {
  try {
    const given = readInstallationSettings(environment);
    const dataDir = resolve(given.DATA_DIR);
    await runInstallation({ dataDir, databaseUrl: given.DATABASE_URL }, (database, signal) =>
      start({ given, dataDir, environment, replaced }, database, signal),
    );
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    // Open handles must not keep the process of a failed start running.
    process.exit(1);
  }
}

interface StartOptions {
  given: InstallationSettings;
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  replaced: Replaced;
}

async function start(
  { given, dataDir, environment, replaced }: StartOptions,
  database: OpenedDatabase,
  signal: AbortSignal,
): Promise<Running> {
  const settings = withGeneratedKeys(given, await loadGeneratedKeys(dataDir));
  const telemetry = await startTelemetry(settings, 'workspace-ops');
  const databases = await prepareDatabases({
    databaseUrl: database.url,
    isOwnServer: given.DATABASE_URL === undefined,
    environment,
    onWeaker: sayWeaker,
    signal,
  });
  signal.throwIfAborted();
  const ownConsole = consoleFolder(settings, dataDir);
  // Only now, so that a start that is refused loads no service.
  const { composeStandalone } = await import('./compose.ts');
  const standalone = composeStandalone({
    settings: {
      ...settings,
      DISK_FOLDERS: watchedFolders(settings, database),
      ...(ownConsole !== undefined && { CONSOLE_DIR: ownConsole }),
    },
    databases,
    logger: createLogger({ name: 'workspace-ops', level: settings.LOG_LEVEL }),
    clock: systemClock,
    coldmailApiKey: () => environment['COLDMAIL_API_KEY'],
    ...replaced,
  });
  await standalone.start();
  // A first start writes thousands of files here: no request may wait for that.
  flushCompileCache();
  // A stop that came meanwhile waits for this start to end it: nobody is to use it.
  if (!signal.aborted) announce(standalone.url(), dataDir, settings);
  const stopBuild = startConsoleBuild(ownConsole);
  return {
    async stop() {
      await stopBuild();
      await standalone.stop();
      await telemetry.stop();
    },
  };
}
