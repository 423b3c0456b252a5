import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const budgetsQuery = queryOptions({
  queryKey: ['budgets'],
  queryFn: ({ signal }) => api.get('/api/budgets', { signal }),
});
