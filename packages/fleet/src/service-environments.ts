import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/* Read by every `supervise`, which stays small: this file imports nothing else of ours. */

/** What Node, turbo and the system's libraries read; everything else is a service's own setting. */
const ofRuntime =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|TZ|TMPDIR|LANG|LC_\w+|CI|NO_COLOR|FORCE_COLOR|TURBO_\w+|NODE_\w+|UV_\w+|SSL_CERT_\w+|(HTTPS?|NO)_PROXY)$/i;

/** The part of an environment that every process needs, and that holds no setting of a service. */
export const runtimeEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => ofRuntime.test(name)));

/** @param service the name of its app's folder */
export const readEnvironment = async (
  folder: string,
  service: string,
): Promise<NodeJS.ProcessEnv> =>
  JSON.parse(await readFile(environmentFile(folder, service), 'utf8')) as NodeJS.ProcessEnv;

export const environmentFile = (folder: string, service: string): string =>
  join(folder, `${service}.json`);
