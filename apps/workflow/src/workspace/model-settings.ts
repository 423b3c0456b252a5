import type { ModelSettings } from '@workspace-ops/contracts';
import type { LlmSettings } from '../db/schema/index.ts';

/** As answered: every setting has its place, null where it is the model's own. */
export const toModelSettings = (settings: LlmSettings): ModelSettings => ({
  temperature: settings.temperature ?? null,
  topP: settings.topP ?? null,
  maxOutputTokens: settings.maxOutputTokens ?? null,
  tier2Fallback: settings.tier2Fallback ?? null,
  tier3Fallback: settings.tier3Fallback ?? null,
  zeroRefusalMode: settings.zeroRefusalMode ?? false,
});

/** As stored: what is not set is absent. */
export const toLlmSettings = (settings: ModelSettings): LlmSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
