import { hasCredential, type Caller } from '@workspace-ops/contracts';
import { notFound, type Tenancy } from '@workspace-ops/service-kit';

/** The `workspaceId` of global records; no workspace's id has an `@`, and keys need no null. */
export const globalScope = '@global';

/** @throws {AppError} not_found where the caller may not name the workspace. */
export function chooseWorkspace(
  tenancy: Tenancy,
  caller: Caller,
  named: string | undefined,
): string {
  if (named === undefined || named === caller.workspaceId) return caller.workspaceId;
  if (tenancy === 'open' && !hasCredential(caller)) return named;
  throw notFound('Workspace');
}

export interface Place {
  /** The workspace that makes it, and whose audit log records it. */
  workspaceId: string;
  /** Who sees it: that workspace, or all of them. */
  scope: string;
}

/** Without a workspace named, a record is global in open tenancy and the caller's own in strict. */
export function choosePlace(tenancy: Tenancy, caller: Caller, named: string | undefined): Place {
  const workspaceId = chooseWorkspace(tenancy, caller, named);
  const isGlobal = named === undefined && tenancy === 'open';
  return { workspaceId, scope: isGlobal ? globalScope : workspaceId };
}

/** Whose records a workspace sees: the global ones and its own. */
export const visibleScopes = (workspaceId: string): string[] => [globalScope, workspaceId];

/** The `workspaceId` of a record's answer: absent for a global one. */
export const shownWorkspace = (scope: string): { workspaceId?: string } =>
  scope === globalScope ? {} : { workspaceId: scope };
