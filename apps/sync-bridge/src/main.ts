import { runApp } from '@workspace-ops/service-host/run-app';
import { syncBridgeMigration } from './migrate.ts';
import { syncBridgePeers } from './peers.ts';
import { createSyncBridge } from './service.ts';
import { syncBridgeDefinitions } from './settings.ts';

await runApp(
  {
    name: 'sync-bridge',
    settings: syncBridgeDefinitions,
    migration: syncBridgeMigration,
    create: ({ connections, ...context }) =>
      createSyncBridge({
        ...context,
        ...syncBridgePeers({
          workflow: connections.workflow(),
          audit: connections.audit(),
          identity: connections.identity(),
        }),
      }),
  },
  process.env,
);
