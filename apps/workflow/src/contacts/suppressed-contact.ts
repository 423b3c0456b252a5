import { toE164, toEmailAddress, type Contacts, type PhoneRegion } from '@workspace-ops/contacts';
import type { SuppressedContact } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { SuppressedContactRow } from '../db/schema/index.ts';

/**
 * A number and an address as they stand on the list.
 * @throws {AppError} `invalid_input`, naming the field, for what is neither.
 */
export function readAddresses(
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  region: PhoneRegion,
): Contacts {
  return {
    phones: readOne('phone', phone, 'must be a phone number', (text) => toE164(text, region)),
    emails: readOne('email', email, 'must be an email address', toEmailAddress),
  };
}

function readOne(
  path: string,
  text: string | undefined,
  message: string,
  read: (text: string) => string | null,
): string[] {
  if (text === undefined || text.trim() === '') return [];
  const value = read(text);
  if (value !== null) return [value];
  throw new AppError('invalid_input', `${path} ${message}`, { issues: [{ path, message }] });
}

export const toSuppressed = (row: SuppressedContactRow): SuppressedContact => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  reason: row.reason,
  source: row.source,
  sourceId: row.sourceId,
  by: row.createdBy,
  createdAt: row.createdAt.toISOString(),
});
