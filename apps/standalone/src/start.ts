import { mkdir } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { explainStartFailure, stopOnSignal } from '@workspace-ops/service-host';
import { createLogger, readSettings, systemClock, type Settings } from '@workspace-ops/service-kit';
import { announce } from './announce.ts';
import { composeStandalone } from './compose.ts';
import { loadGeneratedKeys, withGeneratedKeys } from './generated-keys.ts';
import { openDatabase } from './open-database.ts';
import { allSettings } from './settings.ts';

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
    // A first start writes thousands of files here: no request may wait for that.
    flushCompileCache();
    announce(standalone.url(), dataDir, settings);
  } catch (error) {
    await database.stop();
    throw error;
  }
}
