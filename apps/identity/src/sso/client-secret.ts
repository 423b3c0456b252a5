import { AppError } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import { openPrivateKey, sealPrivateKey } from '../keys/seal-private-key.ts';
import type { ConnectionRow } from './find-connection.ts';

type Sealing = Pick<Identity, 'settings'>;

/** Bound to the workspace, so that no other row can be given the same secret. */
const boundTo = (workspaceId: string): string => `sso/${workspaceId}`;

/** The client's secret as it is stored. */
export const sealClientSecret = (
  { settings }: Sealing,
  workspaceId: string,
  secret: string,
): string => sealPrivateKey(Buffer.from(secret), boundTo(workspaceId), settings.SESSION_KEY_SECRET);

/** @throws {AppError} `unavailable` when it was sealed with another SESSION_KEY_SECRET. */
export function openClientSecret(
  { settings }: Sealing,
  { workspaceId, clientSecret }: Pick<ConnectionRow, 'workspaceId' | 'clientSecret'>,
): string {
  const opened = openPrivateKey(clientSecret, boundTo(workspaceId), settings.SESSION_KEY_SECRET);
  if (opened !== null) return opened.toString();
  throw new AppError(
    'unavailable',
    'The sign-in provider’s stored client secret cannot be read. Store it again.',
  );
}
