import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const kept = join(import.meta.dirname, 'node_modules/.cache/chromium');

/**
 * The browser that `CHROMIUM_PATH` names, or else the one that was installed, which is for Linux on x64.
 * @throws {Error} when there is neither.
 */
export async function findBrowser(environment: NodeJS.ProcessEnv): Promise<string> {
  const given = environment['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is not there`);
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `for ${process.platform} on ${process.arch} no browser is installed: set CHROMIUM_PATH`,
    );
  }
  return existsSync(join(kept, 'chromium')) ? join(kept, 'chromium') : unpack(environment);
}

/** Unpacks the browser once, as a whole, into a folder that no other user writes to. */
async function unpack(environment: NodeJS.ProcessEnv): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium').catch((error: Error) => {
    throw new Error(`the browser is not installed (${error.message.split('\n')[0]})`);
  });
  await mkdir(join(kept, '..'), { recursive: true });
  const folder = await mkdtemp(`${kept}-`);
  const { TMPDIR } = environment;
  // The package unpacks into the folder for temporary files, and takes what lies there for whole.
  environment['TMPDIR'] = folder;
  try {
    await chromium.executablePath();
    await rm(kept, { recursive: true, force: true });
    await rename(folder, kept);
  } finally {
    if (TMPDIR === undefined) delete environment['TMPDIR'];
    else environment['TMPDIR'] = TMPDIR;
    await rm(folder, { recursive: true, force: true });
  }
  return join(kept, 'chromium');
}
