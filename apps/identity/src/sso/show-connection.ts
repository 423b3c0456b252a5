import type { SsoConnection } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import {
  type ConnectionRow,
  type DomainRow,
  findConnection,
  listDomains,
} from './find-connection.ts';

const recordPrefix = '_workspace-ops';
const valuePrefix = 'workspace-ops-verification=';

/** Where the TXT record of a domain goes. */
export const recordName = (domain: string): string => `${recordPrefix}.${domain}`;
export const recordValue = ({ token }: Pick<DomainRow, 'token'>): string => valuePrefix + token;

/** The connection of the caller's workspace, without its secret; null for none. */
export const getConnection = (
  { database }: Identity,
  { caller: { workspaceId } }: RequestContext,
): Promise<SsoConnection | null> =>
  database.read(workspaceId, async ({ db }) => {
    const row = await findConnection(db, workspaceId);
    return row === undefined ? null : asConnection(row, await listDomains(db, workspaceId));
  });

export const asConnection = (row: ConnectionRow, domains: readonly DomainRow[]): SsoConnection => ({
  issuer: row.issuer,
  clientId: row.clientId,
  domains: domains.map((domain) => ({
    domain: domain.domain,
    proved: domain.provedAt !== null,
    provedAt: domain.provedAt?.toISOString() ?? null,
    recordName: recordName(domain.domain),
    recordValue: recordValue(domain),
  })),
  roleClaim: row.roleClaim,
  roleMapping: row.roleMapping,
  defaultRole: row.defaultRole,
  ssoOnly: row.ssoOnly,
  scimTokenCreatedAt: row.scimTokenCreatedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
