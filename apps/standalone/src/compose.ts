import { auditPeers } from '@workspace-ops/audit/peers';
import { createAudit } from '@workspace-ops/audit/service';
import { commercePeers } from '@workspace-ops/commerce/peers';
import { createCommerce } from '@workspace-ops/commerce/service';
import { createGateway } from '@workspace-ops/gateway/service';
import { createIdentity } from '@workspace-ops/identity/service';
import { createOutbound } from '@workspace-ops/outbound/service';
import { connectLocal, createDeploymentCheck, type Sinks } from '@workspace-ops/rpc';
import type { Clock, Logger, Service } from '@workspace-ops/service-kit';
import { createKnowledge } from '@workspace-ops/knowledge/service';
import { syncBridgePeers } from '@workspace-ops/sync-bridge/peers';
import { createSyncBridge } from '@workspace-ops/sync-bridge/service';
import { createVoiceGateway } from '@workspace-ops/voice-gateway/service';
import { createWorkflow } from '@workspace-ops/workflow/service';
import type { StandaloneSettings } from './generated-keys.ts';
import { migrateAll } from './migrate-all.ts';

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
    workflow: connectLocal(() => workflow.sink),
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
  const isWorkflowDeployed = createDeploymentCheck(clients.workflow);
  const identity = createIdentity({ ...deps, sinks });
  const workflow = createWorkflow({ ...deps, sinks });
  const audit = createAudit({ ...deps, ...auditPeers(clients.workflow) });
  const syncBridge = createSyncBridge({ ...deps, sinks, ...syncBridgePeers(clients) });
  const knowledge = createKnowledge({ ...deps, sinks });
  const commerce = createCommerce({ ...deps, sinks, ...commercePeers(clients.workflow) });
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
    measures: services.flatMap((service) => service.measures ?? []),
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
