import type { Queries } from '@workspace-ops/db';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { ssoConnections, ssoDomains } from '../db/schema/sso.ts';

export type ConnectionRow = typeof ssoConnections.$inferSelect;
export type DomainRow = typeof ssoDomains.$inferSelect;

/** The workspace's connection, if it has one. */
export async function findConnection(
  db: Queries,
  workspaceId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(ssoConnections)
    .where(eq(ssoConnections.workspaceId, workspaceId));
  return row;
}

/** Its domains, proved or not, by name. */
export const listDomains = (db: Queries, workspaceId: string): Promise<DomainRow[]> =>
  db
    .select()
    .from(ssoDomains)
    .where(eq(ssoDomains.workspaceId, workspaceId))
    .orderBy(asc(ssoDomains.domain));

/** The connection of the one workspace that has proved the domain; sign-in begins here. */
export async function findConnectionOfDomain(
  db: Queries,
  domain: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select({ connection: ssoConnections })
    .from(ssoDomains)
    .innerJoin(ssoConnections, eq(ssoConnections.workspaceId, ssoDomains.workspaceId))
    .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.provedAt)));
  return row?.connection;
}

/** Whether the workspace has proved the email's domain. */
export async function hasProvedDomain(
  db: Queries,
  workspaceId: string,
  email: string,
): Promise<boolean> {
  const found = await findConnectionOfDomain(db, readDomain(email));
  return found?.workspaceId === workspaceId;
}

export const readDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
