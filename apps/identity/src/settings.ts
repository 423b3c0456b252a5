import {
  cellSetting,
  dataDirSetting,
  defineSettings,
  originSettings,
  setting,
  tenancySettings,
  timeZoneSetting,
} from '@workspace-ops/service-kit';
import { z } from 'zod';

const attempts = () => setting.integer(1, 1_000_000);
const windowMinutes = () => setting.integer(1, 1_440);

const serverPattern = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])(:\d{1,5})?$/i;
const domainPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** An address, or one in angle brackets after a name; a name with a comma stands in quotation marks. */
const senderPattern =
  /^(?:(?:"[^"\r\n]*"|[^"<>,\r\n]*) *<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

/** A domain, or one label such as localhost. */
const domainName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

export const identitySettings = defineSettings({
  ...tenancySettings,
  CELL: cellSetting,
  SIGN_UP: {
    description:
      'Who may make an account, in whichever way (sign-up, a first login, Google, an identity provider). open: everybody. invite: the first one, then who was invited or has a proved email of SIGN_UP_DOMAINS. off: nobody. Default: invite with NODE_ENV=production, open otherwise.',
    schema: setting.optionalChoice(['open', 'invite', 'off']),
  },
  SIGN_UP_DOMAINS: {
    description:
      'Domains whose emails need no invitation, separated by commas. The email must be proved: by Google, by the identity provider, or by the link that a sign-up then sends.',
    schema: setting
      .list()
      .refine((items) => items.every((item) => domainPattern.test(item)), {
        error: 'must be domains, as example.com',
      })
      .transform((items) => items.map((item) => item.toLowerCase())),
    default: '',
  },
  LOGIN_PROVISIONING: {
    description:
      'on: login with an unknown email makes the account, where SIGN_UP lets it. off: it is refused with 401. Default: off with NODE_ENV=production, on otherwise.',
    schema: setting.optionalChoice(['on', 'off']),
  },
  GOOGLE_CLIENT_ID: {
    description:
      'The OAuth client id that Google ID tokens must be made for. Without it, open tenancy trusts the email of a Google sign-in and strict tenancy answers 503.',
    schema: setting.optionalText(),
  },
  GOOGLE_JWKS_URL: {
    description: "Where Google's public keys are.",
    schema: setting.url(),
    default: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  SSO_ONLY: {
    description:
      'on: people of every domain that a workspace has proved sign in through its provider only, whether the workspace asks for that or not. Owners of the workspace keep their passwords.',
    schema: setting.onOff(),
    default: 'off',
  },
  SSO_ALLOW_HOSTS: {
    description:
      'Comma-separated host names, addresses or networks (10.1.0.0/16) that sign-in providers of workspaces may have although they are internal.',
    schema: setting.hosts(),
    default: '',
  },
  SSO_DNS_SERVERS: {
    description:
      'Name servers that are asked for the TXT records of domains, separated by commas, as 192.0.2.1 or 192.0.2.1:5353. Default: those of the machine.',
    schema: setting.list().refine((items) => items.every((item) => serverPattern.test(item)), {
      error: 'must be addresses of name servers, as 192.0.2.1:53',
    }),
    default: '',
  },
  SESSION_KEY_ROTATION_DAYS: {
    description: 'How long one key signs session tokens. Rotation logs nobody out.',
    schema: setting.integer(2, 3_650),
    default: '90',
  },
  SESSION_KEY_SECRET: {
    description:
      'Encrypts the private session keys in the database; at least 32 random characters, the same for every replica. Required with NODE_ENV=production.',
    schema: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    secret: true,
  },
  PASSWORD_HASH_CONCURRENCY: {
    description:
      'How many passwords one process hashes at a time, 19 MiB and one thread of UV_THREADPOOL_SIZE each.',
    schema: setting.integer(1, 64),
    default: '2',
  },
  ...originSettings,
  PASSKEY_DOMAIN: {
    description:
      'The domain that passkeys belong to, as example.com: that of PUBLIC_ORIGIN or one above it, where pages of ALLOWED_ORIGINS under the same domain use them too. Passkeys made for another domain stop working. Default: the host of PUBLIC_ORIGIN, else localhost.',
    schema: setting.optionalText().refine((value) => !value || domainName.test(value), {
      error: 'must be a domain, as example.com',
    }),
  },
  SESSION_IDLE_DAYS: {
    description: 'A session that was not used for so many days ends.',
    schema: setting.integer(1, 365),
    default: '30',
  },
  SMTP_URL: {
    description:
      'The mail server, as smtp://user:password@host:587 or smtps://host. Without it each mail is written as a file into DATA_DIR/mail.',
    schema: z.url({ error: 'must be a URL', protocol: /^smtps?$/ }).optional(),
    secret: true,
  },
  SMTP_TIMEOUT_MS: {
    description:
      'How long the mail server may be silent before a mail is put off, in milliseconds.',
    schema: setting.integer(100, 600_000),
    default: '15000',
  },
  MAIL_FROM: {
    description:
      'The sender of mails, as Workspace Operations <ops@example.com>. Required with SMTP_URL.',
    schema: setting.optionalText().refine((text) => !text || senderPattern.test(text), {
      error: 'must be one address, as Workspace Operations <ops@example.com>',
    }),
  },
  DIGEST_HOUR: {
    description:
      'The hour at which daily mails are sent, from 0 to 23, in the time zone of the workspace.',
    schema: setting.integer(0, 23),
    default: '8',
  },
  VOICE_TIMEZONE: timeZoneSetting,
  DATA_DIR: dataDirSetting,
  LOGIN_LIMIT_PER_ACCOUNT_AND_ADDRESS: {
    description:
      'Failed logins of one account from one address in a window. Of IPv6 the /64 network counts, and twice as many are allowed from its /56, four times as many from its /48.',
    schema: attempts(),
    default: '10',
  },
  LOGIN_LIMIT_PER_ACCOUNT: {
    description: 'Failed logins of one account from all addresses in a window.',
    schema: attempts(),
    default: '100',
  },
  LOGIN_LIMIT_PER_ADDRESS: {
    description:
      'Failed logins from one address to all accounts in a window; IPv6 networks as above.',
    schema: attempts(),
    default: '300',
  },
  LOGIN_LIMIT_PER_DEVICE: {
    description:
      'Failed logins of one account from a browser or device that signed in to it before. They count against no other limit, and others’ failures do not count against this one.',
    schema: attempts(),
    default: '10',
  },
  SECOND_FACTOR_LIMIT_PER_ACCOUNT: {
    description:
      'Wrong second factors of one account in a window of LOGIN_LIMIT_WINDOW_MINUTES, from all addresses.',
    schema: attempts(),
    default: '5',
  },
  LOGIN_LIMIT_WINDOW_MINUTES: {
    description: 'The window of the login limits; it begins with the first failure.',
    schema: windowMinutes(),
    default: '15',
  },
  SIGN_UP_LIMIT_PER_ADDRESS: {
    description:
      'Sign-ups from one address in a window, accounts made by a first login included; IPv6 networks as above.',
    schema: attempts(),
    default: '1000',
  },
  SIGN_UP_LIMIT_WINDOW_MINUTES: {
    description: 'The window of the sign-up limit; it begins with the first sign-up.',
    schema: windowMinutes(),
    default: '60',
  },
  MAIL_LIMIT_PER_EMAIL: {
    description: 'Mails to one address that can be asked for without signing in, in a window.',
    schema: attempts(),
    default: '5',
  },
  MAIL_LIMIT_PER_ADDRESS: {
    description:
      'Mails that one network address can ask for without signing in, in a window; IPv6 networks as above.',
    schema: attempts(),
    default: '50',
  },
  MAIL_LIMIT_WINDOW_MINUTES: {
    description: 'The window of the mail limits; it begins with the first mail.',
    schema: windowMinutes(),
    default: '60',
  },
});
