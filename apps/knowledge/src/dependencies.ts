import type { Database } from '@workspace-ops/db';
import type { Account, Generative } from '@workspace-ops/generative';
import type { Call } from '@workspace-ops/rpc';
import type { Clock, Tenancy } from '@workspace-ops/service-kit';

/** What the operations of the service work with. */
export interface KnowledgeDependencies {
  database: Database;
  generative: Generative;
  /** Who pays for the call's model. */
  openAccount: (call: Call, workspaceId: string) => Account;
  clock: Clock;
  tenancy: Tenancy;
}
