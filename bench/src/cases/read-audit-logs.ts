import type { BenchCase } from '../case.ts';
import { atLeast } from '../measure/goal.ts';
import { seedAuditEvents } from '../seed/seed-audit-events.ts';
import { visitor } from '../system/api-client.ts';
import { compareRead } from './compare-read.ts';

const events = 1_000;

export const readAuditLogs: BenchCase = {
  name: 'read-audit-logs',
  title: `the 100 newest of ${events} audit entries, against a bare express handler with the same SQL`,
  async run(bench) {
    const { url } = await bench.service();
    const account = visitor(url, 'ws_bench_audit');
    await seedAuditEvents(bench.sql, [{ workspaceId: account.workspaceId, events }]);
    return compareRead(bench, {
      path: '/api/audit-logs',
      account,
      goal: atLeast(0.75),
      floor: 'read-audit-logs',
    });
  },
};
