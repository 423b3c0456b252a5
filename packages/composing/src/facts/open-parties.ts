import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isSameName, toName } from './conflicts.ts';
import { namesFor, normalName } from './field-names.ts';
import { onceFor } from './once-for.ts';
import { parties } from './trade-names.ts';
import { isLeaveToName } from './values-in-workflow.ts';

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

/**
 * The data with an `owner` who is none of ours under the name that says so: whose animal it is, where no field says who
 * the customer is, or who of them gave leave to tell of it.
 */
export const withOwnerOfTheirs = onceFor((context: JsonObject): JsonObject => {
  const keys = Object.keys(context);
  const owner = keys.find((key) => normalName(key) === 'owner');
  const meant = owner === undefined ? undefined : nameOfTheirs(context[owner]!, keys);
  if (meant === undefined || keys.includes(meant)) return context;
  return Object.fromEntries(
    Object.entries(context).map(([key, value]) => [key === owner ? meant : key, value]),
  );
});

function nameOfTheirs(value: JsonValue, keys: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isLeaveToName(value)) return 'consent';
  const isTheirs = keys.some(isAnimal) && !keys.some((key) => isCustomer.has(normalName(key)));
  return isTheirs ? 'pet owner' : undefined;
}

/** Whether a field of the name says which animal it is. */
export const isAnimal = (field: string): boolean => animals.has(normalName(field));
const animals: ReadonlySet<string> = new Set(
  'pet petname dog dogname cat catname horse horsename pony rabbit animal animalname'.split(' '),
);

const isBilled = ({ name }: { name: string }): boolean =>
  isCustomer.has(name) && !isParty.has(name);
const isTenant = ({ name }: { name: string }): boolean => name === 'tenant';

/** A name that no workflow asks for, in place of one that may be the customer's. */
export const openName = (name: string): string => `open${name}`;

export const isOpenName = (name: string): boolean =>
  name.startsWith('open') && isParty.has(name.slice('open'.length));
