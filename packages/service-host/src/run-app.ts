import { hkdfSync } from 'node:crypto';
import type { AnyTRPCRouter } from '@trpc/server';
import { prepareSchema, type ServiceMigration } from '@workspace-ops/db';
import {
  connectLocal,
  type AuditSink,
  type EventSink,
  type InternalServiceName,
  type RawHandler,
  type SigningKey,
  type WorkflowSink,
  type Sinks,
} from '@workspace-ops/rpc';
import {
  createLogger,
  systemClock,
  type Clock,
  type Logger,
  type Service,
  type SettingDefinitions,
  type Settings,
} from '@workspace-ops/service-kit';
import { Registry } from 'prom-client';
import { readDatabaseUrl, hostSettings, readPort, type HostSettings } from './app-settings.ts';
import { createConnections, type Connections } from './connections.ts';
import { createInternalPort } from './internal-port.ts';
import { measureGauges } from './measure-gauges.ts';
import { createReadiness } from './readiness.ts';
import { runProcess, type RunningProcess } from './run-process.ts';

/** A service as its process runs it. */
export interface HostedService extends Service {
  router: AnyTRPCRouter;
  sink?: AnyTRPCRouter;
  raw?: Record<string, RawHandler<never>>;
}

/** What a service is composed of in a process of its own. */
export interface AppContext<D extends SettingDefinitions> {
  settings: Settings<D>;
  databaseUrl: string;
  /** What carries wake-ups; the service's own database when absent. */
  natsUrl: string | undefined;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  connections: Connections;
  /** A secret that the replicas of this service know and no other service does. */
  serviceSecret: string;
}

export interface App<D extends SettingDefinitions> {
  name: InternalServiceName;
  settings: D;
  migration: ServiceMigration;
  create: (context: AppContext<D>) => HostedService;
}

/**
 * Runs one service as this process: reads its settings, migrates, listens, and stops on a signal.
 */
export async function runApp<D extends SettingDefinitions>(
  app: App<D>,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const definitions = { ...app.settings, ...hostSettings(app.name) };
  await runProcess(
    {
      name: app.name,
      settings: definitions,
      start: (settings) => start(app, settings as Settings<D> & HostSettings),
    },
    environment,
  );
}

async function start<D extends SettingDefinitions>(
  app: App<D>,
  settings: Settings<D> & HostSettings,
): Promise<RunningProcess> {
  const { name } = app;
  const logger = createLogger({ name, level: settings.LOG_LEVEL });
  const databaseUrl = readDatabaseUrl(name, settings);
  const connections = createConnections(name, settings);
  const sinks = withOwnSink(name, connections.sinks, () => service);
  const context = {
    settings,
    databaseUrl,
    natsUrl: settings.NATS_URL,
    logger,
    clock: systemClock,
    sinks,
    connections,
    serviceSecret: deriveServiceSecret(settings.INTERNAL_SIGNING_KEY),
  };
  const service = app.create(context);
  const draining = new AbortController();
  const registry = new Registry();
  measureGauges(registry, service.measures ?? [], logger);
  const port = createInternalPort({
    router: service.router,
    sink: service.sink,
    raw: service.raw,
    port: readPort(name, settings),
    host: settings.INTERNAL_HOST,
    registry,
    readiness: createReadiness({
      probes: service.probes,
      logger,
      isDraining: () => draining.signal.aborted,
    }),
    logger,
    guard: { service: name, publicKeys: settings.INTERNAL_PUBLIC_KEYS },
    onDraining: () => draining.abort(),
  });
  await prepareSchema(databaseUrl, app.migration);
  await service.start();
  await port.start();
  return {
    url: port.url(),
    async stop() {
      await Promise.all([port.stop(), service.drain?.()]);
      await service.stop();
      await connections.close();
    },
  };
}

const deriveServiceSecret = ({ privateKey }: SigningKey): string => {
  const key = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', key, '', 'workspace-ops replicas', 32)).toString(
    'base64url',
  );
};

/** A service that is a sink itself hands over to itself without a detour. */
function withOwnSink(name: InternalServiceName, sinks: Sinks, service: () => HostedService): Sinks {
  const link = { from: name, to: name, prefix: 'sink.' };
  const own = <S extends AnyTRPCRouter>() => connectLocal<S>(() => service().sink as S, link);
  if (name === 'audit') return { ...sinks, audit: own<AuditSink>() };
  if (name === 'sync-bridge') return { ...sinks, events: own<EventSink>() };
  if (name === 'workflow') return { ...sinks, workflow: own<WorkflowSink>() };
  return sinks;
}
