import { unavailable } from '@workspace-ops/service-kit';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { TransportFault } from './transport-fault.ts';
import type { WireCall } from './wire.ts';

const maxAttempts = 3;

const policyFor = (mayRepeat: (fault: TransportFault) => boolean) =>
  retry(
    handleWhen((error) => error instanceof TransportFault && !error.isLasting && mayRepeat(error)),
    { maxAttempts, backoff: new ExponentialBackoff({ initialDelay: 25, maxDelay: 400 }) },
  );

const policies = {
  query: policyFor(() => true),
  mutation: policyFor((fault) => !fault.mayHaveStarted),
};

/**
 * The work, done again after a pause with jitter where that is safe: a query whenever its answer
 * is lost, a mutation only when it surely never began. Where the service has been away for a while
 * its caller gets the error at once: who can do without it does not wait.
 * @throws {AppError} `unavailable` when no attempt got an answer.
 */
export async function retried<T>(
  service: string,
  type: WireCall['type'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await policies[type].execute(work);
  } catch (error) {
    if (error instanceof TransportFault) throw unavailable(`The ${service} service`, error);
    throw error;
  }
}
