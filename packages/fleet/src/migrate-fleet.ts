import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  internalServiceNames,
  schemaNames,
  settingPrefix,
  type ServiceName,
} from '@workspace-ops/rpc';

const program = join(import.meta.dirname, '../../../apps/standalone/src/migrate.ts');

/**
 * Migrates the database and answers with each service's own address of it, as its setting: it
 * signs in as its restricted role with the password. The roles belong to the server, and so does it.
 * @param databaseUrl signs in as an administrator.
 */
export async function migrateFleet(
  databaseUrl: string,
  password: string,
): Promise<Partial<Record<ServiceName, Record<string, string>>>> {
  const settings = Object.fromEntries(
    internalServiceNames.map((service) => {
      const url = new URL(databaseUrl);
      url.username = `workspace_ops_${schemaNames[service]}`;
      url.password = password;
      return [service, { [`${settingPrefix(service)}_DATABASE_URL`]: url.href }];
    }),
  );
  const env = Object.assign(
    { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    ...Object.values(settings),
  ) as NodeJS.ProcessEnv;
  await promisify(execFile)(process.execPath, [program], { env });
  return settings;
}
