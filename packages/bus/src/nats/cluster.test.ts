import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { createLogger, systemTimers } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { newEvent } from '../../test/event-log-contract.ts';
import { natsServerProgram, startNatsCluster } from '../../test/nats-server.ts';
import type { ConnectedEventLog } from '../event-log.ts';
import { createNatsEventLog } from './event-log.ts';
import { streamName } from './event-stream.ts';
import { readServers } from './connection.ts';

if (natsServerProgram === undefined)
  process.stderr.write(
    'Left out: live events over the loss of a server. NATS_SERVER names no nats-server, nor has the PATH one.\n',
  );

const servers = 3;
const workspaces = Array.from({ length: 6 }, (_, index) => `ws_cluster_${index}`);

/** Publishes a workspace's events one after the other, each until it is acknowledged. */
async function publishOn(
  log: ConnectedEventLog,
  workspaceId: string,
  until: () => boolean,
): Promise<string[]> {
  const acknowledged: string[] = [];
  while (!until()) {
    const event = newEvent(workspaceId, acknowledged.length);
    let isAcknowledged = false;
    while (!isAcknowledged)
      isAcknowledged = await log.publish([event]).then(
        () => true,
        () => false,
      );
    acknowledged.push(event.id);
  }
  return acknowledged;
}

async function findLeader(natsUrl: string): Promise<string> {
  const connection = await connect(readServers(natsUrl));
  const { streams } = await jetstreamManager(connection);
  const { cluster } = await streams.info(streamName);
  await connection.close();
  return cluster!.leader!;
}

it.skipIf(natsServerProgram === undefined)(
  'loses, repeats and reorders no event when the server that leads the stream is killed under load',
  { timeout: 120_000 },
  async () => {
    const cluster = await startNatsCluster(natsServerProgram!, servers);
    const logs = Array.from({ length: 4 }, () =>
      createNatsEventLog({
        natsUrl: cluster.url,
        copies: servers,
        applicationName: 'cluster events',
        logger: createLogger({ name: 'bus', level: 'silent' }),
        timers: systemTimers,
      }),
    );
    const [publishers, followers] = [logs.slice(0, 2), logs.slice(2)];
    try {
      logs.forEach((log) => log.start());
      for (const log of logs) {
        const isReady = () =>
          log.readHead('ws_ready').then(
            () => true,
            () => false,
          );
        await waitFor(isReady);
      }
      const offered = followers.map((log) =>
        workspaces.map((workspaceId) => {
          const ids: string[] = [];
          log.follow(workspaceId, 0, ({ id }) => ids.push(id));
          return ids;
        }),
      );
      const countOffered = (): number => Math.min(...offered.flat().map((ids) => ids.length));
      let until = Number.POSITIVE_INFINITY;
      const published = Promise.all(
        publishers.map((log) =>
          Promise.all(
            workspaces.map((workspaceId) =>
              publishOn(log, workspaceId, () => countOffered() >= until),
            ),
          ),
        ),
      );
      await waitFor(() => countOffered() >= 50);
      await cluster.kill(await findLeader(cluster.url));
      until = countOffered() + 100;
      const acknowledged = await published;

      // A server that is gone may be asked until the others have noticed: who reads asks again, as who publishes.
      // What is read is one server's, which may get the last events a moment after they were acknowledged.
      const readAll = async (workspaceId: string, least: number) => {
        const events = await publishers[0]!
          .read({ workspaceId, after: 0, limit: 100_000 })
          .catch(() => []);
        return events.length >= least && events;
      };
      const read = await Promise.all(
        workspaces.map((workspaceId, index) => {
          const least = acknowledged.flatMap((ofWorkspaces) => ofWorkspaces[index]!).length;
          return waitFor(() => readAll(workspaceId, least), { message: 'events are lost' });
        }),
      );
      for (const [index, events] of read.entries()) {
        const stored = events.map(({ id }) => id);
        const own = acknowledged.map((ofWorkspaces) => ofWorkspaces[index]!);
        expect(stored.length).toBe(own.flat().length);
        expect(new Set(stored)).toEqual(new Set(own.flat()));
        for (const ids of own) {
          const known = new Set(ids);
          expect(stored.filter((id) => known.has(id))).toEqual(ids);
        }
        for (const ofWorkspaces of offered) {
          const ids = ofWorkspaces[index]!;
          await waitFor(() => ids.length >= stored.length);
          expect(ids).toEqual(stored);
        }
      }
    } finally {
      await Promise.all(logs.map((log) => log.stop()));
      await cluster.stop();
    }
  },
);

it.skipIf(natsServerProgram === undefined)(
  'says that it is away while most servers are, to all who ask, and in the log once',
  { timeout: 120_000 },
  async () => {
    const cluster = await startNatsCluster(natsServerProgram!, servers);
    const warnings: string[] = [];
    const logger = createLogger({ name: 'bus', level: 'silent' });
    logger.warn = (_: unknown, message?: string) => void warnings.push(message ?? String(_));
    const log = createNatsEventLog({
      natsUrl: cluster.url,
      copies: servers,
      applicationName: 'cluster outage',
      logger,
      timers: systemTimers,
    });
    onTestFinished(async () => {
      await log.stop();
      await cluster.stop();
    });
    log.start();
    const event = newEvent('ws_outage');
    await waitFor(() =>
      log
        .publish([event])
        .then(() => true)
        .catch(() => false),
    );
    const ends = workspaces.map((workspaceId) => log.follow(workspaceId, 0, () => undefined));
    warnings.length = 0;
    const leader = await findLeader(cluster.url);
    const others = ['n0', 'n1', 'n2'].filter((name) => name !== leader);
    await Promise.all(others.map((name) => cluster.kill(name)));

    for (let round = 0; round < 3; round += 1) {
      for (const ask of [
        () => log.readHead('ws_outage'),
        () => log.findPosition('ws_outage', event.id),
        () => log.read({ workspaceId: 'ws_outage', after: 0, limit: 10 }),
        () => log.erase('ws_outage'),
        () => log.publish([newEvent('ws_outage')]),
      ]) {
        // What the server that is left has, it may still tell.
        const answer = await ask().catch((error: unknown) => error);
        if (answer instanceof Error) expect(answer).toMatchObject({ code: 'unavailable' });
      }
    }
    await expect(log.publish([newEvent('ws_outage')])).rejects.toThrow();
    await waitFor(() => warnings.length > 0);
    expect(warnings).toEqual(['live events cannot be followed; it is tried again']);
    ends.forEach((end) => end());
  },
);
