import { isSupportedCountry, type CountryCode } from 'libphonenumber-js';

/** A region whose national numbers are understood, as `US`. */
export type PhoneRegion = CountryCode;

export const isPhoneRegion = (text: string): text is PhoneRegion => isSupportedCountry(text);
