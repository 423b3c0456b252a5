import { isSuccess, type Answer, type ApiRequest, type Exchange } from './client.ts';

export interface Tally {
  record: (exchange: Exchange) => void;
  /** How often each kind of answer came. */
  counts(): ReadonlyMap<string, number>;
  /** What was said of outages, by operation, with how often. */
  outages(): ReadonlyMap<string, number>;
  /** Answers that no outage excuses, by a description, with how often each came. */
  faults(): ReadonlyMap<string, number>;
  /** Calls back at each success, until the returned function is called. */
  watch(onExchange: (exchange: Exchange, success: boolean) => void): () => void;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const outages = new Map<string, number>();
  const faults = new Map<string, number>();
  const watchers = new Set<(exchange: Exchange, success: boolean) => void>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    record(exchange) {
      add(counts, toLabel(exchange.answer));
      const outage = describeOutage(exchange);
      if (outage !== undefined) add(outages, outage);
      const fault = describeFault(exchange);
      if (fault !== undefined) add(faults, fault);
      for (const watcher of watchers) watcher(exchange, isSuccess(exchange.answer));
    },
    counts: () => counts,
    outages: () => outages,
    faults: () => faults,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const toLabel = (answer: Answer): string =>
  answer.type === 'answered' ? String(answer.status) : answer.type;

/** The message of a 5xx, and the request that it answers. */
export function describeOutage({ request, answer }: Exchange): string | undefined {
  if (answer.type !== 'answered' || answer.status < 500) return undefined;
  const { error } = answer.body as { error?: unknown };
  return `${answer.status} at ${nameRequest(request)}: ${String(error)}`;
}

const nameRequest = ({ method, path }: ApiRequest): string =>
  `${method} ${path.replace(/(?<=\/)[a-z]+_[0-9a-f]{32}/, ':id')}`;

/** An outage is answered by 503 with Retry-After; every other 5xx is the system's own fault. */
function describeFault({ service, request, answer }: Exchange): string | undefined {
  if (answer.type !== 'answered' || answer.status < 500) return undefined;
  const where = nameRequest(request);
  if (answer.status !== 503) return `${answer.status} of ${service} at ${where}`;
  return answer.retryAfter ? undefined : `503 without Retry-After of ${service} at ${where}`;
}
