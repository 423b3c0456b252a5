import {
  changeWorkspaceCall,
  closedWorkspacesSchema,
  createWorkspaceInput,
  deleteWorkspaceCall,
  doneSchema,
  erasedWorkspaceInput,
  firstWorkspaceSchema,
  oneWorkspaceSchema,
  startedSessionSchema,
  switchWorkspaceCall,
  timeZoneSchema,
  workspaceCellInput,
  workspaceCellSchema,
  workspaceListSchema,
} from '@workspace-ops/contracts';
import { memberProcedure, router, serviceProcedure } from '@workspace-ops/rpc';
import { findCell } from '../cells/find-cell.ts';
import type { Identity } from '../identity.ts';
import { changeWorkspace } from './change-workspace.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { listClosed, noteErased } from './erase-workspace.ts';
import { findTimeZone } from './find-time-zone.ts';
import { findFirstWorkspace } from './find-first-workspace.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { switchWorkspace } from './switch-workspace.ts';

/** What takes a role takes it in the workspace that is named, which the operation checks. */
export const createWorkspacesRouter = (identity: Identity) =>
  router({
    first: serviceProcedure
      .output(firstWorkspaceSchema)
      .query(async () => ({ workspaceId: await findFirstWorkspace(identity) })),
    cell: serviceProcedure
      .input(workspaceCellInput)
      .output(workspaceCellSchema)
      .query(({ ctx, input }) => findCell(identity, ctx, input)),
    closed: serviceProcedure
      .output(closedWorkspacesSchema)
      .query(({ ctx }) => listClosed(identity, ctx)),
    erased: serviceProcedure
      .input(erasedWorkspaceInput)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await noteErased(identity, ctx, input);
        return { success: true as const };
      }),
    timeZone: serviceProcedure
      .output(timeZoneSchema)
      .query(({ ctx }) => findTimeZone(identity, ctx)),
    list: memberProcedure
      .meta({ role: 'anyone' })
      .output(workspaceListSchema)
      .query(async ({ ctx }) => ({
        workspaces: await listWorkspaces(identity, ctx),
      })),
    create: memberProcedure
      .meta({ role: 'anyone' })
      .input(createWorkspaceInput)
      .output(oneWorkspaceSchema)
      .mutation(async ({ ctx, input }) => ({
        workspace: await createWorkspace(identity, ctx, input),
      })),
    change: memberProcedure
      .meta({ role: 'admin', inNamedWorkspace: true })
      .input(changeWorkspaceCall)
      .output(oneWorkspaceSchema)
      .mutation(async ({ ctx, input }) => ({
        workspace: await changeWorkspace(identity, ctx, input),
      })),
    delete: memberProcedure
      .meta({ role: 'owner', inNamedWorkspace: true })
      .input(deleteWorkspaceCall)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await deleteWorkspace(identity, ctx, input);
        return { success: true as const };
      }),
    switch: memberProcedure
      .meta({ role: 'anyone' })
      .input(switchWorkspaceCall)
      .output(startedSessionSchema)
      .mutation(({ ctx, input }) => switchWorkspace(identity, ctx, input)),
  });
