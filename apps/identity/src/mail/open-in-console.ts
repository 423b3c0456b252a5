import type { Identity } from '../identity.ts';
import type { Paragraph } from './render-mail.ts';

/** A secret that a mail carries, and where a page takes it. */
export interface MailedCode {
  secret: string;
  settings: Pick<Identity['settings'], 'PUBLIC_ORIGIN' | 'CONSOLE'>;
}

type CodePage = 'verify-email' | 'reset-password' | 'invitation';

/**
 * Leads to the page that takes the code, where there is one whose address is known. The code is in the
 * fragment, which is in no log; the page acts by a press alone, as programs follow links before people do.
 */
export function openInConsole(page: CodePage, { secret, settings }: MailedCode): Paragraph[] {
  const { PUBLIC_ORIGIN: origin, CONSOLE: hasConsole } = settings;
  if (origin === undefined || !hasConsole) return [];
  return [{ link: `${origin}/console/${page}#${secret}`, label: 'Or open its page' }];
}
