import type { Logger } from '@workspace-ops/service-kit';
import { AppError } from '@workspace-ops/service-kit';
import {
  AuthorizationResponseError,
  ClientError,
  type Configuration,
  ResponseBodyError,
} from 'openid-client';
import type { Identity } from '../identity.ts';
import { openClientSecret } from './client-secret.ts';
import type { ConnectionRow } from './find-connection.ts';
import { checkIssuer } from './save-connection.ts';

type Asking = Pick<Identity, 'settings' | 'sso' | 'logger'>;

/** The connection's provider. @throws {AppError} `upstream_failed` when it cannot be read. */
export async function findProvider(
  identity: Asking,
  connection: ConnectionRow,
): Promise<Configuration> {
  const clientSecret = openClientSecret(identity, connection);
  // An operator may have taken an exception back since it was set.
  checkIssuer(identity.sso.policy, connection.issuer);
  const { issuer, clientId } = connection;
  try {
    return await identity.sso.providers.find({ issuer, clientId, clientSecret });
  } catch (error) {
    throw failed(identity.logger, connection, error);
  }
}

/**
 * Asks the provider about a sign-in.
 * @throws {AppError} `unauthenticated` for an answer that does not hold, `upstream_failed` when the
 * provider cannot be asked.
 */
export async function askProvider<T>(
  { logger }: Pick<Asking, 'logger'>,
  connection: ConnectionRow,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw failed(logger, connection, error);
    logger.warn({ err: error, workspaceId: connection.workspaceId }, 'a sign-in did not hold');
    throw new AppError('unauthenticated', 'The sign-in provider’s answer does not hold.', {
      cause: error,
    });
  }
}

/** Faults in what was sent, in contrast to a provider that is away or at fault itself. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return true;
  if (error instanceof ResponseBodyError) return error.status < 500;
  return error instanceof ClientError && !unanswered.has(error.code ?? '');
}

const unanswered = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** The cause stays in the log: it may say what is at an address. */
function failed(logger: Logger, { workspaceId }: ConnectionRow, error: unknown): AppError {
  logger.warn({ err: error, workspaceId }, 'a sign-in provider could not be asked');
  return new AppError(
    'upstream_failed',
    'The sign-in provider could not be asked. Try again later.',
    {
      cause: error,
    },
  );
}
