import { serviceRole, type Transaction } from '@workspace-ops/db';
import type { Wakeups } from '@workspace-ops/bus';
import { createJobs, type Jobs } from '@workspace-ops/jobs';
import type { Logger } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import { identityServiceSchema, jobsSchema } from '../migrate.ts';
import { deliverMail, type MailRequest, mailRequestSchema } from './deliver-mail.ts';
import type { Mailer } from './mailer.ts';

export interface MailJobsOptions extends Pick<Identity, 'database' | 'clock' | 'settings'> {
  databaseUrl: string;
  wakeups: Wakeups;
  logger: Logger;
  mailer: Mailer;
}

export interface MailJobs {
  jobs: Jobs;
  /** The mail is sent if and only if the transaction commits, however often it takes. */
  queueMail: (tx: Transaction, request: MailRequest) => Promise<void>;
}

const task = 'send-mail';
/** The pauses between the tries grow from seconds to hours: this is about a day. */
const maxAttempts = 12;
const concurrency = 2;

export function createMailJobs(options: MailJobsOptions): MailJobs {
  const queueLater = (tx: Transaction, request: MailRequest, runAt: Date): Promise<void> =>
    jobs.addJob(tx, task, request, { maxAttempts, runAt });
  const jobs: Jobs = createJobs({
    connectionString: options.databaseUrl,
    schema: jobsSchema,
    role: serviceRole(identityServiceSchema.schema),
    applicationName: 'identity jobs',
    concurrency,
    wakeups: options.wakeups,
    logger: options.logger,
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
