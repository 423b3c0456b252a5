import { type SsoConnection, systemActor } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError, invalidField, notFound, unavailable } from '@workspace-ops/service-kit';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { ssoDomains } from '../db/schema/sso.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { type DomainRow, findConnection, listDomains } from './find-connection.ts';
import { asConnection, recordName, recordValue } from './show-connection.ts';

/**
 * Looks for the TXT record that proves a domain of the workspace. A domain that another workspace has
 * proved goes to this one only if the other's record is there no more.
 * @throws {AppError} `not_found` for a domain that the workspace does not name, `invalid_input` while
 * there is no such record, `conflict` for another workspace's, `unavailable`.
 */
export async function proveDomain(
  identity: Identity,
  { caller }: PersonContext,
  { domain }: { domain: string },
): Promise<SsoConnection> {
  const { workspaceId } = caller;
  const named = await findDomain(identity, workspaceId, domain);
  const records = await askForRecords(identity, domain);
  if (!records.includes(recordValue(named))) {
    throw invalidField('domain', `has no TXT record ${recordName(domain)} with its value yet`);
  }
  return storeProof(identity, { caller, named, records });
}

interface Proof {
  caller: PersonContext['caller'];
  named: DomainRow;
  records: string[];
}

function storeProof(identity: Identity, { caller, named, records }: Proof): Promise<SsoConnection> {
  const { workspaceId, domain } = named;
  return identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    await releaseDomain(tx, { workspaceId, domain, records, now });
    const proved = await tx.db
      .update(ssoDomains)
      .set({ provedAt: now })
      .where(and(isDomain(workspaceId, domain), eq(ssoDomains.token, named.token)))
      .returning({ domain: ssoDomains.domain });
    if (proved.length === 0) throw notFound('Domain');
    tx.audit({
      workspaceId,
      agent: caller.email ?? caller.userId,
      action: 'sso.domain_proved',
      message: 'Proved a domain.',
      timestamp: now.toISOString(),
      details: { domain },
    });
    const connection = await findConnection(tx.db, workspaceId);
    return asConnection(connection!, await listDomains(tx.db, workspaceId));
  });
}

const taken = (): AppError => new AppError('conflict', 'Another workspace has proved this domain.');

const isDomain = (workspaceId: string, domain: string) =>
  and(eq(ssoDomains.workspaceId, workspaceId), eq(ssoDomains.domain, domain));

async function findDomain(
  { database }: Identity,
  workspaceId: string,
  domain: string,
): Promise<DomainRow> {
  const [row] = await database.read(workspaceId, ({ db }) =>
    db.select().from(ssoDomains).where(isDomain(workspaceId, domain)),
  );
  if (row === undefined) throw notFound('Domain');
  return row;
}

async function askForRecords({ sso }: Identity, domain: string): Promise<string[]> {
  try {
    return await sso.resolveTxt(recordName(domain));
  } catch (error) {
    throw unavailable('The name service', error);
  }
}

interface Release {
  workspaceId: string;
  domain: string;
  records: string[];
  now: Date;
}

/** Takes the domain from a workspace that does not hold it any more. */
async function releaseDomain(
  tx: Transaction,
  { workspaceId, domain, records, now }: Release,
): Promise<void> {
  const others = await tx.db
    .select()
    .from(ssoDomains)
    .where(
      and(
        eq(ssoDomains.domain, domain),
        ne(ssoDomains.workspaceId, workspaceId),
        isNotNull(ssoDomains.provedAt),
      ),
    )
    .for('update');
  for (const other of others) {
    if (records.includes(recordValue(other))) {
      throw taken();
    }
    await tx.db
      .update(ssoDomains)
      .set({ provedAt: null })
      .where(isDomain(other.workspaceId, domain));
    tx.audit({
      workspaceId: other.workspaceId,
      agent: 'Sign-in',
      actor: systemActor,
      action: 'sso.domain_lost',
      message: 'Another workspace proved the domain, whose record is there no more.',
      status: 'warning',
      timestamp: now.toISOString(),
      details: { domain },
    });
  }
}
