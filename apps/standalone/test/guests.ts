import type { Role, SignedIn } from '@workspace-ops/contracts';
import { apiClient, type ApiClient } from './client.ts';
import { waitForCode } from './mailbox.ts';

interface System {
  url: string;
  dataFolder: string;
}

export type Guest = ApiClient & { userId: string };

let guests = 0;

/** A new member of the host's workspace who came by an invitation, in a session there. */
export async function inviteMember(system: System, host: ApiClient, role: Role): Promise<Guest> {
  const email = `guest-${process.pid}-${++guests}@example.com`;
  const invited = await host.post('/api/members/invitations', { email, role });
  if (invited.status !== 201) throw new Error(JSON.stringify(invited.body));
  const token = await waitForCode(system.dataFolder, email);
  const accepted = await apiClient(system.url).post<SignedIn>('/api/auth/invitations/accept', {
    token,
    password: 'correct horse battery',
  });
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body));
  const { body } = accepted;
  return { ...apiClient(system.url).as(body.token), userId: body.user.id };
}
