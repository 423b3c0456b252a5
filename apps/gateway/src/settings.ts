import { workspaceIdPattern } from '@workspace-ops/contracts';
import {
  cellSetting,
  defineSettings,
  originSettings,
  setting,
  type Settings,
  type tenancySettings,
} from '@workspace-ops/service-kit';
import { defaultPort } from './default-port.ts';
import { isProxyAddress, readHostName } from './setting-values/host-texts.ts';
import { rateSetting } from './setting-values/rate.ts';

const isProxyList = (items: string[]): boolean =>
  items.every(isProxyAddress) || (items.length === 1 && items[0] === 'none');

const proxyList = () =>
  setting.list().refine(isProxyList, {
    error: 'must be addresses, networks (10.0.0.0/8) or loopback, linklocal, uniquelocal; or none',
  });

const hostList = () =>
  setting
    .list()
    .refine((items) => items.every((item) => readHostName(item) === item.toLowerCase()), {
      error: 'must be host names without a port, as ops.example.com',
    })
    .transform((items) => items.map((item) => item.toLowerCase()));

const workspaceList = () =>
  setting
    .list()
    .refine((items) => items.every((item) => item === '*' || workspaceIdPattern.test(item)), {
      error: 'must be ids of workspaces, or *',
    });

/** Who has a limit of its own beside the workspace's. */
const payer = 'user (without a credential: address)';

const rateLimit = (what: string, ofWhom: string, value: string) => ({
  description: `${what} of one ${ofWhom}: so many at once, and as many again over the time given. off for no limit.`,
  schema: rateSetting(),
  default: value,
});

export const gatewaySettings = defineSettings({
  DISK_FOLDERS: {
    description:
      'Folders, separated by commas, whose disks `/readyz` watches. Default: the starts name DATA_DIR and where the embedded database is.',
    schema: setting.list(),
    default: '',
  },
  DISK_MIN_FREE_BYTES: {
    description: 'How much must be free on those disks for `/readyz` to say that all is well.',
    schema: setting.integer(0, Number.MAX_SAFE_INTEGER),
    default: '268435456',
  },
  PORT: {
    description: 'The port that the REST interface listens on; 0 picks a free one.',
    schema: setting.port(),
    default: defaultPort,
  },
  HOST: {
    description:
      'The network interface that the REST interface listens on; 0.0.0.0 or :: for all. Default: 127.0.0.1 in open tenancy, all interfaces in strict tenancy.',
    schema: setting.optionalText(),
  },
  CELL: cellSetting,
  PUBLIC_ORIGIN: originSettings.PUBLIC_ORIGIN,
  TRUST_PROXY: {
    description:
      'Addresses whose X-Forwarded-* headers count, separated by commas: addresses, networks, or loopback, linklocal, uniquelocal. none says that there is no proxy. Required with NODE_ENV=production.',
    schema: proxyList(),
    default: '',
  },
  ALLOWED_ORIGINS: originSettings.ALLOWED_ORIGINS,
  ALLOWED_HOSTS: {
    description:
      'Host names under which the service is served in open tenancy, separated by commas, beside addresses, localhost, *.localhost and the host of PUBLIC_ORIGIN.',
    schema: hostList(),
    default: '',
  },
  CONSOLE: originSettings.CONSOLE,
  CONSOLE_DIR: {
    description:
      'The folder of the built console, where no console is built. Default: the starts build it into DATA_DIR/console, the image of the gateway has its own; without a folder there is no `/console`.',
    schema: setting.optionalText(),
  },
  CONSOLE_DEV_SERVER: {
    description:
      'The address of Vite’s development server, to which `/console` is passed. `pnpm dev` sets it.',
    schema: setting.optionalUrl(),
  },
  METRICS_TOKEN: {
    description:
      'The bearer token that /metrics demands, and with which /readyz names what cannot serve. Where none is set, both are open outside production; in production /metrics is refused and /readyz tells the status alone.',
    schema: setting.optionalText().refine((value) => !value || /^[!-~]{16,}$/.test(value), {
      error: 'must have at least 16 visible ASCII characters',
    }),
    secret: true,
  },
  OUTBOUND_WORKSPACES: {
    description:
      'The workspaces that may read the campaigns of COLDMAIL_API_KEY, by their ids, separated by commas; * for all. Default: in strict tenancy that of the first account, in open tenancy all.',
    schema: workspaceList(),
    default: '',
  },
  VOICE_WORKSPACES: {
    description:
      'The workspaces that may use SPEECH_API_KEY and have calls made, as OUTBOUND_WORKSPACES.',
    schema: workspaceList(),
    default: '',
  },
  RATE_LIMITS: {
    description:
      'on or off: whether the RATE_LIMIT_* hold, for all replicas together. Default: on with NODE_ENV=production, off otherwise.',
    schema: setting.onOff().optional(),
  },
  RATE_LIMIT_REQUESTS_PER_WORKSPACE: rateLimit('Requests', 'workspace', '6000/minute'),
  RATE_LIMIT_REQUESTS_PER_USER: rateLimit('Requests', 'user', '1200/minute'),
  RATE_LIMIT_REQUESTS_PER_ADDRESS: rateLimit(
    'Requests without a credential',
    'address (IPv6: /64 network)',
    '3000/minute',
  ),
  RATE_LIMIT_UPLOADS_PER_WORKSPACE: rateLimit(
    'Pieces of 64 KiB of large request bodies',
    'workspace (without a credential: address)',
    '16/10 seconds',
  ),
  RATE_LIMIT_SPEECH_PER_WORKSPACE: rateLimit('Spoken texts', 'workspace', '600/hour'),
  RATE_LIMIT_SPEECH_PER_USER: rateLimit('Spoken texts', payer, '200/hour'),
  RATE_LIMIT_GENERATION_PER_WORKSPACE: rateLimit(
    'Generated profiles and sets of questions',
    'workspace',
    '120/hour',
  ),
  RATE_LIMIT_GENERATION_PER_USER: rateLimit(
    'Generated profiles and sets of questions',
    payer,
    '60/hour',
  ),
  RATE_LIMIT_DISPATCH_PER_WORKSPACE: rateLimit('Dispatched calls', 'workspace', '300/hour'),
  RATE_LIMIT_DISPATCH_PER_USER: rateLimit('Dispatched calls', payer, '100/hour'),
  RATE_LIMIT_REFINEMENT_PER_WORKSPACE: rateLimit('Refinements', 'workspace', '240/hour'),
  RATE_LIMIT_REFINEMENT_PER_USER: rateLimit('Refinements', payer, '120/hour'),
  MAX_EVENT_STREAMS: {
    description:
      'How many event streams one session may have open at a time; without a session, one user or address.',
    schema: setting.integer(1, 10_000),
    default: '20',
  },
  MAX_BODY_BYTES: {
    description: 'The largest request body, in bytes, after decompression.',
    schema: setting.integer(1_024, 104_857_600),
    default: '1048576',
  },
  DOWNLOAD_MIN_BYTES_PER_SECOND: {
    description:
      'The reader of an export, a download or speech that takes less than this over 15 seconds, while more waits for it, is cut off. 0: never.',
    schema: setting.integer(0, 1_000_000_000),
    default: '1024',
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
  IDP_EMAIL_TRUSTED: {
    description:
      'on: an email of an identity-provider token counts though the token has no claim email_verified. off: only email_verified of true counts. Default: on in open tenancy, off in strict.',
    schema: setting.onOff().optional(),
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
