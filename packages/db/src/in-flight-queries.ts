import { isTracing, traced } from '@workspace-ops/service-kit';
import type { Sql } from 'postgres';

export type Query = ReturnType<Sql['unsafe']>;

/**
 * The queries that a session has sent and that are not answered yet. When a connection is lost, the
 * driver sends unsent queries over the next connection, not always in their order.
 */
export interface InFlightQueries {
  /** Sends the query now; it is in flight until it is answered. */
  send<Q extends Query>(query: Q): Q;
  /** Counts the connections: a lost connection is replaced by one of the next generation. */
  generation(): number;
  /** Whether the connection of this generation has answered a query, so that it is known to work. */
  hasResponded(): boolean;
  /** Resolves when no query is in flight: the next user of the session must not meet this one's. */
  whenIdle(): Promise<void>;
}

export function createInFlightQueries(readGeneration: () => number): InFlightQueries {
  const queries = new Set<Query>();
  let respondedGeneration: number | undefined;
  return {
    send(query) {
      queries.add(query);
      if (isTracing()) traceQuery(query);
      query.then(
        () => {
          queries.delete(query);
          respondedGeneration = readGeneration();
        },
        () => queries.delete(query),
      );
      return query;
    },
    generation: readGeneration,
    hasResponded: () => respondedGeneration === readGeneration(),
    async whenIdle() {
      while (queries.size > 0) await Promise.allSettled(queries);
    },
  };
}

const longestText = 1_000;

/** A few statements are written with their values, as a transaction's begin with its workspace. */
const literal = /'(?:[^']|'')*'/g;

/** The statement's text has parameters, not their values. The sender handles its failure. */
function traceQuery(query: Query): void {
  const { strings } = query as unknown as { strings: readonly string[] };
  const text = strings.join('?').replaceAll(literal, '?').slice(0, longestText);
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    'db.query.text': text,
  };
  const recorded = traced(
    () => ({ name: verb, kind: 'client', isPartOnly: true, attributes }),
    async () => query,
  );
  ignoreRejection(recorded);
}

/** For a promise whose rejection follows from one that is handled. */
export function ignoreRejection(promise: Promise<unknown>): void {
  promise.then(undefined, () => undefined);
}
