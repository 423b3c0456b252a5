import { workspaceIdPattern } from '@workspace-ops/contracts';
import { z } from 'zod';
import { defineSettings, setting, type Settings } from './settings.ts';

/** Of whoever keeps files: the composition in one process, and a service that runs apart. */
export const dataDirSetting = {
  description:
    'The folder of the embedded database, of the keys made at the first start, and of mails where no SMTP_URL is set.',
  schema: setting.text(),
  default: '.data',
};

export const timeZoneSetting = {
  description:
    'The time zone of the appointment slots, and of workspaces that have set none, as an IANA name.',
  schema: z.string().trim().refine(isTimeZone, { error: 'must be an IANA time zone' }),
  default: 'America/New_York',
};

function isTimeZone(text: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const tenancies = ['open', 'strict'] as const;
export type Tenancy = (typeof tenancies)[number];

/** `Production`, `prod` and `porduction` would be open to everybody without a word. */
const isNearlyProduction = (text: string | undefined): boolean =>
  text !== undefined && text !== 'production' && /^p[ro]{1,3}d|uction$/i.test(text);

/** The settings by which every service knows whom it may trust. */
export const tenancySettings = defineSettings({
  TENANCY: {
    description:
      'open: callers without a credential are let in by X-Workspace-Id or the default workspace, for development and trusted networks. strict: workspace-scoped endpoints need a credential. Default: strict with NODE_ENV=production, open otherwise.',
    schema: setting.optionalChoice(tenancies),
  },
  NODE_ENV: {
    description:
      'production makes strict tenancy the default and demands the secrets it needs. What is nearly that word is refused.',
    schema: setting.optionalText().refine((text) => !isNearlyProduction(text), {
      error: 'is like production and is not it: write production, or another word',
    }),
  },
  DEFAULT_WORKSPACE_ID: {
    description: 'The workspace of callers without a credential and without X-Workspace-Id.',
    schema: z.string().regex(workspaceIdPattern, {
      error: 'must be 1 to 64 letters, digits, underscores or dashes',
    }),
    default: 'ws_default',
  },
});

/** The tenancy that is set, or the default that goes with NODE_ENV. */
export const resolveTenancy = (
  settings: Pick<Settings<typeof tenancySettings>, 'TENANCY' | 'NODE_ENV'>,
): Tenancy => settings.TENANCY ?? (settings.NODE_ENV === 'production' ? 'strict' : 'open');
