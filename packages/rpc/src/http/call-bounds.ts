import { AppError } from '@workspace-ops/service-kit';

/** What a port reads of a request, in bytes. Only services may send to it at all. */
export const maxRequestBytes = 64 * 1_024 * 1_024;

export const callTooLarge = (): AppError =>
  new AppError(
    'payload_too_large',
    `What is sent to a service at a time is larger than ${maxRequestBytes / 1_048_576} MiB.`,
  );
