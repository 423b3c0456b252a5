import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../api.ts';
import { workspacesQuery } from '../session/me.ts';

export interface WorkspaceZone {
  /** An IANA name. */
  zone: string;
  /** Whether the workspace has set it; else it is the installation's. */
  isSet: boolean;
}

/** The zone in which the workspace plans; undefined until it is known. */
export function useWorkspaceZone(): WorkspaceZone | undefined {
  const { data } = useQuery(workspacesQuery);
  return data && findZone(data);
}

/** The zone of the current one of the workspaces. */
export function findZone(
  workspaces: readonly Pick<Schemas['Workspace'], 'current' | 'timeZone' | 'defaultTimeZone'>[],
): WorkspaceZone {
  const zone = workspaces.find(({ current }) => current)?.timeZone ?? null;
  return { zone: zone ?? workspaces[0]?.defaultTimeZone ?? 'UTC', isSet: zone !== null };
}
