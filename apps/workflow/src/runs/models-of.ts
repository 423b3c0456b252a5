import type { ModelSettings } from '@workspace-ops/contracts';

/**
 * The models in the order in which a workspace's runs try them: a fallback is the workspace's own,
 * the configured one, or none.
 */
export function modelsOf(
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
