import { toE164, type PhoneRegion } from '@workspace-ops/contacts';
import { invalidField } from '../invalid-field.ts';

/** @throws {AppError} `invalid_input` naming the field. */
export function parsePhone(field: string, text: string, region: PhoneRegion): string {
  const number = toE164(text, region);
  if (number === null) throw invalidField(field, 'must be a phone number', text);
  return number;
}
