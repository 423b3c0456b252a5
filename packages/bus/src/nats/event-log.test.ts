import { createLogger, systemTimers } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEventLog, newEvent } from '../../test/event-log-contract.ts';
import { natsServerProgram, startNatsServer, type NatsServer } from '../../test/nats-server.ts';
import type { ConnectedEventLog } from '../event-log.ts';
import { createNatsEventLog } from './event-log.ts';

if (natsServerProgram === undefined)
  process.stderr.write(
    'Left out: live events in NATS. NATS_SERVER names no nats-server, nor has the PATH one.\n',
  );

describe.skipIf(natsServerProgram === undefined)('with a server', () => {
  let server: NatsServer;

  beforeAll(async () => {
    server = await startNatsServer(natsServerProgram!);
  });
  afterAll(() => server.stop());

  const connect = (natsUrl = server.url): ConnectedEventLog => {
    const log = createNatsEventLog({
      natsUrl,
      copies: 1,
      applicationName: 'contract events',
      logger: createLogger({ name: 'bus', level: 'silent' }),
      timers: systemTimers,
    });
    log.start();
    return log;
  };

  const connectReady = async (): Promise<ConnectedEventLog> => {
    const log = connect();
    await waitFor(() =>
      log.readHead('ws_ready').then(
        () => true,
        () => false,
      ),
    );
    return log;
  };

  describeEventLog('NATS', {
    connect: connectReady,
    cut: () => server.restart(),
    foreignPosition: 4_711,
  });

  it('puts the events of a new stream after all positions of a lost one', async () => {
    const log = await connectReady();
    const workspaceId = 'ws_lost stream. * >';
    const offered: { id: string; position: number }[] = [];
    log.follow(workspaceId, 0, ({ id, position }) => offered.push({ id, position }));
    const [before, after] = [newEvent(workspaceId), newEvent(workspaceId)];
    await log.publish([before]);
    await waitFor(() => offered.length === 1);
    await server.lose();
    await waitFor(() =>
      log.publish([after]).then(
        () => true,
        () => false,
      ),
    );
    await waitFor(() => offered.length > 1);
    expect(offered.map(({ id }) => id)).toEqual([before.id, after.id]);
    expect(offered[1]!.position).toBeGreaterThan(offered[0]!.position);
    expect(await log.readHead(workspaceId)).toBe(offered[1]!.position);
    await log.stop();
  });

  it('says that it is not there where there is no server', async () => {
    const log = connect('nats://127.0.0.1:1');
    await expect(log.publish([newEvent('ws_nobody')])).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(log.readHead('ws_nobody')).rejects.toMatchObject({ code: 'unavailable' });
    await log.stop();
  });
});
