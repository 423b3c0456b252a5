import type { Caller } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { RouteAuth } from './route-auth.ts';

interface Asked {
  auth: RouteAuth;
  role: string;
}

/** The workspaces that the operator has suspended. */
export interface SuspendedWorkspaces {
  /** Called about every second, with all that are suspended now. */
  note: (workspaceIds: readonly string[]) => void;
  /** @throws {AppError} `workspace_suspended` for what is asked of a suspended workspace. */
  check: (route: Asked, caller: Pick<Caller, 'workspaceId'>) => void;
  /** Calls back once the workspace is suspended; for answers that go on. Returns how to stop watching. */
  watch: (workspaceId: string, onSuspended: () => void) => () => void;
}

export function createSuspendedWorkspaces(): SuspendedWorkspaces {
  let suspended: ReadonlySet<string> = new Set();
  const watchers = new Map<string, Set<() => void>>();
  return {
    note(workspaceIds) {
      if (workspaceIds.length === 0 && suspended.size === 0) return;
      const added = workspaceIds.filter((id) => !suspended.has(id));
      suspended = new Set(workspaceIds);
      for (const id of added) watchers.get(id)?.forEach((notify) => notify());
    },
    check(route, { workspaceId }) {
      if (suspended.size === 0 || !suspended.has(workspaceId) || isOwn(route)) return;
      throw new AppError('workspace_suspended', 'The workspace is suspended. Ask its operator.');
    },
    watch(workspaceId, notify) {
      const ofWorkspace = watchers.get(workspaceId) ?? new Set();
      watchers.set(workspaceId, ofWorkspace.add(notify));
      if (suspended.has(workspaceId)) notify();
      return () => {
        ofWorkspace.delete(notify);
        if (ofWorkspace.size === 0) watchers.delete(workspaceId);
      };
    },
  };
}

/** What is a person's own, as their sessions and the way to another workspace, goes on. */
const isOwn = ({ auth, role }: Asked): boolean =>
  role === 'anyone' && (auth === 'none' || auth === 'optional' || auth === 'credential');
