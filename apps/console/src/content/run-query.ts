import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const runQuery = (runId: string) =>
  queryOptions({
    queryKey: ['run', runId],
    queryFn: ({ signal }) => api.get('/api/runs/{runId}', { params: { path: { runId } }, signal }),
  });

const mostPauses = 500;

/** Each time that the run has waited for a person, newest first. */
export const pausesQuery = (runId: string) =>
  queryOptions({
    queryKey: ['approvals', { runId }],
    queryFn: async ({ signal }) => {
      const params = { query: { runId, limit: mostPauses } };
      return (await api.get('/api/approvals', { params, signal })).approvals;
    },
  });
