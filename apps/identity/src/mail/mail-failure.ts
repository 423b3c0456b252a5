import { z } from 'zod';

/** Why a mail was not sent, as far as a log may hold it. */
export class MailFailure extends Error {
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
export function mailFailure(error: unknown, recipient: string): MailFailure {
  const said = error instanceof Error ? error.message : String(error);
  const pattern = new RegExp(RegExp.escape(recipient), 'gi');
  return new MailFailure(said.replace(pattern, '(the recipient)'), smtpAnswer.parse(error));
}
