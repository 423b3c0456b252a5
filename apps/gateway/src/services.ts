import type { Client, RawHandler } from '@workspace-ops/rpc';
import type { createStandInAudit } from './test-support/stand-in-audit.ts';
import type { createStandInIdentity } from './test-support/stand-in-identity.ts';
import type { createStandInSync } from './test-support/stand-in-sync.ts';
import type { createStandInWorkflow } from './test-support/stand-in-workflow.ts';

/** The services behind the gateway, each as its typed client, and the operations with raw answers. */
export interface Services {
  identity: Client<ReturnType<typeof createStandInIdentity>>;
  workflow: Client<ReturnType<typeof createStandInWorkflow>>;
  audit: Client<ReturnType<typeof createStandInAudit>>;
  sync: Client<ReturnType<typeof createStandInSync>>;
  raw: { exportLogs: RawHandler<undefined> };
}
