import { generativeSettings } from '@workspace-ops/generative';
import { defineSettings, setting, tenancySettings } from '@workspace-ops/service-kit';

const base64Secret = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

export const outboundSettings = defineSettings({
  COLDMAIL_API_KEY: {
    description:
      'The key of the cold-email provider’s API, read at every request. Without it verify and campaigns answer 503.',
    schema: setting.optionalText(),
    secret: true,
  },
  COLDMAIL_API_BASE_URL: {
    description: 'The address of the cold-email provider’s API, without /api/v2.',
    schema: setting.baseUrl(/\/api(\/v\d)?$/),
    default: 'https://api.instantly.ai',
  },
  COLDMAIL_TIMEOUT_MS: {
    description: 'How long one request to the cold-email provider may take, in milliseconds.',
    schema: setting.integer(100, 60_000),
    default: '10000',
  },
  COLDMAIL_LIST_TIMEOUT_MS: {
    description:
      'How long a list of campaigns may take altogether, in milliseconds, however many pages it needs.',
    schema: setting.integer(100, 600_000),
    default: '60000',
  },
  COLDMAIL_MODEL_TIMEOUT_MS: {
    description:
      'How long the sender of a reply waits for a model where the rules are unsure what the reply wants, in milliseconds. After that the rules decide.',
    schema: setting.integer(100, 20_000),
    default: '4000',
  },
  COLDMAIL_WEBHOOK_SECRET: {
    description:
      'Cold-email events must be signed with it by the Standard Webhooks scheme (whsec_ and base64), or carry it as X-Webhook-Secret.',
    schema: setting
      .optionalText()
      .refine((text) => !text?.startsWith('whsec_') || base64Secret.test(text), {
        error: 'must be base64 after whsec_',
      }),
    secret: true,
  },
});

/**
 * What the service reads: its own settings, how the model is reached, and the tenancy that decides
 * about unsigned events.
 */
export const outboundDefinitions = {
  ...tenancySettings,
  ...outboundSettings,
  ...generativeSettings,
};
