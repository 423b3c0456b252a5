import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFleet } from '@workspace-ops/fleet';
import { createTestDatabase } from '@workspace-ops/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { migrateAll } from '../src/migrate-all.ts';

/** Leaves a file named after its process, and never says that it is ready. */
const silentProgram = `
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
writeFileSync(join(process.env.PROCESS_FOLDER, String(process.pid)), '');
setInterval(() => {}, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends all processes of a start that takes too long', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fleet-start-'));
  const database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const program = join(folder, 'silent.mjs');
  await writeFile(program, silentProgram);
  const starting = startFleet({
    databaseUrl: database.url,
    environment: { PROCESS_FOLDER: folder },
    chooseProgram: () => program,
    readyWithinMs: 5_000,
  });
  await expect(starting).rejects.toThrow('gateway did not say so');
  const pids = (await readdir(folder)).map(Number).filter((pid) => pid > 0);
  expect(pids.length).toBeGreaterThan(0);
  expect(pids.filter(isAlive)).toEqual([]);
});
