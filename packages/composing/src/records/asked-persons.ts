import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isEmpty, replaceFields } from './fields.ts';

const yourName =
  /^(?:(?:what(?:'s| is|’s) )?your (?:full |first )?name|your name)(?<company>,? (?:and|&|\/) (?:your )?(?:company|business|organi[sz]ation|firm))?\s*\??$/i;
const ofReferral = /\b(?:introduce|refer|recommend)\b/i;
/** What somebody of ours is asked, who tells of a customer, a place or a delivery. */
const ofOthers =
  /\bwhich (?:customer|client|job|site|building|property|supplier|vendor)\b|\bwho is the (?:customer|client)\b|\bwhat did (?:you|(?:the |our )?\w{3,12}) (?:see|notice|find|observe)\b|\bdescribe (?:the|what) (?:problem|issue|fault|you saw)\b|\bwhat was wrong\b/i;
const reach = /\b(?:reach|contact|get hold of) you\b/i;

/** Whoever fills a form in: who it is depends on what else it asks, `Where can we reach you?` on what they answer. */
export function withAskedPersons(record: JsonObject): JsonObject {
  const asked = Object.keys(record);
  const role = asked.some((question) => ofReferral.test(question) && /\bwho/i.test(question))
    ? 'referrer'
    : asked.some((question) => ofOthers.test(question))
      ? 'reporter'
      : 'contact';
  return replaceFields(record, ([name, value]) => {
    if (typeof value !== 'string' || isEmpty(value)) return null;
    const question = name.replaceAll('’', "'").trim();
    const own = yourName.exec(question);
    if (own !== null)
      return own.groups?.['company'] === undefined || role === 'referrer'
        ? [[[role, name], value]]
        : splitCompany([name, value], role);
    if (!reach.test(question) || !/\?|\s\S+\s/.test(question)) return null;
    return value.includes('@')
      ? [[['email', name], value]]
      : /\d{5}|\d \d/.test(value)
        ? [[['phone', name], value]]
        : null;
  });
}

/** `Marcus Bell, operations manager, Tidewater Oyster Co.` */
export function splitCompany(
  [name, value]: readonly [string, string],
  role: string,
  companies: readonly string[] = ['company', 'customer'],
): (readonly [readonly string[], JsonValue])[] {
  const [who = '', ...rest] = value.split(/[,;] /);
  const hasPosition = rest.length > 1 && /^\p{Ll}/u.test(rest[0]!);
  const person = hasPosition ? `${who}, ${rest[0]!}` : who;
  const company = rest.slice(hasPosition ? 1 : 0).join(', ');
  return [
    [[role, name], person],
    [companies, company],
  ];
}
