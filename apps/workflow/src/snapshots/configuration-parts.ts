import { listAgents, withAgents } from '@workspace-ops/catalogue';
import {
  snapshotParts,
  type PartialConfiguration,
  type SnapshotConfiguration,
  type SnapshotScope,
} from '@workspace-ops/contracts';
import { findKnownWorkflows } from '../workspace/find-references.ts';
import { toModelSettings } from '../workspace/model-settings.ts';
import { withStepKeys } from '../workspace/prompts.ts';

const nothing: SnapshotConfiguration = {
  llmSettings: toModelSettings({}),
  integrations: {},
  activeAgents: [],
  activeWorkflows: [],
  prompts: {},
};

/** The parts of a configuration that the scope lets pass; the others are absent. */
export const partsWithin = (
  configuration: SnapshotConfiguration,
  scope: SnapshotScope,
): Partial<SnapshotConfiguration> =>
  Object.fromEntries(
    Object.entries(snapshotParts)
      .filter(([flag]) => scope[flag as keyof SnapshotScope])
      .map(([, part]) => [part, configuration[part]]),
  );

/** The live configuration within the scope; a part that is out of it is empty. */
export const capture = (
  live: SnapshotConfiguration,
  scope: SnapshotScope,
): SnapshotConfiguration => ({ ...nothing, ...partsWithin(live, scope) });

/** A partial configuration laid over another one: lists replace, settings merge by their names. */
export function layOver(
  base: SnapshotConfiguration,
  given: PartialConfiguration,
): SnapshotConfiguration {
  const { activeAgents, activeWorkflows = base.activeWorkflows } = given;
  return {
    llmSettings: { ...base.llmSettings, ...defined(given.llmSettings ?? {}) },
    integrations: mergeIntegrations(base.integrations, given.integrations as Integrations),
    // Workflows that are named without agents keep the ones that do their steps.
    activeAgents: activeAgents ?? withAgents(base.activeAgents, agentsFor(given)),
    activeWorkflows,
    prompts: { ...base.prompts, ...withStepKeys(given.prompts ?? {}) },
  };
}

const agentsFor = ({ activeWorkflows = [] }: PartialConfiguration) =>
  listAgents(findKnownWorkflows(activeWorkflows).map(({ workflow }) => workflow));

const defined = <T extends object>(settings: T) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

type Integrations = SnapshotConfiguration['integrations'];

const mergeIntegrations = (base: Integrations, given: Integrations = {}): Integrations => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(given).map(([name, settings]) => [name, { ...base[name], ...settings }]),
  ),
});
