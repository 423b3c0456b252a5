import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { isGivenName } from '../facts/given-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { readsAsPerson } from '../request/crm-properties.ts';
import { isUnnamed } from '../sentences/unnamed-person.ts';
import type { StepRequest } from '../request/types.ts';

const contacts = new Set(
  'contact contactname contactperson maincontact customercontact clientcontact accountcontact'.split(
    ' ',
  ),
);
const referrers = new Set(namesFor('referrer'));
const referrals = new Set(namesFor('referral'));
const customers = new Set('customer customername client clientname account accountname'.split(' '));
/** `contactEmail`, `contact_phone` */
const reach =
  /^contact(?:person|name)?s?(?<part>email|emailaddress|phone|phonenumber|telephone|mobile|number|role|title)$/;
/**
 * The data of an introduction with the contact of the customer as who recommends, where another person is recommended;
 * their number and address are no lead's.
 */
export const withReferrer = <T extends StepRequest>(request: T): T =>
  request.definition.inputs.includes('referral')
    ? { ...request, context: withWrittenReferral(nameReferrer(request.context)) }
    : request;

/** `referral: {name, company, email}` as people write it: the company is not that of whoever recommends them. */
const withWrittenReferral = onceFor((context: JsonObject): JsonObject => {
  const names = new Set(Object.keys(context).map(normalName));
  return Object.fromEntries(
    Object.entries(context).flatMap(([name, value]): [string, JsonValue][] => {
      if (!referrals.has(normalName(name))) return [[name, value]];
      if (typeof value === 'string') return splitReason([name, value], names);
      if (!isJsonObject(value)) return [[name, value]];
      const parts = Object.entries(value).filter(
        (part): part is [string, string] => typeof part[1] === 'string' && part[1] !== '',
      );
      const find = (known: ReadonlySet<string>) =>
        parts.find(([key]) => known.has(normalName(key)));
      const [who, company] = [find(ofName), find(ofCompany)];
      const said = [who, company].flatMap((part) => (part === undefined ? [] : [part[1]]));
      if (said.length === 0) return [[name, value]];
      const others = Object.entries(value).filter(
        ([key]) => key !== who?.[0] && key !== company?.[0],
      );
      return [
        [name, said.join(' at ')],
        ...others.map(([key, own]): [string, JsonValue] => {
          const isFree = ofReach.has(normalName(key)) && !names.has(normalName(key));
          return [isFree ? key : `${name} ${key}`, own];
        }),
      ];
    }),
  );
});

/** `Mike Tran at Pecan Valley Produce asked who did our panel`: who it is, and why they are recommended. */
function splitReason(
  [name, value]: [string, string],
  names: ReadonlySet<string>,
): [string, JsonValue][] {
  const found = withReason.exec(value.slice(0, longestReferral));
  const { who, said } = found?.groups ?? {};
  if (who === undefined || said === undefined) return [[name, value]];
  // All of what is said, however much of it was looked at.
  const reason = value.slice(found![0].length - said.length);
  return [
    [name, who],
    [names.has('reason') ? `${name} note` : 'reason', reason],
  ];
}
const longestReferral = 400;
const capital = String.raw`\p{Lu}[\p{L}\d&.'’-]*`;
const withReason = new RegExp(
  String.raw`^(?<who>${capital} ${capital}(?: ${capital})?(?: (?:at|from|of|with) (?:the )?${capital}(?: (?:&|and|of|the|${capital}|\d{1,4}))*)?),? (?:who )?(?<said>(?:asked|asks|wants|wanted|needs|needed|is|was|would|saw|said|says|called|rang|heard|mentioned|liked|loved|has|had|runs|owns|may|might|could)(?!\p{L})[^]{3,})$`,
  'u',
);

const ofName = new Set(['name', 'fullname', 'contact', 'contactname', 'person']);
const ofCompany = new Set('company companyname organisation organization business firm'.split(' '));
const ofReach = new Set(['email', 'phone', 'contact', 'mobile', 'telephone']);

const nameReferrer = onceFor((data: JsonObject): JsonObject => {
  const given = withReferral(data);
  const context = withOuterContact(given);
  const entries = Object.entries(context);
  const referred = entries.find(([name]) => referrals.has(normalName(name)));
  const who = readName(entries.find(([name]) => referrers.has(normalName(name)))?.[1]);
  const contact = entries.find(([name]) => contacts.has(normalName(name)));
  if (referred === undefined || contact === undefined)
    return who === '' ? given : toReferrer(context, { who, contact: undefined });
  const own = readName(contact[1]);
  const isTheirs = who === '' ? mayRecommend(own, referred, context) : isSame(who, own);
  return isTheirs ? toReferrer(context, { who, contact: contact[0] }) : given;
});

