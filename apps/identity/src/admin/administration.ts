import { createDatabase, serviceRole } from '@workspace-ops/db';
import { systemClock } from '@workspace-ops/service-kit';
import { outbox } from '../db/schema/identity-schema.ts';
import type { Identity } from '../identity.ts';
import { identityServiceSchema } from '../migrate.ts';

/** What an operator's program works with, beside the running service or without it. */
export type Administration = Pick<Identity, 'database' | 'clock'>;

/**
 * Opens the identity service's database for an operator. What is audited waits in the outbox, from
 * which the running service hands it over.
 */
export const openAdministration = (url: string): Administration => ({
  database: createDatabase({
    url,
    role: serviceRole(identityServiceSchema.schema),
    outbox,
    applicationName: 'admin program',
    readConnections: 1,
    transactionConnections: 1,
  }),
  clock: systemClock,
});

/** Who an operator's act is recorded as. */
export const operator = 'Operator';
