import { createAudit } from '@workspace-ops/audit/service';
import { migrateAudit } from '@workspace-ops/audit/migrate';
import { createCommerce } from '@workspace-ops/commerce/service';
import { migrateCommerce } from '@workspace-ops/commerce/migrate';
import { createGateway } from '@workspace-ops/gateway/service';
import { createIdentity } from '@workspace-ops/identity/service';
import { migrateIdentity } from '@workspace-ops/identity/migrate';
import { createOutbound } from '@workspace-ops/outbound/service';
import { migrateOutbound } from '@workspace-ops/outbound/migrate';
import { as, connectLocal, type Call, type Sinks } from '@workspace-ops/rpc';
import type { Clock, Logger, Service } from '@workspace-ops/service-kit';
import { createKnowledge } from '@workspace-ops/knowledge/service';
import { migrateKnowledge } from '@workspace-ops/knowledge/migrate';
import { createSyncBridge } from '@workspace-ops/sync-bridge/service';
import { migrateSyncBridge } from '@workspace-ops/sync-bridge/migrate';
import { createVoiceGateway } from '@workspace-ops/voice-gateway/service';
import { migrateVoiceGateway } from '@workspace-ops/voice-gateway/migrate';
import { createWorkflow } from '@workspace-ops/workflow/service';
import { migrateWorkflow } from '@workspace-ops/workflow/migrate';
import type { StandaloneSettings } from './generated-keys.ts';

export interface StandaloneDependencies {
  settings: StandaloneSettings;
  /** The address of the database, of a user who may create roles and schemas. */
  databaseUrl: string;
  logger: Logger;
  clock: Clock;
  /** Asked at every request, so that a key can come and go while the service runs. */
  coldmailApiKey: () => string | undefined;
}

export interface Standalone {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The gateway's address, once started. */
  url(): string;
}

/** All services in this process, joined by in-process links. */
export function composeStandalone(deps: StandaloneDependencies): Standalone {
  const { databaseUrl } = deps;
  // Services call each other in a circle, so each link looks its service up when it is used.
  const sinks: Sinks = {
    audit: connectLocal(() => audit.sink),
    events: connectLocal(() => syncBridge.sink),
    runs: connectLocal(() => workflow.sink),
  };
  const clients = {
    identity: connectLocal(() => identity.router),
    workflow: connectLocal(() => workflow.router),
    audit: connectLocal(() => audit.router),
    sync: connectLocal(() => syncBridge.router),
    knowledge: connectLocal(() => knowledge.router),
    voice: connectLocal(() => voiceGateway.router),
    commerce: connectLocal(() => commerce.router),
    outbound: connectLocal(() => outbound.router),
  };
  const workspaceSummary = (call: Call) =>
    clients.workflow.workspace.summary.query(undefined, as(call));
  const isWorkflowDeployed = async (call: Call, workflowId: string): Promise<boolean> => {
    const { workflows } = await workspaceSummary(call);
    return workflows.some(({ id, status }) => id === workflowId && status === 'active');
  };
  const identity = createIdentity({ ...deps, sinks });
  const workflow = createWorkflow({ ...deps, sinks });
  const audit = createAudit({
    ...deps,
    decideRun: async (call, input) => {
      await clients.workflow.runs.decide.mutate({ ...input, door: 'audit' }, as(call));
    },
    countPendingReviews: async (call) => {
      const { pendingApprovalsCount } = await workspaceSummary(call);
      return pendingApprovalsCount;
    },
  });
  const syncBridge = createSyncBridge({
    ...deps,
    sinks,
    workspaceSummary,
    recentAuditLogs: async (call) => {
      const { logs } = await clients.audit.logs.list.query({}, as(call));
      return logs.slice(0, 20);
    },
    createRun: (call, input) => clients.workflow.runs.create.mutate(input, as(call)),
    decideRun: (call, input) => clients.workflow.runs.decide.mutate(input, as(call)),
  });
  const knowledge = createKnowledge({ ...deps, sinks });
  const commerce = createCommerce({
    ...deps,
    sinks,
    departments: {
      deploy: async (call, departmentCode) => {
        await clients.workflow.departments.deploy.mutate({ departmentCode }, as(call));
      },
      retire: async (call, departmentCode) => {
        await clients.workflow.departments.retire.mutate({ departmentCode }, as(call));
      },
    },
  });
  const voiceGateway = createVoiceGateway({ ...deps, sinks, isWorkflowDeployed });
  const outbound = createOutbound({
    ...deps,
    sinks,
    isWorkflowDeployed,
    apiKey: deps.coldmailApiKey,
  });
  // In the order of their stop: who calls others first.
  const services: Service[] = [
    voiceGateway,
    outbound,
    commerce,
    knowledge,
    syncBridge,
    workflow,
    identity,
    audit,
  ];
  const gateway = createGateway({
    ...deps,
    services: { ...clients, raw: { ...audit.raw, ...syncBridge.raw, ...voiceGateway.raw } },
    probes: services.flatMap((service) => service.probes),
  });

  return {
    async start() {
      await migrateAll(databaseUrl);
      await Promise.all(services.map((service) => service.start()));
      await gateway.start();
    },
    /** The edge first, so that what is under way still finds its services. */
    async stop() {
      await gateway.stop();
      for (const service of services) await service.stop();
    },
    url: () => gateway.url(),
  };
}

const migrations = [
  migrateIdentity,
  migrateWorkflow,
  migrateAudit,
  migrateSyncBridge,
  migrateKnowledge,
  migrateVoiceGateway,
  migrateCommerce,
  migrateOutbound,
];

/** Brings every service's schema up to date; the services come up on finished schemas. */
export async function migrateAll(databaseUrl: string): Promise<void> {
  for (const migrate of migrations) {
    await migrate(databaseUrl);
  }
}
