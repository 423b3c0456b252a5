import type { Bench } from '../bench.ts';
import type { CaseResult } from '../case.ts';
import { compareLoad } from '../compare-load.ts';
import { startFloor } from '../floors/start-floor.ts';
import type { Goal } from '../measure/goal.ts';
import type { Account } from '../system/api-client.ts';

export interface Read {
  path: string;
  goal: Goal;
  account: Account;
  floor: string;
  held?: unknown;
}

/** A GET of the service against a floor that serves the same path. */
export async function compareRead(bench: Bench, read: Read): Promise<CaseResult> {
  const { path, account, goal, held } = read;
  const service = await bench.service();
  const floor = await startFloor(bench, read.floor, { workspaceId: account.workspaceId, held });
  const requests = [{ method: 'GET' as const, path, headers: account.headers }];
  try {
    return await compareLoad(bench, {
      what: `GET ${path}, requests a second against the floor's`,
      goal,
      ours: { target: { url: service.url, requests }, pid: service.pid },
      floor: { target: { url: floor.url, requests }, pid: floor.pid },
    });
  } finally {
    await floor.stop();
  }
}
