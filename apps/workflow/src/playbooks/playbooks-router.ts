import { playbookFoundSchema, playbookIdInput, playbookListSchema } from '@workspace-ops/contracts';
import { findPlaybook, listPlaybooks } from '@workspace-ops/playbooks';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { readPlaybooks } from './stored-playbooks.ts';

/** Read-only: playbooks change with a release, or by an operator's hand in the database. */
export const createPlaybooksRouter = (deps: WorkflowDependencies) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .output(playbookListSchema)
      .query(async () => listPlaybooks(await readPlaybooks(deps))),
    get: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(playbookIdInput)
      .output(playbookFoundSchema)
      .query(async ({ input }) => findPlaybook(await readPlaybooks(deps), input.id)),
  });
