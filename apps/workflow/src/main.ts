import { generativeSettings } from '@workspace-ops/generative';
import { runApp } from '@workspace-ops/service-host/run-app';
import { workflowMigration } from './migrate.ts';
import { workflowPeers } from './peers.ts';
import { createWorkflow } from './service.ts';
import { workflowSettings } from './settings.ts';

await runApp(
  {
    name: 'workflow',
    settings: { ...workflowSettings, ...generativeSettings },
    migration: workflowMigration,
    create: ({ connections, ...context }) =>
      createWorkflow({ ...context, ...workflowPeers(connections.identity()) }),
  },
  process.env,
);
