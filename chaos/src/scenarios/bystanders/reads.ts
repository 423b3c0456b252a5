import type { Workspace } from '../../load/workspaces.ts';

/** One of a bystander's requests. */
export interface Read {
  /** The service that answers for it. */
  service: string;
  path: string;
  token: string;
}

/** A cheap read of each service that has one. */
const paths: Readonly<Record<string, string>> = {
  'sync-bridge': '/api/sync/state',
  'voice-gateway': '/api/voice/slots',
  workflow: '/api/runs',
  commerce: '/api/marketplace/items',
  audit: '/api/audit-logs',
  knowledge: '/api/assessment-questions?domain=Finance&depth=executive',
};

/** What is read of all services that a fault does not reach, workspace by workspace. */
export const readsOf = (workspaces: readonly Workspace[], reached: readonly string[]): Read[] =>
  workspaces.flatMap(({ token }) =>
    Object.entries(paths)
      .filter(([service]) => !reached.includes(service))
      .map(([service, path]) => ({ service, path, token })),
  );
