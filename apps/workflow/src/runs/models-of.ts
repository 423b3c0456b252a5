import type { LlmSettings } from '../db/schema/index.ts';

/** The models in the order in which a workspace's runs try them: its own fallbacks replace the rest. */
export function modelsOf(configured: readonly string[], settings: LlmSettings): string[] {
  const fallbacks = [
    settings.tier2Fallback ?? configured[1],
    settings.tier3Fallback ?? configured[2],
  ];
  return [...configured.slice(0, 1), ...fallbacks.filter((model) => model !== undefined)];
}
