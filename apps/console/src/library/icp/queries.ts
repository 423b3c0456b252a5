import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const profilesKey = ['icp-profiles'] as const;

/** The profiles of an industry, or all. */
export const profilesQuery = (industry: string | undefined) =>
  queryOptions({
    queryKey: [...profilesKey, industry ?? null],
    queryFn: async ({ signal }) => {
      const params = { query: { ...(industry !== undefined && { industry }) } };
      return (await api.get('/api/icp/profiles', { params, signal })).profiles;
    },
  });
