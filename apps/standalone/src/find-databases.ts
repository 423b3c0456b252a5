import { join, resolve } from 'node:path';
import { visitEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { settingPrefix } from '@workspace-ops/rpc';
import { readSettings } from '@workspace-ops/service-kit';
import type { serviceMigrations } from './migrate-all.ts';
import { standaloneSettings } from './settings.ts';

export interface ServiceDatabases {
  /** The address of the database that the service uses. */
  findUrl: (service: keyof typeof serviceMigrations) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Where the services' data are: at `<SERVICE>_DATABASE_URL`, at `DATABASE_URL`, or in the embedded
 * database of `DATA_DIR`, whose server is started for the time where it does not run.
 */
export function findServiceDatabases(
  environment: Record<string, string | undefined>,
): ServiceDatabases {
  const settings = readSettings(standaloneSettings, environment);
  let embedded: ReturnType<typeof visitEmbeddedPostgres> | undefined;
  return {
    async findUrl(service) {
      const own = environment[`${settingPrefix(service)}_DATABASE_URL`];
      const given = own || settings.DATABASE_URL;
      if (given) return given;
      embedded ??= visitEmbeddedPostgres({ dataDir: join(resolve(settings.DATA_DIR), 'postgres') });
      return (await embedded).url;
    },
    async close() {
      await (await embedded)?.stop();
    },
  };
}
