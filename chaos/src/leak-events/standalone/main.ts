import { runStandalone } from '@workspace-ops/standalone/start';
import { createSyncBridge } from '@workspace-ops/sync-bridge/service';
import { createLeakingDatabase } from '../leaking-database.ts';

/** The one-process start, with a sync bridge that leaks events. */
await runStandalone(process.env, {
  createSyncBridge: (deps) => createSyncBridge({ ...deps, createDatabase: createLeakingDatabase }),
});
