import { workspaceIdPattern } from '@workspace-ops/contracts';

/** @throws {Error} for what is no workspace id, as `*`, which elsewhere means all workspaces. */
export function expectWorkspaceId(id: string): void {
  if (!workspaceIdPattern.test(id)) throw new Error(`${JSON.stringify(id)} is no workspace id.`);
}
