import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { importProgram, prepareBundle } from '@workspace-ops/fleet/bundle';
import { edgePort, expectFreePort } from './expect-free-port.ts';
import type * as startModule from './start.ts';

interface MainOptions {
  environment: NodeJS.ProcessEnv;
  /** The folder of what Node compiled; made here at a first start. */
  compileCache: string;
  /** Whether it runs from the bundle of its sources. */
  isBundled: boolean;
}

const start = join(import.meta.dirname, 'start.ts');

/** Runs all services as this process. */
export async function runMain(options: MainOptions): Promise<void> {
  const { environment, compileCache, isBundled } = options;
  await expectFreePort(edgePort(environment));
  enableCompileCache(compileCache);
  const bundle = isBundled ? await prepareBundle(compileCache) : undefined;
  const { runStandalone } = (await importProgram(start, bundle)) as typeof startModule;
  await runStandalone(environment);
}
