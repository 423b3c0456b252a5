import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { pickPort } from './pick-port.ts';

/**
 * `node main.ts [argument of Playwright ...]`: runs the tests on a service of their own. Without a browser
 * it says so, and fails only where BROWSER_TESTS is `required`.
 */
const browser = await findBrowser(process.env).catch((error: Error) => {
  process.stderr.write(`The console's tests in a browser did not run: ${error.message}.\n`);
});
if (browser !== undefined) process.exitCode = await runTests(browser, process.argv.slice(2));
else process.exitCode = process.env['BROWSER_TESTS'] === 'required' ? 1 : 0;

async function runTests(executable: string, given: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'console-browser-'));
  // The database's server, which root runs as somebody else, passes through it.
  await chmod(folder, 0o711);
  try {
    return await runPlaywright(
      given.length === 0 ? ['--project=desktop', '--project=phone'] : given,
      {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: process.env['TMPDIR'],
        BROWSER_TESTS_BROWSER: executable,
        BROWSER_TESTS_PORT: String(await pickPort()),
        BROWSER_TESTS_FOLDER: folder,
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runPlaywright(
  given: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const program = join(import.meta.dirname, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', ...given], {
    cwd: import.meta.dirname,
    env: environment,
    stdio: 'inherit',
  });
  // A signal goes to the tests, which stop the service; the folder goes after them.
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGTERM', pass);
  // A terminal sends this one to the tests too.
  process.on('SIGINT', () => undefined);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
