import { setTimeout as delay } from 'node:timers/promises';
import { ingest } from './ingest.ts';
import { atLeast, atMost, type Scenario } from './scenario.ts';
import { startAuditProxy } from './start-audit-proxy.ts';

/** Longer than a transaction may be open, and than anybody waits for a sink. */
const answersAfterMs = 6_000;
const lastsMs = { short: 14_000, whole: 30_000 };
const everyMs = 250;
/** Nearly what a request waits for a hand-over. */
const waitedMs = 450;
/** Three failures mark a sink as away; those beside them learn it at the same time. */
const mayWait = 6;
/** Its writer and, where that was killed or frozen, one sweep. */
const mostSends = 2;

/** Audit takes what it is handed, and answers seconds later. */
export const slowSink: Scenario = {
  name: 'slow-sink',
  title: `a sink that answers after ${answersAfterMs / 1_000} s`,
  reaches: ['audit'],
  async prepare() {
    const { proxy, placed } = await startAuditProxy();
    return {
      ...placed,
      async inject(run) {
        proxy.holdBack(answersAfterMs);
        const endsAt = performance.now() + lastsMs[run.extent];
        const tookMs: number[] = [];
        while (performance.now() < endsAt) {
          const entry = await ingest(run.client);
          tookMs.push(entry.settledAt - entry.begunAt);
          await delay(everyMs);
        }
        proxy.holdBack(0);
        const waited = tookMs.filter((ms) => ms >= waitedMs).length;
        return [
          atLeast('ingestions of one client during it', 10, tookMs.length),
          { ...atMost('of them waited for the sink', mayWait, waited), isSpeed: true },
        ];
      },
      judge() {
        const sent = [...proxy.sent().values()];
        return [
          atLeast('messages handed over to the sink', 10, sent.length),
          atMost('times that one message was sent', mostSends, Math.max(...sent)),
        ];
      },
    };
  },
};
