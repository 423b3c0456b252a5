import { Writable } from 'node:stream';
import { createManualClock } from '@workspace-ops/testkit';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway | undefined;
const clock = createManualClock();
afterEach(async () => {
  await gateway?.gateway.stop();
  gateway = undefined;
});

/** A gateway and what it warned of. */
async function start(environment: Record<string, string>): Promise<{ msg: string }[]> {
  const warnings: { msg: string }[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const line = JSON.parse(chunk.toString()) as { msg: string };
      if (line.msg.startsWith('X-Forwarded-*')) warnings.push(line);
      done();
    },
  });
  gateway = await startGateway({ environment, clock, logger: pino(destination) });
  return warnings;
}

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };

test('production refuses to start until TRUST_PROXY says whom it trusts, be it nobody', async () => {
  await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(
    'TRUST_PROXY is required with NODE_ENV=production',
  );
  await start({ NODE_ENV: 'production', TRUST_PROXY: 'none' });
  expect((await gateway!.request('/healthz')).status).toBe(200);
});

test('in production a proxy that is not trusted is logged, once a minute', async () => {
  const warnings = await start({ NODE_ENV: 'production', TRUST_PROXY: '10.0.0.0/8' });
  await gateway!.request('/healthz');
  expect(warnings).toEqual([]);
  for (let times = 0; times < 3; times++) await gateway!.request('/healthz', forwarded);
  await gateway!.request('/healthz', { headers: { 'x-forwarded-proto': 'https' } });
  expect(warnings).toEqual([
    expect.objectContaining({ level: 40, peer: '::ffff:127.0.0.1', header: 'x-forwarded-for' }),
  ]);
  clock.advance(60_000);
  await gateway!.request('/healthz', forwarded);
  expect(warnings).toHaveLength(2);
});

test('a trusted proxy is not logged, nor any outside production', async () => {
  const trusting = await start({ NODE_ENV: 'production', TRUST_PROXY: 'loopback' });
  await gateway!.request('/healthz', forwarded);
  expect(trusting).toEqual([]);
  await gateway!.gateway.stop();
  const developing = await start({});
  await gateway!.request('/healthz', forwarded);
  expect(developing).toEqual([]);
});
