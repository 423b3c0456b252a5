import { bundlesFolder, findBundle } from './bundle-files.ts';
import { importProgram } from './import-program.ts';

/*
 * run-program <main.ts>: runs it from the bundle in NODE_COMPILE_CACHE, where that is current, and from its
 * source otherwise.
 */
const cache = process.env['NODE_COMPILE_CACHE'];
await importProgram(process.argv[2]!, cache ? findBundle(bundlesFolder(cache)) : undefined);
