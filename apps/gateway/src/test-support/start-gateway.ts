import { once } from 'node:events';
import type { AuditRouter } from '@workspace-ops/audit/router';
import type { CommerceRouter } from '@workspace-ops/commerce/router';
import type { CreatePlantInput, ReceiveEventInput } from '@workspace-ops/contracts';
import type { IdentityRouter } from '@workspace-ops/identity/router';
import type { KnowledgeRouter } from '@workspace-ops/knowledge/router';
import type { OutboundRouter } from '@workspace-ops/outbound/router';
import { connectLocal, type RequestContext, type RawAnswer } from '@workspace-ops/rpc';
import {
  createLogger,
  readSettings,
  systemClock,
  tenancySettings,
  type Clock,
  type Logger,
  type Probe,
} from '@workspace-ops/service-kit';
import type { SyncBridgeRouter } from '@workspace-ops/sync-bridge/router';
import type { VoiceGatewayRouter } from '@workspace-ops/voice-gateway/router';
import type { WorkflowRouter } from '@workspace-ops/workflow/router';
import { createGateway, type Gateway } from '../service.ts';
import type { Services } from '../services.ts';
import { gatewaySettings, type GatewaySettings } from '../settings.ts';
import { createSessionIssuer, type SessionIssuer } from './session-issuer.ts';
import { createStandInAudit } from './stand-in-audit.ts';
import { createStandInCommerce } from './stand-in-commerce.ts';
import { createStandInIdentity, type StandInIdentity } from './stand-in-identity.ts';
import { createStandInKnowledge } from './stand-in-knowledge.ts';
import { createStandInOutbound } from './stand-in-outbound.ts';
import { createStandInSync } from './stand-in-sync.ts';
import { createStandInVoice, synthesizeSpeech, type StandInWebhooks } from './stand-in-voice.ts';
import { createStandInWorkflow } from './stand-in-workflow.ts';

export interface StartOptions {
  environment?: Record<string, string>;
  clock?: Clock;
  logger?: Logger;
  probes?: Probe[];
  stopGraceMs?: number;
  /** The identity service does not answer at the start. */
  identityDown?: boolean;
  /** Replaces single services, or the raw operations. */
  services?: Partial<Omit<Services, 'raw'>> & { raw?: Partial<Services['raw']> };
}

export interface StartedGateway {
  url: string;
  gateway: Gateway;
  issuer: SessionIssuer;
  identity: StandInIdentity;
  /** What the sync bridge's ingest was called with. */
  ingested: { ctx: RequestContext; input: unknown }[];
  /** The plants that the commerce service was given. */
  planted: { ctx: RequestContext; input: CreatePlantInput }[];
  /** The cold-email events that the outbound service was given. */
  coldmail: { ctx: RequestContext; input: ReceiveEventInput }[];
  /** What the voice gateway's webhook was called with. */
  webhooks: StandInWebhooks;
  /** One request; the path is relative to the gateway. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
}

export const readTestSettings = (environment: Record<string, string>): GatewaySettings =>
  readSettings({ ...gatewaySettings, ...tenancySettings }, { PORT: '0', ...environment });

async function* exportedLines(): AsyncGenerator<string> {
  yield 'Log ID,Timestamp\r\n';
  yield 'aud_1,2026-01-02T03:04:05.000Z\r\n';
}

/** One event, and then silence until the stream ends. */
const eventStream: Services['raw']['eventStream'] = async (ctx) => ({
  status: 200,
  headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
  body: untilAborted(ctx.signal),
});

async function* untilAborted(signal: AbortSignal | undefined): AsyncGenerator<string> {
  yield 'event: RUN_CREATED\ndata: {}\n\n';
  if (signal?.aborted !== true) await once(signal!, 'abort');
}

const exportLogs = async (): Promise<RawAnswer> => ({
  status: 200,
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="workspace-audit-logs-20260102T030405Z.csv"',
  },
  body: exportedLines(),
});

/** A gateway on a free port, before services of a few lines each. */
export async function startGateway(options: StartOptions = {}): Promise<StartedGateway> {
  const issuer = await createSessionIssuer();
  const identity: StandInIdentity = {
    issuer,
    down: options.identityDown === true,
    revoked: [],
    unlistedUsers: [],
    unlistedEnded: [],
    firstWorkspaceId: 'ws_1',
    buckets: new Map(),
    takes: 0,
    clients: [],
    seen: [],
  };
  const ingested: StartedGateway['ingested'] = [];
  const planted: StartedGateway['planted'] = [];
  const webhooks: StandInWebhooks = { verified: [], recorded: [], refusing: false };
  const coldmail: StartedGateway['coldmail'] = [];
  const routers = {
    voice: createStandInVoice(webhooks),
    identity: createStandInIdentity(identity),
    workflow: createStandInWorkflow(),
    audit: createStandInAudit(),
    sync: createStandInSync(ingested),
    knowledge: createStandInKnowledge(),
    commerce: createStandInCommerce(planted),
    outbound: createStandInOutbound(coldmail),
  };
  const gateway = createGateway({
    settings: readTestSettings(options.environment ?? {}),
    logger: options.logger ?? createLogger({ name: 'gateway', level: 'silent' }),
    clock: options.clock ?? systemClock,
    probes: options.probes ?? [],
    stopWithin: { gracePeriodMs: options.stopGraceMs ?? 0 },
    services: {
      identity: connectLocal(() => routers.identity as unknown as IdentityRouter),
      workflow: connectLocal(() => routers.workflow as unknown as WorkflowRouter),
      audit: connectLocal(() => routers.audit as unknown as AuditRouter),
      sync: connectLocal(() => routers.sync as unknown as SyncBridgeRouter),
      knowledge: connectLocal(() => routers.knowledge as unknown as KnowledgeRouter),
      commerce: connectLocal(() => routers.commerce as unknown as CommerceRouter),
      outbound: connectLocal(() => routers.outbound as unknown as OutboundRouter),
      voice: connectLocal(() => routers.voice as unknown as VoiceGatewayRouter),
      ...options.services,
      raw: { synthesizeSpeech, exportLogs, eventStream, ...options.services?.raw },
    },
  });
  await gateway.start();
  const url = gateway.url();
  const request = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  return { url, gateway, issuer, identity, ingested, planted, coldmail, webhooks, request };
}
