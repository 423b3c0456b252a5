import type { Transaction } from '@workspace-ops/db';
import { openServiceJobs, type ServiceJobs } from '@workspace-ops/jobs';
import type { Logger } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import { identityServiceSchema } from '../migrate.ts';
import { type MailRequest, mailRequestSchema } from '../mail-request.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mailer } from './mailer.ts';

export interface MailJobsOptions extends Pick<Identity, 'database' | 'clock' | 'settings'> {
  databaseUrl: string;
  natsUrl?: string | undefined;
  logger: Logger;
  mailer: Mailer;
}

export interface MailJobs {
  jobs: ServiceJobs;
  queueMail: Identity['queueMail'];
}

const task = 'send-mail';
/** The pauses between the tries grow from seconds to hours: this is about a day. */
const maxAttempts = 12;
const concurrency = 2;

export function createMailJobs(options: MailJobsOptions): MailJobs {
  const queueLater = (tx: Transaction, request: MailRequest, runAt: Date): Promise<void> =>
    jobs.addJob(tx, task, request, { maxAttempts, runAt });
  const { databaseUrl, natsUrl, database, logger } = options;
  const jobs: ServiceJobs = openServiceJobs({
    service: 'identity',
    schema: identityServiceSchema,
    databaseUrl,
    natsUrl,
    database,
    logger,
    concurrency,
    tasks: {
      [task]: (payload, { attempt }) =>
        deliverMail({ ...options, queueLater }, mailRequestSchema.parse(payload), {
          isLast: attempt >= maxAttempts,
        }),
    },
  });
  return {
    jobs,
    queueMail: (tx, request) => jobs.addJob(tx, task, request, { maxAttempts }),
  };
}
