/** Makes JavaScript of the sources, for whoever installs the package: Node takes no types from there. */
import { join } from 'node:path';
import { build } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    target: 'es2024',
    outDir: 'dist',
    minify: false,
    lib: { entry: { index: 'src/index.ts', webhooks: 'src/webhooks.ts' }, formats: ['es'] },
    // What the project's own packages give is taken in, as no registry has them.
    rolldownOptions: { external: Object.keys(manifest.dependencies) },
  },
});
