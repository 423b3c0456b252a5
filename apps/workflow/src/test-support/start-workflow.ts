import type { AuditEvent, Caller, LiveEvent } from '@workspace-ops/contracts';
import { generativeSettings } from '@workspace-ops/generative';
import {
  as,
  connectLocal,
  createAuditSink,
  createEventSink,
  type Call,
  type Client,
} from '@workspace-ops/rpc';
import {
  createLogger,
  newId,
  readSettings,
  systemClock,
  type Clock,
} from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import type { WorkflowRouter } from '../router.ts';
import { createWorkflow, type WorkflowService } from '../service.ts';
import { workflowSettings } from '../settings.ts';

export interface WorkflowUnderTest {
  service: WorkflowService;
  client: Client<WorkflowRouter>;
  audited: AuditEvent[];
  published: LiveEvent[];
  /** Creates a run that is processed at once. */
  trigger(workspaceId: string, workflowId: string, context?: Record<string, string>): Promise<string>;
  /** Waits until the run has one of the statuses, and gives its detail. */
  settled(workspaceId: string, runId: string, ...statuses: string[]): Promise<Detail>;
  stop(): Promise<void>;
}

type Detail = Awaited<ReturnType<Client<WorkflowRouter>['runs']['get']['query']>>;

export interface WorkflowOptions {
  databaseUrl: string;
  environment?: Record<string, string>;
  clock?: Clock;
}

/** The service with sinks that record what they are handed. */
export async function startWorkflow(options: WorkflowOptions): Promise<WorkflowUnderTest> {
  const audited: AuditEvent[] = [];
  const published: LiveEvent[] = [];
  const auditSink = createAuditSink(async (events) => void audited.push(...events));
  const eventSink = createEventSink(async (events) => void published.push(...events));
  const service: WorkflowService = createWorkflow({
    databaseUrl: options.databaseUrl,
    settings: readSettings(
      { ...workflowSettings, ...generativeSettings },
      options.environment ?? {},
    ),
    logger: createLogger({ name: 'workflow', level: 'silent' }),
    clock: options.clock ?? systemClock,
    sinks: {
      audit: connectLocal(() => auditSink),
      events: connectLocal(() => eventSink),
      runs: connectLocal(() => service.sink),
    },
  });
  await service.start();
  const client = connectLocal(() => service.router);
  return {
    service,
    client,
    audited,
    published,
    async trigger(workspaceId, workflowId, context = {}) {
      const runId = newId('run');
      await client.runs.create.mutate(newRun({ runId, workspaceId, workflowId, context }), member(workspaceId));
      return runId;
    },
    settled: (workspaceId, runId, ...statuses) =>
      waitFor(
        async () => {
          const detail = await client.runs.get.query({ runId }, member(workspaceId));
          return statuses.includes(detail.run.status) ? detail : undefined;
        },
        { message: `run ${runId} did not become ${statuses.join(' or ')}`, timeoutMs: 15_000 },
      ) as Promise<Detail>,
    stop: () => service.stop(),
  };
}

export const newRun = (run: {
  runId: string;
  workspaceId: string;
  workflowId: string;
  context?: Record<string, string>;
  processNow?: boolean;
}) => ({
  runId: run.runId,
  workspaceId: run.workspaceId,
  workflowId: run.workflowId,
  initialContext: run.context ?? {},
  triggerSource: 'test',
  processNow: run.processNow ?? true,
});

const callOf = (workspaceId: string, userId: string | null): Call => ({
  caller: callerOf(workspaceId, userId),
  requestId: 'req_test',
});

const callerOf = (workspaceId: string, userId: string | null): Caller => ({
  workspaceId,
  userId,
  email: userId === null ? null : `owner@${workspaceId.replaceAll('_', '-')}.example`,
  role: userId === null ? null : 'owner',
  sessionId: null,
  address: '127.0.0.1',
});

/** A signed-in owner of the workspace. */
export const member = (workspaceId: string) => as(callOf(workspaceId, 'usr_test'));
/** A caller of the workspace without a credential. */
export const visitor = (workspaceId: string) => as(callOf(workspaceId, null));
