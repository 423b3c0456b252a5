import type { JsonValue } from '@workspace-ops/contracts';
import { toEmailAddress } from './email-address.ts';
import { toE164 } from './phone-number.ts';
import type { PhoneRegion } from './phone-region.ts';

/** Numbers in E.164 and addresses in lower case, each once. */
export interface Contacts {
  phones: string[];
  emails: string[];
}

const limits = { visits: 4_000, value: 320, found: 500 };

/** Fields that name somebody of the workspace itself, and never whom it writes to. */
const ours =
  /report(?:er|ed)|owner|assign|author|submitted|created|updated|agent|seller|staff|employee|host|manager|^handoff$/i;
const phoneField = /phone|mobile|cell|^tel|caller|whatsapp|sms|fax|number$/i;
const angled = /<([^<>\s]{3,254})>/;

/**
 * The people whom a JSON object is about, as far as it holds their numbers and addresses: values
 * that are one as a whole, or `Name <address>`. What is mentioned within a longer text is nobody
 * that the object is about.
 */
export function findContacts(value: JsonValue, region: PhoneRegion): Contacts {
  const phones = new Set<string>();
  const emails = new Set<string>();
  const pending: { key: string; value: JsonValue }[] = [{ key: '', value }];
  for (let visit = 0; visit < limits.visits && pending.length > 0; visit += 1) {
    const one = pending.pop()!;
    if (typeof one.value === 'object' && one.value !== null) {
      pending.push(...childrenOf(one.key, one.value));
      continue;
    }
    const text = textOf(one.value);
    const email = toEmailAddress(angled.exec(text)?.[1] ?? text);
    if (email !== null) emails.add(email);
    const phone = email === null && mayBePhone(one.key, text) ? toE164(text, region) : null;
    if (phone !== null) phones.add(phone);
  }
  return {
    phones: [...phones].slice(0, limits.found),
    emails: [...emails].slice(0, limits.found),
  };
}

/** The items of a list have the list's own name. */
const childrenOf = (key: string, value: Exclude<JsonValue, string | number | boolean | null>) =>
  Array.isArray(value)
    ? value.slice(0, limits.visits).map((item) => ({ key, value: item }))
    : Object.entries(value)
        .slice(0, limits.visits)
        .filter(([name]) => !ours.test(name))
        .map(([name, child]: [string, JsonValue]) => ({ key: name, value: child }));

function textOf(value: string | number | boolean | null): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= limits.value ? value : '';
}

/** Amounts and references are numbers too: elsewhere only the international form counts. */
const mayBePhone = (key: string, text: string): boolean =>
  phoneField.test(key) || text.trim().startsWith('+');
