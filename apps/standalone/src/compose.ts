import { auditPeers } from '@workspace-ops/audit/peers';
import { createAudit } from '@workspace-ops/audit/service';
import { commercePeers } from '@workspace-ops/commerce/peers';
import { createCommerce } from '@workspace-ops/commerce/service';
import { createGateway } from '@workspace-ops/gateway/service';
import { createIdentity } from '@workspace-ops/identity/service';
import { createOutbound } from '@workspace-ops/outbound/service';
import {
  connectClosedWorkspaces,
  connectLedger,
  connectLocal,
  createDeploymentCheck,
  createSuppressionCheck,
  createTimeZoneLookUp,
  type InternalServiceName,
  type Sinks,
} from '@workspace-ops/rpc';
import type { Clock, Logger, Service } from '@workspace-ops/service-kit';
import { knowledgePeers } from '@workspace-ops/knowledge/peers';
import { createKnowledge } from '@workspace-ops/knowledge/service';
import { syncBridgePeers } from '@workspace-ops/sync-bridge/peers';
import { createSyncBridge as createOwnSyncBridge } from '@workspace-ops/sync-bridge/service';
import { createVoiceGateway } from '@workspace-ops/voice-gateway/service';
import { workflowPeers } from '@workspace-ops/workflow/peers';
import { createWorkflow } from '@workspace-ops/workflow/service';
import type { StandaloneSettings } from './generated-keys.ts';
import type { ServiceDatabases } from './prepare-databases.ts';

export interface StandaloneDependencies {
  settings: StandaloneSettings;
  /** With what each service signs in to its database; their schemas are current. */
  databases: ServiceDatabases;
  logger: Logger;
  clock: Clock;
  /** Asked at every request, so that a key can come and go while the service runs. */
  coldmailApiKey: () => string | undefined;
  /** What makes the sync bridge; its app's own by default. */
  createSyncBridge?: typeof createOwnSyncBridge;
}

export interface Standalone {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The gateway's address, once started. */
  url(): string;
  services: HostedServices;
}

/** The services behind the gateway. */
export interface HostedServices {
  identity: ReturnType<typeof createIdentity>;
  'sync-bridge': ReturnType<typeof createOwnSyncBridge>;
  'voice-gateway': ReturnType<typeof createVoiceGateway>;
  knowledge: ReturnType<typeof createKnowledge>;
  workflow: ReturnType<typeof createWorkflow>;
  commerce: ReturnType<typeof createCommerce>;
  audit: ReturnType<typeof createAudit>;
  outbound: ReturnType<typeof createOutbound>;
}

