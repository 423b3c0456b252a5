import { toE164, type PhoneRegion } from '@workspace-ops/contacts';
import { invalidField } from '../invalid-field.ts';

/** What networks and telephony providers send in place of a number that is withheld. */
const withheld =
  /^(?:anonymous|blocked|no caller id|private|restricted|unavailable|unknown|withheld)$/i;
const sipAddress = /^sips?:[^\s@]+@[^\s@]+$/i;

/**
 * The caller's number in E.164. A withheld number or a SIP address is kept as it is, since a call
 * took place all the same.
 * @throws {AppError} `invalid_input` for what is none of these.
 */
export function readCallerNumber(text: string, region: PhoneRegion): string {
  const trimmed = text.trim();
  if (withheld.test(trimmed)) return trimmed.toLowerCase();
  if (sipAddress.test(trimmed)) return trimmed;
  const number = toE164(trimmed, region);
  if (number === null) throw invalidField('callerNumber', 'must be a phone number', text);
  return number;
}
