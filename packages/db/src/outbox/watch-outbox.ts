import type { Gauge, GaugeValue, Measure, Probe } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { allWorkspaces } from '../scope.ts';
import type { OutboxTable } from './insert-messages.ts';

/** What a service's outbox holds for one sink. */
interface OutboxFigures {
  topic: string;
  waiting: number;
  /** The age of the oldest message that waits, 0 when none does. */
  oldestSeconds: number;
  parked: number;
}

export interface WatchOptions {
  /** The service's name, for probes and metrics. */
  service: string;
  database: Database;
  outbox: OutboxTable;
  /** The sinks that have figures although nothing waits for them. */
  topics: readonly string[];
}

/** Older messages mean that a sink has been away for long, not that it is being restarted. */
const oldestLimitSeconds = 300;

const labelNames = ['service', 'sink'];
const gauges = {
  waiting: {
    name: 'workspace_ops_outbox_messages',
    help: 'Messages in the outbox that wait for their sink, parked ones aside.',
    labelNames,
  },
  oldestSeconds: {
    name: 'workspace_ops_outbox_oldest_seconds',
    help: 'The age of the oldest message that waits for its sink; 0 when none does.',
    labelNames,
  },
  parked: {
    name: 'workspace_ops_outbox_parked_messages',
    help: 'Messages that their sink refuses for good: see pnpm outbox.',
    labelNames,
  },
} satisfies Record<string, Gauge>;

/** The probe and the metrics of a service's outbox. */
export function watchOutbox(options: WatchOptions): { probe: Probe; measure: Measure } {
  const { service, topics } = options;
  return {
    probe: {
      name: `${service} outbox`,
      async check() {
        const figures = await readFigures(options);
        const seconds = Math.max(0, ...figures.map(({ oldestSeconds }) => oldestSeconds));
        if (seconds > oldestLimitSeconds) {
          throw new Error(`the oldest message has waited for ${Math.round(seconds)} s`);
        }
        const parked = figures.reduce((sum, figure) => sum + figure.parked, 0);
        return parked === 0 ? undefined : `Parked messages: ${parked}.`;
      },
    },
    measure: {
      gauges: Object.values(gauges),
      async read() {
        const found = new Map((await readFigures(options)).map((row) => [row.topic, row]));
        const all = new Set([...topics, ...found.keys()]);
        return [...all].flatMap((topic) => valuesOf(service, topic, found.get(topic)));
      },
    },
  };
}

const valuesOf = (service: string, sink: string, figures?: OutboxFigures): GaugeValue[] =>
  (['waiting', 'oldestSeconds', 'parked'] as const).map((figure) => ({
    gauge: gauges[figure].name,
    labels: { service, sink },
    value: figures?.[figure] ?? 0,
  }));

const readFigures = ({ database, outbox }: WatchOptions): Promise<OutboxFigures[]> =>
  database.read(allWorkspaces, async (queries) => {
    const waits = sql`filter (where ${outbox.parkedAt} is null)`;
    const rows = await queries.execute<Record<keyof OutboxFigures, string>>(sql`
      select topic, count(*) ${waits} as waiting,
        count(*) filter (where ${outbox.parkedAt} is not null) as parked,
        coalesce(extract(epoch from now() - min(${outbox.createdAt}) ${waits}), 0) as "oldestSeconds"
      from ${outbox} group by topic`);
    return rows.map(({ topic, waiting, parked, oldestSeconds }) => ({
      topic,
      waiting: Number(waiting),
      parked: Number(parked),
      oldestSeconds: Math.max(0, Number(oldestSeconds)),
    }));
  });
