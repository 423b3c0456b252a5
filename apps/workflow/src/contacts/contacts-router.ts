import type { PhoneRegion } from '@workspace-ops/contacts';
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
import type { Database } from '@workspace-ops/db';
import { router, serviceProcedure, workspaceProcedure } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import { addSuppressed } from './add-suppressed.ts';
import { findSuppressed } from './find-suppressed.ts';
import { listSuppressed } from './list-suppressed.ts';
import { releaseSuppressed } from './release-suppressed.ts';

interface ContactDependencies {
  database: Database;
  clock: Clock;
  phoneRegion: PhoneRegion;
}

export const createContactsRouter = (deps: ContactDependencies) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(suppressedFilter)
      .output(suppressedListSchema)
      .query(({ ctx: { caller }, input }) => listSuppressed({ ...deps, caller }, input)),
    suppress: workspaceProcedure
      .meta({ role: 'admin' })
      .input(suppressContactInput)
      .output(contactSuppressedSchema)
      .mutation(({ ctx: { caller }, input }) => addSuppressed({ ...deps, caller }, input)),
    release: workspaceProcedure
      .meta({ role: 'admin' })
      .input(suppressedIdInput)
      .output(contactReleasedSchema)
      .mutation(({ ctx: { caller }, input }) => releaseSuppressed({ ...deps, caller }, input.id)),
    check: serviceProcedure
      .input(checkContactsInput)
      .output(checkedContactsSchema)
      .query(({ ctx: { caller }, input }) =>
        deps.database.read(caller.workspaceId, (scope) => findSuppressed(scope, input)),
      ),
  });
