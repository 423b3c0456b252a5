import {
  isServiceLogin,
  type ServiceMigration,
  applyMigration,
  ensureServiceLogin,
  findPostgresError,
  nameCell,
} from '@workspace-ops/db';
import { internalServiceNames, settingPrefix, type InternalServiceName } from '@workspace-ops/rpc';
import { cellSetting, readSettings, SettingsError } from '@workspace-ops/service-kit';
import { serviceMigrations } from './migrate-all.ts';

export interface PlannedMigration {
  service: InternalServiceName;
  migration: ServiceMigration;
  /** Signs in as a role that may migrate, to the database that the service uses. */
  adminUrl: string;
  /** The setting that has it. */
  adminSetting: string;
  /** The service's own address, where it signs in as its restricted role. */
  loginUrl?: string;
  /** Whose database it is; identity's is all cells'. */
  cell?: string;
}

type Environment = Record<string, string | undefined>;

/**
 * What to migrate where, by the addresses in the environment: `DATABASE_URL`, and for each service
 * `<SERVICE>_DATABASE_URL` and `<SERVICE>_ADMIN_DATABASE_URL`.
 * @throws {SettingsError} with every fault.
 */
export function planMigrations(environment: Environment): PlannedMigration[] {
  const faults: string[] = [];
  const plans: PlannedMigration[] = [];
  const { CELL } = readSettings({ CELL: cellSetting }, environment);
  for (const service of internalServiceNames) {
    const plan = planService(service, environment);
    if (typeof plan === 'string') faults.push(plan);
    else plans.push(CELL === undefined || service === 'identity' ? plan : { ...plan, cell: CELL });
  }
  if (faults.length > 0) throw new SettingsError([...new Set(faults)]);
  return plans;
}

/** What to migrate of one service. @throws {SettingsError} */
export function planMigration(
  service: InternalServiceName,
  environment: Environment,
): PlannedMigration {
  const plan = planService(service, environment);
  if (typeof plan === 'string') throw new SettingsError([plan]);
  return plan;
}

/** A string is a fault. */
function planService(
  service: InternalServiceName,
  environment: Environment,
): PlannedMigration | string {
  const names = {
    common: 'DATABASE_URL',
    own: `${settingPrefix(service)}_DATABASE_URL`,
    admin: `${settingPrefix(service)}_ADMIN_DATABASE_URL`,
  };
  const given = Object.values(names).find((name) => isSet(environment, name));
  if (given === undefined) return 'DATABASE_URL is required: the address of an administrator';
  const wrong = Object.values(names).find((name) => !isAddress(environment[name]));
  if (wrong !== undefined) return `${wrong} must be like postgres://user:password@host/database`;
  const migration = serviceMigrations[service];
  const { [names.common]: common, [names.own]: own, [names.admin]: admin } = environment;
  const asAdmin = (adminUrl: string, otherwise: string) => ({
    service,
    migration,
    adminUrl,
    adminSetting: admin ? names.admin : otherwise,
  });
  if (!own) return asAdmin((admin || common)!, names.common);
  if (!isServiceLogin(own, migration.service)) return asAdmin(admin || own, names.own);
  const adminUrl = admin || administratorAt(own, common);
  if (adminUrl !== undefined) return { ...asAdmin(adminUrl, names.common), loginUrl: own };
  return `${names.own} signs in as the service's own role, which may not migrate: set ${names.admin} to the address of an administrator of that server`;
}

const isSet = (environment: Environment, name: string): boolean => (environment[name] ?? '') !== '';

const isAddress = (text: string | undefined): boolean =>
  text === undefined || text === '' || /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');

/** The common administrator in the service's database, where both are on one server. */
function administratorAt(own: string, common: string | undefined): string | undefined {
  if (!common) return undefined;
  const [wanted, administrator] = [new URL(own), new URL(common)];
  if (readServer(wanted) !== readServer(administrator)) return undefined;
  administrator.pathname = wanted.pathname;
  return administrator.href;
}

const readServer = ({ hostname, port, searchParams }: URL): string =>
  `${searchParams.get('host') ?? hostname}:${port || '5432'}`;

/** What to do, by the code of PostgreSQL or of the connection. */
const waysOut: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start the server, or correct the address.',
  ENOTFOUND: 'Correct the name of the server.',
  '28P01': 'Correct the user or the password.',
  '3D000': 'Make the database: createdb.',
  '42501':
    'Give the user CREATEROLE, and the database or CREATE in it: docs/operations.md, "Who migrates".',
};

/** @throws {Error} which names the service, its database, the setting, and where one is known, a way out. */
export async function migratePlanned(plan: PlannedMigration): Promise<void> {
  const { service, migration, adminUrl, adminSetting, loginUrl, cell } = plan;
  try {
    // First: nothing is changed in the database of another cell.
    if (cell !== undefined) await nameCell(adminUrl, cell);
    await applyMigration(adminUrl, migration);
    if (loginUrl === undefined) return;
    await ensureServiceLogin({ adminUrl, serviceUrl: loginUrl, service: migration.service });
  } catch (error) {
    const { host, pathname } = new URL(adminUrl);
    const failure = findPostgresError(error) ?? (error as NodeJS.ErrnoException);
    const wayOut = waysOut[failure.code ?? ''];
    throw new Error(
      `The schema of ${service} at ${host}${pathname} (${adminSetting}) cannot be migrated: ${failure.message || String(error)}${wayOut === undefined ? '' : `. ${wayOut}`}`,
      { cause: error },
    );
  }
}
