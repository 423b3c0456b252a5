import { defineSettings, setting } from '@workspace-ops/service-kit';
import { z } from 'zod';
import { publicKeysSchema, signingKeySchema } from './token/service-keys.ts';
import { internalPorts, type InternalServiceName, settingPrefix } from './topology.ts';

const addresses = () =>
  setting
    .list()
    .pipe(
      z
        .array(z.string().refine(isOrigin, { error: 'must be addresses like http://host:port' }))
        .min(1, { error: 'must name at least one address' }),
    );

/** Calls go to paths of their own: one that is given would be left out without a word. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'http:' && url.href === `${url.origin}/`;
}

/** Where a service is reached by the others. */
export const addressSetting = (service: InternalServiceName) => ({
  description: `The addresses of the ${service} service's replicas, separated by commas. A host name that resolves to several addresses stands for all of them.`,
  schema: addresses(),
  default: `http://127.0.0.1:${internalPorts[service]}`,
});

/** Where a service listens for the others. */
export const portSetting = (service: InternalServiceName) => ({
  description: `The port that the ${service} service listens on for the other services; 0 picks a free one, which \`start:services\` refuses unless ${settingPrefix(service)}_URL says where it is.`,
  schema: setting.port(),
  default: String(internalPorts[service]),
});

/** The addresses of all services, and the keys by which they recognise each other. */
export const internalSettings = defineSettings({
  INTERNAL_SIGNING_KEY: {
    description:
      "The service's own Ed25519 key, with which it signs its calls of other services; `pnpm service-keys` makes one for each.",
    schema: signingKeySchema,
    secret: true,
  },
  INTERNAL_PUBLIC_KEYS: {
    description:
      'The public keys of all services, as service:key separated by commas; a service may have several, while its key is being changed.',
    schema: publicKeysSchema,
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
