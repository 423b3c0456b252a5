import type { User } from '@workspace-ops/contracts';
import type { FactorEvent } from '../mail-request.ts';
import type { Mail } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import { greeting } from './write-mail.ts';

const texts: Record<FactorEvent, { subject: string; text: string }> = {
  totp_added: {
    subject: 'An authenticator application was added',
    text: 'An authenticator application was added to your account as a second factor. Signing in now asks for its code.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    text: 'A passkey was added to your account. Signing in now asks for a second factor, and the passkey signs in by itself.',
  },
  factor_removed: {
    subject: 'A second factor was removed',
    text: 'A second factor was removed from your account.',
  },
  codes_renewed: {
    subject: 'New recovery codes were made',
    text: 'New recovery codes were made for your account. Those of before are void.',
  },
  code_used: {
    subject: 'A recovery code was used',
    text: 'A recovery code of your account was used. It is void now. When few are left, make new ones (POST /api/auth/factors/recovery-codes).',
  },
};

export const factorMail = (to: Pick<User, 'email' | 'name'>, event: FactorEvent): Mail => ({
  to: to.email,
  subject: texts[event].subject,
  ...renderMail(
    greeting(to),
    texts[event].text,
    'If that was not you, reset your password now (POST /api/auth/password/reset), then look through your sessions and second factors.',
  ),
});
