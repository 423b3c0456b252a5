import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { internalServiceNames, schemaNames, settingPrefix } from '@workspace-ops/rpc';

const program = join(import.meta.dirname, '../../../apps/standalone/src/migrate.ts');

/**
 * Migrates the database and answers with the services' own addresses of it, as settings: each signs
 * in as its restricted role with the password. The roles belong to the server, and so does it.
 * @param databaseUrl signs in as an administrator.
 */
export async function migrateFleet(
  databaseUrl: string,
  password: string,
): Promise<Record<string, string>> {
  const settings = Object.fromEntries(
    internalServiceNames.map((service) => {
      const url = new URL(databaseUrl);
      url.username = `workspace_ops_${schemaNames[service]}`;
      url.password = password;
      return [`${settingPrefix(service)}_DATABASE_URL`, url.href];
    }),
  );
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ...settings };
  await promisify(execFile)(process.execPath, [program], { env });
  return settings;
}
