import type { Caller } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { RouteAuth } from './route-auth.ts';

export interface Asked {
  auth: RouteAuth;
  role: string;
}

/** What the identity service tells of closed workspaces about every second. */
interface Told {
  /** All that are suspended now. */
  suspended: readonly string[];
  /** Those that were deleted since it was last asked. */
  deleted: readonly string[];
}

/** The workspaces that the operator has suspended, and those that were deleted. */
export interface ClosedWorkspaces {
  note: (told: Told) => void;
  /**
   * @throws {AppError} `workspace_suspended` or `workspace_deleted` for what is asked of a closed
   * workspace.
   */
  check: (route: Asked, caller: Pick<Caller, 'workspaceId'>) => void;
  /** Calls back once the workspace is closed; for answers that go on. Returns how to stop watching. */
  watch: (workspaceId: string, onClosed: () => void) => () => void;
}

export function createClosedWorkspaces(): ClosedWorkspaces {
  let suspended: ReadonlySet<string> = new Set();
  // An id never comes back: in open tenancy a stranger would get what is kept under it.
  const deleted = new Set<string>();
  const watchers = new Map<string, Set<() => void>>();
  const isClosed = (id: string): boolean => suspended.has(id) || deleted.has(id);
  return {
    note(told) {
      if (told.suspended.length + told.deleted.length === 0 && suspended.size === 0) return;
      const added = [...told.suspended, ...told.deleted].filter((id) => !isClosed(id));
      suspended = new Set(told.suspended);
      for (const id of told.deleted) deleted.add(id);
      for (const id of added) watchers.get(id)?.forEach((notify) => notify());
    },
    check(route, { workspaceId }) {
      if (!isClosed(workspaceId) || isOwn(route)) return;
      if (deleted.has(workspaceId)) {
        throw new AppError('workspace_deleted', 'The workspace was deleted.');
      }
      throw new AppError('workspace_suspended', 'The workspace is suspended. Ask its operator.');
    },
    watch(workspaceId, notify) {
      const ofWorkspace = watchers.get(workspaceId) ?? new Set();
      watchers.set(workspaceId, ofWorkspace.add(notify));
      if (isClosed(workspaceId)) notify();
      return () => {
        ofWorkspace.delete(notify);
        if (ofWorkspace.size === 0) watchers.delete(workspaceId);
      };
    },
  };
}

/** What is a person's own, as their sessions and the way to another workspace, goes on. */
export const isOwn = ({ auth, role }: Asked): boolean =>
  role === 'anyone' && (auth === 'none' || auth === 'optional' || auth === 'credential');
