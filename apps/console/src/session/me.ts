import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { hasRole, type LeastRole } from '@workspace-ops/contracts/role-names';
import { api, type Schemas } from '../api.ts';
import { roleWords, words } from '../messages/en.ts';
import { meKey } from '../query-client.ts';

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async ({ signal }) => (await api.get('/api/auth/me', { signal })).user,
  staleTime: Number.POSITIVE_INFINITY,
});

export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: async ({ signal }) => (await api.get('/api/workspaces', { signal })).workspaces,
});

/**
 * Who is signed in, on screens behind the guard. Once the session has ended: who was, until the guard has
 * led to the sign-in.
 */
export function useMe(): Schemas['User'] {
  const admitted = useRouteContext({ from: '/shell', select: ({ user }) => user });
  return useSuspenseQuery(meQuery).data ?? admitted;
}

/** Whether the person has the role in the current workspace, or one above it. The service decides. */
export const useHasRole = (least: LeastRole): boolean => hasRole(useMe().role, least);

/** Why the person may not do what takes the role; undefined for who may. */
export const useWhyNot = (least: LeastRole): string | undefined =>
  useHasRole(least) ? undefined : words.needsRole(roleWords[least]);
