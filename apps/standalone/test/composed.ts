import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFleet } from '@workspace-ops/fleet';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import { createTestDatabase } from '@workspace-ops/testkit';
import { composeStandalone } from '../src/compose.ts';
import { loadGeneratedKeys, withGeneratedKeys } from '../src/generated-keys.ts';
import { migrateAll } from '../src/migrate-all.ts';
import type { ServiceDatabases } from '../src/prepare-databases.ts';
import { prepareTestDatabases } from './service-logins.ts';
import { allSettings } from '../src/settings.ts';

export interface Composed {
  url: string;
  databaseUrl: string;
  close: () => Promise<void>;
}

type Start = (
  databaseUrl: string,
  environment: Record<string, string>,
) => Promise<Pick<Composed, 'url' | 'close'>>;

/** Whether the tests of this run are for services in processes of their own. */
export const isApart = process.env['COMPOSITION'] === 'apart';

/** All services on a database of the test's own, in the composition that this run is for. */
export async function startComposed(environment: Record<string, string> = {}): Promise<Composed> {
  const database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
  try {
    const { url, close } = await startOn(database.url, environment);
    return {
      url,
      databaseUrl: database.url,
      async close() {
        await close();
        await database.drop();
      },
    };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/**
 * As `start` composes them.
 * @param elsewhere the services that use another database.
 */
export const startTogether = async (
  databaseUrl: string,
  environment: Record<string, string>,
  elsewhere: Partial<ServiceDatabases> = {},
): ReturnType<Start> => {
  const folder = await mkdtemp(join(tmpdir(), 'composed-'));
  const keys = await loadGeneratedKeys(folder);
  const given = readSettings(allSettings, { PORT: '0', ...environment });
  const databases = { ...(await prepareTestDatabases(databaseUrl)), ...elsewhere };
  const standalone = composeStandalone({
    settings: withGeneratedKeys(given, keys),
    databases,
    logger: createLogger({ name: 'test', level: process.env['LOG_LEVEL'] ?? 'silent' }),
    clock: systemClock,
    coldmailApiKey: () => environment['COLDMAIL_API_KEY'],
  });
  await standalone.start();
  return {
    url: standalone.url(),
    async close() {
      await standalone.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Less than the hooks that start it have: one that ends first leaves the processes running. */
const readyWithinMs = 90_000;

/** As `start:services` and the containers run them. */
const startApart: Start = async (databaseUrl, environment) => {
  const fleet = await startFleet({ databaseUrl, environment, readyWithinMs });
  return { url: fleet.url, close: () => fleet.stop() };
};

/** All services on that database, in the composition that this run is for. */
export const startOn: Start = isApart ? startApart : startTogether;
