import { OpsError } from '@workspace-ops/sdk';
import { words } from './messages/en.ts';

/** Has a write fail at once while the browser is offline: nothing is kept to be sent later. */
export const refuseOffline = <Send extends (...input: never[]) => Promise<unknown>>(
  send: Send,
): Send =>
  ((...input) =>
    navigator.onLine
      ? send(...input)
      : Promise.reject(
          new OpsError('connection_failed', words.offlineRefused, { status: 0 }),
        )) as Send;