/** Beside whoever recommends, a lead is who is recommended, and no customer whom a text may not name. */
function withReferral(context: JsonObject): JsonObject {
  const names = Object.keys(context).map(normalName);
  const isReferred = names.some((name) => referrers.has(name) || name === 'from');
  const own = leads.find((one) => names.includes(one));
  if (!isReferred || own === undefined || names.some((name) => referrals.has(name))) return context;
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      normalName(name) === own ? 'referral' : name,
      value,
    ]),
  );
}

const leads = ['lead', 'prospect'];

/** `customer: { name, contact }` */
function withOuterContact(context: JsonObject): JsonObject {
  const entries = Object.entries(context);
  if (entries.some(([name]) => contacts.has(normalName(name)))) return context;
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, JsonValue][] => {
      if (!customers.has(normalName(name)) || !isJsonObject(value)) return [[name, value]];
      const inner = Object.entries(value);
      const contact = inner.find(([key]) => contacts.has(normalName(key)));
      return contact === undefined
        ? [[name, value]]
        : [
            [name, Object.fromEntries(inner.filter((one) => one !== contact))],
            ['contact', contact[1]],
          ];
    }),
  );
}

const readName = (value: JsonValue | undefined): string => {
  const own = isJsonObject(value) ? (value['name'] ?? value['fullName']) : value;
  return typeof own === 'string' ? own.trim() : '';
};

const isSame = (one: string, other: string): boolean => isSameName(toName(one), toName(other));

/** Whether the contact is the customer's: the customer is a company, and somebody else is recommended. */
function mayRecommend(
  contact: string,
  [field, referred]: [string, JsonValue],
  context: JsonObject,
): boolean {
  const [customer] = Object.entries(context).flatMap(([name, value]) =>
    customers.has(normalName(name)) ? readName(value) : [],
  );
  const [lead = '', company] = readName(referred).split(/,| (?:at|of|from) /);
  // `Oak Dairy` reads as a person, too.
  const isSure =
    isJsonObject(referred) ||
    company !== undefined ||
    ofPerson.test(normalName(field)) ||
    titled.test(lead) ||
    isGivenName(lead.split(' ')[0]!);
  const isOther =
    isUnnamed(lead) || (isSure && readsAsPerson(lead.trim()) && !isSame(lead, contact));
  return (
    isOther &&
    readsAsPerson(contact) &&
    customer !== undefined &&
    customer !== '' &&
    !readsAsPerson(customer)
  );
}

const titled = /^(?:Dr|Mr|Mrs|Ms|Miss|Prof)\b/u;
const ofPerson = /^(?:referredname|friendname|friend|newperson|newlead)$/;

interface Recommending {
  /** As another field names them; empty where none does. */
  who: string;
  contact: string | undefined;
}

function toReferrer(context: JsonObject, { who, contact }: Recommending): JsonObject {
  const known = contact === undefined ? who : readName(context[contact]);
  return Object.fromEntries(
    Object.entries(context).flatMap(([name, value]): [string, JsonValue][] => {
      if (name === contact) {
        const named: [string, JsonValue][] = who === '' ? [['referrer', readName(value)]] : [];
        return [...named, ...(isJsonObject(value) ? toParts(value) : [])];
      }
      const part = reach.exec(normalName(name))?.groups?.['part'];
      const isTheirs =
        contact !== undefined || (typeof value === 'string' && isReachOf(known, value));
      return part !== undefined && isTheirs ? [[toKey(part), value]] : [[name, value]];
    }),
  );
}

const toParts = (contact: JsonObject): [string, JsonValue][] =>
  Object.entries(contact).flatMap(([name, value]): [string, JsonValue][] =>
    ['name', 'fullname'].includes(normalName(name)) ? [] : [[toKey(name), value]],
  );

const toKey = (part: string): string => `referrer ${part}`;

/** `ann@delta.example` of Ann Moore. */
const isReachOf = (who: string, address: string): boolean =>
  address.includes('@') &&
  toName(who)
    .split(' ')
    .some((part) => part.length > 2 && address.toLowerCase().startsWith(part));
