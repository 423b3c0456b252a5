import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickVolumes } from './bench.ts';
import { compareLoad, type Comparison, type Side } from './compare-load.ts';
import { startGenerator, type Generator } from './load/generator.ts';
import { atLeast } from './measure/goal.ts';
import { judgeFinding } from './report/format.ts';

let generator: Generator;
const servers: Server[] = [];

/** A server whose answers take so long. */
async function serve(tookMs: number, status = 200): Promise<Side> {
  const server = createServer((_req, res) => {
    void delay(tookMs).then(() => res.writeHead(status).end('ok'));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { target: { url, requests: [{ method: 'GET', path: '/' }] }, pid: process.pid };
}

beforeAll(() => {
  generator = startGenerator();
});

afterAll(async () => {
  await generator.stop();
  for (const server of servers) server.close();
});

const volumes = {
  ...quickVolumes,
  rounds: 1,
  roundSeconds: 1,
  warmUpSeconds: 1,
  latencySeconds: 0.2,
  connections: 4,
};

const compare = async (sides: Pick<Comparison, 'ours' | 'floor'>) => {
  const bench = { generator, volumes, databasePid: process.pid };
  const what = 'answers a second';
  const { findings } = await compareLoad(bench, { what, goal: atLeast(0.5), ...sides });
  return findings[0]!;
};

/** So far apart that no pause of the machine turns them round. */
const answerMs = { fast: 2, slow: 250 };

describe('a comparison under load', () => {
  it('misses the goal when our side is slower than the floor by more than it allows', async () => {
    const finding = await compare({
      ours: await serve(answerMs.slow),
      floor: await serve(answerMs.fast),
    });
    expect(finding.spread.median).toBeLessThan(0.4);
    expect(judgeFinding(finding)).toBe('misses');
  });

  it('meets it when our side is the faster one', async () => {
    const finding = await compare({
      ours: await serve(answerMs.fast),
      floor: await serve(answerMs.slow),
    });
    expect(judgeFinding(finding)).toBe('meets');
  });

  it('fails when an answer is not the expected one, rather than to measure refusals', async () => {
    const refusing = await serve(1, 503);
    await expect(compare({ ours: refusing, floor: refusing })).rejects.toThrow(
      'unexpected answers',
    );
  });
});
