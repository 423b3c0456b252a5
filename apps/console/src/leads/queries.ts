import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { leadActions, type LeadKind } from './kinds.ts';

/** The leads of a kind: the interface lists them as entries of the audit log. */
export const leadsQuery = (kind: LeadKind) =>
  infiniteQueryOptions({
    queryKey: ['leads', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        action: leadActions[kind],
        limit: 50,
        ...(pageParam && { cursor: pageParam }),
      };
      return api.get('/api/audit-logs', { params: { query }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
