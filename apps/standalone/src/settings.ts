import { auditSettings } from '@workspace-ops/audit/settings';
import { commerceSettings } from '@workspace-ops/commerce/settings';
import { gatewaySettings } from '@workspace-ops/gateway/settings';
import { generativeSettings } from '@workspace-ops/generative';
import { identitySettings } from '@workspace-ops/identity/settings';
import { outboundSettings } from '@workspace-ops/outbound/settings';
import {
  defineSettings,
  logLevels,
  setting,
  tenancySettings,
  type SettingDefinitions,
} from '@workspace-ops/service-kit';
import { syncBridgeSettings } from '@workspace-ops/sync-bridge/settings';
import { voiceGatewaySettings } from '@workspace-ops/voice-gateway/settings';
import { workflowSettings } from '@workspace-ops/workflow/settings';

export const standaloneSettings = defineSettings({
  DATA_DIR: {
    description: 'The folder of the embedded database and of the keys made at the first start.',
    schema: setting.text(),
    default: '.data',
  },
  DATABASE_URL: {
    description:
      'A PostgreSQL server (16 or later) to use instead of the embedded one, as postgres://user:password@host/database. The user must be allowed to create roles and schemas.',
    schema: setting.optionalText(),
    secret: true,
  },
  LOG_LEVEL: {
    description: `What is logged, as JSON lines on standard error: ${logLevels.join(', ')}.`,
    schema: setting.choice(logLevels),
    default: 'warn',
  },
});

/** Every setting of every service, by the service that reads it. */
export const settingsByService = {
  Start: standaloneSettings,
  Tenancy: tenancySettings,
  Gateway: gatewaySettings,
  Identity: identitySettings,
  'Sync bridge': syncBridgeSettings,
  Workflow: workflowSettings,
  'Voice gateway': voiceGatewaySettings,
  Commerce: commerceSettings,
  Outbound: outboundSettings,
  'Generative model': generativeSettings,
  Audit: auditSettings,
} satisfies Record<string, SettingDefinitions>;

export const allSettings = {
  ...standaloneSettings,
  ...tenancySettings,
  ...gatewaySettings,
  ...identitySettings,
  ...syncBridgeSettings,
  ...workflowSettings,
  ...voiceGatewaySettings,
  ...commerceSettings,
  ...outboundSettings,
  ...generativeSettings,
  ...auditSettings,
};
