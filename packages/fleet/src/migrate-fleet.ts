import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceLoginUrl } from '@workspace-ops/db';
import {
  internalServiceNames,
  schemaNames,
  settingPrefix,
  type ServiceName,
} from '@workspace-ops/rpc';
import { compileCache, projectFolder, runProgram } from './project-folder.ts';

/**
 * Migrates the database.
 * @param databaseUrl signs in as an administrator, with a password.
 * @param folder the project's folder whose migrations are applied.
 * @returns each service's address of it, as its setting.
 */
export async function migrateFleet(
  databaseUrl: string,
  folder = projectFolder,
): Promise<Partial<Record<ServiceName, Record<string, string>>>> {
  const settings = Object.fromEntries(
    internalServiceNames.map((service) => {
      const url = serviceLoginUrl(databaseUrl, { schema: schemaNames[service] });
      if (url === undefined) throw new Error('The address of the database has no password.');
      return [service, { [`${settingPrefix(service)}_DATABASE_URL`]: url }];
    }),
  );
  const env = Object.assign(
    { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, DATABASE_URL: databaseUrl },
    ...Object.values(settings),
  ) as NodeJS.ProcessEnv;
  const program = join(folder, 'apps/standalone/src/migrate.ts');
  const run = folder === projectFolder ? [runProgram, program] : [program];
  await promisify(execFile)(process.execPath, run, { env });
  return settings;
}
