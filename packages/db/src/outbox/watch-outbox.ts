import type { Gauge, GaugeValue, Measure, Probe } from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database-interface.ts';
import { allWorkspaces } from '../scope.ts';
import { isOwn } from './claim-batch.ts';
import type { OutboxTable } from './insert-messages.ts';

/** What a service's outbox holds for one sink. */
interface OutboxFigures {
  topic: string;
  waiting: number;
  /** The age of the oldest message that waits, 0 when none does. */
  oldestSeconds: number;
  /** As before, without those that the sink has failed at by themselves: they delay no other one. */
  heldUpSeconds: number;
  putOff: number;
  parked: number;
}

export interface WatchOptions {
  /** The service's name, for probes and metrics. */
  service: string;
  database: Database;
  outbox: OutboxTable;
  elsewhere?: SQL;
  /** The sinks that have figures although nothing waits for them. */
  topics: readonly string[];
}

/** Older messages mean that a sink has been away for long, not that it is being restarted. */
const oldestLimitSeconds = 300;
/** From here on an operator is told, as the alarm on the metric does. */
const warnAfterSeconds = 60;

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
    help: 'Messages that their sink refuses for good or fails at for ever: see pnpm outbox.',
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
        const known = figures.filter(({ topic }) => topics.includes(topic));
        const seconds = Math.max(0, ...known.map(({ heldUpSeconds }) => heldUpSeconds));
        if (seconds > oldestLimitSeconds) {
          throw new Error(`the oldest message has waited for ${Math.round(seconds)} s`);
        }
        return describeFigures(figures, topics);
      },
    },
    measure: {
      gauges: Object.values(gauges),
      async read() {
        const found = new Map((await readFigures(options)).map((row) => [row.topic, row]));
        const all = new Set([...topics, ...found.keys()]);
        return [...all].flatMap((topic) => listValues(service, topic, found.get(topic)));
      },
    },
  };
}

/** Of what the service serves without. */
function describeFigures(
  figures: readonly OutboxFigures[],
  topics: readonly string[],
): string | undefined {
  const sum = (of: (figure: OutboxFigures) => number) =>
    figures.reduce((total, figure) => total + of(figure), 0);
  const [parked, putOff] = [sum((one) => one.parked), sum((one) => one.putOff)];
  // Left by a later release: no sink of this one is asked for them, and the later one delivers them.
  const unknown = sum(({ topic, waiting }) => (topics.includes(topic) ? 0 : waiting));
  const late = figures.filter(
    ({ topic, heldUpSeconds }) => topics.includes(topic) && heldUpSeconds > warnAfterSeconds,
  );
  const messages = [
    ...late.map(describeWait),
    ...(parked > 0 ? [`Parked messages: ${parked}.`] : []),
    ...(putOff > 0 ? [`Messages that are put off: ${putOff}.`] : []),
    ...(unknown > 0 ? [`Messages of topics that this release does not know: ${unknown}.`] : []),
  ];
  return messages.length === 0 ? undefined : messages.join(' ');
}

const describeWait = ({ topic, waiting, heldUpSeconds }: OutboxFigures): string =>
  `Messages that wait for ${topic}: ${waiting}, the oldest for ${Math.round(heldUpSeconds)} s.`;

const listValues = (service: string, sink: string, figures?: OutboxFigures): GaugeValue[] =>
  (['waiting', 'oldestSeconds', 'parked'] as const).map((figure) => ({
    gauge: gauges[figure].name,
    labels: { service, sink },
    value: figures?.[figure] ?? 0,
  }));

const readFigures = ({ database, outbox, elsewhere }: WatchOptions): Promise<OutboxFigures[]> =>
  database.read(allWorkspaces, async ({ db }) => {
    const waits = sql`filter (where ${outbox.parkedAt} is null)`;
    const isPutOff = sql`(${outbox.leaseToken} is null and ${outbox.leasedUntil} is not null)`;
    const age = (filter: SQL) =>
      sql`coalesce(extract(epoch from now() - min(${outbox.createdAt}) ${filter}), 0)`;
    const rows = await db.execute<Record<keyof OutboxFigures, string>>(sql`
      select topic, count(*) ${waits} as waiting,
        count(*) filter (where ${outbox.parkedAt} is not null) as parked,
        count(*) filter (where ${outbox.parkedAt} is null and ${isPutOff}) as "putOff",
        ${age(waits)} as "oldestSeconds",
        ${age(sql`filter (where ${outbox.parkedAt} is null and not ${isPutOff})`)} as "heldUpSeconds"
      from ${outbox} where ${isOwn(elsewhere)} group by topic`);
    return rows.map(({ topic, ...figures }) => ({
      topic,
      waiting: Number(figures.waiting),
      parked: Number(figures.parked),
      putOff: Number(figures.putOff),
      oldestSeconds: Math.max(0, Number(figures.oldestSeconds)),
      heldUpSeconds: Math.max(0, Number(figures.heldUpSeconds)),
    }));
  });
