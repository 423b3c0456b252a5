import { phoneRegionSettings } from '@workspace-ops/contacts';
import { defineSettings, setting, tenancySettings } from '@workspace-ops/service-kit';

export const syncBridgeSettings = defineSettings({
  ...phoneRegionSettings,
  LIVE_EVENT_COPIES: {
    description:
      'How many servers of NATS_URL keep each live event, by JetStream: 1, 3 or 5. Without it PostgreSQL keeps the events.',
    schema: setting.optionalChoice(['1', '3', '5']),
  },
  WEBHOOK_ALLOW_HOSTS: {
    description:
      'Comma-separated host names, addresses or networks (10.1.0.0/16) that callback URLs may reach although they are internal.',
    schema: setting.hosts(),
    default: '',
  },
  WEBHOOK_MAX_SUBSCRIPTIONS: {
    description: 'The most callback URLs that one workspace may have registered at a time.',
    schema: setting.integer(1, 100_000),
    default: '20',
  },
});

/** What the service reads: its own settings, and the tenancy that allows loopback or not. */
export const syncBridgeDefinitions = { ...tenancySettings, ...syncBridgeSettings };
