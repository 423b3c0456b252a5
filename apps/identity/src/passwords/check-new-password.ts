import { invalidField } from '@workspace-ops/service-kit';

/**
 * Refuses a new password that guessers try first.
 * @param field the input's name, for the message.
 * @throws {AppError} `invalid_input`.
 */
export async function checkNewPassword(
  password: string,
  { email, field }: { email: string; field: string },
): Promise<void> {
  const lowered = password.toLowerCase();
  const reason = (await isCommon(lowered))
    ? 'is one of the common passwords'
    : lowered === email
      ? 'must not be the email'
      : undefined;
  if (reason === undefined) return;
  throw invalidField(field, reason);
}

/** The list is loaded when it is first asked for: few processes ever need its 49,000 entries. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password) || isRepeated(password);
}

/** One character, or one short piece, over and over. */
const isRepeated = (password: string): boolean => /^(.{1,4}?)\1+$/su.test(password);
