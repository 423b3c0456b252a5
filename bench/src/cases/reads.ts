import type { Bench, CaseResult, BenchCase } from '../bench.ts';
import { compareLoad } from '../compare-load.ts';
import { startFloor } from '../floors/start-floor.ts';
import { type Goal, atLeast, atMost } from '../measure/goal.ts';
import { type Account, signUp, visitor } from '../system/api-client.ts';
import { seedRuns } from '../seed/seed-runs.ts';
import { seedAuditEvents } from '../seed/audit-logs.ts';

export interface Read {
  path: string;
  goal: Goal;
  account: Account;
  floor: string;
  held?: unknown;
}

/** A GET of the service against a floor that serves the same path. */
async function compareRead(bench: Bench, read: Read): Promise<CaseResult> {
  const { path, account, goal, held } = read;
  const service = await bench.service();
  const floor = await startFloor(bench, read.floor, { workspaceId: account.workspaceId, held });
  const requests = [{ method: 'GET' as const, path, headers: account.headers }];
  try {
    return await compareLoad(bench, {
      what: `GET ${path}, requests a second against the floor's`,
      goal,
      tailGoal: atMost(2),
      ours: { target: { url: service.url, requests }, pid: service.pid },
      floor: { target: { url: floor.url, requests }, pid: floor.pid },
    });
  } finally {
    await floor.stop();
  }
}

const sessionPath = '/api/auth/me';

export const sessionCheck: BenchCase = {
  name: 'session-check',
  title: 'who is signed in, against a bare express route that answers the same JSON',
  group: 'scaling',
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    const held = await account.get(sessionPath);
    return compareRead(bench, {
      path: sessionPath,
      account,
      held,
      goal: atLeast(0.6),
      floor: 'session-check',
    });
  },
};

const listedRuns = 1_000;

export const readRuns: BenchCase = {
  name: 'read-runs',
  title: `the 50 newest of ${listedRuns} runs, against a bare express handler with the same SQL`,
  group: 'scaling',
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    await seedRuns(bench.sql, { workspaceIds: [account.workspaceId], runs: listedRuns });
    return compareRead(bench, {
      path: '/api/runs',
      account,
      goal: atLeast(0.75),
      floor: 'read-runs',
    });
  },
};

const marketplacePath = '/api/marketplace/items';

export const readMarketplace: BenchCase = {
  name: 'read-marketplace',
  title: 'the catalogue with what is mounted, against a bare express handler with the same SQL',
  group: 'scaling',
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    const { playbooks } = await account.get<{ playbooks: { id: string }[] }>(marketplacePath);
    await account.post(`/api/marketplace/mount/${playbooks[2]!.id}`);
    const held = await account.get(marketplacePath);
    return compareRead(bench, {
      path: marketplacePath,
      account,
      held,
      goal: atLeast(0.75),
      floor: 'read-marketplace',
    });
  },
};

const listedEvents = 1_000;

export const readAuditLogs: BenchCase = {
  name: 'read-audit-logs',
  title: `the 100 newest of ${listedEvents} audit entries, against a bare express handler with the same SQL`,
  group: 'scaling',
  async run(bench) {
    const { url } = await bench.service();
    const account = visitor(url, 'ws_bench_audit');
    await seedAuditEvents(bench.sql, [{ workspaceId: account.workspaceId, events: listedEvents }]);
    return compareRead(bench, {
      path: '/api/audit-logs',
      account,
      goal: atLeast(0.75),
      floor: 'read-audit-logs',
    });
  },
};
