import type { Client } from '../http/client.ts';
import type { Workspace } from './workspace.ts';

export const clientsPerWorkspace = 3;

/** Accounts with a personal workspace each. @throws {Error} when a sign-up is not answered with 200. */
export async function createWorkspaces(
  http: Client,
  runId: string,
  count: number,
): Promise<Workspace[]> {
  const workspaces: Workspace[] = [];
  for (let number = 0; number < count; number++) {
    const answer = await http.send('identity', {
      method: 'POST',
      path: '/api/auth/signup',
      body: { email: `${runId}-owner-${number}@chaos.example.com`, password: 'correct horse' },
    });
    if (answer.type !== 'answered' || answer.status !== 200) {
      throw new Error(`A sign-up before the load failed: ${JSON.stringify(answer)}`);
    }
    const { token, user } = answer.body as { token: string; user: { workspaceId: string } };
    workspaces.push({
      id: user.workspaceId,
      token,
      clients: clientsPerWorkspace,
      pauses: [],
      slotsTried: 0,
    });
  }
  return workspaces;
}
