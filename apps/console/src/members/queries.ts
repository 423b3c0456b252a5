import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** No live event tells who joined, or left: an open page asks. */
const askEveryMs = 5_000;

export const membersQuery = infiniteQueryOptions({
  queryKey: ['members', 'pages'],
  queryFn: ({ pageParam, signal }) => {
    const params = { query: { limit: 100, ...(pageParam && { cursor: pageParam }) } };
    return api.get('/api/members', { params, signal });
  },
  refetchInterval: askEveryMs,
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** For admins alone: others get 403. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/members/invitations', { signal })).invitations,
  refetchInterval: askEveryMs,
});
