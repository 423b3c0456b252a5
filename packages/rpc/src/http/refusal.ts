import { AppError } from '@workspace-ops/service-kit';
import { callTooLarge } from './call-bounds.ts';
import { TransportFault } from './transport-fault.ts';

/** An answer by which a port refuses a request as a whole, as the error that it stands for. */
export function refusalOf(statusCode: number, text: string): Error {
  const sentence = `The port answers ${statusCode}: ${text.slice(0, 200)}`;
  // Another replica may know the key already or still, while it is being changed.
  if (statusCode === 401) return new TransportFault(sentence, { mayHaveStarted: false });
  if (statusCode >= 500) return new TransportFault(sentence, { mayHaveStarted: true });
  if (statusCode === 413) return callTooLarge();
  // A request that is wrong in itself says nothing of the way there.
  const cause = new Error(sentence);
  return new AppError('internal', 'Something went wrong on our side.', { cause });
}
