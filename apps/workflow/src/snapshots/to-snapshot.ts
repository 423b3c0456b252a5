import type { ModelSettings, Snapshot } from '@workspace-ops/contracts';
import type { SnapshotRow } from '../db/schema/index.ts';
import { toModelSettings } from '../workspace/model-settings.ts';

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
