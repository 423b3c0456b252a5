import { limits, type ModelSettings, type Snapshot } from '@workspace-ops/contracts';
import type { Scope, Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { newId, notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { snapshots, type SnapshotRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { toModelSettings } from '../workspace/model-settings.ts';
import { templates } from './templates.ts';

/**
 * A template, or a snapshot of the workspace.
 * @throws {AppError} `not_found`
 */
export const getSnapshot = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller }: RequestContext,
  { id }: { id: string },
): Promise<Snapshot> => database.read(caller.workspaceId, (scope) => findSnapshot(scope, id));

/**
 * The same for an operation that has its transaction.
 * @throws {AppError} `not_found`
 */
export async function findSnapshot({ db, workspaceId }: Scope, id: string): Promise<Snapshot> {
  const template = templates.find((candidate) => candidate.id === id);
  if (template !== undefined) return template;
  const [row] = await db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), eq(snapshots.id, id)));
  if (row === undefined) throw notFound('Snapshot');
  return toSnapshot(row);
}

export type NewSnapshot = Omit<Snapshot, 'id' | 'createdAt' | 'updatedAt'>;

/** Stores a snapshot under a new id, with the moment as both of its timestamps. */
export async function insertSnapshot(
  tx: Transaction,
  snapshot: NewSnapshot,
  now: Date,
): Promise<Snapshot> {
  const row = { ...snapshot, id: newId('snap'), createdAt: now, updatedAt: now };
  await tx.db.insert(snapshots).values({ ...row, workspaceId: tx.workspaceId });
  return toSnapshot(row);
}

/** The configuration with each of its model settings, as releases before this one did not store them. */
const withModelSettings = <C extends { llmSettings?: ModelSettings | undefined }>(
  configuration: C,
): C => {
  const { llmSettings } = configuration;
  return llmSettings === undefined
    ? configuration
    : { ...configuration, llmSettings: toModelSettings(llmSettings) };
};

export const toSnapshot = (
  row: Omit<SnapshotRow, 'workspaceId' | 'listedConfiguration'>,
): Snapshot => ({
  id: row.id,
  name: row.name,
  officeName: row.officeName,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  tags: row.tags,
  scope: row.scope,
  configuration: withModelSettings(row.configuration),
});

/** The name with a suffix, shortened so that both fit into a name. */
export const withSuffix = (name: string, suffix: string): string =>
  `${name.slice(0, limits.name - suffix.length).toWellFormed()}${suffix}`;
