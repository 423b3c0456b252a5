import { serviceLoginUrl } from '@workspace-ops/db';
import { internalServiceNames, settingPrefix, type InternalServiceName } from '@workspace-ops/rpc';
import { serviceMigrations } from '../src/migrate-all.ts';
import { prepareDatabases, type ServiceDatabases } from '../src/prepare-databases.ts';

export const findSchema = (service: InternalServiceName): string =>
  serviceMigrations[service].service.schema;

/** The address with which a service signs in as its own role. All tests share one server's roles. */
export function makeLogin(service: InternalServiceName, adminUrl: string): string {
  const url = serviceLoginUrl(adminUrl, { schema: findSchema(service) });
  if (url === undefined) throw new Error('The address has no password.');
  return url;
}

/** The environment in which every service signs in as its own role. */
export const loginEnvironment = (adminUrl: string): Record<string, string> => ({
  DATABASE_URL: adminUrl,
  ...Object.fromEntries(
    internalServiceNames.map((service) => [
      `${settingPrefix(service)}_DATABASE_URL`,
      makeLogin(service, adminUrl),
    ]),
  ),
});

/** Migrates, and has the services sign in as their own roles, as `start` does. */
export const prepareTestDatabases = (databaseUrl: string): Promise<ServiceDatabases> =>
  prepareDatabases({
    databaseUrl,
    isOwnServer: true,
    environment: {},
    onWeaker(services, reason) {
      throw new Error(`${services.join()} cannot sign in: ${reason}`);
    },
    signal: new AbortController().signal,
  });
