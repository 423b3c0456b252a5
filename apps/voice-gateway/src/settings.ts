import { isPhoneRegion, phoneRegionSettings } from '@workspace-ops/contacts';
import { voiceIdPattern } from '@workspace-ops/contracts';
import {
  defineSettings,
  setting,
  timeZoneSetting,
  tenancySettings,
  type Settings,
} from '@workspace-ops/service-kit';
import { z } from 'zod';

const base64Secret = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

export const voiceGatewaySettings = defineSettings({
  SPEECH_API_KEY: {
    description: 'The key of the ElevenLabs API; without it speech answers 500.',
    schema: setting.optionalText(),
    secret: true,
  },
  SPEECH_API_BASE_URL: {
    description: 'The address of the ElevenLabs API, without /v1.',
    schema: setting.baseUrl(/\/v1$/),
    default: 'https://api.elevenlabs.io',
  },
  SPEECH_VOICE_ID_DEFAULT: {
    description: 'The voice of requests that name none; by default a built-in one.',
    schema: z.string().trim().regex(voiceIdPattern, {
      error: 'must be 1 to 128 letters, digits, underscores or dashes',
    }),
    default: 'JBFqnCBsd6RMkjVDRZzb',
  },
  SPEECH_TIMEOUT_MS: {
    description:
      'How long the speech provider may be silent, in milliseconds, before its answer and between two parts of it.',
    schema: setting.integer(100, 600_000),
    default: '30000',
  },
  VOICE_TIMEZONE: timeZoneSetting,
  VOICE_HUMAN_HOST: {
    description: 'Whom callers meet at their appointment, as the voice agent says it.',
    schema: setting.text(),
    default: 'our advisory team',
  },
  ...phoneRegionSettings,
  VOICE_WEBHOOK_SECRET: {
    description:
      'Call records must be signed with it by the Standard Webhooks scheme (whsec_ and base64), or carry it as X-Webhook-Secret.',
    schema: setting
      .optionalText()
      .refine((text) => !text?.startsWith('whsec_') || base64Secret.test(text), {
        error: 'must be base64 after whsec_',
      }),
    secret: true,
  },
  DISPATCH_REGIONS: {
    description:
      'The regions that outbound calls may go to, as US,CA; all for any region. Default: in production that of DEFAULT_PHONE_REGION, all otherwise. Premium-rate, shared-cost and satellite numbers are refused everywhere.',
    schema: regionList().optional(),
  },
  DISPATCH_PER_NUMBER_PER_DAY: {
    description:
      'Outbound calls to one number a day, by the days of the workspace; 0 for any number of them. Default: 1 in production, 0 otherwise.',
    schema: setting.integer(0, 1_000).optional(),
  },
  VOICE_DISPATCH_URL: {
    description:
      'Where outbound calls are handed over, by POST; without it they stay queued until it is set.',
    schema: setting.optionalExactUrl(),
  },
  VOICE_DISPATCH_TOKEN: {
    description: 'Sent to VOICE_DISPATCH_URL as Authorization: Bearer.',
    schema: setting.optionalText(),
    secret: true,
  },
});

/** What the service reads: its own settings, and the tenancy that decides about unsigned webhooks. */
export const voiceGatewayDefinitions = { ...tenancySettings, ...voiceGatewaySettings };

/** Upper case, and `ALL` or regions. */
function regionList() {
  return setting
    .list()
    .transform((regions) => regions.map((region) => region.toUpperCase()))
    .refine((regions) => regions.join() === 'ALL' || regions.every(isPhoneRegion), {
      error: 'must be region codes, as US,CA, or all',
    });
}

type VoiceSettings = Settings<typeof voiceGatewayDefinitions>;

export function resolveDispatchRegions(settings: VoiceSettings): readonly string[] | null {
  const { DISPATCH_REGIONS: regions, DEFAULT_PHONE_REGION, NODE_ENV } = settings;
  if (regions === undefined) return NODE_ENV === 'production' ? [DEFAULT_PHONE_REGION] : null;
  return regions.join() === 'ALL' ? null : regions;
}

export function resolveCallsPerDay(settings: VoiceSettings): number | null {
  const { DISPATCH_PER_NUMBER_PER_DAY: limit, NODE_ENV } = settings;
  return (limit ?? (NODE_ENV === 'production' ? 1 : 0)) || null;
}
