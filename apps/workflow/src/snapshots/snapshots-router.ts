import {
  cloneSnapshotInput,
  saveSnapshotInput,
  snapshotDeletedSchema,
  snapshotFilter,
  snapshotIdInput,
  snapshotListSchema,
  snapshotRestoredSchema,
  snapshotSchema,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { cloneSnapshot } from './clone-snapshot.ts';
import { deleteSnapshot } from './delete-snapshot.ts';
import { listSnapshots } from './list-snapshots.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { saveSnapshot } from './save-snapshot.ts';
import { getSnapshot } from './stored-snapshot.ts';

export const createSnapshotsRouter = (deps: WorkflowDependencies) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(snapshotFilter.prefault({}))
      .output(snapshotListSchema)
      .query(({ ctx, input }) => listSnapshots(deps, ctx, input)),
    get: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(snapshotIdInput)
      .output(snapshotSchema)
      .query(({ ctx, input }) => getSnapshot(deps, ctx, input)),
    save: workspaceProcedure
      .meta({ role: 'admin' })
      .input(saveSnapshotInput)
      .output(snapshotSchema)
      .mutation(({ ctx, input }) => saveSnapshot(deps, ctx, input)),
    clone: workspaceProcedure
      .meta({ role: 'admin' })
      .input(snapshotIdInput.extend(cloneSnapshotInput.shape))
      .output(snapshotSchema)
      .mutation(({ ctx, input }) => cloneSnapshot(deps, ctx, input)),
    restore: workspaceProcedure
      .meta({ role: 'admin' })
      .input(snapshotIdInput)
      .output(snapshotRestoredSchema)
      .mutation(({ ctx, input }) => restoreSnapshot(deps, ctx, input)),
    delete: workspaceProcedure
      .meta({ role: 'admin' })
      .input(snapshotIdInput)
      .output(snapshotDeletedSchema)
      .mutation(({ ctx, input }) => deleteSnapshot(deps, ctx, input)),
  });
