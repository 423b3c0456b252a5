import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { listBoundaries } from './oxlint.boundaries.ts';

const browserTests = 'apps/console/browser';
/** They are outside the workspace: before a first test command their types are not there. */
const hasBrowserTypes = existsSync(join(import.meta.dirname, browserTests, 'node_modules'));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'import', 'promise', 'node', 'oxc'],
  categories: { correctness: 'error', suspicious: 'warn' },
  options: { typeAware: true, typeCheck: true },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/only-throw-error': 'error',
    'import/no-default-export': 'error',
    // Of values: while files load in a circle, what one exports is undefined for another.
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'node/no-process-env': 'error',
    'no-console': 'error',
    'no-empty': ['error', { allowEmptyCatch: false }],
    'typescript/no-unsafe-type-assertion': 'off',
    'promise/always-return': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    {
      files: [
        '**/vitest.config.ts',
        '**/vite.config.ts',
        '**/playwright.config.ts',
        '**/drizzle.config.ts',
        'vitest.*.ts',
        'oxlint.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        '**/main.{ts,mjs}',
        'apps/standalone/src/{admin,migrate,backup,move-workspace,outbox,restore,start,start-services}.ts',
        'scripts/**',
        '**/*.test.ts',
        'packages/testkit/**',
        'packages/fleet/**',
        '**/test/**',
        `${browserTests}/**`,
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['scripts/**', 'bench/**', 'chaos/**', 'quality/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['apps/console/{src,service-worker}/**'],
      // The rule is for windows; a BroadcastChannel has the page's own origin alone, and so have a worker's clients.
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    ...listBoundaries(),
  ],
  ignorePatterns: [
    '**/node_modules/**',
    '**/migrations/**',
    '**/dist/**',
    'docs/**',
    ...(hasBrowserTypes ? [] : [`${browserTests}/**`]),
  ],
});
