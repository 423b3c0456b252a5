import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { runQuery } from '../content/run-query.ts';
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

/** The fields of a run's data that nobody knows by their names: an answer may name one of them. */
export const unknownFieldsQuery = (runId: string) =>
  queryOptions({
    queryKey: ['unknown-fields', runId],
    queryFn: async ({ client, signal }) => {
      const { run } = await client.ensureQueryData(runQuery(runId));
      const { workflowId, initialContext } = run;
      const body = { workflowId, initialContext };
      return (await api.post('/api/field-names/test', { body, signal })).unknown;
    },
  });
