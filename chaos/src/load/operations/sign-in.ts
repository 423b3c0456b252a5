import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

/** A first sign-in, which makes the account. */
export const signIn: Operation = {
  weight: 1,
  async perform(client) {
    await write(client, {
      kind: 'sign in',
      service: 'identity',
      workspaceId: '',
      repeatable: false,
      request: (marker) => ({
        method: 'POST',
        path: '/api/auth/google',
        body: { email: `${marker}@chaos.example.com` },
      }),
      readIds: ({ user }: { user: { id: string } }) => ({ userId: user.id }),
    });
    return 'tried';
  },
};
