import { allWorkspaces } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { memberships, users } from '../db/schema/accounts.ts';
import { ssoConnections, ssoDomains } from '../db/schema/sso.ts';
import type { Identity } from '../identity.ts';

/**
 * Whether somebody with the email signs in through the provider of its domain and in no other way.
 * Owners of the provider's workspace are excepted: they must get in when the provider does not work.
 */
export async function isSsoOnly(
  { database, settings }: Pick<Identity, 'database' | 'settings'>,
  email: string,
): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const [found] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ ssoOnly: ssoConnections.ssoOnly })
      .from(ssoDomains)
      .innerJoin(ssoConnections, eq(ssoConnections.workspaceId, ssoDomains.workspaceId))
      .leftJoin(users, eq(users.email, email))
      .leftJoin(
        memberships,
        and(
          eq(memberships.workspaceId, ssoDomains.workspaceId),
          eq(memberships.userId, users.id),
          eq(memberships.role, 'owner'),
        ),
      )
      .where(
        and(
          eq(ssoDomains.domain, domain),
          isNotNull(ssoDomains.provedAt),
          isNull(memberships.userId),
        ),
      ),
  );
  return found !== undefined && (found.ssoOnly || settings.SSO_ONLY);
}

/** @throws {AppError} `forbidden` for who signs in through the provider of the email's domain only. */
export async function refuseSsoOnly(
  identity: Pick<Identity, 'database' | 'settings'>,
  email: string,
): Promise<void> {
  if (await isSsoOnly(identity, email)) throw ssoOnly();
}

export const ssoOnly = (): AppError =>
  new AppError(
    'forbidden',
    'People of this domain sign in through their company’s provider (GET /api/auth/sso/start).',
  );
