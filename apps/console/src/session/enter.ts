import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../api.ts';
import { meKey } from '../query-client.ts';
import { announceSession } from '../live/session-changes.ts';

/** What every way to sign in answers. */
export type SignedIn = AnswerOf<'post', '/api/auth/login'>;

/** Begins the session of an answer. The cookie carries it: the answer's token is not looked at. */
export function enter(client: QueryClient, { user }: SignedIn): void {
  client.clear();
  client.setQueryData(meKey, user);
  announceSession();
}
