import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { Preferences } from '../preferences.ts';
import { toQuery, type AuditSearch } from './filter.ts';

type Filter = Omit<AuditSearch, 'entry'>;
type TimeZone = Preferences['zone'];

const pageSize = 100;

/**
 * The entries page by page. Its key is not one that live events make old: what is read does not move under
 * the reader, and `auditCountQuery` says how many are new.
 */
export const auditPagesQuery = (filter: Filter, zone: TimeZone) =>
  infiniteQueryOptions({
    queryKey: ['audit-pages', filter, zone],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/audit-logs', {
        params: {
          query: {
            ...toQuery(filter, zone),
            limit: pageSize,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** How many entries the filter has now. */
export const auditCountQuery = (filter: Filter, zone: TimeZone) =>
  queryOptions({
    queryKey: ['audit', 'count', filter, zone],
    queryFn: async ({ signal }) => {
      const params = { query: { ...toQuery(filter, zone), limit: 1 } };
      return (await api.get('/api/audit-logs', { params, signal })).totalCount;
    },
  });

export const auditStatsQuery = queryOptions({
  queryKey: ['audit', 'stats'],
  queryFn: ({ signal }) => api.get('/api/audit-logs/stats', { signal }),
});

/** Computes every hash of the log, so only on demand. */
export const auditVerificationQuery = queryOptions({
  queryKey: ['audit-verification'],
  queryFn: ({ signal }) => api.get('/api/audit-logs/verify', { signal }),
  enabled: false,
});
