import { systemActor, type ContactReport } from '@workspace-ops/contracts';
import type { CreationDependencies } from './create-run.ts';
import { createRuns, mobileAgent } from './create-runs.ts';
import { legalMatterId } from '../contacts/read-context-wishes.ts';
import { suppressContacts } from '../contacts/suppress-contacts.ts';

/**
 * Takes in what other services learned of who must not be contacted any more, a transaction for
 * each workspace: the list, and for a legal matter the run by which a person is asked.
 */
export async function acceptReports(
  deps: CreationDependencies,
  reports: readonly ContactReport[],
): Promise<void> {
  const { database, clock } = deps;
  for (const [workspaceId, ofWorkspace] of Map.groupBy(reports, (report) => report.workspaceId)) {
    await database.transaction(workspaceId, async (tx) => {
      const now = clock.now();
      for (const { phones, emails, reason, source, sourceId } of ofWorkspace) {
        const contacts = { phones, emails };
        await suppressContacts(tx, { contacts, reason, source, sourceId, by: agents[source], now });
      }
      const matters = ofWorkspace.flatMap(({ matter, source }) =>
        matter === null ? [] : [{ ...matter, source }],
      );
      await createRuns(
        tx,
        { ...deps, now, remoteAgent: mobileAgent, startedBy: systemActor },
        matters.map(({ runId, kind, context: initialContext, source }) => ({
          runId,
          workflowId: legalMatterId,
          initialContext,
          triggerSource: source,
          processNow: true,
          matter: kind,
          reading: null,
        })),
      );
    });
  }
}

const agents: Record<ContactReport['source'], string> = {
  voice_call: 'Voice gateway',
  coldmail: 'Cold-email integration',
  ingestion: 'Mobile sync bridge',
  run: 'Workflow engine',
  manual: 'Workspace caller',
};
