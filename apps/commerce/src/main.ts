import { runApp } from '@workspace-ops/service-host/run-app';
import { commerceMigration } from './migrate.ts';
import { commercePeers } from './peers.ts';
import { createCommerce } from './service.ts';
import { commerceSettings } from './settings.ts';

await runApp(
  {
    name: 'commerce',
    settings: commerceSettings,
    migration: commerceMigration,
    create: ({ connections, ...context }) =>
      createCommerce({
        ...context,
        ...commercePeers({ workflow: connections.workflow(), identity: connections.identity() }),
      }),
  },
  process.env,
);
