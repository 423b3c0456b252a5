import { namesFor, plainName } from '../facts/field-names.ts';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { onceFor, onceForBoth } from '../facts/once-for.ts';
import { withWholeName } from '../facts/whole-name.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { withFirm } from './firm-of-person.ts';
import { tidyPerson } from './greeted-name.ts';
import { readsAsPerson } from '../request/crm-properties.ts';
import { elsewhere } from '../sentences/sayings.ts';
import type { StepRequest } from '../request/types.ts';

/** Names under which people write whom a letter goes to; `to` may be a place, a day or an hour as well. */
const addressees = new Set(
  'to addressee addressedto addressto sendto sentto letterto mailto emailto writeto recipient recipientname'.split(
    ' ',
  ),
);
/** Of these the address alone is taken from the name. */
const withAddress = new Set(
  'contact contactname contactperson attention attn fao forattn forattention fortheattentionof'.split(
    ' ',
  ),
);
const persons = new Set(['contact', 'lead', 'referral'].flatMap(namesFor)).difference(
  new Set(['company', 'customer'].flatMap(namesFor)),
);
const companies = new Set(['company', 'customer', 'supplier'].flatMap(namesFor));
const replies = new Set(namesFor('reply'));
const emails = new Set(['email', 'emailaddress']);

