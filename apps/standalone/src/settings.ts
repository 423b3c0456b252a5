import { auditSettings } from '@workspace-ops/audit/settings';
import { commerceSettings } from '@workspace-ops/commerce/settings';
import { gatewaySettings } from '@workspace-ops/gateway/settings';
import { generativeSettings } from '@workspace-ops/generative';
import { identitySettings } from '@workspace-ops/identity/settings';
import { outboundSettings } from '@workspace-ops/outbound/settings';
import { internalServiceNames, internalSettings } from '@workspace-ops/rpc';
import { processSettings, serviceSettings } from '@workspace-ops/service-host';
import {
  defineSettings,
  setting,
  tenancySettings,
  type SettingDefinitions,
} from '@workspace-ops/service-kit';
import { telemetrySettings } from '@workspace-ops/telemetry';
import { syncBridgeSettings } from '@workspace-ops/sync-bridge/settings';
import { voiceGatewaySettings } from '@workspace-ops/voice-gateway/settings';
import { workflowSettings } from '@workspace-ops/workflow/settings';

export const standaloneSettings = defineSettings({
  DATA_DIR: {
    description: 'The folder of the embedded database and of the keys made at the first start.',
    schema: setting.text(),
    default: '.data',
  },
  DATABASE_URL: processSettings.DATABASE_URL,
  LOG_LEVEL: processSettings.LOG_LEVEL,
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
  Tracing: telemetrySettings,
  'Services apart': {
    ...internalSettings,
    INTERNAL_HOST: processSettings.INTERNAL_HOST,
    ...Object.assign({}, ...internalServiceNames.map(serviceSettings)),
  },
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
  ...telemetrySettings,
};
