import type { AuditEvent } from '@workspace-ops/contracts';
import type { Client } from './clients.ts';
import type { AuditAppends, AuditSink } from './sinks.ts';

/** What is no entry goes to a replica as well: that refuses it, so that its sender sets it aside. */
const readWorkspace = (event: AuditEvent | null): string => event?.workspaceId ?? '';

/**
 * Hands each workspace's audit events to the replica that all senders choose for it, so that one process
 * appends to its chain, and replicas do not wait for each other's locks. Where senders know different
 * replicas for a moment, the lock on the chain's head is what keeps the order.
 * @param findPlace where the calls of a key go; undefined while that is not known.
 */
export const routeAppends = (
  sink: Client<AuditSink>,
  findPlace: (workspaceId: string) => string | undefined,
): AuditAppends => ({
  append: {
    async mutate(events, options) {
      const places = new Map<string, string | undefined>();
      for (const workspaceId of events.map(readWorkspace)) {
        if (!places.has(workspaceId)) places.set(workspaceId, findPlace(workspaceId));
      }
      const parts = Map.groupBy(events, (event) => places.get(readWorkspace(event)));
      const outcomes = await Promise.allSettled(
        [...parts.values()].map((part) => {
          const context = { ...options.context, routeBy: readWorkspace(part[0]!) };
          return sink.append.mutate(part, { ...options, context });
        }),
      );
      // The sender repeats them all: events that are there already stay as they are.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  },
});
