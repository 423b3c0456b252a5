import { isTracing, traced } from '@workspace-ops/service-kit';
import type { Sql } from 'postgres';

export type Query = ReturnType<Sql['unsafe']>;

/**
 * What goes over a session's connection. When a connection is lost, the driver sends what has not
 * been sent yet over the next one, and not always in its order.
 */
export interface Line {
  /** Sends the query now; it counts as under way until it is answered. */
  send<Q extends Query>(query: Q): Q;
  /** How often the connection was lost: another number, another connection. */
  losses(): number;
  /** Whether the connection has answered since it was made, so that it is worth relying on. */
  isProven(): boolean;
  /** Resolves when nothing is under way: the next borrower must not meet this one's statements. */
  answered(): Promise<void>;
}

export function createLine(countLosses: () => number): Line {
  const underWay = new Set<Query>();
  let provenLosses: number | undefined;
  return {
    send(query) {
      underWay.add(query);
      if (isTracing()) traceQuery(query);
      query.then(
        () => {
          underWay.delete(query);
          provenLosses = countLosses();
        },
        () => underWay.delete(query),
      );
      return query;
    },
    losses: countLosses,
    isProven: () => provenLosses === countLosses(),
    async answered() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

const longestText = 1_000;

/** A few statements are written with their values, as a transaction's begin with its workspace. */
const literal = /'(?:[^']|'')*'/g;

/** The statement's text has parameters, not their values. Who sent it sees to its failure. */
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

/** For a promise whose rejection follows from one that is seen to. */
export function ignoreRejection(promise: Promise<unknown>): void {
  promise.then(undefined, () => undefined);
}
