import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** The folder of this package is vite's root, from wherever it is started. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/console/',
  server: {
    proxy: {
      '/api': loadEnv(mode, import.meta.dirname, '')['SERVICE_URL'] ?? 'http://localhost:8080',
    },
  },
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2023',
    // What is inlined as data: would need the policy to allow it for more than images.
    assetsInlineLimit: 0,
    // Every browser that the target names preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
