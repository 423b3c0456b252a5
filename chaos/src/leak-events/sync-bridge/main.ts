import { runApp } from '@workspace-ops/service-host/run-app';
import { syncBridgeMigration } from '@workspace-ops/sync-bridge/migrate';
import { syncBridgePeers } from '@workspace-ops/sync-bridge/peers';
import { createSyncBridge } from '@workspace-ops/sync-bridge/service';
import { syncBridgeDefinitions } from '@workspace-ops/sync-bridge/settings';
import { createLeakingDatabase } from '../leaking-database.ts';

/** A sync bridge that leaks events, as a process of its own. */
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
        createDatabase: createLeakingDatabase,
      }),
  },
  process.env,
);
