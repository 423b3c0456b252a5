import type { Logger } from '@workspace-ops/service-kit';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import type { Mailer } from './mailer.ts';
import type { MailRequest } from './mail-request.ts';
import { prepareMail } from './prepare-mail.ts';

export interface DeliveryDependencies extends Pick<Identity, 'database' | 'clock'> {
  mailer: Mailer;
  logger: Logger;
}

/**
 * Sends a mail. What the server refuses for good (a 5xx answer to the recipient or to the text) is
 * not tried again; a refusal for now (4xx, greylisting), a timeout and an outage are.
 * @throws what kept the mail from being sent for now.
 */
export async function deliverMail(
  deps: DeliveryDependencies,
  request: MailRequest,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await prepareMail(deps, request);
  if (mail === undefined) return;
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    if (isRefused || isLast) {
      deps.logger.error({ err: error, kind: request.kind }, 'a mail is given up');
    }
    if (!isRefused) throw error;
  }
}

const refusalSchema = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().min(500).max(599),
});

const isRefusedForGood = (error: unknown): boolean => refusalSchema.safeParse(error).success;
