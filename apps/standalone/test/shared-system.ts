import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNameServer, type NameServer } from '@workspace-ops/identity/stand-in/name-server';
import { it as base } from 'vitest';
import { startComposed, type Composed } from './composed.ts';

export interface SharedSystem extends Omit<Composed, 'close'> {
  /** Where the mails are written that the system sends. */
  dataFolder: string;
  /** The TXT records by which workspaces prove domains. */
  zone: NameServer['zone'];
}

/**
 * For tests that need no settings and work in workspaces of their own: the files of a worker share one
 * system, since a start apart takes longer than such tests.
 */
export const it = base.extend(
  'system',
  { scope: 'worker' },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
  async ({}, { onCleanup }): Promise<SharedSystem> => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'shared-system-'));
    const names = await startNameServer();
    const system = await startComposed({
      DATA_DIR: dataFolder,
      SSO_DNS_SERVERS: names.address,
    });
    onCleanup(async () => {
      await system.close();
      names.close();
      await rm(dataFolder, { recursive: true, force: true });
    });
    return { url: system.url, databaseUrl: system.databaseUrl, dataFolder, zone: names.zone };
  },
);
