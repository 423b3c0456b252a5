import { auditSettings, requiredAuditSettings } from '@workspace-ops/audit/settings';
import { phoneRegionSettings } from '@workspace-ops/contacts';
import { commerceSettings } from '@workspace-ops/commerce/settings';
import { gatewaySettings } from '@workspace-ops/gateway/settings';
import { generativeSettings } from '@workspace-ops/generative';
import { identitySettings } from '@workspace-ops/identity/settings';
import { outboundSettings } from '@workspace-ops/outbound/settings';
import { internalServiceNames, internalSettings, type ServiceName } from '@workspace-ops/rpc';
import { hostSettings, processSettings, serviceSettings } from '@workspace-ops/service-host';
import { tenancySettings, type SettingDefinitions } from '@workspace-ops/service-kit';
import { telemetrySettings } from '@workspace-ops/telemetry';
import { syncBridgeSettings } from '@workspace-ops/sync-bridge/settings';
import { voiceGatewaySettings } from '@workspace-ops/voice-gateway/settings';
import { workflowSettings } from '@workspace-ops/workflow/settings';
import { standaloneSettings } from './standalone-settings.ts';

/** Every setting of every service, by the service that reads it. */
export const settingsByService = {
  Start: standaloneSettings,
  Tenancy: tenancySettings,
  Gateway: gatewaySettings,
  Identity: identitySettings,
  'Sync bridge': syncBridgeSettings,
  Workflow: workflowSettings,
  'Voice gateway': voiceGatewaySettings,
  'Phone numbers': phoneRegionSettings,
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

/** What a service reads beside the settings that every process reads. */
export const ownSettings: Record<ServiceName, SettingDefinitions> = {
  gateway: gatewaySettings,
  identity: identitySettings,
  'sync-bridge': syncBridgeSettings,
  'voice-gateway': { ...voiceGatewaySettings, ...phoneRegionSettings },
  knowledge: generativeSettings,
  workflow: { ...workflowSettings, ...generativeSettings },
  commerce: commerceSettings,
  audit: requiredAuditSettings,
  outbound: { ...outboundSettings, ...generativeSettings },
};

/** The gateway has no database, and wakes nobody. */
const {
  DATABASE_URL: _,
  NATS_URL: __,
  ...gatewayProcessSettings
} = { ...processSettings, ...internalSettings };

/** Everything that a service reads in a process of its own. */
export const settingsOfProcess = (service: ServiceName): SettingDefinitions => ({
  ...telemetrySettings,
  ...tenancySettings,
  ...(service === 'gateway' ? gatewayProcessSettings : hostSettings(service)),
  ...ownSettings[service],
});

export const allSettings = {
  ...standaloneSettings,
  ...tenancySettings,
  ...gatewaySettings,
  ...identitySettings,
  ...syncBridgeSettings,
  ...workflowSettings,
  ...voiceGatewaySettings,
  ...phoneRegionSettings,
  ...commerceSettings,
  ...outboundSettings,
  ...generativeSettings,
  ...auditSettings,
  ...telemetrySettings,
};