/** All services in this process, joined by in-process links. */
export function composeStandalone(deps: StandaloneDependencies): Standalone {
  const { createSyncBridge = createOwnSyncBridge } = deps;
  const withDatabase = (name: InternalServiceName) => ({
    ...deps,
    databaseUrl: deps.databases[name],
    natsUrl: deps.settings.NATS_URL,
  });
  // Services call each other in a circle, so each link looks its service up when it is used.
  const createSinks = (from: InternalServiceName): Sinks => {
    const link = (to: InternalServiceName) => ({ from, to, prefix: 'sink.' });
    return {
      audit: connectLocal(() => audit.sink, link('audit')),
      events: connectLocal(() => syncBridge.sink, link('sync-bridge')),
      workflow: connectLocal(() => workflow.sink, link('workflow')),
      notices: connectLocal(() => identity.sink, link('identity')),
    };
  };
  const connectWorkflow = (from: InternalServiceName) =>
    connectLocal(() => workflow.router, { from, to: 'workflow' });
  const connectIdentity = (from: InternalServiceName) =>
    connectLocal(() => identity.router, { from, to: 'identity' });
  const connectAudit = (from: InternalServiceName) =>
    connectLocal(() => audit.router, { from, to: 'audit' });
  const identity = createIdentity({ ...withDatabase('identity'), sinks: createSinks('identity') });
  const workflow = createWorkflow({
    ...withDatabase('workflow'),
    sinks: createSinks('workflow'),
    ...workflowPeers(connectIdentity('workflow')),
  });
  const audit = createAudit({ ...withDatabase('audit'), ...auditPeers(connectWorkflow('audit')) });
  const syncBridge = createSyncBridge({
    ...withDatabase('sync-bridge'),
    sinks: createSinks('sync-bridge'),
    ...syncBridgePeers({
      workflow: connectWorkflow('sync-bridge'),
      audit: connectAudit('sync-bridge'),
      identity: connectIdentity('sync-bridge'),
    }),
  });
  const knowledge = createKnowledge({
    ...withDatabase('knowledge'),
    sinks: createSinks('knowledge'),
    ...knowledgePeers({
      workflow: connectWorkflow('knowledge'),
      identity: connectIdentity('knowledge'),
    }),
  });
  const commerce = createCommerce({
    ...withDatabase('commerce'),
    sinks: createSinks('commerce'),
    ...commercePeers({
      workflow: connectWorkflow('commerce'),
      identity: connectIdentity('commerce'),
    }),
  });
  const voiceGateway = createVoiceGateway({
    ...withDatabase('voice-gateway'),
    sinks: createSinks('voice-gateway'),
    closedWorkspaces: connectClosedWorkspaces(connectIdentity('voice-gateway')),
    isWorkflowDeployed: createDeploymentCheck(connectWorkflow('voice-gateway')),
    isSuppressed: createSuppressionCheck(connectWorkflow('voice-gateway')),
    askTimeZone: createTimeZoneLookUp(connectIdentity('voice-gateway')),
  });
  const outbound = createOutbound({
    ...withDatabase('outbound'),
    sinks: createSinks('outbound'),
    closedWorkspaces: connectClosedWorkspaces(connectIdentity('outbound')),
    isWorkflowDeployed: createDeploymentCheck(connectWorkflow('outbound')),
    ledger: connectLedger(connectWorkflow('outbound')),
    apiKey: deps.coldmailApiKey,
  });
  const services = {
    identity,
    'sync-bridge': syncBridge,
    'voice-gateway': voiceGateway,
    knowledge,
    workflow,
    commerce,
    audit,
    outbound,
  };
  // Who calls others first.
  const inOrderOfStop: Service[] = [
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
    services: {
      identity: connectLocal(() => identity.router, { from: 'gateway', to: 'identity' }),
      workflow: connectLocal(() => workflow.router, { from: 'gateway', to: 'workflow' }),
      audit: connectLocal(() => audit.router, { from: 'gateway', to: 'audit' }),
      sync: connectLocal(() => syncBridge.router, { from: 'gateway', to: 'sync-bridge' }),
      knowledge: connectLocal(() => knowledge.router, { from: 'gateway', to: 'knowledge' }),
      voice: connectLocal(() => voiceGateway.router, { from: 'gateway', to: 'voice-gateway' }),
      commerce: connectLocal(() => commerce.router, { from: 'gateway', to: 'commerce' }),
      outbound: connectLocal(() => outbound.router, { from: 'gateway', to: 'outbound' }),
      raw: { ...audit.raw, ...syncBridge.raw, ...voiceGateway.raw },
    },
    probes: inOrderOfStop.flatMap((service) => service.probes),
    measures: inOrderOfStop.flatMap((service) => service.measures ?? []),
  });

  return {
    async start() {
      await Promise.all(inOrderOfStop.map((service) => service.start()));
      await gateway.start();
    },
    /** The edge first, so that what is under way still finds its services. */
    async stop() {
      await Promise.all([gateway.stop(), ...inOrderOfStop.map((service) => service.drain?.())]);
      for (const service of inOrderOfStop) await service.stop();
    },
    url: () => gateway.url(),
    services,
  };
}
