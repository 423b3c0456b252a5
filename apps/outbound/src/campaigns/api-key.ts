import { AppError } from '@workspace-ops/service-kit';

/** What a header can carry; another character is a slip of whoever set the key. */
const sendable = /^[\x21-\x7e]+$/;

/**
 * The key for one request to the provider.
 * @throws {AppError} `unavailable` without one, with the sentence that callers are promised.
 */
export function requireApiKey(apiKey: () => string | undefined): string {
  const key = apiKey()?.trim();
  if (key === undefined || key === '') {
    throw unavailable('COLDMAIL_API_KEY is not configured in environment.');
  }
  if (sendable.test(key)) return key;
  throw unavailable('COLDMAIL_API_KEY holds characters that no key has.');
}

const unavailable = (sentence: string): AppError =>
  new AppError('unavailable', sentence, { retryAfterSeconds: 60 });
