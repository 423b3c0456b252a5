import { connect } from './connection.ts';

import { serviceRole, type ServiceSchema } from './migrate-service.ts';
import { scramSecret } from './scram-secret.ts';
import { untilAlone } from './until-alone.ts';

/** Whether the address signs in as the service's own role, which may not migrate. */
export const isServiceLogin = (url: string, { schema }: ServiceSchema): boolean =>
  decodeURIComponent(new URL(url).username) === serviceRole(schema);

export interface ServiceLogin {
  /** Signs in as the role that migrated the service's schema, to the same database. */
  adminUrl: string;
  /** Signs in as the service's role: {@link isServiceLogin}. */
  serviceUrl: string;
  service: ServiceSchema;
}

/** Lets the service's role sign in with the address's password, and take part in nothing else. */
export async function ensureServiceLogin(login: ServiceLogin): Promise<void> {
  if (await canSignIn(login.serviceUrl)) return;
  const role = serviceRole(login.service.schema);
  const password = decodeURIComponent(new URL(login.serviceUrl).password);
  if (password === '') throw new Error(`The address that signs in as ${role} has no password.`);
  const admin = connect({
    url: login.adminUrl,
    applicationName: `login ${login.service.schema}`,
    maxConnections: 1,
  });
  try {
    const [row] = await admin`select quote_ident(current_database()) as name`;
    await untilAlone(() =>
      admin.unsafe(`grant connect on database ${String(row?.['name'])} to ${role}`),
    );
    await untilAlone(() =>
      admin.unsafe(`alter role ${role} with login password '${scramSecret(password)}'`),
    );
  } finally {
    await admin.end();
  }
}

export async function canSignIn(url: string): Promise<boolean> {
  const session = connect({ url, applicationName: 'login', maxConnections: 1 });
  try {
    await session`select 1`;
    return true;
  } catch {
    // Whatever fails here, the role is made ready; a later sign-in reports the fault.
    return false;
  } finally {
    await session.end({ timeout: 1 });
  }
}
