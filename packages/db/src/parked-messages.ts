import { pgSchema } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { createDatabase } from './database.ts';
import { serviceRole } from './migrate-service.ts';
import { allWorkspaces } from './scope.ts';
import { outboxTable } from './outbox/insert-messages.ts';

/** A message that its sink refuses for good, or at which it fails for ever. */
export interface ParkedMessage {
  id: string;
  workspaceId: string;
  /** The sink. */
  topic: string;
  payload: unknown;
  bytes: number;
  attempts: number;
  lastError: string;
  /** ISO 8601. */
  parkedAt: string;
}

/** What waits for a sink, parked messages aside. */
export interface WaitingMessages {
  topic: string;
  count: number;
  oldestSeconds: number;
  /** Of the oldest message that was tried. */
  lastError: string | null;
}

/** Which messages: those ids, or all. */
export type Chosen = readonly string[] | 'all';

/** What an operator can do with the parked messages of a service's outbox. */
export interface ParkedMessages {
  /** False for a service without an outbox. */
  exists(): Promise<boolean>;
  list(): Promise<ParkedMessage[]>;
  listWaiting(): Promise<WaitingMessages[]>;
  /** Has them handed over again; the service's next look takes them. @returns their ids. */
  retry(chosen: Chosen): Promise<string[]>;
  /** Removes them for good. @returns them. */
  drop(chosen: Chosen): Promise<ParkedMessage[]>;
  close(): Promise<void>;
}

interface ParkedOptions {
  url: string;
  /** The service's schema. */
  schema: string;
}

/** Every change is one statement, so that it does not conflict with a service that hands over at the time. */
export function openParkedMessages({ url, schema }: ParkedOptions): ParkedMessages {
  const outbox = outboxTable(pgSchema(schema));
  const database = createDatabase({
    url,
    role: serviceRole(schema),
    applicationName: 'outbox program',
    readConnections: 1,
    transactionConnections: 1,
  });
  const query = async <R extends object>(statement: SQL): Promise<R[]> => {
    const rows = await database.read(allWorkspaces, ({ db }) => db.execute(statement));
    return [...rows] as R[];
  };
  const isChosen = (chosen: Chosen): SQL =>
    sql`parked_at is not null and ${
      chosen === 'all' ? sql`true` : sql`id = any(${`{${chosen.map(quoted).join(',')}}`}::text[])`
    }`;
  return {
    async exists() {
      const [row] = await query<{ found: boolean }>(
        sql`select to_regclass(${`${schema}.outbox`}) is not null as found`,
      );
      return row?.found === true;
    },
    list: () =>
      query<ParkedMessage>(
        sql`select ${columns} from ${outbox} where parked_at is not null order by parked_at, position`,
      ),
    listWaiting: () =>
      query<WaitingMessages>(sql`
        select topic, count(*)::int as count,
          greatest(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds",
          (array_agg(last_error order by position) filter (where last_error is not null))[1] as "lastError"
        from ${outbox} where parked_at is null group by topic order by topic`),
    async retry(chosen) {
      const rows = await query<{ id: string }>(sql`
        update ${outbox} set parked_at = null, leased_until = null, lease_token = null, failures = 0
        where ${isChosen(chosen)} returning id`);
      return rows.map(({ id }) => id);
    },
    drop: (chosen) =>
      query<ParkedMessage>(
        sql`delete from ${outbox} where ${isChosen(chosen)} returning ${columns}`,
      ),
    close: () => database.close(),
  };
}

const columns = sql`id, workspace_id as "workspaceId", topic, payload, attempts,
  coalesce(payload_bytes, octet_length(payload::text)) as bytes,
  coalesce(last_error, '') as "lastError",
  to_char(parked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "parkedAt"`;

/** As an element of an array's text. */
const quoted = (id: string): string => `"${id.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
