import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, startEmbeddedPostgres } from '../src/index.ts';
import { isAlive, newFolder, readNotes, removeFolder, writeNote } from './data-folder.ts';
import { startOwner } from './start-owner.ts';

describe('the owner of a data folder', () => {
  let folder: string;
  let dataDir: string;
  beforeEach(async () => {
    folder = await newFolder();
    dataDir = join(folder, 'data');
  });
  afterEach(() => removeFolder(folder, dataDir));
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });

  it('leaves its server running when killed, and the next owner adopts and stops it', async () => {
    const owner = await startOwner(dataDir);
    await writeNote(owner.report.url ?? '', 'survives');
    await owner.kill('SIGKILL');
    expect(await isAlive(owner.report.serverPid ?? 0)).toBe(true);
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(next.serverPid).toBe(owner.report.serverPid);
    expect(await readNotes(next.url)).toEqual(['survives']);
    await next.stop();
    expect(await isAlive(next.serverPid)).toBe(false);
  });

  it('dies together with its server, and the next one recovers the data', async () => {
    const owner = await startOwner(dataDir, { durable: true });
    await writeNote(owner.report.url ?? '', 'recovered');
    await owner.kill('SIGKILL');
    process.kill(owner.report.serverPid ?? 0, 'SIGKILL');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await readNotes(next.url)).toEqual(['recovered']);
    await next.stop();
  });

  it('is the only one: a second gets an error that names it', async () => {
    const owner = await startOwner(dataDir);
    const second = start();
    await expect(second).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(second).rejects.toThrow(
      `The data folder ${dataDir} is in use by another running instance (process ${owner.pid}).`,
    );
    expect(await readNotes(owner.report.url ?? '')).toEqual([]);
    await owner.stop();
  });

  it('is one of many that start on the empty folder at the same instant', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => startOwner(dataDir)));
    const winners = owners.filter((owner) => owner.report.url !== undefined);
    const losers = owners.filter((owner) => owner.report.url === undefined);
    expect(winners).toHaveLength(1);
    for (const loser of losers) {
      expect(loser.report.message).toBe(
        `The data folder ${dataDir} is in use by another running instance (process ${winners[0]?.pid}).`,
      );
    }
    await Promise.all(owners.map((owner) => owner.stop()));
    expect(await isAlive(winners[0]?.report.serverPid ?? 0)).toBe(false);
  });

  it('takes over from one that is stopping', async () => {
    const owner = await startOwner(dataDir);
    const stopped = owner.stop();
    const next = await start();
    await stopped;
    expect(await readNotes(next.url)).toEqual([]);
    await next.stop();
  });

  it('decides when the server ends, not Ctrl-C in its terminal', async () => {
    const owner = await startOwner(dataDir);
    owner.interruptGroup();
    expect(await owner.next()).toEqual({ interrupted: true });
    expect(await readNotes(owner.report.url ?? '')).toEqual([]);
    await owner.stop();
    expect(await isAlive(owner.report.serverPid ?? 0)).toBe(false);
  });

  it('of a copied folder never gets at the data of the original', async () => {
    const first = await start();
    await writeNote(first.url, 'original');
    const copy = join(folder, 'copy');
    await cp(dataDir, copy, { recursive: true });
    const second = await startEmbeddedPostgres({ dataDir: copy, durable: false }).catch(
      (error: unknown) => error as Error,
    );
    if (second instanceof Error) {
      expect(second.message).toContain(`is a copy of ${dataDir}`);
    } else {
      await writeNote(second.url, 'copied');
      await second.stop();
    }
    expect(await readNotes(first.url)).toEqual(['original']);
    await first.stop();
  });
});
