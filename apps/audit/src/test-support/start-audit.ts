import type { AuditEvent } from '@workspace-ops/contracts';
import { completeAuditEvent, type NewAuditEvent } from '@workspace-ops/db';
import {
  withContext,
  type RequestContext,
  type Client,
  connectLocal,
  type RawAnswer,
  serviceContext,
} from '@workspace-ops/rpc';
import { type Clock, createLogger } from '@workspace-ops/service-kit';
import { createTestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { migrateAudit } from '../migrate.ts';
import type { AuditRouter } from '../router.ts';
import { type AuditDependencies, type AuditService, createAudit } from '../service.ts';

export interface TestAudit {
  service: AuditService;
  client: Client<AuditRouter>;
  url: string;
  /** The superuser's connection: what an intruder with every right could do. */
  admin: Sql;
  append(...events: AuditEvent[]): Promise<void>;
  /** The same database under a new process. */
  restart(): Promise<void>;
  /** Another process on the same database. */
  startSecond(): Promise<
    Pick<TestAudit, 'append' | 'client' | 'stop'> & {
      exportLogs(workspaceId: string): Promise<RawAnswer>;
    }
  >;
  stop(): Promise<void>;
}

type Overrides = Partial<Pick<AuditDependencies, 'decideRun' | 'countPendingReviews' | 'clock'>>;

export const anchorKey = 'a key of the tests that is long enough';
const systemTime: Clock = { now: () => new Date() };

/** A started audit service on a database of its own. */
export async function startAudit(overrides: Overrides = {}): Promise<TestAudit> {
  const database = await createTestDatabase({ migrate: migrateAudit, template: 'audit' });
  const admin = postgres(database.url, { max: 2, onnotice: () => undefined });
  const make = async (): Promise<AuditService> => {
    const service = createAudit({
      databaseUrl: database.url,
      settings: { AUDIT_ANCHOR_KEY: anchorKey },
      logger: createLogger({ name: 'test', level: 'silent' }),
      clock: systemTime,
      decideRun: () => Promise.reject(new Error('No run was to be decided.')),
      countPendingReviews: async () => 0,
      ...overrides,
    });
    await service.start();
    return service;
  };
  let service = await make();
  const appendTo =
    (target: () => AuditService) =>
    (...events: AuditEvent[]): Promise<void> =>
      connectLocal(() => target().sink).append.mutate(
        events,
        withContext(serviceContext('*', 'test')),
      );
  return {
    get service() {
      return service;
    },
    client: connectLocal(() => service.router),
    url: database.url,
    admin,
    append: appendTo(() => service),
    async startSecond() {
      const second = await make();
      return {
        append: appendTo(() => second),
        client: connectLocal(() => second.router),
        exportLogs: (workspaceId) => second.raw.exportLogs(makeContext(workspaceId), undefined),
        stop: () => second.stop(),
      };
    },
    async restart() {
      await service.stop();
      service = await make();
    },
    async stop() {
      await service.stop();
      await admin.end();
      await database.drop();
    },
  };
}

export const makeContext = (workspaceId: string): RequestContext =>
  serviceContext(workspaceId, 'test');

/** The options of a client's call for the workspace. */
export const inWorkspace = (workspaceId: string) => withContext(makeContext(workspaceId));

export const auditEvent = (workspaceId: string, event: Partial<NewAuditEvent> = {}): AuditEvent =>
  completeAuditEvent(
    { agent: 'Content agent', action: 'run.step', message: 'A step completed', ...event },
    workspaceId,
  );
