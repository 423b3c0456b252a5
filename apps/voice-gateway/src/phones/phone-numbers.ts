import { type PhoneRegion, toE164 } from '@workspace-ops/contacts';
import { invalidValue } from '../invalid-value.ts';

/** @throws {AppError} `invalid_input` naming the field. */
export function parsePhone(field: string, text: string, region: PhoneRegion): string {
  const number = toE164(text, region);
  if (number === null) throw invalidValue(field, 'must be a phone number', text);
  return number;
}

/** What networks and telephony providers send in place of a number that is withheld. */
const withheld =
  /^(?:anonymous|blocked|no caller id|private|restricted|unavailable|unknown|withheld)$/i;
const sipAddress = /^sips?:[^\s@]+@[^\s@]+$/i;

/**
 * The number in E.164; a withheld number or a SIP address as it is.
 * @throws {AppError} `invalid_input` for what is none of these.
 */
export function readCallerNumber(text: string, region: PhoneRegion): string {
  const trimmed = text.trim();
  if (withheld.test(trimmed)) return trimmed.toLowerCase();
  if (sipAddress.test(trimmed)) return trimmed;
  const number = toE164(trimmed, region);
  if (number === null) throw invalidValue('callerNumber', 'must be a phone number', text);
  return number;
}

/** `+12125550100` as `+*********00`: enough to distinguish calls, too little to call. */
export const maskPhone = (e164: string): string =>
  `+${'*'.repeat(Math.max(0, e164.length - 3))}${e164.slice(-2)}`;
