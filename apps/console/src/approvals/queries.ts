import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { viewFilters, type ApprovalView } from './views.ts';

const pageSize = 50;

export const approvalsQuery = (view: ApprovalView) =>
  infiniteQueryOptions({
    queryKey: ['approvals', view],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...viewFilters[view],
        limit: pageSize,
        ...(pageParam && { cursor: pageParam }),
      };
      return api.get('/api/approvals', { params: { query }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['approval', id],
    queryFn: async ({ signal }) =>
      (await api.get('/api/approvals/{id}', { params: { path: { id } }, signal })).approval,
  });
