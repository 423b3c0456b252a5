import { request } from 'undici';
import type { BenchCase } from '../bench.ts';
import { openCopyFloor } from '../floors/copy-export.ts';
import { atLeast, atMost } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { watchMemory } from '../measure/process-usage.ts';
import { ensureAuditLogs, largeLog, smallLog } from '../seed/audit-logs.ts';
import { visitor } from '../system/api-client.ts';

export const auditExport: BenchCase = {
  name: 'audit-export',
  title: 'the CSV export of a large audit log, against a copy of the same rows out of the database',
  async run(bench) {
    await ensureAuditLogs(bench);
    const rounds = bench.volumes.isQuick ? 2 : 3;
    const floor = await openCopyFloor(bench);
    // A process that has done nothing else, so that its memory is the export's.
    const service = await bench.startService({});
    const ours: number[] = [];
    const floors: number[] = [];
    const growth: number[] = [];
    let mebibytes = 0;
    try {
      await exportLog(service.url, smallLog);
      await floor.measure();
      for (let round = 0; round < rounds; round++) {
        const memory = await watchMemory(service.pid);
        const { seconds, bytes } = await exportLog(service.url, largeLog);
        const { atFirst, most } = await memory.stop();
        mebibytes = bytes / 2 ** 20;
        ours.push(1 / seconds);
        growth.push((most - atFirst) / 2 ** 20);
        floors.push(1 / (await floor.measure()));
      }
    } finally {
      await service.stop();
    }
    const took = (rates: number[]): string => `${(1 / computeSpread(rates).median).toFixed(1)} s`;
    return {
      findings: [
        {
          what: `export of ${bench.volumes.auditEvents} entries, speed against the copy's`,
          unit: '×',
          spread: computeSpread(computeRatios(ours, floors)),
          goal: atLeast(0.3),
          detail: `${took(ours)} for ${Math.round(mebibytes)} MiB against ${took(floors)} by ${floor.name}`,
        },
        {
          what: 'memory growth during an export, a fresh process’s first one first',
          unit: 'MiB',
          spread: computeSpread(growth),
          goal: atMost(64),
          judged: 'worst',
          detail: growth.map((value) => value.toFixed(0)).join(', '),
        },
      ],
      notes: [],
    };
  },
};

async function exportLog(
  url: string,
  workspaceId: string,
): Promise<{ seconds: number; bytes: number }> {
  const startedAt = performance.now();
  const { headers } = visitor(url, workspaceId);
  const answer = await request(`${url}/api/audit-logs/export`, { headers });
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}.`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Buffer).length;
  return { seconds: (performance.now() - startedAt) / 1_000, bytes };
}
