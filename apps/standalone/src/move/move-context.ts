import type { Administration } from '@workspace-ops/identity/admin';
import type { ServiceDatabases } from '../find-databases.ts';

/** What the steps of a move work with. */
export interface MoveContext {
  workspaceId: string;
  to: string;
  identity: Administration;
  /** Of the cell that has the workspace. */
  source: ServiceDatabases;
  target: ServiceDatabases;
  environment: Record<string, string | undefined>;
  print: (line: string) => void;
}
