import {
  cloneSnapshotInput,
  saveSnapshotInput,
  snapshotDeletedSchema,
  snapshotIdInput,
  snapshotListSchema,
  snapshotRestoredSchema,
  snapshotSchema,
} from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import { cloneSnapshot } from './clone-snapshot.ts';
import { deleteSnapshot } from './delete-snapshot.ts';
import { listSnapshots } from './list-snapshots.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { saveSnapshot } from './save-snapshot.ts';

export const createSnapshotsRouter = (deps: { database: Database; clock: Clock }) =>
  router({
    list: workspaceProcedure
      .output(snapshotListSchema)
      .query(({ ctx }) => listSnapshots(deps.database, ctx.caller.workspaceId)),
    save: workspaceProcedure
      .input(saveSnapshotInput)
      .output(snapshotSchema)
      .mutation(({ ctx: { caller }, input }) => saveSnapshot({ ...deps, caller }, input)),
    clone: workspaceProcedure
      .input(snapshotIdInput.extend(cloneSnapshotInput.shape))
      .output(snapshotSchema)
      .mutation(({ ctx: { caller }, input }) => cloneSnapshot({ ...deps, caller }, input)),
    restore: workspaceProcedure
      .input(snapshotIdInput)
      .output(snapshotRestoredSchema)
      .mutation(({ ctx: { caller }, input }) => restoreSnapshot({ ...deps, caller }, input.id)),
    delete: workspaceProcedure
      .input(snapshotIdInput)
      .output(snapshotDeletedSchema)
      .mutation(({ ctx: { caller }, input }) => deleteSnapshot({ ...deps, caller }, input.id)),
  });
