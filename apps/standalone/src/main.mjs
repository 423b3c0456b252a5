import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * main.mjs [--from-sources]: the latter for who changes them. It is JavaScript, so that Node loads no compiler of
 * TypeScript, 20 MiB, where everything else is compiled already.
 */

const { DATA_DIR, NODE_COMPILE_CACHE } = process.env;
// The folder is this installation's own: code from a shared one could be anybody's.
const compileCache = NODE_COMPILE_CACHE || join(DATA_DIR || '.data', 'compile-cache');
if (existsSync(compileCache)) enableCompileCache(compileCache);
const { runMain } = await import('./run-main.ts');
const isBundled = !process.argv.includes('--from-sources');
await runMain({ environment: process.env, compileCache, isBundled });
