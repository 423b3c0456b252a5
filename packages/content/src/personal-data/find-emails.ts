import type { PersonalData } from './personal-data.ts';

const local = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const domain = /[\p{L}\p{N}.-]/u;
const limits = { local: 64, domain: 253 };

/** E-mail addresses. Walks outwards from each `@`, so it is linear in the text. */
export function findEmails(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const floor = found.at(-1)?.end ?? 0;
    let start = at;
    while (start > floor && at - start < limits.local && local.test(text[start - 1]!)) start -= 1;
    start += /^[.'`*_{|/=?!#$%&^~-]*/.exec(text.slice(start, at))![0].length;
    let end = at + 1;
    while (end < text.length && end - at <= limits.domain && domain.test(text[end]!)) end += 1;
    const host = text.slice(at + 1, end).replace(/[.-]+$/, '');
    if (start < at && isHost(host)) {
      found.push({ kind: 'email', start, end: at + 1 + host.length });
    }
  }
  return found;
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => label !== '' && label.length <= 63) &&
    /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu.test(labels.at(-1)!)
  );
}
