import { api } from '../api.ts';
import { announceSession } from './session-changes.ts';

/** Loading anew empties everything that is kept of the session. */
function startOver(): void {
  announceSession();
  location.assign('/console/');
}

export async function signOut(): Promise<void> {
  await api.post('/api/auth/logout');
  startOver();
}

export async function switchWorkspace(workspaceId: string): Promise<void> {
  await api.post('/api/auth/switch', { body: { workspaceId } });
  startOver();
}
