import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The workflows of the workspace, for filters. */
export const workflowsQuery = queryOptions({
  queryKey: ['state', 'workflows'],
  queryFn: async ({ signal }) => (await api.get('/api/sync/state', { signal })).workflows,
});
