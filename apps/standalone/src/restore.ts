import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { restore, startEmbeddedPostgres, verifyBackup } from '@workspace-ops/embedded-postgres';
import { readBackupArguments } from './backup-arguments.ts';
import { loadGeneratedKeys } from './generated-keys.ts';
import { runToEnd } from './run-to-end.ts';

/* Makes a data folder from a backup: the database, and the keys that its contents need. */
await runToEnd(async () => {
  const { dataDir, folder } = readBackupArguments('restore', process.argv, process.env);
  await expectEmpty(dataDir);
  const { endedAt, files } = await verifyBackup(resolve(folder));
  if (!files.some(({ path }) => path === 'keys.json')) {
    throw new Error(`${folder} holds no keys.json: it is no backup of this service.`);
  }
  await restoreInto(dataDir, resolve(folder));
  process.stdout.write(
    `Restored ${resolve(folder)} to ${dataDir}: everything committed before ${endedAt}.\n`,
  );
});

async function expectEmpty(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOTDIR') throw error;
    throw new Error(
      `The data folder ${dataDir} is a file, or below one. Set DATA_DIR to a folder.`,
    );
  });
  if ((await readdir(dataDir)).length === 0) return;
  throw new Error(
    `The data folder ${dataDir} is not empty. Move it away, or set DATA_DIR to a new folder.`,
  );
}

async function restoreInto(dataDir: string, backup: string): Promise<void> {
  const database = join(dataDir, 'postgres');
  const keys = join(dataDir, 'keys.json');
  try {
    await copyFile(join(backup, 'keys.json'), keys);
    await loadGeneratedKeys(dataDir);
    await restore(backup, database);
  } catch (error) {
    // A start on half a restore would begin anew, with an empty database or with other keys.
    await rm(keys, { force: true });
    await rm(database, { recursive: true, force: true });
    throw error;
  }
  // Replays the log, so that what cannot be replayed shows now.
  const server = await startEmbeddedPostgres({ dataDir: database });
  await server.stop();
}
