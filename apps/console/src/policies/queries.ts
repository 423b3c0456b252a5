import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../api.ts';

export const policiesQuery = queryOptions({
  queryKey: ['approval-policies'],
  queryFn: ({ signal }) => api.getTagged('/api/approval-policies', { signal }),
});

export type Policies = Schemas['ApprovalPolicies'] & { etag: string };

/** The newest runs, to try the policies on. */
export const recentRunsQuery = queryOptions({
  queryKey: ['runs', { for: 'policies' }],
  queryFn: async ({ signal }) =>
    (await api.get('/api/runs', { params: { query: { limit: 50 } }, signal })).runs,
});
