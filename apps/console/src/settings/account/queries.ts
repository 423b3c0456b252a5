import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.get('/api/auth/sessions', { signal })).sessions,
});

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => api.get('/api/auth/factors', { signal }),
});
