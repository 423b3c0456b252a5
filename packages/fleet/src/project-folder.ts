import { join } from 'node:path';
import type { ServiceName } from '@workspace-ops/rpc';
import { projectFolder } from './bundle/bundle-files.ts';

export { projectFolder };

/** What runs a program from the bundle. */
export const runProgram = join(import.meta.dirname, 'bundle/run-program.ts');

/** The program that runs a service, of the project in the folder. */
export const serviceProgram = (service: ServiceName, folder = projectFolder): string =>
  join(folder, 'apps', service, 'src/main.ts');

/** What was bundled and compiled once, every later process finds. */
export const compileCache = join(projectFolder, 'node_modules/.cache/node-compile');
