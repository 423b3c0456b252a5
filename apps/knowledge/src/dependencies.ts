import type { Database } from '@workspace-ops/db';
import type { Account, Generative } from '@workspace-ops/generative';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock, Tenancy } from '@workspace-ops/service-kit';

export interface KnowledgeDependencies {
  database: Database;
  generative: Generative;
  openAccount: (ctx: RequestContext, workspaceId: string) => Account;
  /** After an entry of the audit log was stored that says what an answer cost. */
  confirmSpending: (ctx: RequestContext, call: { workspaceId: string; entryId: string }) => void;
  clock: Clock;
  tenancy: Tenancy;
}
