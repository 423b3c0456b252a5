import type { ClosedWorkspaces, ErasedWorkspace } from '@workspace-ops/contracts';

/** An identity service where no workspace is suspended or deleted. */
export const noClosedWorkspaces = createClosedWorkspaces();

/** An identity service that tells what the test has put into it, and keeps what it is told. */
export function createClosedWorkspaces() {
  const closed: ClosedWorkspaces = { suspended: [], deleted: [] };
  const erased: ErasedWorkspace[] = [];
  return {
    closed,
    erased,
    /** A test waits for several turns. */
    everyMs: 500,
    list: async () => structuredClone(closed),
    reportErased: async (report: ErasedWorkspace) => void erased.push(report),
  };
}
