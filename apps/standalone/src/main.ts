import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import {
  createLogger,
  readSettings,
  resolveTenancy,
  systemClock,
  type Settings,
} from '@workspace-ops/service-kit';
import { composeStandalone } from './compose.ts';
import { loadGeneratedKeys, withGeneratedKeys, type StandaloneSettings } from './generated-keys.ts';
import { allSettings } from './settings.ts';
import { explainStartFailure } from './start-failure.ts';

const stopDeadlineMs = 10_000;

try {
  const settings = readSettings(allSettings, process.env);
  await run(settings);
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  // Whatever is still open must not keep a failed start alive.
  process.exit(1);
}

async function run(given: Settings<typeof allSettings>): Promise<void> {
  const logger = createLogger({ name: 'workspace-ops', level: given.LOG_LEVEL });
  const dataDir = resolve(given.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const database = await openDatabase(given.DATABASE_URL, dataDir);
  try {
    const keys = await loadGeneratedKeys(dataDir);
    const settings = withGeneratedKeys(given, keys);
    const standalone = composeStandalone({
      settings,
      databaseUrl: database.url,
      logger,
      clock: systemClock,
      coldmailApiKey: () => process.env['COLDMAIL_API_KEY'],
    });
    await standalone.start();
    stopOnSignal(async () => {
      await standalone.stop();
      await database.stop();
    });
    announce(standalone.url(), dataDir, settings);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openDatabase(
  url: string | undefined,
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  if (url !== undefined) return { url, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
}

/** One line about open tenancy, which is for trusted networks, and the one ready line. */
function announce(url: string, dataDir: string, settings: StandaloneSettings): void {
  if (resolveTenancy(settings) === 'open') {
    process.stderr.write(
      'Open tenancy: callers without a credential are let in by X-Workspace-Id. For development and trusted networks only; TENANCY=strict closes it.\n',
    );
  }
  process.stdout.write(
    `Workspace Operations is ready at ${url} (documentation ${url}/docs, data ${dataDir})\n`,
  );
}

/** Drains on the first signal; a second one, or the deadline, ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explainStartFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
