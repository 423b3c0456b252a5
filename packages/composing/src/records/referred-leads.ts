import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { isEmpty, replaceFields } from './fields.ts';

const referrers = new Set(namesFor('referrer'));
const referrals = new Set(namesFor('referral'));
/** What only a record of a lead has. */
const ofLead = /^(?:fullname|lead(?:source|status))$/;
const people = /^(?:contact|person|fullname)$/;
const houses = /^(?:customer|company|companyname|organi[sz]ation)$/;

/**
 * A lead that somebody has referred: whom the record is of is the lead, and the house theirs. Where the house of whoever
 * recommends has no field, it would be taken for that one.
 */
export function withReferredLead(record: JsonObject): JsonObject {
  const fields = Object.entries(record).filter(([, value]) => !isEmpty(value));
  const by = fields.find(([name]) => referrers.has(normalName(name)))?.[1];
  const has = (names: { has: (name: string) => boolean }): boolean =>
    fields.some(([name]) => names.has(normalName(name)));
  const isLead = fields.some(([name]) => ofLead.test(plainName(name)));
  if (typeof by !== 'string' || !isLead || has(referrals)) return record;
  const [, who, house, aside] = withHouse.exec(by) ?? [];
  return replaceFields(record, ([name, value]) => {
    if (who !== undefined && value === by)
      return [
        [name, who],
        [['referrer company', 'referrer of'], house!],
        [['referrer note'], aside ?? null],
      ];
    const plain = plainName(name);
    if (people.test(plain) && !isSameAs(value, by)) return [[['lead', name], value]];
    return houses.test(plain) ? [[['lead company', name], value]] : null;
  });
}

/** `Nick Sawyer, Sawyer Dairy (customer since 2023)` */
const withHouse = /^([^,()]{2,60}), ([^()]{2,120}?)(?: \(([^()]{2,120})\))?$/;

const isSameAs = (value: JsonValue, other: string): boolean =>
  typeof value === 'string' && isSameName(toName(value), toName(other));
