import { internalServiceNames } from '@workspace-ops/rpc';
import { setTimeout as delay } from 'node:timers/promises';
import { startTcpProxy, type Fate, type TcpProxy } from '../network/tcp-proxy.ts';
import { untilWhole } from '../system/readiness.ts';
import { atLeast, type Expectation, type Scenario, type ScenarioRun } from './scenario.ts';

const victims = { short: ['audit'], whole: ['audit', 'workflow'] } as const;
const lastsMs = { short: 2_500, whole: 8_000 };
const fates: readonly Exclude<Fate, 'pass'>[] = ['cut', 'refuse', 'swallow'];
const wholeWithinMs = 30_000;

/** Connections between services break: in the middle of answers, for good, and one way only. */
export const cut: Scenario = {
  name: 'cut',
  title: 'cut connections between services',
  reaches: ['audit', 'workflow', 'sync-bridge'],
  async prepare() {
    const proxies = new Map<string, TcpProxy>();
    for (const service of internalServiceNames) proxies.set(service, await startTcpProxy());
    return {
      change: {
        route(service, addresses) {
          const proxy = proxies.get(service)!;
          proxy.pointTo(addresses[0]!);
          return [proxy.url];
        },
      },
      async inject(run) {
        const expectations: Expectation[] = [];
        for (const victim of victims[run.extent]) {
          for (const fate of fates) {
            expectations.push(
              ...(await breakOne(run, { victim, fate, proxy: proxies.get(victim)! })),
            );
          }
        }
        return expectations;
      },
      async close() {
        await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
      },
    };
  },
};

interface Break {
  victim: string;
  fate: Exclude<Fate, 'pass'>;
  proxy: TcpProxy;
}

async function breakOne(run: ScenarioRun, given: Break): Promise<Expectation[]> {
  const { victim, fate, proxy } = given;
  const brokenBefore = proxy.broken();
  run.onProgress(`cut: the way to ${victim}: ${fate}`);
  await proxy.become(fate);
  try {
    await delay(lastsMs[run.extent]);
  } finally {
    await proxy.become('pass');
  }
  const startedAt = performance.now();
  const unready = await untilWhole(run.system, wholeWithinMs);
  const tookMs = performance.now() - startedAt;
  return [
    atLeast(`${victim}, ${fate}: connections broken`, 1, proxy.broken() - brokenBefore),
    {
      what: `${victim}, ${fate}: all services ready afterwards`,
      asked: `within ${wholeWithinMs / 1_000} s`,
      measured:
        unready.length === 0 ? `after ${(tookMs / 1_000).toFixed(1)} s` : unready.join(', '),
      isMet: unready.length === 0,
    },
  ];
}
