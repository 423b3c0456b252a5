import { defineSettings, setting } from '@workspace-ops/service-kit';

/** What an app that generates text reads from its environment. */
export const generativeSettings = defineSettings({
  GENERATIVE_AI_API_KEY: {
    description:
      'Key of the Gemini API. Without it generation answers 503, and workflow steps compose their text without a model.',
    schema: setting.optionalText(),
    secret: true,
  },
  GENERATIVE_AI_BASE_URL: {
    description: 'Address of the Gemini API, without `/v1beta`.',
    schema: setting.url(),
    default: 'https://generativelanguage.googleapis.com',
  },
  GENERATIVE_AI_MODELS: {
    description: 'Models in the order in which they are tried, separated by commas.',
    schema: setting.list().refine((models) => models.length > 0, {
      error: 'must name at least one model',
    }),
    default: 'gemini-3.8-flash,gemini-3.5-flash,gemini-3.5-flash-lite',
  },
});
