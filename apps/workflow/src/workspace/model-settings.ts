import type { ModelSettings } from '@workspace-ops/contracts';
import { defaultMaxOutputTokens } from '@workspace-ops/generative';
import type { LlmSettings } from '../db/schema/index.ts';

/** The provider's own defaults, sent as well as shown, and a limit of the output. */
const defaults: ModelSettings = {
  temperature: 1,
  topP: 0.95,
  maxOutputTokens: defaultMaxOutputTokens,
  tier2Fallback: true,
  tier3Fallback: true,
  zeroRefusalMode: false,
};

/** What models are asked with: each setting as it was set, or its default. */
export const toModelSettings = (
  settings: LlmSettings | { [setting in keyof ModelSettings]?: unknown },
): ModelSettings => ({
  ...defaults,
  // Snapshots of releases before this one hold null where nothing was set.
  ...Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== undefined),
  ),
});

/**
 * The models in the order in which a workspace's runs try them: a fallback is the workspace's own,
 * the configured one, or none.
 */
export function orderModels(
  configured: readonly string[],
  settings: Pick<ModelSettings, 'tier2Fallback' | 'tier3Fallback'>,
): string[] {
  const fallbacks = [
    fallback(settings.tier2Fallback, configured[1]),
    fallback(settings.tier3Fallback, configured[2]),
  ];
  return [...configured.slice(0, 1), ...fallbacks.filter((model) => model !== undefined)];
}

function fallback(set: string | boolean, configured: string | undefined): string | undefined {
  if (typeof set === 'string') return set;
  return set ? configured : undefined;
}
