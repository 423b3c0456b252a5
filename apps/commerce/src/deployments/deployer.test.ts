import type { Database } from '@workspace-ops/db';
import { createLogger } from '@workspace-ops/service-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDeployer, retryDelayMs } from './deployer.ts';

/** The first claim takes the one deployment that is due, and its answer waits for the gate. */
function startDeployer(gate: Promise<void>) {
  const deployed: string[] = [];
  let claims = 0;
  const claim = async () => {
    claims += 1;
    if (claims > 1) return [];
    await gate;
    return [{ workspaceId: 'ws_a', playbookId: 'sal-playbook', status: 'active', revision: 1 }];
  };
  const record = async (_ctx: unknown, { departmentCode }: { departmentCode: string }) => {
    deployed.push(departmentCode);
    return { revision: 1 };
  };
  const database = { transaction: claim } as unknown as Database;
  const logger = createLogger({ name: 'test', level: 'silent' });
  const departments = { deploy: record, retire: record };
  return { deployed, deployer: createDeployer({ database, departments, logger }) };
}

it('waits for what another claim of this process has taken', async () => {
  const gate = Promise.withResolvers<void>();
  const { deployed, deployer } = startDeployer(gate.promise);
  const due = deployer.deployDue();
  const answered = deployer.deployWorkspace('ws_a').then(() => [...deployed]);
  // The second claim has found nothing by then.
  await new Promise(setImmediate);
  gate.resolve();
  expect(await answered).toEqual(['sal']);
  await due;
});

it('doubles from a quarter of a second up to five seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([
    250, 500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
});

it('is a finite delay after any number of attempts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (attempts) => {
      expect(retryDelayMs(attempts)).toBeGreaterThanOrEqual(250);
      expect(retryDelayMs(attempts)).toBeLessThanOrEqual(5_000);
    }),
  );
});
