import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { systemClock } from '@workspace-ops/service-kit';
import { createHighWaterMarks } from '../chain/high-water-marks.ts';
import { createSnapshots } from '../db/snapshots.ts';
import { auditServiceSchema } from '../migrate.ts';
import type { VerifyContext } from '../verification/verify-logs.ts';

/** What an operator's program works with, beside the running service or without it. */
export interface AuditAdministration extends VerifyContext {
  database: Database;
}

/** Opens the audit logs for an operator. */
export function openAuditAdministration(url: string, anchorKey: string): AuditAdministration {
  const options = {
    url,
    role: serviceRole(auditServiceSchema.schema),
    applicationName: 'admin program',
  };
  return {
    database: createDatabase({ ...options, readConnections: 1, transactionConnections: 1 }),
    snapshots: createSnapshots(options),
    anchorKey,
    highWaterMarks: createHighWaterMarks(systemClock),
    clock: systemClock,
  };
}
