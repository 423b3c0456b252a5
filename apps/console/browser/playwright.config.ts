import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { serviceCommand } from './harness/service-process.ts';
import { browserSettings as settings } from './harness/settings.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One service for the run, and a workspace of its own for each test. No retries: a flaky test is a bug. */
export default defineConfig({
  testDir: '.',
  outputDir: './results',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // They end what hangs and judge no speed: on a busy machine a new process took more than 15 s for its first run.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: settings.url,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // It would answer in the place of what tests answer, and load all of the console for each of them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: settings.browser, chromiumSandbox: false },
  },
  projects: [
    { name: 'desktop', use: desktop, testMatch: /(?<!\.phone)\.test\.ts$/ },
    { name: 'phone', use: phone, testMatch: /(?<!\.desktop)\.test\.ts$/ },
    // Not tests: what they make is committed.
    { name: 'pictures', use: desktop, testMatch: /\.picture\.ts$/ },
    { name: 'figures', use: desktop, testMatch: /\.figure\.ts$/ },
  ],
  webServer: {
    ...serviceCommand,
    env: {
      PORT: String(settings.port),
      DATA_DIR: join(settings.folder, 'data'),
      LOG_LEVEL: 'error',
    },
    // Not there until the console is built, which is after the service is ready.
    url: `${settings.url}/console/`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});
