import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

/*
 * Loaded by --import into a process under test, before its own code: writes the addresses of the
 * modules that the process loaded, one a line, when it ends. They stand in a file of the folder that
 * the address of this module names.
 */
const folder = new URL(import.meta.url).searchParams.get('folder');
if (folder === null) throw new Error('Name the folder, as record-modules.ts?folder=...');
const loaded: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    loaded.push(url);
    return nextLoad(url, context);
  },
});
process.on('exit', () => writeFileSync(join(folder, `${process.pid}.txt`), loaded.join('\n')));
