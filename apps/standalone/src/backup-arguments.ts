import { resolve } from 'node:path';
import { readSettings } from '@workspace-ops/service-kit';
import { standaloneSettings } from './standalone-settings.ts';

export interface BackupArguments {
  dataDir: string;
  /** The backup's folder. */
  folder: string;
}

/** @throws {Error} with a message for the operator, where the programs do not apply. */
export function readBackupArguments(
  program: 'backup' | 'restore',
  argv: readonly string[],
  environment: Record<string, string | undefined>,
): BackupArguments {
  const settings = readSettings(standaloneSettings, environment);
  if (settings.DATABASE_URL !== undefined) {
    throw new Error(
      `${program} is for the embedded database. With a PostgreSQL server of your own (DATABASE_URL), use its tools: docs/backup.md.`,
    );
  }
  const [, , folder, ...rest] = argv;
  // A folder named like an option would hold the keys where nobody looks for them.
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    throw new Error(`Name the folder of the backup: pnpm ${program} <folder>`);
  }
  return { dataDir: resolve(settings.DATA_DIR), folder };
}
