import type { SaveSnapshotInput, Snapshot } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { WorkflowDependencies } from '../dependencies.ts';
import { readConfiguration } from '../workspace/configuration.ts';
import { auditSnapshot } from './audit-snapshot.ts';
import { capture, layOver } from './configuration-parts.ts';
import { insertSnapshot } from './stored-snapshot.ts';

/** A configuration at most, as JSON: what callers lay over it must not pile up for ever. */
const mostCharacters = 2_000_000;

/**
 * Saves the workspace's live configuration within the scope, under what the caller gives of it.
 * @throws {AppError} `invalid_input` when both together are too much.
 */
export async function saveSnapshot(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller }: RequestContext,
  input: SaveSnapshotInput,
): Promise<Snapshot> {
  const { name, officeName, tags, scope } = input;
  return database.transaction(caller.workspaceId, async (tx) => {
    const live = await readConfiguration(tx);
    const configuration = layOver(capture(live, scope), input.configuration ?? {});
    if (JSON.stringify(configuration).length > mostCharacters) {
      throw new AppError(
        'invalid_input',
        `configuration must be at most ${mostCharacters} characters, the live one under it included`,
      );
    }
    const description = input.description ?? `The configuration of ${officeName}.`;
    const written = { name, officeName, description, tags, scope, version: '1.0.0', configuration };
    const snapshot = await insertSnapshot(tx, written, clock.now());
    auditSnapshot(tx, 'save', { snapshot, caller });
    return snapshot;
  });
}
