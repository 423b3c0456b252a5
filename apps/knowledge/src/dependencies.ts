import type { Database } from '@workspace-ops/db';
import type { Account, Generative } from '@workspace-ops/generative';
import type { Call } from '@workspace-ops/rpc';
import type { Clock, Tenancy } from '@workspace-ops/service-kit';

export interface KnowledgeDependencies {
  database: Database;
  generative: Generative;
  openAccount: (call: Call, workspaceId: string) => Account;
  clock: Clock;
  tenancy: Tenancy;
}
