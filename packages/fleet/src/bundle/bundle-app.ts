import { glob, mkdir, realpath, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundlePrograms } from './bundle-programs.ts';

/*
 * bundle-app <folder>: bundles the service of an app that was assembled for an image, as `bundle/main.mjs` beside its
 * sources. All of the folder may be moved.
 */
const root = await realpath(process.argv[2]!);
const folder = join(root, 'bundle');
const entries = ['src/main.ts', 'src/**/compute-worker.ts', 'packages/bus/src/nats/event-log.ts'];
const programs = await Array.fromAsync(glob(entries, { cwd: root }));

await mkdir(folder);
await bundlePrograms({
  root,
  programs: programs.map((program) => resolve(root, program)),
  folder,
  libraries: 'by-name',
});
const traceSources = {
  root: import.meta.dirname,
  programs: [join(import.meta.dirname, 'trace-sources.ts')],
};
await bundlePrograms({ ...traceSources, folder, libraries: 'by-name' });
await writeFile(
  join(folder, 'main.mjs'),
  `import { traceSources } from './trace-sources.mjs';

traceSources(import.meta.dirname);
await import('./src-main.mjs');
`,
);
