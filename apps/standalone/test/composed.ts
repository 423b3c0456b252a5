import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import { createTestDatabase } from '@workspace-ops/testkit';
import { composeStandalone, migrateAll } from '../src/compose.ts';
import { loadGeneratedKeys, withGeneratedKeys } from '../src/generated-keys.ts';
import { allSettings } from '../src/settings.ts';

export interface Composed {
  url: string;
  databaseUrl: string;
  close(): Promise<void>;
}

/** All services, composed as `start` composes them, on a database of the test's own. */
export async function startComposed(environment: Record<string, string> = {}): Promise<Composed> {
  const database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
  const folder = await mkdtemp(join(tmpdir(), 'composed-'));
  const keys = await loadGeneratedKeys(folder);
  const given = readSettings(allSettings, { PORT: '0', ...environment });
  const settings = withGeneratedKeys(given, keys);
  const standalone = composeStandalone({
    settings,
    databaseUrl: database.url,
    logger: createLogger({ name: 'test', level: process.env['LOG_LEVEL'] ?? 'silent' }),
    clock: systemClock,
    coldmailApiKey: () => environment['COLDMAIL_API_KEY'],
  });
  await standalone.start();
  return {
    url: standalone.url(),
    databaseUrl: database.url,
    async close() {
      await standalone.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
