import { defineSettings } from '@workspace-ops/service-kit';
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js';
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
