import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../api.ts';

const dayMs = 24 * 3_600_000;
/** The most that one answer lists. */
const mostListed = 100;

export const dayStatsQuery = queryOptions({
  queryKey: ['audit', 'day-stats'],
  queryFn: ({ signal }) => api.get('/api/audit-logs/stats', { signal }),
});

/** What waits for a decision, the oldest first. */
export const waitingQuery = queryOptions({
  queryKey: ['approvals', 'overview'],
  queryFn: async ({ signal }) => {
    const query = { status: 'open', limit: mostListed } as const;
    const answer = await api.get('/api/approvals', { params: { query }, signal });
    return { totalCount: answer.totalCount, oldest: answer.approvals.toReversed() };
  },
});

/** The runs that failed within a day, the newest first. */
export const failedQuery = queryOptions({
  queryKey: ['runs', 'overview'],
  queryFn: async ({ signal }) => {
    const from = new Date(Date.now() - dayMs).toISOString();
    const query = { status: 'failed', from, limit: mostListed } as const;
    const { runs, nextCursor } = await api.get('/api/runs', { params: { query }, signal });
    return { runs, isWhole: nextCursor === null };
  },
});

type Series = Schemas['MetricSeries'];

const minuteMs = 60_000;

/**
 * A metric over time. Read anew each minute and not with every event, of which a busy workspace has
 * many: it is a sum over up to half a year.
 */
export const seriesQuery = (metric: Series['metric'], bucket: Series['bucket']) =>
  queryOptions({
    queryKey: ['series', metric, bucket],
    queryFn: ({ signal }) =>
      api.get('/api/metrics/series', { params: { query: { metric, bucket } }, signal }),
    refetchInterval: minuteMs,
  });