const address = /[<‹(]? ?(?<email>[^\s<>‹›()"“”]{1,64}@[^\s<>‹›()"“”]{1,120}?) ?[>›)]?$/u;
const marks = /^["'“‘]|["'”’]$/gu;
/** `Shah, Priya` */
const lastFirst = /^(?<last>\p{Lu}[\p{L}'’-]{1,30}), (?<first>\p{Lu}[\p{L}'’-]{1,30})$/u;
const attention =
  /(?:^|[,;] ?)(?:attn|attention|fao|f\.a\.o|c\/o)\.?:? (?<who>\p{Lu}[\p{L}.'’ -]{1,50})$/iu;

/** Places and days are written with capitals, too: `Milton Keynes`, `Friday Morning`, `New Year`. */
const noPerson =
  /^(?:New|Milton|Kings?|Queens?|Great|Little|North|South|East|West|Saint|St|Port|San|Santa|Los|Las|El|Fort|Mount|Lake|Upper|Lower|Old|Royal|Isle|Bury|Burton|Stoke|Newcastle|Stratford|Weston|Tunbridge|Leamington|Hemel|Welwyn|Sutton|Market|Church|Hong|Abu|Cape|Buenos|Rio|Sao|Kuala|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Early|Mid|Late|End|All|The|Our|Any|Every|Dear|Central|Greater|Downtown|Site|Unit|Flat|Floor|Room|Gate|Bay|Dock|Terminal)\b|\b(?:Street|St|Road|Rd|Lane|Avenue|Ave|Drive|Close|Way|Court|Place|Square|Park|Green|Hill|Bridge|Station|Airport|Depot|Yard|Warehouse|Village|Town|City|County|Bay|Beach|Valley|Island|Common|Cross|Keynes|Lynn|Regis|Spa|Abbas|Heath|Morning|Afternoon|Evening|Night|Week|Month|Year|Quarter|Stage|Phase|Level|Completion)$/u;

interface Addressee {
  who: string;
  company: string;
  email: string;
}

/** `Priya Shah, Harbour Hotel`, `Priya Shah <priya@harbour.example>`, `Leeds Bearings, attn: Carol` */
function readAddressee(value: string): Addressee | null {
  if (value.length > longest) return null;
  const email = address.exec(value)?.groups?.['email'] ?? '';
  const named = (email === '' ? value : value.slice(0, address.exec(value)!.index))
    .trim()
    .replace(/[,;:]$/, '')
    .replace(marks, '')
    .trim();
  if (named === '') return email === '' ? null : { who: '', company: '', email };
  const own = attention.exec(named);
  if (own !== null)
    return { who: own.groups!['who']!.trim(), company: named.slice(0, own.index).trim(), email };
  const swapped = email === '' ? null : lastFirst.exec(named);
  if (swapped !== null)
    return { who: `${swapped.groups!['first']} ${swapped.groups!['last']}`, company: '', email };
  const [who = '', ...rest] = named.split(/, | (?:at|of|from) (?:the )?(?=\p{Lu})|(?: [–-] )/u);
  const isSingle = email !== '' && /^\p{Lu}\p{Ll}{1,20}$/u.test(who);
  if (!(isSingle || readsAsPerson(who)) || noPerson.test(who)) return null;
  const company = rest.join(', ').trim();
  return { who, company: /^\p{Lu}/u.test(company) && !/\d/.test(company) ? company : '', email };
}
const longest = 160;

const readName = (value: JsonValue | undefined): string => {
  if (typeof value === 'string') return value;
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && typeof value['name'] === 'string' ? value['name'] : '';
};

/** Whoever answers us wrote to one of ours; and whom a reply names may be written to in place of its sender. */
function isOfTheirs(name: string, context: JsonObject): boolean {
  if (name === 'to') return !Object.keys(context).some((key) => plainName(key) === 'from');
  if (!name.startsWith('recipient')) return true;
  const said = Object.entries(context)
    .filter(([key]) => replies.has(plainName(key)))
    .flatMap(([, value]) => splitSentences(readName(value)));
  return !said.some((sentence) => elsewhere.some((one) => one.test(sentence)));
}

/** The data with whoever a text goes to as the contact, where nobody else is on record to be spoken to. */
const withContact = onceForBoth((context: JsonObject, inputs: readonly string[]): JsonObject => {
  const entries = Object.entries(context);
  const found = entries.find(([key, value]) => {
    const name = plainName(key);
    const said = readName(value);
    return addressees.has(name) ? said !== '' : withAddress.has(name) && said.includes('@');
  });
  if (found === undefined) return context;
  const isOn = (names: ReadonlySet<string>): boolean =>
    entries.some((entry) => entry !== found && names.has(plainName(entry[0])));
  const [field, value] = found;
  const name = plainName(field);
  if (inputs.includes('reply') && !isOfTheirs(name, context)) return context;
  // `from: Leith`, `to: Perth` is a journey, and `Monday` to `Friday` a span.
  const beginning = entries.find(([key]) => plainName(key) === 'from')?.[1];
  if (name === 'to' && beginning !== undefined && readAddressee(readName(beginning)) === null)
    return context;
  const read = readAddressee(readName(value));
  if (read === null) return context;
  const person = inputs.includes('referral') ? 'referral' : 'contact';
  const isRecord = typeof value === 'object';
  const parts: [string, JsonValue][] = [];
  if (read.who !== '' && !isOn(persons)) parts.push([person, isRecord ? value : read.who]);
  // In an introduction the customer is who recommends us.
  const company = inputs.includes('referral') ? 'referredCompany' : 'company';
  if (read.company !== '' && !isOn(companies)) parts.push([company, read.company]);
  if (read.email !== '' && !isOn(emails)) parts.push(['email', read.email]);
  return parts.length === 0
    ? context
    : Object.fromEntries(entries.flatMap((entry) => (entry === found ? parts : [entry])));
});

/** A contact as a text names them: `Dave` of `ask for Dave`, and of `dave`. */
const withTidyContact = onceFor((context: JsonObject): JsonObject => {
  const tidy = (name: string, value: JsonValue): JsonValue =>
    contacts.has(plainName(name)) && typeof value === 'string' && value.length <= longest
      ? tidyPerson(value)
      : value;
  const entries = Object.entries(context).map(
    ([name, value]) => [name, tidy(name, value)] as const,
  );
  return entries.every(([name, value]) => context[name] === value)
    ? context
    : Object.fromEntries(entries);
});
const contacts = new Set('contact contactname contactperson'.split(' '));

/** A text greets whoever it goes to; an address is in none. */
export function withAddressee<T extends StepRequest>(request: T): T {
  const { inputs } = request.definition;
  const whole = withWholeName(request.context);
  // In an introduction it says who recommends, and whom.
  const named = inputs.includes('referral') ? whole : withFirm(whole);
  const context = withTidyContact(withContact(named, inputs));
  return context === request.context ? request : { ...request, context };
}
