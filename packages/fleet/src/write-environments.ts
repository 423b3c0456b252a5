import { mkdir, rm, writeFile } from 'node:fs/promises';
import { allServiceNames, type ServiceName } from '@workspace-ops/rpc';
import { fileOf } from './service-environments.ts';

/** Leaves each service its own settings in a file that `supervise` reads; only this user may. */
export async function writeEnvironments(
  folder: string,
  environmentOf: (service: ServiceName) => NodeJS.ProcessEnv,
): Promise<void> {
  await removeEnvironments(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const service of allServiceNames) {
    await writeFile(fileOf(folder, service), JSON.stringify(environmentOf(service)), {
      mode: 0o600,
    });
  }
}

export const removeEnvironments = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });
