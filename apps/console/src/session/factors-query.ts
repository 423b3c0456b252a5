import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The second factors of the person who is signed in. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => api.get('/api/auth/factors', { signal }),
});
