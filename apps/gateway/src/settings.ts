import {
  defineSettings,
  setting,
  type Settings,
  type tenancySettings,
} from '@workspace-ops/service-kit';
import { isProxyAddress } from './http/proxy-address.ts';

const origin = (text: string): string | null => {
  const url = URL.parse(text);
  return url === null || url.origin === 'null' ? null : url.origin;
};

const proxyList = () =>
  setting.list().refine((items) => items.every(isProxyAddress), {
    error: 'must be addresses, networks (10.0.0.0/8) or loopback, linklocal, uniquelocal',
  });

const originList = () =>
  setting
    .list()
    .refine((items) => items.every((item) => origin(item) !== null), {
      error: 'must be origins, as https://app.example.com',
    })
    .transform((items) => items.map((item) => origin(item)!));

export const gatewaySettings = defineSettings({
  PORT: {
    description: 'The port that the REST interface listens on; 0 picks a free one.',
    schema: setting.port(),
    default: '8080',
  },
  TRUST_PROXY: {
    description:
      'Addresses whose X-Forwarded-* headers count, separated by commas: addresses, networks, or loopback, linklocal, uniquelocal.',
    schema: proxyList(),
    default: '',
  },
  ALLOWED_ORIGINS: {
    description:
      'Origins of other web applications that may call with the session cookie, separated by commas.',
    schema: originList(),
    default: '',
  },
  MAX_BODY_BYTES: {
    description: 'The largest request body, in bytes, after decompression.',
    schema: setting.integer(1_024, 104_857_600),
    default: '1048576',
  },
  REQUEST_DEADLINE_MS: {
    description: 'How long a request may wait for its answer, in milliseconds, before a 503.',
    schema: setting.integer(100, 3_600_000),
    default: '90000',
  },
  IDP_ISSUER: {
    description: 'The issuer of accepted identity-provider tokens.',
    schema: setting.optionalText(),
  },
  IDP_AUDIENCE: {
    description: 'The audience that identity-provider tokens must name.',
    schema: setting.optionalText(),
  },
  IDP_JWKS_URL: {
    description: 'Where the identity provider publishes its public keys.',
    schema: setting.optionalUrl(),
  },
  IDP_JWT_SECRET: {
    description: 'The secret of an identity provider that signs with HS256: at least 32 bytes.',
    schema: setting.optionalText().refine((value) => !value || Buffer.byteLength(value) >= 32, {
      error: 'must have at least 32 bytes',
    }),
    secret: true,
  },
});

/** What the gateway reads: its own settings and the tenancy that all services share. */
export type GatewaySettings = Settings<typeof gatewaySettings> & Settings<typeof tenancySettings>;
