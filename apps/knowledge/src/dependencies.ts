import type { Database } from '@workspace-ops/db';
import type { Generative } from '@workspace-ops/generative';
import type { Clock, Tenancy } from '@workspace-ops/service-kit';

/** What the operations of the service work with. */
export interface KnowledgeDependencies {
  database: Database;
  generative: Generative;
  clock: Clock;
  tenancy: Tenancy;
}
