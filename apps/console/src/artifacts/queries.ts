import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { ArtifactFilter } from './filter.ts';

const pageSize = 50;

export const artifactPagesQuery = (filter: ArtifactFilter) =>
  infiniteQueryOptions({
    queryKey: ['artifacts', filter],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...filter, ...cursor, limit: pageSize };
      return api.get('/api/artifacts', { params: { query }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const mostApprovals = 500;

/** Each time that somebody was asked about the artifact, or about another one of its run. */
export const approvalsOfQuery = ({ runId, id }: { runId: string; id: string }) =>
  queryOptions({
    queryKey: ['approvals', { ofArtifact: id }],
    queryFn: async ({ signal }) => {
      const params = { query: { runId, limit: mostApprovals } };
      const { approvals } = await api.get('/api/approvals', { params, signal });
      return approvals.filter(({ artifacts }) => artifacts.some((artifact) => artifact.id === id));
    },
  });
