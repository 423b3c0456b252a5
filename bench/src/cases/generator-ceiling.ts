import type { BenchCase } from '../bench.ts';
import { computeSpread } from '../measure/statistics.ts';
import { startFloor } from '../floors/start-floor.ts';

export const generatorCeiling: BenchCase = {
  name: 'generator-ceiling',
  title: 'how much load the generator makes against a node:http server that does nothing',
  async run(bench) {
    const { generator, volumes } = bench;
    const server = await startFloor(bench, 'trivial-server', { workspaceId: '' });
    const target = { url: server.url, requests: [{ method: 'GET' as const, path: '/' }] };
    const { connections, roundSeconds: seconds } = volumes;
    const perSecond: number[] = [];
    await generator.closed({ target, connections, seconds: volumes.warmUpSeconds });
    for (let round = 0; round < volumes.rounds; round++) {
      const { requestsPerSecond } = await generator.closed({ target, connections, seconds });
      perSecond.push(requestsPerSecond);
    }
    await server.stop();
    const what = 'requests that the generator can send';
    return { findings: [{ what, unit: '/s', spread: computeSpread(perSecond) }], notes: [] };
  },
};
