import {
  defaultWorkingHours,
  type AuditEvent,
  type Caller,
  type JsonObject,
  type LiveEvent,
  type MemberFacts,
  type Notice,
  type RunDetail,
} from '@workspace-ops/contracts';
import type { ClosedWorkspacesSource } from '@workspace-ops/db';
import { generativeSettings } from '@workspace-ops/generative';
import {
  withContext,
  connectLocal,
  type RequestContext,
  type Client,
  type WorkflowSink,
} from '@workspace-ops/rpc';
import {
  createLogger,
  newId,
  readSettings,
  systemClock,
  type Clock,
  type ComputeThread,
  type Probe,
} from '@workspace-ops/service-kit';
import {
  createRecordingSinks,
  createSinkRecord,
  createTestDatabase,
  noClosedWorkspaces,
  waitFor,
  type TestDatabase,
} from '@workspace-ops/testkit';
import { workflowMigration } from '../migrate.ts';
import type { WorkflowRouter } from '../router.ts';
import { createWorkflow, type WorkflowService } from '../service.ts';
import { workflowSettings } from '../settings.ts';

export interface WorkflowUnderTest {
  probes: readonly Probe[];
  client: Client<WorkflowRouter>;
  sink: Client<WorkflowSink>;
  audited: AuditEvent[];
  published: LiveEvent[];
  notices: Notice[];
  /** Creates a run that is processed at once, and gives its id. */
  trigger(workspaceId: string, workflowId: string, context?: JsonObject): Promise<string>;
  /** Waits until the run has one of the statuses, and gives its detail. */
  settled(workspaceId: string, runId: string, ...statuses: string[]): Promise<RunDetail>;
  /** The audit entries of a run, once there is one of the action. */
  waitForAudit(runId: string, action: string): Promise<AuditEvent[]>;
  stop(): Promise<void>;
}

export interface WorkflowOptions {
  /** One that the test made and drops itself; absent means one of the service's own. */
  databaseUrl?: string;
  environment?: Record<string, string>;
  clock?: Clock;
  /** Absent means that the workspace has the owner that {@link member} is. */
  readMembers?: (ctx: RequestContext) => Promise<MemberFacts>;
  /** Absent means that none is suspended or deleted. */
  closedWorkspaces?: ClosedWorkspacesSource;
  /** Absent means a thread. */
  compute?: ComputeThread;
}

/** The members of a workspace of one person. */
export const soleOwner = (workspaceId: string): MemberFacts => ({
  members: [
    {
      userId: 'usr_test',
      name: 'Owner',
      email: makeEmail(workspaceId),
      role: 'owner',
      titles: [],
      delegate: null,
    },
  ],
  timeZone: null,
  workingHours: defaultWorkingHours,
  brandName: null,
});

const makeEmail = (workspaceId: string): string =>
  `owner@${workspaceId.replaceAll('_', '-')}.example`;

/** A migrated database. */
export const createWorkflowDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: workflowMigration.migrate, template: 'workflow' });

/** The service on a database of its own, with sinks that record what they are handed. */
export async function startWorkflow(options: WorkflowOptions = {}): Promise<WorkflowUnderTest> {
  const database = options.databaseUrl === undefined ? await createWorkflowDatabase() : undefined;
  const record = createSinkRecord();
  const { audited, events: published, notices } = record;
  const service: WorkflowService = createWorkflow({
    databaseUrl: options.databaseUrl ?? database!.url,
    settings: readSettings(
      { ...workflowSettings, ...generativeSettings },
      options.environment ?? {},
    ),
    logger: createLogger({ name: 'workflow', level: 'silent' }),
    clock: options.clock ?? systemClock,
    sinks: { ...createRecordingSinks(record), workflow: connectLocal(() => service.sink) },
    readMembers: options.readMembers ?? (async (ctx) => soleOwner(ctx.caller.workspaceId)),
    closedWorkspaces: options.closedWorkspaces ?? noClosedWorkspaces,
    compute: options.compute,
  });
  await service.start();
  const client = connectLocal(() => service.router);
  return {
    probes: service.probes,
    client,
    sink: connectLocal(() => service.sink),
    audited,
    published,
    notices,
    async trigger(workspaceId, workflowId, context = {}) {
      const run = newRun({ workspaceId, workflowId, initialContext: context });
      await client.runs.create.mutate(run, member(workspaceId));
      return run.runId;
    },
    settled: (workspaceId, runId, ...statuses) =>
      waitFor(
        async () => {
          const detail = await client.runs.get.query({ runId }, member(workspaceId));
          return statuses.includes(detail.run.status) ? detail : undefined;
        },
        { message: `run ${runId} did not become ${statuses.join(' or ')}` },
      ) as Promise<RunDetail>,
    waitForAudit: (runId, action) =>
      waitFor(
        () => {
          const ofRun = audited.filter((event) => event.details['runId'] === runId);
          return ofRun.some((event) => event.action === action) ? ofRun : undefined;
        },
        { message: `no ${action} of run ${runId} was audited` },
      ),
    async stop() {
      await service.stop();
      await database?.drop();
    },
  };
}

/** A run to create, with an id of its own. */
export const newRun = (run: {
  workspaceId: string;
  workflowId: string;
  runId?: string;
  initialContext?: JsonObject;
  processNow?: boolean;
}) => ({
  runId: newId('run'),
  initialContext: {},
  triggerSource: 'test',
  processNow: true,
  ...run,
});

const makeCaller = (workspaceId: string, userId: string | null): Caller => ({
  workspaceId,
  userId,
  email: userId === null ? null : makeEmail(workspaceId),
  role: userId === null ? null : 'owner',
  sessionId: null,
  address: '127.0.0.1',
});

const makeContext = (workspaceId: string, userId: string | null): RequestContext => ({
  caller: makeCaller(workspaceId, userId),
  requestId: 'req_test',
});

/** A signed-in owner of the workspace. */
export const member = (workspaceId: string) => withContext(makeContext(workspaceId, 'usr_test'));
/** A caller of the workspace without a credential. */
export const visitor = (workspaceId: string) => withContext(makeContext(workspaceId, null));

/** What a refused call says: its code and message. */
export async function readRefusal(
  call: Promise<unknown>,
): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = (error as { cause: { code: string; message: string } }).cause;
    return { code, message };
  }
  throw new Error('The call was not refused.');
}
