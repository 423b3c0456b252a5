import type { Bench, BenchCase, CaseResult, Finding } from '../bench.ts';
import { formatLatency } from '../compare-load.ts';
import type { Latencies, LoadRequest } from '../load/jobs.ts';
import { atMost } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { ensureAuditLogs, largeLog, smallLog, smallShare } from '../seed/audit-logs.ts';
import { visitor } from '../system/api-client.ts';
import { auditQuestions, type AuditQuestion } from './audit-questions.ts';

export const auditHistory: BenchCase = {
  name: 'audit-history',
  title: 'list and search of a large audit log, against the same of one with a hundredth of it',
  group: 'scaling',
  async run(bench) {
    await ensureAuditLogs(bench);
    const results: CaseResult[] = [];
    for (const question of auditQuestions) results.push(await compareLogs(bench, question));
    return {
      findings: results.flatMap(({ findings }) => findings),
      notes: results.flatMap(({ notes }) => notes),
    };
  },
};

async function compareLogs(bench: Bench, { what, paths }: AuditQuestion): Promise<CaseResult> {
  const { url } = await bench.service();
  const ask = (workspaceId: string, round: number): Promise<Latencies> => {
    const { headers } = visitor(url, workspaceId);
    const requests = paths(round).map((path): LoadRequest => ({ method: 'GET', path, headers }));
    return bench.generator.serial({ url, requests });
  };
  const large: Latencies[] = [];
  const small: Latencies[] = [];
  for (let round = 0; round < bench.volumes.rounds + 1; round++) {
    const ofLarge = await ask(largeLog, round);
    const ofSmall = await ask(smallLog, round);
    // The first round warms up.
    if (round === 0) continue;
    large.push(ofLarge);
    small.push(ofSmall);
  }
  const p99 = ({ p99Ms }: Latencies): number => p99Ms;
  const finding: Finding = {
    what: `${what}: p99 in ${bench.volumes.auditEvents} entries against ${bench.volumes.auditEvents * smallShare}`,
    unit: '×',
    spread: computeSpread(computeRatios(large.map(p99), small.map(p99))),
    goal: atMost(2),
    detail: `${formatLatency(computeMedian(large))} against ${formatLatency(computeMedian(small))}`,
  };
  return { findings: [finding], notes: [] };
}

const computeMedian = (all: readonly Latencies[]) => ({
  p50Ms: computeSpread(all.map(({ p50Ms }) => p50Ms)).median,
  p99Ms: computeSpread(all.map(({ p99Ms }) => p99Ms)).median,
});
