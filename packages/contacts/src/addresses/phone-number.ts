import { defineSettings } from '@workspace-ops/service-kit';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { z } from 'zod';

/** A region whose national numbers are understood, as `US`. */
export type PhoneRegion = CountryCode;

export const isPhoneRegion = (text: string): text is PhoneRegion => isSupportedCountry(text);

/** For every service that reads phone numbers: they must read the same number alike. */
export const phoneRegionSettings = defineSettings({
  DEFAULT_PHONE_REGION: {
    description: 'The region of phone numbers without a country code, as US or DE.',
    schema: z
      .string()
      .trim()
      .toUpperCase()
      .refine(isPhoneRegion, { error: 'must be a region code, as US' }),
    default: 'US',
  },
});

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
