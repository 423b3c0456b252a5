import type { Settings } from '@workspace-ops/service-kit';
import type { identitySettings } from '../settings.ts';
import type { Limit } from './attempt-limits.ts';
import { limitedAddress } from './limited-address.ts';

type LimitSettings = Settings<typeof identitySettings>;

const minuteMs = 60_000;

/** The limits on failed logins (decisions.md 18). They hold for unknown emails too. */
export function logInLimits(settings: LimitSettings, email: string, address: string): Limit[] {
  const from = limitedAddress(address);
  const shared = {
    windowMs: settings.LOGIN_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many failed sign-ins. Try again later.',
  };
  return [
    {
      ...shared,
      key: `login:account+address:${email}:${from}`,
      max: settings.LOGIN_LIMIT_PER_ACCOUNT_AND_ADDRESS,
    },
    { ...shared, key: `login:account:${email}`, max: settings.LOGIN_LIMIT_PER_ACCOUNT },
    { ...shared, key: `login:address:${from}`, max: settings.LOGIN_LIMIT_PER_ADDRESS },
  ];
}

/** The limit on new accounts from one address. */
export const signUpLimits = (settings: LimitSettings, address: string): Limit[] => [
  {
    key: `signup:address:${limitedAddress(address)}`,
    max: settings.SIGN_UP_LIMIT_PER_ADDRESS,
    windowMs: settings.SIGN_UP_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many sign-ups from this address. Try again later.',
  },
];
