import { AppError } from '@workspace-ops/service-kit';

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
