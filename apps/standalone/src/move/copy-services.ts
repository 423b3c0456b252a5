import { compareWorkspace, copyWorkspace, createDatabase } from '@workspace-ops/db';
import { copyJobs } from '@workspace-ops/jobs';
import type { MoveContext } from './move-context.ts';
import { movedServices, type MovedService } from './moved-services.ts';

/**
 * Copies what every service holds, and compares it with what the source has by then.
 * @throws {Error} where something was changed in between.
 */
export async function copyServices(context: MoveContext): Promise<void> {
  for (const service of movedServices) {
    const ends = await findEnds(context, service);
    await copyWorkspace({ ...service, ...ends, workspaceId: context.workspaceId });
    if (service.jobs !== null) await copyWaiting(context, ends, service.jobs);
    context.print(`Copied: ${service.name}.`);
  }
  for (const service of movedServices) {
    const ends = await findEnds(context, service);
    const differ = await compareWorkspace({
      ...service,
      ...ends,
      workspaceId: context.workspaceId,
    });
    if (differ.length === 0) continue;
    throw new Error(`Changed since it was copied: ${differ.join(', ')}. Begin the move again.`);
  }
}

interface Ends {
  from: string;
  to: string;
}

const findEnds = async (
  { source, target }: MoveContext,
  { name }: MovedService,
): Promise<Ends> => ({
  from: await source.findAdminUrl(name),
  to: await target.findAdminUrl(name),
});

async function copyWaiting(
  { workspaceId }: MoveContext,
  { from, to }: Ends,
  schema: string,
): Promise<void> {
  const options = {
    applicationName: 'move program',
    readConnections: 1,
    transactionConnections: 1,
  };
  const source = createDatabase({ url: from, ...options });
  const target = createDatabase({ url: to, ...options });
  try {
    await source.read(workspaceId, (scope) =>
      target.transaction(workspaceId, (tx) => copyJobs({ from: scope, to: tx }, schema)),
    );
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
