import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { isEmpty, replaceFields } from './fields.ts';

const referrers = new Set(namesFor('referrer'));
const referrals = new Set(namesFor('referral'));
/** What only a record of a lead has. */
const ofLead = /^(?:fullname|lead(?:source|status))$/;
const people = /^(?:contact|person|fullname)$/;
const companies = /^(?:customer|company|companyname|organi[sz]ation)$/;

/**
 * A lead that somebody has referred: whom the record is of is the lead, and the company theirs. Where the company of whoever
 * recommends has no field, it would be taken for that one.
 */
export function withReferredLead(record: JsonObject): JsonObject {
  const fields = Object.entries(record).filter(([, value]) => !isEmpty(value));
  const by = fields.find(([name]) => referrers.has(normalName(name)))?.[1];
  const has = (names: { has: (name: string) => boolean }): boolean =>
    fields.some(([name]) => names.has(normalName(name)));
  const isLead = fields.some(([name]) => ofLead.test(plainName(name)));
  if (typeof by !== 'string' || !isLead || has(referrals)) return record;
  const [, who, company, aside] = withCompany.exec(by) ?? [];
  return replaceFields(record, ([name, value]) => {
    if (who !== undefined && value === by)
      return [
        [name, who],
        [['referrer company', 'referrer of'], company!],
        [['referrer note'], aside ?? null],
      ];
    const plain = plainName(name);
    if (people.test(plain) && !isSameAs(value, by)) return [[['lead', name], value]];
    return companies.test(plain) ? [[['lead company', name], value]] : null;
  });
}

/** `Nick Sawyer, Sawyer Dairy (customer since 2023)` */
const withCompany = /^([^,()]{2,60}), ([^()]{2,120}?)(?: \(([^()]{2,120})\))?$/;

const isSameAs = (value: JsonValue, other: string): boolean =>
  typeof value === 'string' && isSameName(toName(value), toName(other));

const introductions = /^(?:referral|introduction|recommendation)(?:form|record|details)?$/;
const theirs =
  /^(?:referred(?:person|lead|party|contact|to)?|referral|referee|lead|prospect|friend|introduced|newlead|newcontact)$/;
const consents = new Set(namesFor('consent'));

/**
 * `referral: {referrer: {name}, referred: {name, company}, consent}`: what holds both is the whole, and neither of
 * them. Of a consent of each by themselves, who recommends says whether they may be named.
 */
export function withNestedReferral(record: JsonObject): JsonObject {
  return replaceFields(record, ([name, value]) => {
    if (!introductions.test(plainName(name)) || !isJsonObject(value)) return null;
    const keys = Object.keys(value);
    const isWhole =
      keys.some((key) => referrers.has(normalName(key))) &&
      keys.some((key) => theirs.test(plainName(key)));
    if (!isWhole) return null;
    return Object.entries(value).flatMap(([key, own]): [string, JsonValue][] => {
      if (theirs.test(plainName(key))) return [['referral', own]];
      return consents.has(normalName(key)) && isJsonObject(own) ? ofEach(own) : [[key, own]];
    });
  });
}

function ofEach(consent: JsonObject): [string, JsonValue][] {
  const given = Object.entries(consent);
  const isOfBoth = given.every(
    ([key]) => referrers.has(normalName(key)) || theirs.test(plainName(key)),
  );
  if (!isOfBoth) return [['consent', consent]];
  return given.map(([key, said]) => [
    referrers.has(normalName(key)) ? 'consent' : 'lead consent',
    said,
  ]);
}
