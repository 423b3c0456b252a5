import type { JsonValue } from '@workspace-ops/contracts';
import { type PhoneRegion, toE164 } from './phone-number.ts';

/** Numbers in E.164 and addresses in lower case, each once. */
export interface Contacts {
  phones: string[];
  emails: string[];
}

/** How many values may still be read as a number or an address: each number takes some 25 µs. */
export interface Budget {
  left: number;
}

const longestValue = 320;

/** Fields that name somebody of the workspace itself, and never whom it writes to. */
const ours =
  /report(?:er|ed)|owner|assign|author|submitted|created|updated|agent|seller|staff|employee|host|manager|^handoff$/i;
const phoneField = /phone|mobile|cell|^tel|caller|whatsapp|sms|fax|number$/i;
const angled = /<([^<>\s]{3,254})>/;

/** Whether a field names somebody of the workspace itself. */
export const isOurs = (field: string): boolean => ours.test(field);

interface Visited {
  key: string;
  value: JsonValue;
}

/**
 * The people whom a JSON object is about, as far as it holds their numbers and addresses: values
 * that are one as a whole, or `Name <address>`. What is mentioned within a longer text is nobody
 * that the object is about. Ends where the budget does.
 */
export function findContacts(value: JsonValue, region: PhoneRegion, budget: Budget): Contacts {
  const phones = new Set<string>();
  const emails = new Set<string>();
  const pending: Visited[] = [{ key: '', value }];
  while (pending.length > 0 && budget.left > 0) {
    const one = pending.pop()!;
    if (typeof one.value === 'object' && one.value !== null) {
      addChildren(pending, one.key, one.value);
      continue;
    }
    const text = readText(one.value);
    const email = text.includes('@') ? toEmailAddress(angled.exec(text)?.[1] ?? text) : null;
    if (email !== null) emails.add(email);
    else if (!mayBePhone(one.key, text)) continue;
    else {
      const phone = toE164(text, region);
      if (phone !== null) phones.add(phone);
    }
    budget.left -= 1;
  }
  return { phones: [...phones], emails: [...emails] };
}

/** Last first, for a stack; the items of a list have the list's own name. */
function addChildren(
  pending: Visited[],
  key: string,
  value: Exclude<JsonValue, string | number | boolean | null>,
): void {
  // One by one: as arguments of one call, very many would not fit on the stack.
  if (Array.isArray(value)) {
    for (const item of value.toReversed()) pending.push({ key, value: item });
    return;
  }
  for (const [name, child] of Object.entries<JsonValue>(value).toReversed()) {
    if (!ours.test(name)) pending.push({ key: name, value: child });
  }
}

function readText(value: string | number | boolean | null): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= longestValue ? value : '';
}

/** Amounts and references are numbers too: elsewhere only the international form counts. */
const mayBePhone = (key: string, text: string): boolean =>
  phoneField.test(key) || text.trim().startsWith('+');

const longest = 254;
const address = /^[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/;

/** The form in which addresses are compared, trimmed and in lower case; null for what is none. */
export function toEmailAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^mailto:/i, '');
  return trimmed.length <= longest && address.test(trimmed) ? trimmed.toLowerCase() : null;
}
