import type { PreparedScenario } from './scenario.ts';
import { startSinkProxy, type SinkProxy } from '../network/sink-proxy.ts';

/** A proxy before the audit service, and what a scenario needs to put it there. */
export async function startAuditProxy(): Promise<{
  proxy: SinkProxy;
  placed: Pick<PreparedScenario, 'change' | 'close'>;
}> {
  const proxy = await startSinkProxy();
  return {
    proxy,
    placed: {
      change: {
        route(service, addresses) {
          if (service !== 'audit') return addresses;
          proxy.pointTo(addresses[0]!);
          return [proxy.url];
        },
      },
      close: () => proxy.close(),
    },
  };
}
