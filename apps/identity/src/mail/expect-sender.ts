import { SettingsError, type Settings } from '@workspace-ops/service-kit';
import type { identitySettings } from '../settings.ts';

/** @throws {SettingsError} for a mail server without a sender. */
export function expectSender({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Settings<typeof identitySettings>, 'SMTP_URL' | 'MAIL_FROM'>): void {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    throw new SettingsError(['MAIL_FROM is required with SMTP_URL']);
}
