import type { Settings } from '@workspace-ops/service-kit';
import type { identitySettings } from './settings.ts';

type Given = Settings<typeof identitySettings>;

const isProduction = ({ NODE_ENV }: Given): boolean => NODE_ENV === 'production';

/** Who may make an account: the setting, or the default that goes with NODE_ENV. */
export const resolveSignUp = (settings: Given): 'open' | 'invite' | 'off' =>
  settings.SIGN_UP ?? (isProduction(settings) ? 'invite' : 'open');

/** Whether a login with an unknown email makes an account, where SIGN_UP lets it. */
export const provisionsOnLogin = (settings: Given): boolean =>
  (settings.LOGIN_PROVISIONING ?? (isProduction(settings) ? 'off' : 'on')) === 'on';

/** Whether the email's domain, and no domain below it, is one of SIGN_UP_DOMAINS. */
export const isAllowedDomain = (settings: Given, email: string): boolean =>
  settings.SIGN_UP_DOMAINS.includes(email.slice(email.lastIndexOf('@') + 1));
