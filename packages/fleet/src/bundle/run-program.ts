import { pathToFileURL } from 'node:url';
import { importProgram } from './import-program.ts';

/*
 * run-program <main.ts>: runs it from the bundle in NODE_COMPILE_CACHE, where that is current, and from its
 * source otherwise.
 */
const program = process.argv[2]!;
const cache = process.env['NODE_COMPILE_CACHE'];
await (cache ? importProgram(program, cache) : import(pathToFileURL(program).href));
