import type { DecidedRun } from '@workspace-ops/contracts';
import { openServiceDatabase, serviceRole } from '@workspace-ops/db';
import {
  createAuditSink,
  type AuditSink,
  type RequestContext,
  type RawHandler,
  guardRaw,
} from '@workspace-ops/rpc';
import type { Clock, Logger, Service } from '@workspace-ops/service-kit';
import { createHighWaterMarks } from './chain/high-water-marks.ts';
import { createSnapshots } from './db/snapshots.ts';
import { createAppender } from './events/create-appender.ts';
import { exportLogs } from './export/export-logs.ts';
import { createExportPlaces } from './export/export-places.ts';
import { createPageReader } from './export/page-reader.ts';
import { auditServiceSchema } from './migrate.ts';
import type { RunDecision } from './logs/decide-log.ts';
import { createAuditRouter, type AuditRouter } from './router.ts';
import { createMatchCounts } from './search/count-matches.ts';
import type { AuditSettings } from './settings.ts';

export interface AuditDependencies {
  databaseUrl: string;
  settings: AuditSettings;
  logger: Logger;
  clock: Clock;
  /** Decides a run through the audit channel; rejects with the workflow service's error. */
  decideRun(ctx: RequestContext, input: RunDecision): Promise<DecidedRun>;
  /** Runs of the caller's workspace in `paused_for_approval`. */
  countPendingReviews(ctx: RequestContext): Promise<number>;
}

export interface AuditService extends Service {
  router: AuditRouter;
  sink: AuditSink;
  raw: { exportLogs: RawHandler<undefined> };
}

/** The audit service. Its migrations are applied by the composition. */
export function createAudit(deps: AuditDependencies): AuditService {
  const { databaseUrl: url, settings, logger, clock } = deps;
  const schema = auditServiceSchema;
  const role = serviceRole(schema.schema);
  const opened = openServiceDatabase({ service: 'audit', url, schema, logger, clock });
  const { database } = opened;
  const snapshots = createSnapshots({ url, role, applicationName: 'audit verification' });
  const pages = createPageReader({ url, role, applicationName: 'audit export' });
  const places = createExportPlaces(database);
  const anchorKey = settings.AUDIT_ANCHOR_KEY;
  const highWaterMarks = createHighWaterMarks(clock);
  const appender = createAppender({ database, anchorKey, highWaterMarks, clock });
  const context = { ...deps, database, snapshots, anchorKey, highWaterMarks };
  return {
    name: 'audit',
    probes: opened.probes,
    measures: [...opened.measures, appender.measure],
    router: createAuditRouter({ ...context, matchCounts: createMatchCounts() }),
    sink: createAuditSink((events) => appender.append(events)),
    raw: {
      exportLogs: guardRaw('exportLogs', (ctx) =>
        exportLogs({ pages, places, clock, logger }, ctx),
      ),
    },
    async start() {
      opened.start();
    },
    async stop() {
      await appender.stop();
      await pages.close();
      await opened.stop();
    },
  };
}
