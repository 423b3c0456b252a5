import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { edgePort, expectFreePort } from './expect-free-port.ts';

await expectFreePort(edgePort(process.env));
// Hundreds of files are stripped of their types and compiled at the first start alone. The folder
// is this installation's own: code from a shared one could be anybody's.
enableCompileCache(join(process.env['DATA_DIR'] || '.data', 'compile-cache'));
const { runStandalone } = await import('./start.ts');
await runStandalone(process.env);
