import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { countHandoffs } from './count-handoffs.ts';

export const catalogueQuery = queryOptions({
  queryKey: ['marketplace'],
  queryFn: async ({ signal }) => (await api.get('/api/marketplace/items', { signal })).playbooks,
});

export const playbooksQuery = queryOptions({
  queryKey: ['playbooks'],
  queryFn: async ({ signal }) => (await api.get('/api/playbooks', { signal })).playbooks,
  staleTime: Number.POSITIVE_INFINITY,
});

const periodMs = 30 * 24 * 3_600_000;
/** The most that one answer lists. */
export const mostCounted = 500;

/** How often each handoff happened lately, as the audit log has it. */
export const handoffCountsQuery = queryOptions({
  queryKey: ['audit', 'handoffs'],
  queryFn: async ({ signal }) => {
    const from = new Date(Date.now() - periodMs).toISOString();
    const query = { action: 'playbook.handoff', from, limit: mostCounted };
    const { logs, totalCount } = await api.get('/api/audit-logs', { params: { query }, signal });
    return { counts: countHandoffs(logs), isWhole: totalCount <= mostCounted };
  },
});
