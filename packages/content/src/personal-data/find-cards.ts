import type { PersonalData } from './personal-data.ts';

/** Issuer ranges; the length is part of them, so that timestamps and order numbers do not count. */
const issuers: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^6(?:011|5\d\d|4[4-9]\d)\d{12,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^62\d{14,17}$/,
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$/,
];

/** Whether decimal digits pass the check of ISO/IEC 7812 (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Payment card numbers of the known issuers, written together, with spaces or with hyphens. */
export function findCards(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  const shape = /(?<![\p{L}\p{N}_.])\d(?:[ -]?\d){12,18}(?![\p{L}\p{N}_]|[ -]?\d)/gu;
  for (const match of text.matchAll(shape)) {
    const digits = match[0].replace(/\D/g, '');
    if (!issuers.some((issuer) => issuer.test(digits)) || !passesLuhn(digits)) continue;
    found.push({ kind: 'card', start: match.index, end: match.index + match[0].length });
  }
  return found;
}
