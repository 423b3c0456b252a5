import { join, resolve } from 'node:path';
import { buildConsole } from './build-console.ts';

/** `node build/main.ts [folder]`: builds into the folder, `dist` by default. */
await buildConsole(resolve(process.argv[2] ?? join(import.meta.dirname, '../dist')));
