import {
  checkContactsInput,
  checkedContactsSchema,
  contactReleasedSchema,
  contactSuppressedSchema,
  suppressContactInput,
  suppressedFilter,
  suppressedIdInput,
  suppressedListSchema,
} from '@workspace-ops/contracts';
import { router, serviceProcedure, workspaceProcedure } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { addSuppressed } from './add-suppressed.ts';
import { checkContacts } from './find-suppressed.ts';
import { listSuppressed } from './list-suppressed.ts';
import { releaseSuppressed } from './release-suppressed.ts';

export const createContactsRouter = (deps: WorkflowDependencies) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(suppressedFilter)
      .output(suppressedListSchema)
      .query(({ ctx, input }) => listSuppressed(deps, ctx, input)),
    suppress: workspaceProcedure
      .meta({ role: 'admin' })
      .input(suppressContactInput)
      .output(contactSuppressedSchema)
      .mutation(({ ctx, input }) => addSuppressed(deps, ctx, input)),
    release: workspaceProcedure
      .meta({ role: 'admin' })
      .input(suppressedIdInput)
      .output(contactReleasedSchema)
      .mutation(({ ctx, input }) => releaseSuppressed(deps, ctx, input)),
    check: serviceProcedure
      .input(checkContactsInput)
      .output(checkedContactsSchema)
      .query(({ ctx, input }) => checkContacts(deps, ctx, input)),
  });
