import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const connectionQuery = queryOptions({
  queryKey: ['sso'],
  queryFn: ({ signal }) => api.get('/api/sso', { signal }),
});
