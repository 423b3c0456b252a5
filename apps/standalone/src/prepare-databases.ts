import { giveServiceLogins } from '@workspace-ops/db';
import { settingPrefix, type InternalServiceName } from '@workspace-ops/rpc';
import { migratePlanned, planMigrations, type PlannedMigration } from './plan-migrations.ts';

/** With what each service signs in to its database. */
export type ServiceDatabases = Record<InternalServiceName, string>;

export interface DatabasesOptions {
  /** Signs in as a user who may create roles and schemas. */
  databaseUrl: string;
  /** No one else gives the roles of this server a password. */
  isOwnServer: boolean;
  /** Where `<SERVICE>_DATABASE_URL` names a service's own database, that one is used. */
  environment: Record<string, string | undefined>;
  /** Called for services that sign in as the user of `databaseUrl`, and why. */
  onWeaker: (services: InternalServiceName[], reason: string) => void;
  /** Aborts between two services when they are no longer wanted. */
  signal: AbortSignal;
}

/**
 * Migrates every service's schema as the administrator, and lets each service sign in as its own
 * role, which sees its own schema only and cannot become another role.
 */
export async function prepareDatabases(options: DatabasesOptions): Promise<ServiceDatabases> {
  const { databaseUrl, environment, signal } = options;
  const plans = planMigrations({ ...environment, DATABASE_URL: databaseUrl });
  for (const plan of plans) {
    signal.throwIfAborted();
    await migratePlanned(plan);
  }
  const own = plans.map((plan): [InternalServiceName, string | undefined] => [
    plan.service,
    environment[`${settingPrefix(plan.service)}_DATABASE_URL`] || undefined,
  ]);
  const isNamed = new Map(own.filter(([, url]) => url !== undefined));
  const derived = await deriveLogins(
    plans.filter(({ service }) => !isNamed.has(service)),
    options,
  );
  return Object.fromEntries([...derived, ...isNamed]) as ServiceDatabases;
}

async function deriveLogins(
  plans: readonly PlannedMigration[],
  { isOwnServer, onWeaker }: DatabasesOptions,
): Promise<[InternalServiceName, string][]> {
  const byServer = Map.groupBy(plans, ({ adminUrl }) => adminUrl);
  const addresses: [InternalServiceName, string][] = [];
  for (const [adminUrl, here] of byServer) {
    const services = here.map(({ migration }) => migration.service);
    const logins = await giveServiceLogins({ adminUrl, services, isOwnServer });
    const weaker = new Map<string, InternalServiceName[]>();
    for (const { service, migration } of here) {
      const login = logins.get(migration.service.schema)!;
      addresses.push([service, 'url' in login ? login.url : adminUrl]);
      if ('url' in login) continue;
      weaker.set(login.reason, [...(weaker.get(login.reason) ?? []), service]);
    }
    weaker.forEach((names, reason) => onWeaker(names, reason));
  }
  return addresses;
}

/** One line about services that are held in their own schema by a role that they can leave. */
export function sayWeaker(services: InternalServiceName[], reason: string): void {
  process.stderr.write(
    `Weaker: ${services.join(', ')} sign in to the database as the user of DATABASE_URL and only change to their own role, since they can be given no login of their own: ${reason}. <SERVICE>_DATABASE_URL gives them one.\n`,
  );
}
