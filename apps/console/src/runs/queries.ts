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

const mostEntries = 100;

export const runEntriesQuery = (runId: string) =>
  queryOptions({
    queryKey: ['audit', { runId }],
    queryFn: ({ signal }) =>
      api.get('/api/audit-logs', { params: { query: { runId, limit: mostEntries } }, signal }),
  });
