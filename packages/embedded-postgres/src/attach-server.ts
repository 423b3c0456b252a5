import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { claimServer, type Claim } from './claim-server.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Home } from './home.ts';
import { launchServer, type LaunchOptions } from './launch-server.ts';
import { findRunningServer } from './running-server.ts';

/** Another start's crash recovery may be under way for this long. */
const attachTimeoutMs = 600_000;

export interface AttachedServer {
  pid: number;
  port: number;
  /** Whether it was found running. */
  adopted: boolean;
  claim: Claim;
}

/**
 * Finds the home's server or launches it, and claims it.
 * @throws {DataFolderInUseError} when another living process owns it.
 * @throws {EmbeddedPostgresError} when it cannot start.
 */
export async function attachServer(
  dataDir: string,
  home: Home,
  options: LaunchOptions,
): Promise<AttachedServer> {
  const password = (await readFile(home.passwordFile, 'utf8')).trim();
  const deadline = performance.now() + attachTimeoutMs;
  let launched = false;
  while (performance.now() < deadline) {
    const found = await findRunningServer(home.cluster);
    if (found === undefined) {
      launched = await launchServer(home, options);
      if (launched) continue;
    } else if (found.ready) {
      const claim = await claimServer({ dataDir, port: found.port, password });
      if (claim !== undefined) return { ...found, adopted: !launched, claim };
    }
    await delay(20);
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server of ${dataDir} accepts no connections (log file ${home.logFile}).`,
  );
}
