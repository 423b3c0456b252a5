import { openWakeups } from '@workspace-ops/bus';
import {
  allWorkspaces,
  type Database,
  migrateService,
  serviceRole,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';
import { createLogger, type Measure } from '@workspace-ops/service-kit';
import { createJobs } from './create-jobs.ts';
import { measureJobs } from './measure-jobs.ts';
import { migrateJobs } from './migrate-jobs.ts';
import type { Jobs, JobsOptions } from './port.ts';

/** The schema of a service's jobs, owned by the service's role. */
export const nameJobsSchema = ({ schema }: ServiceSchema): string => `${schema}_jobs`;

/**
 * The migration of a service that has jobs.
 * @param seed stores what the service's tables have from the beginning, by the address of who migrates.
 */
export const migrationWithJobs = (
  service: ServiceSchema,
  { name, seed }: { name: string; seed?: (adminUrl: string) => Promise<void> },
): ServiceMigration => ({
  service,
  async migrate(adminUrl) {
    await migrateService(adminUrl, service);
    await seed?.(adminUrl);
    await migrateJobs({
      connectionString: adminUrl,
      schema: nameJobsSchema(service),
      role: serviceRole(service.schema),
      logger: createLogger({ name, level: 'warn' }),
    });
  },
});

export interface ServiceJobsOptions extends Omit<
  JobsOptions,
  'connectionString' | 'schema' | 'role' | 'applicationName' | 'wakeups'
> {
  /** Its name, for connections, the probe and the metrics. */
  service: string;
  schema: ServiceSchema;
  databaseUrl: string;
  /** What carries wake-ups; its own database when absent. */
  natsUrl?: string | undefined;
  /** What the metrics are read with. */
  database: Database;
}

export interface ServiceJobs extends Pick<Jobs, 'start' | 'stop' | 'addJob' | 'probe'> {
  /** Takes no more jobs and waits for those under way; new ones can still be added. */
  drain(): Promise<void>;
  measure: Measure;
}

/** A service's jobs, with the wake-ups for new ones. */
export function openServiceJobs(options: ServiceJobsOptions): ServiceJobs {
  const { service, databaseUrl, natsUrl, database, logger } = options;
  const role = serviceRole(options.schema.schema);
  const schema = nameJobsSchema(options.schema);
  const wakeups = openWakeups({
    natsUrl,
    databaseUrl,
    role,
    applicationName: `${service} wakeups`,
    logger,
  });
  const jobs = createJobs({
    ...options,
    connectionString: databaseUrl,
    schema,
    role,
    applicationName: `${service} jobs`,
    wakeups,
  });
  return {
    addJob: (...given) => jobs.addJob(...given),
    probe: { ...jobs.probe, name: `${service} jobs` },
    measure: measureJobs(service, schema, (query) =>
      database.read(allWorkspaces, ({ db }) => db.execute(query)),
    ),
    async start() {
      wakeups.start();
      await jobs.start();
    },
    drain: () => jobs.stop(),
    async stop() {
      await jobs.stop();
      await wakeups.stop();
    },
  };
}
