import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { projectFolder } from '@workspace-ops/fleet';

const run = promisify(execFile);

/** Copies the project as it was at the git ref into the folder, and installs what it needs. */
export async function installRelease(ref: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await run('git', ['archive', '--format=tar', `--output=${archive}`, ref], { cwd: projectFolder });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const { packageManager } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as {
    packageManager: string;
  };
  await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { cwd: folder });
}
