import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { beforeAll as first, type ConnectedEventLog } from '../src/events.ts';

export interface EventLogUnderTest {
  /** As a process does, and started. */
  connect(): Promise<ConnectedEventLog>;
  /** Ends all connections from the server's side; they may be made again. */
  cut(): Promise<void>;
  /** A position of the other kind of log. */
  foreignPosition: number;
}

export const newEvent = (workspaceId: string, index = 0): LiveEvent => ({
  id: newId('evt'),
  workspaceId,
  event: 'RUN_CREATED',
  timestamp: '2026-03-01T11:59:59.000Z',
  data: { runId: `run_${index}` },
});

export const newEvents = (workspaceId: string, count: number): LiveEvent[] =>
  Array.from({ length: count }, (_, index) => newEvent(workspaceId, index));

const readIds = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);

/** What everybody who publishes or follows relies on, whatever keeps the events. */
export function describeEventLog(name: string, of: EventLogUnderTest): void {
  const started: ConnectedEventLog[] = [];
  const start = async (): Promise<ConnectedEventLog> => {
    const log = await of.connect();
    started.push(log);
    return log;
  };
  const newWorkspace = (): string => `ws_${randomUUID()}`;
  const readAll = (log: ConnectedEventLog, workspaceId: string, after = first) =>
    log.read({ workspaceId, after, limit: 1_000 });
  const follow = (log: ConnectedEventLog, workspaceId: string, after: number) => {
    const offered: string[] = [];
    const positions: number[] = [];
    const end = log.follow(workspaceId, after, (event) => {
      offered.push(event.id);
      positions.push(event.position);
    });
    return { offered, positions, end };
  };

  afterEach(() => Promise.all(started.splice(0).map((log) => log.stop())));

  describe(`an event log in ${name}`, () => {
    it('has what was published, in its order, with the body that is sent', async () => {
      const [log, workspaceId] = [await start(), newWorkspace()];
      const events = newEvents(workspaceId, 3);
      await log.publish([...events, newEvent(newWorkspace())]);
      const stored = await readAll(log, workspaceId);
      expect(readIds(stored)).toEqual(readIds(events));
      expect(stored[0]).toMatchObject({ workspaceId, event: 'RUN_CREATED' });
      expect(stored[0]!.body).toBe(
        '{"event":"RUN_CREATED","timestamp":"2026-03-01T11:59:59.000Z","data":{"runId":"run_0"}}',
      );
      const positions = stored.map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    });

    it('has an event once, whoever repeats it, and that of another workspace beside it', async () => {
      const [one, other] = [await start(), await start()];
      const [workspaceId, elsewhere] = [newWorkspace(), newWorkspace()];
      const events = newEvents(workspaceId, 3);
      const [, same] = [await one.publish(events), { ...events[0]!, workspaceId: elsewhere }];
      await Promise.all([
        one.publish(events),
        other.publish([...events, same]),
        one.publish([same]),
      ]);
      expect(readIds(await readAll(one, workspaceId))).toEqual(readIds(events));
      expect(readIds(await readAll(one, elsewhere))).toEqual([same.id]);
    });

    it('offers each who follows what comes after its position, of its workspace only', async () => {
      const [log, follower] = [await start(), await start()];
      const workspaceId = newWorkspace();
      await log.publish(newEvents(workspaceId, 2));
      const live = follow(follower, workspaceId, await log.readHead(workspaceId));
      const [second] = await readAll(
        log,
        workspaceId,
        (await readAll(log, workspaceId))[0]!.position,
      );
      const all = follow(follower, workspaceId, first);
      await log.publish([newEvent(newWorkspace())]);
      const events = newEvents(workspaceId, 250);
      for (let index = 0; index < 250; index += 50)
        await log.publish(events.slice(index, index + 50));
      await waitFor(() => all.offered.length >= 252 && live.offered.length >= 250);
      expect(live.offered).toEqual(readIds(events));
      expect(all.offered[1]).toBe(second!.id);
      expect(all.offered.slice(2)).toEqual(readIds(events));
      live.end();
      await log.publish([newEvent(workspaceId)]);
      await waitFor(() => all.offered.length === 253);
      expect(live.offered).toHaveLength(250);
    });

    it('is seen in the order of the positions while many publish', async () => {
      const publishers = [await start(), await start(), await start()];
      const workspaceId = newWorkspace();
      const { offered, positions } = follow(publishers[0]!, workspaceId, first);
      const published = await Promise.all(
        publishers.map(async (log) => {
          const events = newEvents(workspaceId, 60);
          for (const event of events) await log.publish([event]);
          return readIds(events);
        }),
      );
      await waitFor(() => offered.length >= 180);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(new Set(offered).size).toBe(180);
      for (const ids of published) expect(offered.filter((id) => ids.includes(id))).toEqual(ids);
      const stored = await readAll(publishers[1]!, workspaceId);
      expect(readIds(stored)).toEqual(offered);
    });

    it('goes on with who follows when lost connections have been made anew', async () => {
      const [log, follower] = [await start(), await start()];
      const workspaceId = newWorkspace();
      const { offered } = follow(follower, workspaceId, first);
      const events = newEvents(workspaceId, 20);
      await log.publish(events.slice(0, 10));
      await waitFor(() => offered.length === 10);
      await of.cut();
      // Who publishes repeats what was not acknowledged.
      await waitFor(() =>
        log.publish(events.slice(10)).then(
          () => true,
          () => false,
        ),
      );
      await waitFor(() => offered.length >= 20);
      expect(offered).toEqual(readIds(events));
    });

    it('finds an event of a workspace by its id, and none of another', async () => {
      const [log, workspaceId] = [await start(), newWorkspace()];
      const events = newEvents(workspaceId, 600);
      await log.publish(events);
      const position = await log.findPosition(workspaceId, events[555]!.id);
      const next = await log.read({ workspaceId, after: position!, limit: 2 });
      expect(readIds(next)).toEqual(readIds(events.slice(556, 558)));
      expect(await log.findPosition(newWorkspace(), events[0]!.id)).toBeUndefined();
      expect(await log.findPosition(workspaceId, newId('evt'))).toBeUndefined();
      expect(await log.findPosition(workspaceId, `evt_${'f'.repeat(32)}`)).toBeUndefined();
    });

    it('has a head, which is before all where a workspace has no events', async () => {
      const [log, workspaceId] = [await start(), newWorkspace()];
      expect(await log.readHead(workspaceId)).toBe(first);
      await log.publish(newEvents(workspaceId, 2));
      await log.publish([newEvent(newWorkspace())]);
      const [, last] = await readAll(log, workspaceId);
      expect(await log.readHead(workspaceId)).toBe(last!.position);
    });

    it('resumes at a position of its own, and before all at that of another log', async () => {
      const [log, workspaceId] = [await start(), newWorkspace()];
      await log.publish(newEvents(workspaceId, 1));
      const head = await log.readHead(workspaceId);
      expect(await log.resumeAt(head)).toBe(head);
      expect(await log.resumeAt(of.foreignPosition)).toBe(first);
    });

    it('erases the events of a workspace, and no others', async () => {
      const [log, workspaceId, other] = [await start(), newWorkspace(), newWorkspace()];
      await log.publish([...newEvents(workspaceId, 3), newEvent(other)]);
      await log.erase(workspaceId);
      expect(await readAll(log, workspaceId)).toEqual([]);
      expect(await readAll(log, other)).toHaveLength(1);
    });
  });
}
