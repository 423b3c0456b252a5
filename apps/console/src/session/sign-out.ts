import type { QueryClient } from '@tanstack/react-query';
import { api, OpsError } from '../api.ts';
import { holdQueries, resumeQueries } from '../live/live.ts';
import { announceSession } from '../live/session-changes.ts';
import { toast } from '../ui/toast.tsx';

/** Ends what the pages know of the session by loading anew; says why where it could not be ended. */
async function endSession(client: QueryClient, send: () => Promise<unknown>): Promise<void> {
  await holdQueries(client);
  try {
    await send();
  } catch (error) {
    resumeQueries(client);
    toast(error instanceof OpsError ? error.message : String(error), 'problem');
    return;
  }
  announceSession();
  location.assign('/console/');
}

export const signOut = (client: QueryClient): Promise<void> =>
  endSession(client, () => api.post('/api/auth/logout'));

export const switchWorkspace = (client: QueryClient, workspaceId: string): Promise<void> =>
  endSession(client, () => api.post('/api/auth/switch', { body: { workspaceId } }));
