import type { AnyTRPCRouter } from '@trpc/server';
import {
  connectHttp,
  connectRaw,
  createCaller,
  createTarget,
  createCredentials,
  routeAppends,
  settingPrefix,
  wirePaths,
  type AuditPeer,
  type AuditSink,
  type Client,
  type EventSink,
  type InternalServiceName,
  type internalSettings,
  type RawHandler,
  type ServiceName,
  type NoticeSink,
  type Sinks,
  type Target,
  type IdentityPeer,
  type WorkflowPeer,
  type WorkflowSink,
} from '@workspace-ops/rpc';
import type { Probe, Settings } from '@workspace-ops/service-kit';
import { z } from 'zod';

export type InternalSettings = Settings<typeof internalSettings>;

/** The ways to the other services, over HTTP. */
export type Connections = ReturnType<typeof createConnections>;

/** Connects a service, by its name, with all others; connections are opened as they are needed. */
export function createConnections(own: ServiceName, settings: InternalSettings) {
  const credentials = createCredentials(own, settings.INTERNAL_SIGNING_KEY);
  const targets = new Map<InternalServiceName, Target>();
  const openTarget = (service: InternalServiceName): Target => {
    const known = targets.get(service);
    if (known !== undefined) return known;
    const target = createTarget({ service, addresses: readAddresses(service, settings) });
    targets.set(service, target);
    return target;
  };
  const connect = <R extends AnyTRPCRouter>(service: InternalServiceName, path: string) =>
    connectHttp<R>(createCaller({ target: openTarget(service), credentials, path }));

  return {
    client: <R extends AnyTRPCRouter>(service: InternalServiceName): Client<R> =>
      connect<R>(service, wirePaths.router),
    raw: <I>(service: InternalServiceName, name: string): RawHandler<I> =>
      connectRaw(name, { target: openTarget(service), credentials }),
    // That the routers are what their peers take them for is proved where both are known.
    workflow: () => connect('workflow', wirePaths.router) as unknown as WorkflowPeer,
    audit: () => connect('audit', wirePaths.router) as unknown as AuditPeer,
    identity: () => connect('identity', wirePaths.router) as unknown as IdentityPeer,
    sinks: {
      audit: routeAppends(connect<AuditSink>('audit', wirePaths.sink), (workspaceId) =>
        openTarget('audit').findPlace(workspaceId),
      ),
      events: connect<EventSink>('sync-bridge', wirePaths.sink),
      workflow: connect<WorkflowSink>('workflow', wirePaths.sink),
      notices: connect<NoticeSink>('identity', wirePaths.sink),
    } satisfies Sinks,
    /** Whether a replica of the service can serve. */
    probe: (service: InternalServiceName): Probe => ({
      name: service,
      check: () => checkReady(openTarget(service)),
    }),
    async close(): Promise<void> {
      await Promise.all([...targets.values()].map((target) => target.close()));
    },
  };
}

const readAddresses = (service: InternalServiceName, settings: InternalSettings): string[] =>
  settings[`${settingPrefix(service)}_URL` as keyof InternalSettings] as string[];

/** Less than a probe may take, so that no look outlives its probe. */
const readyWithinMs = 1_900;

const readyAnswer = z.object({
  checks: z.array(z.object({ name: z.string(), detail: z.string().optional() })),
});

/** @returns what its checks say although it serves. */
async function checkReady(target: Target): Promise<string | undefined> {
  const { statusCode, body } = await target.use((pool) =>
    pool.request({ path: '/readyz', method: 'GET', signal: AbortSignal.timeout(readyWithinMs) }),
  );
  const text = await body.text();
  if (statusCode !== 200) throw new Error(text.slice(0, 500));
  const { checks } = readyAnswer.parse(JSON.parse(text));
  const details = checks.flatMap(({ name, detail }) => (detail ? [`${name}: ${detail}`] : []));
  return details.length === 0 ? undefined : details.join(' ');
}
