import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pickPort } from '../pick-port.ts';
import { browserSettings } from './settings.ts';

/** How the service is started, by Playwright for all tests and here for one of them. */
export const serviceCommand = {
  command: 'exec sh scripts/node.sh --max-semi-space-size=16 apps/standalone/src/main.mjs',
  cwd: join(import.meta.dirname, '../../../..'),
};

/** A service of a test's own, which it ends as the system would, and starts again on the same data. */
export class ServiceProcess {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.url = `http://localhost:${port}`;
    this.#environment = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      // What was built and compiled for all tests.
      CONSOLE_DIR: join(browserSettings.folder, 'data/console'),
      NODE_COMPILE_CACHE: join(browserSettings.folder, 'data/compile-cache'),
    };
  }

  static async create(): Promise<ServiceProcess> {
    const folder = await mkdtemp(join(browserSettings.folder, 'own-'));
    // As in `main.ts`: else the database would be kept elsewhere, and stay there.
    await chmod(folder, 0o711);
    return new ServiceProcess(await pickPort(), join(folder, 'data'));
  }

  /** Resolves once it serves. */
  async start(): Promise<void> {
    const { command, cwd } = serviceCommand;
    const child = spawn('sh', ['-c', command], {
      cwd,
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    const look = async () => {
      if (hasEnded(child)) throw new Error(`The service ended with ${child.exitCode}.`);
      return (await fetch(`${this.url}/readyz`).catch(() => null))?.status;
    };
    await expect.poll(look, { timeout: 120_000 }).toBe(200);
  }

  /** Ends it at once, without a chance to end anything itself. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === undefined || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
