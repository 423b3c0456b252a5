import { defineSettings, setting } from '@workspace-ops/service-kit';
import { z } from 'zod';

/** The services behind the gateway, each with the port that it listens on when run apart. */
export const internalPorts = {
  identity: 8081,
  'sync-bridge': 8082,
  'voice-gateway': 8083,
  knowledge: 8084,
  workflow: 8085,
  commerce: 8086,
  audit: 8087,
  outbound: 8088,
} as const;

/** The PostgreSQL schema of each service. */
export const schemaNames = {
  identity: 'identity',
  'sync-bridge': 'sync',
  'voice-gateway': 'voice',
  knowledge: 'knowledge',
  workflow: 'workflow',
  commerce: 'commerce',
  audit: 'audit',
  outbound: 'outbound',
} as const satisfies Record<InternalServiceName, string>;

export type InternalServiceName = keyof typeof internalPorts;

/** A deployable: a service behind the gateway, or the gateway itself. */
export type ServiceName = 'gateway' | InternalServiceName;

export const internalServiceNames = Object.keys(internalPorts) as InternalServiceName[];

/** The start of the names of a service's settings: `SYNC_BRIDGE` of `sync-bridge`. */
export const settingPrefix = (service: ServiceName): string =>
  service.toUpperCase().replaceAll('-', '_');

const addresses = () =>
  setting
    .list()
    .pipe(
      z
        .array(z.url({ protocol: /^http$/, error: 'must be addresses like http://host:port' }))
        .min(1, { error: 'must name at least one address' }),
    );

/** Where a service is reached by the others. */
export const addressSetting = (service: InternalServiceName) => ({
  description: `The addresses of the ${service} service's replicas, separated by commas. A host name that resolves to several addresses stands for all of them.`,
  schema: addresses(),
  default: `http://127.0.0.1:${internalPorts[service]}`,
});

/** Where a service listens for the others. */
export const portSetting = (service: InternalServiceName) => ({
  description: `The port that the ${service} service listens on for the other services; 0 picks a free one.`,
  schema: setting.port(),
  default: String(internalPorts[service]),
});

/** The addresses of all services, and what they recognise each other by. */
export const internalSettings = defineSettings({
  INTERNAL_TOKEN_SECRET: {
    description:
      'What the services sign the tokens with that they demand of each other: at least 32 characters, the same for all.',
    schema: z.string().min(32, { error: 'must have at least 32 characters' }),
    secret: true,
  },
  IDENTITY_URL: addressSetting('identity'),
  SYNC_BRIDGE_URL: addressSetting('sync-bridge'),
  VOICE_GATEWAY_URL: addressSetting('voice-gateway'),
  KNOWLEDGE_URL: addressSetting('knowledge'),
  WORKFLOW_URL: addressSetting('workflow'),
  COMMERCE_URL: addressSetting('commerce'),
  AUDIT_URL: addressSetting('audit'),
  OUTBOUND_URL: addressSetting('outbound'),
});
