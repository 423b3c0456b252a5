import { connectClosedWorkspaces, connectLedger, createDeploymentCheck } from '@workspace-ops/rpc';
import { runApp } from '@workspace-ops/service-host/run-app';
import { outboundMigration } from './migrate.ts';
import { createOutbound } from './service.ts';
import { outboundDefinitions } from './settings.ts';

await runApp(
  {
    name: 'outbound',
    settings: outboundDefinitions,
    migration: outboundMigration,
    create: ({ connections, ...context }) =>
      createOutbound({
        ...context,
        // Read at every request, so that a key can come and go while the service runs.
        apiKey: () => process.env['COLDMAIL_API_KEY'],
        ledger: connectLedger(connections.workflow()),
        closedWorkspaces: connectClosedWorkspaces(connections.identity()),
        isWorkflowDeployed: createDeploymentCheck(connections.workflow()),
      }),
  },
  process.env,
);
