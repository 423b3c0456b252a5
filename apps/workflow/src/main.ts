import { generativeSettings } from '@workspace-ops/generative';
import { runApp } from '@workspace-ops/service-host';
import { workflowMigration } from './migrate.ts';
import { createWorkflow } from './service.ts';
import { workflowSettings } from './settings.ts';

await runApp(
  {
    name: 'workflow',
    settings: { ...workflowSettings, ...generativeSettings },
    migration: workflowMigration,
    create: createWorkflow,
  },
  process.env,
);
