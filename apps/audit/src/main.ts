import { runApp } from '@workspace-ops/service-host/run-app';
import { auditMigration } from './migrate.ts';
import { auditPeers } from './peers.ts';
import { createAudit } from './service.ts';
import { requiredAuditSettings } from './settings.ts';

await runApp(
  {
    name: 'audit',
    settings: requiredAuditSettings,
    migration: auditMigration,
    create: ({ connections, ...context }) =>
      createAudit({ ...context, ...auditPeers(connections.workflow()) }),
  },
  process.env,
);
