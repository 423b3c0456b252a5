import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const tokensQuery = infiniteQueryOptions({
  queryKey: ['tokens'],
  queryFn: ({ pageParam, signal }) => {
    const params = { query: { limit: 100, ...(pageParam && { cursor: pageParam }) } };
    return api.get('/api/tokens', { params, signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
