import type { Role, User } from '@workspace-ops/contracts';
import type { Identity } from '../identity.ts';
import type { Mail } from './mailer.ts';
import { type Paragraph, renderMail } from './render-mail.ts';

/** Minutes that a secret in a mail about an account can be used. */
export const secretMinutes = 30;
/** Days that an invitation can be accepted. */
export const invitationDays = 7;

export type Addressee = Pick<User, 'email' | 'name'>;

export const verificationMail = ({ email, name }: Addressee, code: MailedCode): Mail => ({
  to: email,
  subject: 'Confirm your email address',
  ...renderMail(
    greeting({ name }),
    'An account was made with this email address. If that was you, confirm the address with this code:',
    { code: code.secret },
    ...openInConsole('verify-email', code),
    `The code is valid for ${secretMinutes} minutes and works once (POST /api/auth/email/verify).`,
    'If it was not you, do not use the code. You can take the account over by resetting its password.',
  ),
});

export const resetMail = ({ email, name }: Addressee, code: MailedCode): Mail => ({
  to: email,
  subject: 'Reset your password',
  ...renderMail(
    greeting({ name }),
    'Somebody asked to reset the password of your account. To set a new one, use this code:',
    { code: code.secret },
    ...openInConsole('reset-password', code),
    `The code is valid for ${secretMinutes} minutes and works once (POST /api/auth/password/reset/confirm).`,
    'If you did not ask for it, you need not do anything: your password stays as it is.',
  ),
});

export const passwordChangedMail = ({ email, name }: Addressee): Mail => ({
  to: email,
  subject: 'Your password was changed',
  ...renderMail(
    greeting({ name }),
    'The password of your account was changed, and its other sessions were ended.',
    'If that was not you, reset your password now (POST /api/auth/password/reset).',
  ),
});

interface Invited {
  email: string;
  role: Role;
  /** Null for somebody who asked for an account by themselves. */
  inviter: string | null;
  workspace: string | null;
  brandName: string | null;
}

export const invitationMail = (
  { email, role, inviter, workspace, brandName }: Invited,
  code: MailedCode,
): Mail => ({
  to: email,
  ...(brandName !== null && { senderName: oneLine(brandName) }),
  subject:
    inviter === null
      ? 'Finish signing up'
      : `You are invited to ${oneLine(brandName ?? 'Workspace Operations')}`,
  ...renderMail(
    inviter === null
      ? 'Somebody, probably you, asked for an account with this email address.'
      : `${oneLine(inviter)} invites you into the workspace ${oneLine(workspace ?? '')}, with the role ${role}.`,
    'To accept, use this code:',
    { code: code.secret },
    ...openInConsole('invitation', code),
    `The code is valid for ${invitationDays} days and works once (POST /api/auth/invitations/accept).`,
  ),
});

export const greeting = ({ name }: Pick<User, 'name'>): string => `Hello ${oneLine(name)},`;

/** A name is what its owner says it is: it must not write paragraphs of its own, or links. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[:/<>]/g, '')
    .slice(0, 80);

/** A secret that a mail carries, and where a page takes it. */
interface MailedCode {
  secret: string;
  settings: Pick<Identity['settings'], 'PUBLIC_ORIGIN' | 'CONSOLE'>;
}

type CodePage = 'verify-email' | 'reset-password' | 'invitation';

/**
 * Leads to the page that takes the code, where there is one whose address is known. The code is in the
 * fragment, which is in no log; the page acts by a press alone, as programs follow links before people do.
 */
function openInConsole(page: CodePage, { secret, settings }: MailedCode): Paragraph[] {
  const { PUBLIC_ORIGIN: origin, CONSOLE: hasConsole } = settings;
  if (origin === undefined || !hasConsole) return [];
  return [{ link: `${origin}/console/${page}#${secret}`, label: 'Or open its page' }];
}
