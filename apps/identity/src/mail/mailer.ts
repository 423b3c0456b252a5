import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId, type Settings } from '@workspace-ops/service-kit';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { identitySettings } from '../settings.ts';
import { expectSender } from './expect-sender.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In place of the sender's own name. */
  senderName?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** A folder where no mail server is set. */
  readonly mode: 'smtp' | 'folder';
  /** Resolves once the server has taken the mail, or the file is written. */
  send(mail: Mail): Promise<void>;
}

type MailSettings = Pick<
  Settings<typeof identitySettings>,
  'SMTP_URL' | 'SMTP_TIMEOUT_MS' | 'MAIL_FROM' | 'DATA_DIR'
>;

/** @throws {SettingsError} for a mail server without a sender. */
export function createMailer(settings: MailSettings): Mailer {
  expectSender(settings);
  const { SMTP_URL: url, MAIL_FROM: from = localFrom, SMTP_TIMEOUT_MS: timeoutMs } = settings;
  if (url === undefined) {
    const folder = join(settings.DATA_DIR, 'mail');
    return {
      mode: 'folder',
      send: (mail) => writeMail(folder, addressed(mail, from)),
    };
  }
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail is text that we wrote: nothing in it names a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    mode: 'smtp',
    send: async (mail) => {
      await transport.sendMail(addressed(mail, from)).catch((error: unknown) => {
        throw mailFailure(error, mail.to);
      });
    },
  };
}

const localFrom = 'Workspace Operations <workspace-ops@localhost>';

type AddressedMail = ReturnType<typeof addressed>;

/** A workspace's mails are in its name, from the service's address. */
const addressed = ({ senderName, ...mail }: Mail, from: string) => ({
  ...mail,
  from:
    senderName === undefined
      ? from
      : { name: senderName, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from },
});

/** Renamed into place, so that whoever watches the folder finds whole mails only. */
async function writeMail(folder: string, mail: AddressedMail): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${newId('mail')}.eml`);
  await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Why a mail was not sent, as far as a log may hold it. */
class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The command of SMTP that the server refused, and its answer's code. */
  readonly command: string | undefined;
  readonly responseCode: number | undefined;

  constructor(message: string, { command, responseCode }: z.output<typeof smtpAnswer>) {
    super(message);
    this.command = command;
    this.responseCode = responseCode;
  }
}

const smtpAnswer = z
  .object({
    command: z.string().optional().catch(undefined),
    responseCode: z.int().optional().catch(undefined),
  })
  .catch({ command: undefined, responseCode: undefined });

/** Without the recipient, whom the library's error names in several places, and servers' answers do. */
function mailFailure(error: unknown, recipient: string): MailFailure {
  const said = error instanceof Error ? error.message : String(error);
  const pattern = new RegExp(RegExp.escape(recipient), 'gi');
  return new MailFailure(said.replace(pattern, '(the recipient)'), smtpAnswer.parse(error));
}
