import { join, resolve } from 'node:path';
import { checkMigrations } from '@workspace-ops/db';
import { visitEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { settingPrefix, type InternalServiceName } from '@workspace-ops/rpc';
import { readSettings } from '@workspace-ops/service-kit';
import { standaloneSettings } from './standalone-settings.ts';

export interface ServiceDatabases {
  /** The address of the database that the service uses. */
  findUrl: (service: InternalServiceName) => Promise<string>;
  /** The same. @throws {Error} where the schema there is not this version's. */
  findCurrentUrl: (service: InternalServiceName) => Promise<string>;
  /** The address of the same database for an administrator, who owns the tables. */
  findAdminUrl: (service: InternalServiceName) => Promise<string>;
  close: () => Promise<void>;
}

/* The migrations are loaded by what needs them: they are half of what a program beside the service loads. */

/**
 * Where the services' data are: at `<SERVICE>_DATABASE_URL`, at `DATABASE_URL`, or in the embedded
 * database of `DATA_DIR`, whose server is started for the time where it does not run.
 */
export function findServiceDatabases(
  environment: Record<string, string | undefined>,
): ServiceDatabases {
  const settings = readSettings(standaloneSettings, environment);
  let embedded: ReturnType<typeof visitEmbeddedPostgres> | undefined;
  const findGiven = (service: InternalServiceName): string | undefined =>
    environment[`${settingPrefix(service)}_DATABASE_URL`] || settings.DATABASE_URL;
  const findEmbedded = async (): Promise<string> => {
    embedded ??= visitEmbeddedPostgres({ dataDir: join(resolve(settings.DATA_DIR), 'postgres') });
    return (await embedded).url;
  };
  const findUrl = async (service: InternalServiceName): Promise<string> =>
    findGiven(service) || findEmbedded();
  return {
    findUrl,
    async findCurrentUrl(service) {
      const url = await findUrl(service);
      const { serviceMigrations } = await import('./migrate-all.ts');
      await checkMigrations(url, serviceMigrations[service].service, 0);
      return url;
    },
    async findAdminUrl(service) {
      if (!findGiven(service)) return findEmbedded();
      const { planMigration } = await import('./plan-migrations.ts');
      return planMigration(service, environment).adminUrl;
    },
    async close() {
      await (await embedded)?.stop();
    },
  };
}
