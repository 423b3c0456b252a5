import { playbookFoundSchema, playbookIdInput, playbookListSchema } from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { getPlaybook } from './get-playbook.ts';
import { listPlaybooks } from './list-playbooks.ts';
import type { PlaybookSources } from './read-playbooks.ts';

/** Read-only: playbooks change with a release, or by an operator's hand in the database. */
export const createPlaybooksRouter = (sources: PlaybookSources) =>
  router({
    list: workspaceProcedure.output(playbookListSchema).query(() => listPlaybooks(sources)),
    get: workspaceProcedure
      .input(playbookIdInput)
      .output(playbookFoundSchema)
      .query(({ input }) => getPlaybook(sources, input.id)),
  });
