import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.get('/api/auth/sessions', { signal })).sessions,
});

/** Who could stand in: the first of the members, more than which a choice would not help to find. */
export const colleaguesQuery = queryOptions({
  queryKey: ['members', 'colleagues'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/members', { params: { query: { limit: 500 } }, signal })).members,
});
