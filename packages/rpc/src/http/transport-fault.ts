import { BrokenCircuitError } from 'cockatiel';
import { AppError } from '@workspace-ops/service-kit';
import { callTooLarge } from './bounds.ts';

/** Codes of failures before a byte of the request was sent. */
const unreachedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_CLOSED',
]);

interface TransportFaultOptions {
  mayHaveStarted: boolean;
  /** False by default. */
  isLasting?: boolean;
  cause?: unknown;
}

/** A call that got no answer of the service: lost on the way, or never sent. */
export class TransportFault extends Error {
  /** Whether the service may have begun with the call. */
  readonly mayHaveStarted: boolean;
  /** Whether the service has been away for so long that another try soon finds it so, too. */
  readonly isLasting: boolean;

  constructor(message: string, options: TransportFaultOptions) {
    super(message, { cause: options.cause });
    this.name = 'TransportFault';
    this.mayHaveStarted = options.mayHaveStarted;
    this.isLasting = options.isLasting ?? false;
  }
}

/** What undici threw, as a transport fault. */
export function toTransportFault(error: unknown): TransportFault {
  if (error instanceof TransportFault) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isUnreached = code !== undefined && unreachedCodes.has(code);
  const mayHaveStarted = !isUnreached && !(error instanceof BrokenCircuitError);
  return new TransportFault(message, { mayHaveStarted, cause: error });
}

/** An answer by which a port refuses a request as a whole, as the error that it stands for. */
export function toRefusalError(statusCode: number, text: string): Error {
  const message = `The port answers ${statusCode}: ${text.slice(0, 200)}`;
  // Another replica may know the key already or still, while it is being changed.
  if (statusCode === 401) return new TransportFault(message, { mayHaveStarted: false });
  if (statusCode >= 500) return new TransportFault(message, { mayHaveStarted: true });
  if (statusCode === 413) return callTooLarge();
  // A request that is wrong in itself is no transport fault.
  const cause = new Error(message);
  return new AppError('internal', 'Something went wrong on our side.', { cause });
}
