import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { workerFile } from './build/write-service-worker.ts';

/** Of the libraries, what the shell uses; lists, mutations and the like come with the first screen that does. */
const shellModules =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(?:[mM]utation|[iI]nfinite|[qQ]ueries|[pP]refetch|hydrat|streamed|persist))/;

/** What the first load and lazily loaded screens share: one script of what was split into eight. */
const baseModules =
  /(?:packages\/sdk\/src\/(?:http|ops-error)|apps\/console\/src\/(?:api|query-client|live|messages|ui\/(?:button|toast|icons|states|copy-button))|contracts\/src\/(?:role|event)-names)/;

/** What the build and the development server have in common. */
export const consoleConfig = {
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2023',
    // What is inlined as data: would need the policy to allow it for more than images.
    assetsInlineLimit: 0,
    // Every browser that the target names preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        worker: join(import.meta.dirname, 'service-worker/worker.ts'),
      },
      output: {
        // Browsers ask for it by one name; it may not import, nor be kept.
        entryFileNames: ({ name }) => (name === 'worker' ? workerFile : 'assets/[name]-[hash].js'),
        // Small scripts, split by who uses them, pack worse.
        codeSplitting: {
          groups: [
            { name: 'shell', test: shellModules },
            { name: 'base', test: baseModules },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

/** For the development server alone: `build/build-console.ts` builds. */
export default defineConfig(consoleConfig);
