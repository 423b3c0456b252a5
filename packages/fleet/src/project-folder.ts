import { join } from 'node:path';
import type { ServiceName } from '@workspace-ops/rpc';

export const projectFolder = join(import.meta.dirname, '../../..');

/** The program that runs a service, of the project in the folder. */
export const serviceProgram = (service: ServiceName, folder = projectFolder): string =>
  join(folder, 'apps', service, 'src/main.ts');

/** What node compiled once, every later process finds: a third of a start's work. */
export const compileCache = join(projectFolder, 'node_modules/.cache/node-compile');
