import { AppError } from '@workspace-ops/service-kit';

/** What a port reads of a request, in bytes. Only services may send to it at all. */
export const maxRequestBytes = 64 * 1_024 * 1_024;

export const callTooLarge = (): AppError =>
  new AppError(
    'payload_too_large',
    `What is sent to a service at a time is larger than ${maxRequestBytes / 1_048_576} MiB.`,
  );

/** The longest answer of a call, in bytes of JSON. Whoever needs more reads in pages. */
export const maxAnswerBytes = 16 * 1_024 * 1_024;

export const answerTooLarge = (): AppError =>
  new AppError(
    'payload_too_large',
    `The answer is larger than ${maxAnswerBytes / 1_048_576} MiB. Ask for less of it at a time.`,
  );

/** @throws {AppError} `payload_too_large` for what its reader would not take. */
export function boundAnswer(line: string): string {
  // A UTF-16 unit is three bytes at most, so that short answers need not be measured.
  if (line.length * 3 > maxAnswerBytes && Buffer.byteLength(line) > maxAnswerBytes + 1) {
    throw answerTooLarge();
  }
  return line;
}
