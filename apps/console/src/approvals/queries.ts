import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const approvalsQuery = () =>
  queryOptions({
    queryKey: ['approvals', { status: 'open' }],
    queryFn: ({ signal }) =>
      api.get('/api/approvals', { params: { query: { status: 'open' } }, signal }),
  });
