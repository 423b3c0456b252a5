import {
  createListener,
  createReadiness,
  type ListenerOptions,
  measureGauges,
  measureProcess,
} from '@workspace-ops/service-host';
import {
  createDiskProbe,
  resolveTenancy,
  type Clock,
  type Logger,
  type Measure,
  type Probe,
  type Service,
} from '@workspace-ops/service-kit';
import { Registry } from 'prom-client';
import { createApp } from './app.ts';
import { createAuthenticator } from './authentication/authenticate.ts';
import { readIdentityProvider } from './authentication/identity-provider.ts';
import { createSessions } from './authentication/sessions.ts';
import { answerClientError } from './http/errors.ts';
import { openConsole } from './console/open-console.ts';
import { createBodyReader } from './http/read-body.ts';
import { trustedProxies } from './origins/proxies.ts';
import { createStreamLimit } from './limits/event-streams.ts';
import { createWorkspaceCheck } from './limits/operator-workspaces.ts';
import { createServiceLimits } from './limits/request-limits.ts';
import { createOpenApiDocument } from './openapi/create-document.ts';
import { createOperatorAccess } from './operations/operator-access.ts';
import { readiness } from './operations/mount-operations.ts';
import { createOrigins } from './origins/origins.ts';
import { routes } from './routes/table.ts';
import type { Services } from './services.ts';
import type { GatewaySettings } from './settings.ts';

export interface GatewayDependencies {
  settings: GatewaySettings;
  services: Services;
  logger: Logger;
  clock: Clock;
  /** What must serve for the whole to be ready: the probes of every service. */
  probes: readonly Probe[];
  /** What the services in this process measure. */
  measures?: readonly Measure[];
  /** Where metrics are kept; a composition can share one among its services. */
  registry?: Registry;
  /** How long a stop takes, at most; see the listener. */
  stopWithin?: Pick<ListenerOptions, 'gracePeriodMs' | 'deadlineMs'>;
}

export interface Gateway extends Service {
  /** The address that it listens on. @throws {Error} before the start. */
  url: () => string;
}

/**
 * The edge: one REST table over the services' typed clients.
 * @throws {SettingsError} for identity-provider settings that are incomplete.
 */
export function createGateway(deps: GatewayDependencies): Gateway {
  const { settings, services, logger, clock, registry = new Registry() } = deps;
  const draining = new AbortController();
  const isDraining = (): boolean => draining.signal.aborted;
  const sessions = createSessions({
    identity: services.identity,
    identityProvider: readIdentityProvider(settings),
    cell: settings.CELL,
    clock,
    logger,
  });
  const disk = createDiskProbe({
    folders: settings.DISK_FOLDERS,
    minFreeBytes: settings.DISK_MIN_FREE_BYTES,
  });
  const probes = [
    ...deps.probes,
    sessions.probe,
    ...(settings.DISK_FOLDERS.length === 0 ? [] : [disk]),
  ];
  const tenancy = resolveTenancy(settings);
  const origins = createOrigins(settings);
  const access = createOperatorAccess(settings);
  measureProcess(registry);
  measureGauges(registry, deps.measures ?? [], logger);
  // Made when it is first asked for: it takes a tenth of a second, and a start should not wait.
  let document: string | undefined;
  const console = openConsole(settings, draining.signal);
  const app = createApp({
    console,
    routes,
    registry,
    logger,
    clock,
    origins,
    trustedProxies: trustedProxies(settings),
    warnsOfProxies: settings.NODE_ENV === 'production',
    handler: {
      services,
      authenticate: createAuthenticator({
        tenancy,
        defaultWorkspaceId: settings.DEFAULT_WORKSPACE_ID,
        origins,
        resolveToken: sessions.resolveToken,
      }),
      checkWorkspace: createWorkspaceCheck({ settings, identity: services.identity, clock }),
      limits: createServiceLimits({ settings, identity: services.identity, clock, logger }),
      openStream: createStreamLimit(settings.MAX_EVENT_STREAMS),
      readBody: createBodyReader(settings.MAX_BODY_BYTES),
      deadlineMs: settings.REQUEST_DEADLINE_MS,
      readingPace: { least: settings.DOWNLOAD_MIN_BYTES_PER_SECOND, windowMs: 15_000 },
      isSecure: origins.isSecure,
      ownOrigin: origins.own,
      hasConsole: console !== undefined,
      onLoggedOut: sessions.onLoggedOut,
      watchSession: sessions.watch,
      watchWorkspace: sessions.closed.watch,
      checkCell: sessions.checkCell,
      checkClosed: sessions.closed.check,
      markUnconfirmed: sessions.markUnconfirmed,
      draining: draining.signal,
    },
    operations: {
      registry,
      readiness: readiness(createReadiness({ probes, logger, isDraining }), access.maySeeDetail),
      checkMetrics: access.checkMetrics,
      home: console === undefined ? '/docs' : '/console/',
      openapi: () => (document ??= JSON.stringify(createOpenApiDocument(routes))),
    },
  });
  const listener = createListener(app, {
    port: settings.PORT,
    // An open tenancy admits all who reach its port: only a setting opens it to other machines.
    host: settings.HOST ?? (tenancy === 'open' ? '127.0.0.1' : undefined),
    ...deps.stopWithin,
    onDraining: () => draining.abort(),
    onClientError: answerClientError,
  });
  return {
    name: 'gateway',
    probes,
    async start() {
      await sessions.start();
      await listener.start();
    },
    async stop() {
      await listener.stop();
      await sessions.stop();
    },
    url: () => listener.url(),
  };
}
