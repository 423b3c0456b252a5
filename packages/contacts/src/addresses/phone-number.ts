import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PhoneRegion } from './phone-region.ts';

/** Longer texts only cost the parser time. */
const longestNumber = 64;

/**
 * The E.164 form of a text that is a phone number and nothing else, or null. A number only has to
 * be possible: ranges are assigned faster than any library learns of them.
 */
export function toE164(text: string, region: PhoneRegion): string | null {
  const digits = text.trim().replace(/^tel:/i, '');
  if (digits.length > longestNumber) return null;
  const number = parsePhoneNumberFromString(digits, { defaultCountry: region, extract: false });
  return number?.isPossible() === true ? number.number : null;
}
