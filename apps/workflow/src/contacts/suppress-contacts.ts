import { redactText } from '@workspace-ops/content';
import type { Contacts } from '@workspace-ops/contacts';
import type { ContactKind, SuppressionSource } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { suppressedContacts, type SuppressedContactRow } from '../db/schema/index.ts';

/** Why somebody goes on the list, and who says so. */
export interface Suppression {
  contacts: Contacts;
  reason: string;
  source: SuppressionSource;
  sourceId: string | null;
  by: string;
  now: Date;
}

/**
 * Puts numbers and addresses on the workspace's do-not-call list. Each that was not on it gets
 * an audit entry and a live event, which hold neither number nor address.
 * @returns those that are new.
 */
export async function suppressContacts(
  tx: Transaction,
  suppression: Suppression,
): Promise<SuppressedContactRow[]> {
  const rows = toRows(tx.workspaceId, suppression);
  if (rows.length === 0) return [];
  const added = await tx.db
    .insert(suppressedContacts)
    .values(rows)
    .onConflictDoNothing()
    .returning();
  for (const row of added) announce(tx, row);
  return added;
}

function toRows(
  workspaceId: string,
  { contacts, reason, source, sourceId, by, now }: Suppression,
): SuppressedContactRow[] {
  const given: [ContactKind, string][] = [
    ...contacts.phones.map((value): [ContactKind, string] => ['phone', value]),
    ...contacts.emails.map((value): [ContactKind, string] => ['email', value]),
  ];
  // In one order, so that two transactions which add the same ones never wait for each other.
  return given
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([kind, value]) => ({
      workspaceId,
      id: newId('sup'),
      kind,
      value,
      reason,
      source,
      sourceId,
      createdBy: by,
      createdAt: now,
    }));
}

const nouns: Record<ContactKind, string> = { phone: 'A number', email: 'An address' };

function announce(tx: Transaction, row: SuppressedContactRow): void {
  const { id, kind, source, sourceId } = row;
  const timestamp = row.createdAt.toISOString();
  const details = { suppressedId: id, kind, source, sourceId };
  tx.audit({
    agent: row.createdBy,
    action: 'contact.suppress',
    timestamp,
    // What a person does by hand is no news to the operator.
    status: source === 'manual' ? 'success' : 'warning',
    message: `${nouns[kind]} was put on the do-not-call list. ${redactText(row.reason).text}`,
    details,
    policyChecks: { saifPassed: true, piiDetected: 1, budgetThresholdPassed: true },
  });
  tx.publish({
    event: 'CONTACT_SUPPRESSED',
    timestamp,
    data: { ...details, status: 'suppressed' },
  });
}
