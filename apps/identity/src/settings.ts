import { defineSettings, setting, tenancySettings } from '@workspace-ops/service-kit';
import { z } from 'zod';

const attempts = () => setting.integer(1, 1_000_000);
const windowMinutes = () => setting.integer(1, 1_440);

export const identitySettings = defineSettings({
  ...tenancySettings,
  LOGIN_PROVISIONING: {
    description: 'on: login with an unknown email makes the account. off: it is refused with 401.',
    schema: setting.onOff(),
    default: 'on',
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
  LOGIN_LIMIT_PER_ACCOUNT_AND_ADDRESS: {
    description: 'Failed logins of one account from one address in a window.',
    schema: attempts(),
    default: '10',
  },
  LOGIN_LIMIT_PER_ACCOUNT: {
    description: 'Failed logins of one account from all addresses in a window.',
    schema: attempts(),
    default: '100',
  },
  LOGIN_LIMIT_PER_ADDRESS: {
    description: 'Failed logins from one address to all accounts in a window.',
    schema: attempts(),
    default: '300',
  },
  LOGIN_LIMIT_WINDOW_MINUTES: {
    description: 'The window of the login limits; it begins with the first failure.',
    schema: windowMinutes(),
    default: '15',
  },
  SIGN_UP_LIMIT_PER_ADDRESS: {
    description: 'Sign-ups from one address in a window, accounts made by a first login included.',
    schema: attempts(),
    default: '1000',
  },
  SIGN_UP_LIMIT_WINDOW_MINUTES: {
    description: 'The window of the sign-up limit; it begins with the first sign-up.',
    schema: windowMinutes(),
    default: '60',
  },
});
