import type { Client } from '../http/client.ts';

/** One workspace under load and what its clients have found in it. */
export interface Workspace {
  readonly id: string;
  readonly token: string;
  /** Clients that share the workspace. */
  readonly clients: number;
  /** Pauses that were seen and not yet decided by anyone, as far as the clients know. */
  pauses: Pause[];
  /** Bookings tried so far: the slots move on with it, so that clients meet at them. */
  slotsTried: number;
}

export interface Pause {
  entryId: string;
  runId: string;
}

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
