import { join, resolve } from 'node:path';
import { backUp } from '@workspace-ops/embedded-postgres';
import { readBackupArguments } from './backup-arguments.ts';
import { runToEnd } from './run-to-end.ts';

/* Backs the embedded database and this installation's keys up into a new folder, at any time. */
await runToEnd(async () => {
  const { dataDir, folder } = readBackupArguments('backup', process.argv, process.env);
  const manifest = await backUp({
    dataDir: join(dataDir, 'postgres'),
    target: resolve(folder),
    alongside: [join(dataDir, 'keys.json')],
  });
  const bytes = manifest.files.reduce((sum, file) => sum + file.sizeBytes, 0);
  process.stdout.write(
    `Backed up ${dataDir} to ${resolve(folder)} (${Math.ceil(bytes / 1_048_576)} MiB): everything committed before ${manifest.endedAt}.\n`,
  );
});
