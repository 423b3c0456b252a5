import { once } from 'node:events';
import type { RawAnswer } from '@workspace-ops/rpc';
import {
  createLogger,
  readSettings,
  systemClock,
  tenancySettings,
  type Clock,
  type Logger,
  type Probe,
} from '@workspace-ops/service-kit';
import { createGateway, type Gateway } from '../service.ts';
import type { Services } from '../services.ts';
import { gatewaySettings, type GatewaySettings } from '../settings.ts';
import { createSessionIssuer, type SessionIssuer } from './session-issuer.ts';
import {
  createStandInServices,
  type StandInIdentity,
  type StandInState,
} from './stand-in-services.ts';

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

export interface StartedGateway extends StandInState {
  url: string;
  gateway: Gateway;
  issuer: SessionIssuer;
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

const synthesizeSpeech: Services['raw']['synthesizeSpeech'] = async (_ctx, input) => ({
  status: 200,
  headers: { 'Content-Type': 'audio/mpeg', 'X-Voice-Id': input.voiceId ?? 'voice-1' },
  body: 'ID3',
});

const exportLogs = async (): Promise<RawAnswer> => ({
  status: 200,
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="workspace-audit-logs-20260102T030405Z.csv"',
  },
  body: exportedLines(),
});

/** A gateway on a free port, before services that answer without their work. */
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
    apiTokens: new Map(),
    deletedTokens: [],
    suspended: [],
    moving: [],
    deleted: [],
    moved: [],
    cells: new Map(),
    finds: 0,
  };
  const state: StandInState = {
    identity,
    ingested: [],
    planted: [],
    coldmail: [],
    webhooks: { verified: [], recorded: [], refusing: false },
  };
  const gateway = createGateway({
    settings: readTestSettings(options.environment ?? {}),
    logger: options.logger ?? createLogger({ name: 'gateway', level: 'silent' }),
    clock: options.clock ?? systemClock,
    probes: options.probes ?? [],
    stopWithin: { gracePeriodMs: options.stopGraceMs ?? 0 },
    services: {
      ...createStandInServices(state),
      ...options.services,
      raw: { synthesizeSpeech, exportLogs, eventStream, ...options.services?.raw },
    },
  });
  await gateway.start();
  const url = gateway.url();
  const request = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  return { ...state, url, gateway, issuer, request };
}
