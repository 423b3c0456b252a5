import type { Logger } from '@workspace-ops/service-kit';

/** The workspaces that the operator has suspended: none of their runs begins. */
export interface SuspendedWorkspaces {
  has: (workspaceId: string) => boolean;
  /** Asks which they are. @returns whether one was resumed, whose runs can begin then. */
  refresh: () => Promise<boolean>;
}

/** While the identity service is away, those that were last known count. */
export function createSuspendedWorkspaces(
  list: () => Promise<readonly string[]>,
  logger: Pick<Logger, 'warn'>,
): SuspendedWorkspaces {
  let suspended: ReadonlySet<string> = new Set();
  let isFailing = false;
  return {
    has: (workspaceId) => suspended.has(workspaceId),
    async refresh() {
      try {
        const before = suspended;
        suspended = new Set(await list());
        isFailing = false;
        return [...before].some((id) => !suspended.has(id));
      } catch (err) {
        if (!isFailing) logger.warn({ err }, 'which workspaces are suspended is not known anew');
        isFailing = true;
        return false;
      }
    },
  };
}
