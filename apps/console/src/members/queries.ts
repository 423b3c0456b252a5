import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const membersQuery = infiniteQueryOptions({
  queryKey: ['members', 'pages'],
  queryFn: ({ pageParam, signal }) => {
    const params = { query: { limit: 100, ...(pageParam && { cursor: pageParam }) } };
    return api.get('/api/members', { params, signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** For admins alone: others get 403. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/members/invitations', { signal })).invitations,
});
