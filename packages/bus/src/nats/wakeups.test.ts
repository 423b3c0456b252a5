import { createLogger } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsServerProgram, startNatsServer, type NatsServer } from '../../test/nats-server.ts';
import { describeWakeups } from '../../test/wakeups-contract.ts';
import { openWakeups, type ConnectedWakeups } from '../index.ts';

if (natsServerProgram === undefined)
  process.stderr.write(
    'Left out: wake-ups by NATS. NATS_SERVER names no nats-server, nor has the PATH one.\n',
  );

describe.skipIf(natsServerProgram === undefined)('with a server', () => {
  let server: NatsServer;

  beforeAll(async () => {
    server = await startNatsServer(natsServerProgram!);
  });
  afterAll(() => server.stop());

  const connect = (natsUrl: string): ConnectedWakeups =>
    openWakeups({
      natsUrl,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      applicationName: 'contract wakeups',
      logger: createLogger({ name: 'bus', level: 'silent' }),
    });

  describeWakeups('NATS', {
    connect: () => connect(server.url),
    connectToNobody: () => connect('nats://127.0.0.1:1'),
    cut: () => server.restart(),
  });

  it('wakes one process of a group for each key, and not the one that wakes by the server', async () => {
    const [speaker, ...others] = [1, 2, 3].map(() => connect(server.url));
    const heard = [speaker!, ...others].map((wakeups) => {
      const keys: string[] = [];
      wakeups.on('grouped', (key) => keys.push(key), { group: 'workers' });
      wakeups.start();
      return keys;
    });
    const [own, ...elsewhere] = heard;
    await waitFor(() => {
      speaker!.wake('grouped', 'ready');
      return elsewhere.every((keys) => keys.length > 0);
    });
    speaker!.wake('grouped', 'begin');
    await waitFor(() => elsewhere.flat().includes('begin'));
    heard.forEach((keys) => keys.splice(0));
    const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`);
    keys.forEach((key) => speaker!.wake('grouped', key));
    await waitFor(() => elsewhere.flat().length === keys.length);
    expect(new Set(elsewhere.flat())).toEqual(new Set(keys));
    expect(own).toEqual(keys);
    for (const wakeups of [speaker!, ...others]) await wakeups.stop();
  });
});
