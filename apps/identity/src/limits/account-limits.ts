import { minuteMs, type Settings } from '@workspace-ops/service-kit';
import type { identitySettings } from '../settings.ts';
import type { Limit } from './attempt-limits.ts';
import { limitedNetworks } from './limited-address.ts';

type LimitSettings = Settings<typeof identitySettings>;

interface LogInAttempt {
  email: string;
  address: string;
  /** The device, where somebody signed in to this account on it before. */
  deviceId: string | undefined;
}

/** The limits on failed logins. They hold for unknown emails too. */
export function logInLimits(settings: LimitSettings, attempt: LogInAttempt): Limit[] {
  const { email, address, deviceId } = attempt;
  const shared = {
    windowMs: settings.LOGIN_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many failed sign-ins. Try again later.',
  };
  // Others' guesses, from wherever they come, must not use up what a known device may try.
  if (deviceId !== undefined) {
    const key = `login:device:${deviceId}:${email}`;
    return [{ ...shared, key, max: settings.LOGIN_LIMIT_PER_DEVICE }];
  }
  return [
    { ...shared, key: `login:account:${email}`, max: settings.LOGIN_LIMIT_PER_ACCOUNT },
    ...limitedNetworks(address).flatMap(({ network, times }) => [
      {
        ...shared,
        key: `login:account+address:${email}:${network}`,
        max: settings.LOGIN_LIMIT_PER_ACCOUNT_AND_ADDRESS * times,
      },
      {
        ...shared,
        key: `login:address:${network}`,
        max: settings.LOGIN_LIMIT_PER_ADDRESS * times,
      },
    ]),
  ];
}

/** What the failed logins of an account are counted under, and under what for each address. */
export const logInCounters = (email: string): string[] => [
  `login:account:${email}`,
  `login:account+address:${email}`,
];

/** The limit on wrong current passwords of somebody who is signed in. */
export const currentPasswordLimits = (settings: LimitSettings, userId: string): Limit[] => [
  {
    key: `password:user:${userId}`,
    max: settings.LOGIN_LIMIT_PER_ACCOUNT_AND_ADDRESS,
    windowMs: settings.LOGIN_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many wrong passwords. Try again later.',
  },
];

/** The limit on wrong second factors of an account, wherever they are given. */
export const secondFactorLimits = (settings: LimitSettings, userId: string): Limit[] => [
  {
    key: `factor:user:${userId}`,
    max: settings.SECOND_FACTOR_LIMIT_PER_ACCOUNT,
    windowMs: settings.LOGIN_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many wrong codes. Try again later.',
  },
];

/** The limit on sign-ins with a passkey that are begun from one address. */
export const passkeySignInLimits = (settings: LimitSettings, address: string): Limit[] =>
  limitedNetworks(address).map(({ network, times }) => ({
    key: `passkey:address:${network}`,
    max: settings.LOGIN_LIMIT_PER_ADDRESS * times,
    windowMs: settings.LOGIN_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many sign-ins were begun from this address. Try again later.',
  }));

/** The limit on new accounts from one address. */
export const signUpLimits = (settings: LimitSettings, address: string): Limit[] =>
  limitedNetworks(address).map(({ network, times }) => ({
    key: `signup:address:${network}`,
    max: settings.SIGN_UP_LIMIT_PER_ADDRESS * times,
    windowMs: settings.SIGN_UP_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many sign-ups from this address. Try again later.',
  }));

const invitationsADay = 100;

/** The limit on a workspace's invitations, each of which is a mail to whomever it names. */
export const invitationLimits = (workspaceId: string): Limit[] => [
  {
    key: `invitation:workspace:${workspaceId}`,
    max: invitationsADay,
    windowMs: 24 * 60 * minuteMs,
    message: 'Too many invitations today.',
  },
];

const workspacesADay = 50;

/** The limit on workspaces that one person makes. */
export const workspaceLimits = (userId: string): Limit[] => [
  {
    key: `workspace:user:${userId}`,
    max: workspacesADay,
    windowMs: 24 * 60 * minuteMs,
    message: 'Too many new workspaces today.',
  },
];

/** The limits on mails that somebody can have sent without being signed in. */
export const mailLimits = (
  settings: LimitSettings,
  { email, address }: { email: string; address: string },
): Limit[] => {
  const shared = {
    windowMs: settings.MAIL_LIMIT_WINDOW_MINUTES * minuteMs,
    message: 'Too many mails were asked for. Try again later.',
  };
  return [
    { ...shared, key: `mail:email:${email}`, max: settings.MAIL_LIMIT_PER_EMAIL },
    ...limitedNetworks(address).map(({ network, times }) => ({
      ...shared,
      key: `mail:address:${network}`,
      max: settings.MAIL_LIMIT_PER_ADDRESS * times,
    })),
  ];
};

const ssoSignInsAnHour = 300;

/** The limit on sign-ins that one network address can begin at providers, each of which is asked. */
export const ssoLimits = (address: string): Limit[] =>
  limitedNetworks(address).map(({ network, times }) => ({
    key: `sso:address:${network}`,
    max: ssoSignInsAnHour * times,
    windowMs: 60 * minuteMs,
    message: 'Too many sign-ins were begun. Try again later.',
  }));
