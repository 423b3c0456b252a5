import type { JsonObject } from '@workspace-ops/contracts';
import { isSameName, toName } from './conflicts.ts';
import { namesFor, normalName } from './field-names.ts';
import { parties } from './trade-names.ts';

const isParty: ReadonlySet<string> = new Set(parties);
const isCustomer: ReadonlySet<string> = new Set(namesFor('customer'));
/** Who lives there owes it. */
const owedByTenant = /^(?:rent)?arrears$|^rent(?:due|owed|overdue|outstanding|ref)$/;

/**
 * The fields of several people of whom each may be the customer, as a landlord and a tenant: which of them it is depends
 * on whose business with us a run is about. None where a field says who is billed, or what is owed says who owes it.
 */
export function findOpenParties(context: JsonObject): readonly string[] {
  const fields = Object.entries(context).flatMap(([field, value]) =>
    typeof value === 'string' && value.trim() !== ''
      ? [{ field, name: normalName(field), value }]
      : [],
  );
  const named = fields.filter(({ name }) => isParty.has(name));
  if (named.length < 2 || fields.some(isBilled)) return [];
  const [first, ...others] = named.map(({ value }) => toName(value));
  if (others.every((other) => isSameName(first!, other))) return [];
  const isOfRent = Object.keys(context).some((field) => owedByTenant.test(normalName(field)));
  const left = isOfRent && named.some(isTenant) ? named.filter((one) => !isTenant(one)) : named;
  return left.map(({ field }) => field);
}

/** Who is named beside a customer, and not as ours: `cust: Hale Bakery, who: Ines`. */
export function findWho(keys: readonly string[]): string | undefined {
  const names = keys.map(normalName);
  const at = names.indexOf('who');
  if (at === -1 || !names.some((name) => ofFirm.has(name))) return undefined;
  return names.some((name) => isContact.has(name)) ? undefined : keys[at];
}
const ofFirm: ReadonlySet<string> = new Set(
  namesFor('customer').filter((name) => !/^(?:lead|prospect|family|household)/.test(name)),
);
const isContact: ReadonlySet<string> = new Set(
  namesFor('contact').filter((name) => name !== 'name'),
);

const isBilled = ({ name }: { name: string }): boolean =>
  isCustomer.has(name) && !isParty.has(name);
const isTenant = ({ name }: { name: string }): boolean => name === 'tenant';

/** A name that no workflow asks for, in place of one that may be the customer's. */
export const openName = (name: string): string => `open${name}`;

export const isOpenName = (name: string): boolean =>
  name.startsWith('open') && isParty.has(name.slice('open'.length));
