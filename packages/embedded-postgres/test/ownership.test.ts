import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolderInUseError, startEmbeddedPostgres } from '../src/index.ts';
import { isProcess } from '../src/running-server.ts';
import { newFolder, readNotes, removeFolder, writeNote } from './data-folder.ts';
import { startOwner } from './start-owner.ts';

describe('the owner of a data folder', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = await newFolder();
    dataDir = join(folder, 'data');
  });
  afterAll(() => removeFolder(folder, dataDir));
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });

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
    expect(await isProcess(winners[0]?.report.serverPid ?? 0)).toBe(false);
  });

  it('leaves its server running when killed, and the next owner adopts and stops it', async () => {
    const owner = await startOwner(dataDir);
    await writeNote(owner.report.url ?? '', 'survives');
    await owner.kill('SIGKILL');
    expect(await isProcess(owner.report.serverPid ?? 0)).toBe(true);
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(next.serverPid).toBe(owner.report.serverPid);
    expect(await readNotes(next.url)).toEqual(['survives']);
    await next.stop();
    expect(await isProcess(next.serverPid)).toBe(false);
  });

  it('dies together with its server, and the next one recovers the data', async () => {
    const owner = await startOwner(dataDir, { durable: true });
    await writeNote(owner.report.url ?? '', 'recovered');
    await owner.kill('SIGKILL');
    process.kill(owner.report.serverPid ?? 0, 'SIGKILL');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await readNotes(next.url)).toEqual(['recovered', 'survives']);
    await next.stop();
  });

  it('is the only one: a second gets an error that names it', async () => {
    const owner = await startOwner(dataDir);
    const second = start();
    await expect(second).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(second).rejects.toThrow(
      `The data folder ${dataDir} is in use by another running instance (process ${owner.pid}).`,
    );
    expect(await readNotes(owner.report.url ?? '')).toHaveLength(2);
    await owner.stop();
  });

  it('takes over from one that is stopping', async () => {
    const owner = await startOwner(dataDir);
    const stopped = owner.stop();
    const next = await start();
    await stopped;
    expect(await readNotes(next.url)).toHaveLength(2);
    await next.stop();
  });

  it('decides when the server ends, not Ctrl-C in its terminal', async () => {
    const owner = await startOwner(dataDir);
    owner.interruptGroup();
    expect(await owner.next()).toEqual({ interrupted: true });
    expect(await readNotes(owner.report.url ?? '')).toHaveLength(2);
    await owner.stop();
    expect(await isProcess(owner.report.serverPid ?? 0)).toBe(false);
  });

  it('of a copied folder has data of its own', async () => {
    const first = await start();
    const copy = join(folder, 'copy');
    // Node's own copy takes no sockets.
    await promisify(execFile)('cp', ['-a', dataDir, copy]);
    const second = await startEmbeddedPostgres({ dataDir: copy, durable: false });
    await writeNote(second.url, 'copied');
    expect(await readNotes(first.url)).toEqual(['recovered', 'survives']);
    await second.stop();
    await first.stop();
  });
});
