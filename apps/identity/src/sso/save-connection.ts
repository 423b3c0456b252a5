import { randomBytes } from 'node:crypto';
import type { Caller, Role, SsoConnection, ssoConnectionInput } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { type AddressPolicy, AppError, invalidField } from '@workspace-ops/service-kit';
import { and, eq, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import { ssoConnections, ssoDomains } from '../db/schema/sso.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { requireConfirmedGrant } from '../second-factors/require-confirmed.ts';
import { sealClientSecret } from './client-secret.ts';
import { type ConnectionRow, findConnection, listDomains } from './find-connection.ts';
import { asConnection } from './show-connection.ts';

type Given = z.output<typeof ssoConnectionInput>;

/**
 * Sets the provider through which people of the workspace's domains sign in. With another issuer each
 * domain has to be proved anew: otherwise an admin could make a provider of their own vouch for
 * everybody.
 * @throws {AppError} `invalid_input`, `forbidden` for an admin where a mapping gives `owner`,
 * `confirmation_required`.
 */
export async function saveConnection(
  identity: Identity,
  ctx: PersonContext,
  given: Given,
): Promise<SsoConnection> {
  checkIssuer(identity.sso.policy, given.issuer);
  const { caller } = ctx;
  const { workspaceId } = caller;
  return identity.database.transaction(workspaceId, async (tx) => {
    const current = await findConnection(tx.db, workspaceId);
    checkOwners(caller, current, given);
    // The provider says who is who, and with which role.
    await requireConfirmedGrant(identity, tx, ctx);
    const now = identity.clock.now();
    const row = await storeConnection(identity, tx, { workspaceId, current, given, now });
    if (current !== undefined && current.issuer !== given.issuer) await dropDomains(tx);
    const domains = await storeDomains(tx, given.domains);
    tx.audit({
      agent: caller.email ?? caller.userId,
      action: 'sso.connection_saved',
      message: 'Set the sign-in provider of the workspace.',
      timestamp: now.toISOString(),
      details: {
        issuer: row.issuer,
        clientId: row.clientId,
        domains: given.domains,
        roleClaim: row.roleClaim,
        roleMapping: row.roleMapping,
        defaultRole: row.defaultRole,
        ssoOnly: row.ssoOnly,
        secretChanged: given.clientSecret !== undefined,
      },
    });
    return asConnection(row, domains);
  });
}

/** @throws {AppError} `invalid_input` for an address that must not, or only with TLS, be asked. */
export function checkIssuer(policy: AddressPolicy, issuer: string): void {
  const { hostname, protocol } = new URL(issuer);
  const verdict = policy.judgeHost(hostname);
  if (verdict === 'refused') throw invalidField('issuer', 'must not lead to an internal address');
  const isLocal = verdict === 'allowed' || hostname === 'localhost';
  if (protocol === 'http:' && !isLocal) throw invalidField('issuer', 'must begin with https://');
}

const givesOwner = ({ roleMapping }: { roleMapping: Record<string, Role> }): boolean =>
  Object.values(roleMapping).includes('owner');

/** What makes owners is an owner's to set, and to change. */
function checkOwners({ role }: Caller, current: ConnectionRow | undefined, given: Given): void {
  if (role === 'owner') return;
  if (!givesOwner(given) && (current === undefined || !givesOwner(current))) return;
  throw new AppError('forbidden', 'Only an owner may map to the role owner, or change what does.');
}

interface Storing {
  workspaceId: string;
  current: ConnectionRow | undefined;
  given: Given;
  now: Date;
}

async function storeConnection(
  identity: Identity,
  tx: Transaction,
  { workspaceId, current, given, now }: Storing,
): Promise<ConnectionRow> {
  const { domains: _domains, clientSecret: _secret, ...values } = given;
  const set = {
    ...values,
    roleClaim: given.roleClaim ?? null,
    clientSecret: chooseSecret(identity, workspaceId, { current, given }),
    updatedAt: now,
  };
  const [row] = await tx.db
    .insert(ssoConnections)
    .values({ workspaceId, createdAt: now, ...set })
    .onConflictDoUpdate({ target: ssoConnections.workspaceId, set })
    .returning();
  return row!;
}

/** The stored secret is for the issuer and the client that it was given for, and for no other. */
function chooseSecret(
  identity: Identity,
  workspaceId: string,
  { current, given }: Pick<Storing, 'current' | 'given'>,
): string {
  if (given.clientSecret !== undefined && given.clientSecret !== '') {
    return sealClientSecret(identity, workspaceId, given.clientSecret);
  }
  const isSame = current?.issuer === given.issuer && current.clientId === given.clientId;
  if (!isSame) throw invalidField('clientSecret', 'is required');
  return current.clientSecret;
}

const dropDomains = ({ db, workspaceId }: Transaction) =>
  db.delete(ssoDomains).where(eq(ssoDomains.workspaceId, workspaceId));

/** Keeps the proofs of domains that stay. */
async function storeDomains({ db, workspaceId }: Transaction, domains: string[]) {
  await db
    .delete(ssoDomains)
    .where(and(eq(ssoDomains.workspaceId, workspaceId), notInArray(ssoDomains.domain, domains)));
  await db
    .insert(ssoDomains)
    .values(domains.map((domain) => ({ workspaceId, domain, token: newToken() })))
    .onConflictDoNothing();
  return listDomains(db, workspaceId);
}

const newToken = (): string => randomBytes(24).toString('base64url');
