import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allServiceNames, type ServiceName } from '@workspace-ops/rpc';

/** What Node, turbo and the system's libraries read; everything else is a service's own affair. */
const ofRuntime =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|TZ|TMPDIR|LANG|LC_\w+|CI|NO_COLOR|FORCE_COLOR|TURBO_\w+|NODE_\w+|UV_\w+|SSL_CERT_\w+|(HTTPS?|NO)_PROXY)$/i;

/** The part of an environment that every process needs, and that holds no setting of a service. */
export const runtimeEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => ofRuntime.test(name)));

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

/** @param service the name of its app's folder */
export const readEnvironment = async (
  folder: string,
  service: string,
): Promise<NodeJS.ProcessEnv> =>
  JSON.parse(await readFile(fileOf(folder, service), 'utf8')) as NodeJS.ProcessEnv;

export const removeEnvironments = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

const fileOf = (folder: string, service: string): string => join(folder, `${service}.json`);
