import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** What the build and the development server have in common. */
export const consoleConfig: UserConfig = {
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
  },
};

/** For the development server alone: `build/build-console.ts` builds. */
export default defineConfig(consoleConfig);
