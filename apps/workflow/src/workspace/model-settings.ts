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
