import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchCase } from '../bench.ts';
import { atMost } from '../measure/goal.ts';
import { readUsage } from '../measure/process-usage.ts';
import { computeSpread } from '../measure/statistics.ts';
import { makeScratchFolder } from '../system/scratch-folder.ts';
import { startChild } from '@workspace-ops/load';

const restMs = 3_000;

export const start: BenchCase = {
  name: 'start',
  title:
    'all services in one process on a data folder that exists, against a bare database and express',
  async run(bench) {
    const dataDir = await makeScratchFolder();
    // No address of a database: the service starts its own, as `pnpm start` does.
    const environment = { DATA_DIR: dataDir, DATABASE_URL: undefined };
    const first = await bench.startService(environment);
    await first.stop();
    const ours: number[] = [];
    const floors: number[] = [];
    const memory: number[] = [];
    const processor: number[] = [];
    const typed: number[] = [];
    for (let round = 0; round < bench.volumes.rounds; round++) {
      const service = await bench.startService(environment);
      ours.push(service.readyMs / 1_000);
      processor.push((await readUsage(service.pid))?.cpuSeconds ?? Number.NaN);
      await delay(restMs);
      memory.push(((await readUsage(service.pid))?.residentBytes ?? Number.NaN) / 2 ** 20);
      await service.stop();
      const asTyped = await bench.startService(environment, { isTyped: true });
      typed.push(asTyped.readyMs / 1_000);
      await asTyped.stop();
      const child = startChild(join(import.meta.dirname, '../floors/bare-start.ts'));
      floors.push((await child.ask<number>(join(dataDir, 'postgres'))) / 1_000);
      await child.stop();
    }
    await rm(dataDir, { recursive: true, force: true });
    return {
      findings: [
        {
          what: 'from the spawning to ready',
          unit: 's',
          spread: computeSpread(ours),
          goal: atMost(2.5),
          detail: `the first start, on no data folder, ${(first.readyMs / 1_000).toFixed(1)} s; a bare database and express ${computeSpread(floors).median.toFixed(2)} s`,
        },
        {
          what: 'from typing the command of the README to ready',
          unit: 's',
          spread: computeSpread(typed),
          detail: 'through npx and pnpm, which look for what is installed',
        },
        {
          what: 'processor time until ready',
          unit: 's',
          spread: computeSpread(processor),
          detail: 'on a machine whose processors are busy it takes that much longer',
        },
        {
          what: 'memory at rest, without PostgreSQL',
          unit: 'MiB',
          spread: computeSpread(memory),
          goal: atMost(200),
        },
      ],
      notes: [],
    };
  },
};
