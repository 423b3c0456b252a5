import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { toQuery, type RunFilter } from './filter.ts';

const pageSize = 50;

export const runPagesQuery = (filter: RunFilter) =>
  infiniteQueryOptions({
    queryKey: ['runs', filter],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...toQuery(filter, Date.now()), ...cursor, limit: pageSize };
      return api.get('/api/runs', { params: { query }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The workflows of the workspace, for the filter. */
export const workflowsQuery = queryOptions({
  queryKey: ['state', 'workflows'],
  queryFn: async ({ signal }) => (await api.get('/api/sync/state', { signal })).workflows,
});

export const runQuery = (runId: string) =>
  queryOptions({
    queryKey: ['run', runId],
    queryFn: ({ signal }) => api.get('/api/runs/{runId}', { params: { path: { runId } }, signal }),
  });

const mostPauses = 500;

/** Each time that the run has waited for a person. */
export const pausesQuery = (runId: string) =>
  queryOptions({
    queryKey: ['approvals', { runId }],
    queryFn: async ({ signal }) => {
      const params = { query: { runId, limit: mostPauses } };
      return (await api.get('/api/approvals', { params, signal })).approvals;
    },
  });

/** The runs that this one has handed over to. Their context names it. */
export const handedOverQuery = (runId: string) =>
  queryOptions({
    queryKey: ['runs', { handedOverBy: runId }],
    queryFn: async ({ signal }) => {
      const params = { query: { q: runId, limit: pageSize } };
      const { runs } = await api.get('/api/runs', { params, signal });
      return runs.filter((run) => readHandoff(run.initialContext)?.fromRunId === runId);
    },
  });

const mostEntries = 100;

export const runEntriesQuery = (runId: string) =>
  queryOptions({
    queryKey: ['audit', { runId }],
    queryFn: ({ signal }) =>
      api.get('/api/audit-logs', { params: { query: { runId, limit: mostEntries } }, signal }),
  });

interface Handoff {
  fromRunId: string;
  fromWorkflowCode: string;
  triggerSignal: string;
}

/** What a run's context says of the run before it; null for a run that was not handed over. */
export function readHandoff(context: Readonly<Record<string, unknown>>): Handoff | null {
  const { handoff } = context;
  if (typeof handoff !== 'object' || handoff === null) return null;
  // Whoever starts a run may write anything there.
  const said = new Map<string, unknown>(Object.entries(handoff));
  const textOf = (name: string): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fromRunId = textOf('fromRunId');
  if (!fromRunId.startsWith('run_')) return null;
  return {
    fromRunId,
    fromWorkflowCode: textOf('fromWorkflowCode'),
    triggerSignal: textOf('triggerSignal'),
  };
}
