import { runApp } from '@workspace-ops/service-host/run-app';
import { identityMigration } from './migrate.ts';
import { createIdentity } from './service.ts';
import { identitySettings } from './settings.ts';

await runApp(
  {
    name: 'identity',
    settings: identitySettings,
    migration: identityMigration,
    create: createIdentity,
  },
  process.env,
);
