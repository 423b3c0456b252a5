import { createHmac } from 'node:crypto';
import { connect } from './connection.ts';
import { findPostgresError } from './errors.ts';
import { serviceRole, type ServiceSchema } from './migrate-service.ts';
import { matchesPassword, scramSecret } from './scram-secret.ts';
import { canSignIn } from './service-login.ts';
import { untilAlone } from './until-alone.ts';

/**
 * The address with which a service signs in as its own role. Its password follows from the
 * administrator's, so that all who start on one server agree about it; not the other way round.
 * @returns undefined where the administrator's address has no password to derive it from.
 */
export function serviceLoginUrl(
  adminUrl: string,
  { schema }: Pick<ServiceSchema, 'schema'>,
): string | undefined {
  const url = new URL(adminUrl);
  if (url.password === '') return undefined;
  const role = serviceRole(schema);
  url.username = role;
  url.password = createHmac('sha256', decodeURIComponent(new URL(adminUrl).password))
    .update(`login of ${role}`)
    .digest('hex');
  return url.href;
}

export interface LoginsOptions {
  /** Signs in as the role that migrated the services' schemas. */
  adminUrl: string;
  services: readonly ServiceSchema[];
  /** No one else gives the roles of this server a password. */
  isOwnServer: boolean;
}

/** A service that signs in as itself, or why it cannot. */
export type GivenLogin = { url: string } | { reason: string };

interface RoleRow {
  role: string;
  canLogin: boolean;
  /** What the server stores of its password; undefined where this user may not see that. */
  stored?: string | null;
  mayConnect: boolean;
}

/**
 * Lets each service's role sign in with the password of {@link serviceLoginUrl}, by schema. A role
 * that has another password keeps it, since processes may be signed in with it.
 */
export async function giveServiceLogins(options: LoginsOptions): Promise<Map<string, GivenLogin>> {
  const { adminUrl, services } = options;
  const admin = connect({ url: adminUrl, applicationName: 'logins', maxConnections: 1 });
  const given = new Map<string, GivenLogin>();
  try {
    const rows = await readRoles(admin, services);
    for (const service of services) {
      const row = rows.find(({ role }) => role === serviceRole(service.schema));
      given.set(service.schema, await giveLogin(admin, { ...options, service, row }));
    }
    return given;
  } finally {
    await admin.end();
  }
}

type Admin = ReturnType<typeof connect>;

async function readRoles(admin: Admin, services: readonly ServiceSchema[]): Promise<RoleRow[]> {
  const roles = services.map(({ schema }) => serviceRole(schema));
  const mayConnect = admin`has_database_privilege(rolname, current_database(), 'connect')`;
  const [user] = await admin`select has_table_privilege('pg_authid', 'select') as sees`;
  return admin<RoleRow[]>`
    select rolname as role, rolcanlogin as "canLogin", ${mayConnect} as "mayConnect"
      ${user?.['sees'] === true ? admin`, rolpassword as stored` : admin``}
    from ${user?.['sees'] === true ? admin`pg_authid` : admin`pg_roles`}
    where rolname in ${admin(roles)}`;
}

interface LoginToGive extends LoginsOptions {
  service: ServiceSchema;
  row: RoleRow | undefined;
}

async function giveLogin(admin: Admin, login: LoginToGive): Promise<GivenLogin> {
  const { adminUrl, service, row, isOwnServer } = login;
  const url = serviceLoginUrl(adminUrl, service);
  if (url === undefined) return { reason: 'the address has no password' };
  if (row === undefined) return { reason: 'its role does not exist' };
  const { password } = new URL(url);
  if (row.canLogin && row.mayConnect && (await isKnown(row, url, password))) return { url };
  if (row.canLogin && !isOwnServer && !(await isKnown(row, url, password))) {
    return { reason: 'its role has another password, which whoever gave it may still use' };
  }
  try {
    const [database] = await admin`select quote_ident(current_database()) as name`;
    await untilAlone(() =>
      admin.unsafe(`grant connect on database ${String(database?.['name'])} to ${row.role}`),
    );
    const secret = scramSecret(password);
    await untilAlone(() => admin.unsafe(`alter role ${row.role} with login password '${secret}'`));
    return { url };
  } catch (error) {
    const refusal = findPostgresError(error);
    if (refusal?.code !== '42501') throw error;
    return { reason: refusal.message };
  }
}

/** Who may see what the server stores needs no connection of the role to know. */
const isKnown = async (row: RoleRow, url: string, password: string): Promise<boolean> =>
  row.stored === undefined ? canSignIn(url) : matchesPassword(row.stored ?? '', password);
