import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canEnter, canRun, chooseAccount } from '../src/account.ts';
import { binariesIn, findBinaries, stageBinaries } from '../src/find-binaries.ts';
import { startEmbeddedPostgres } from '../src/index.ts';
import { isProcess } from '../src/running-server.ts';
import { isRoot, newFolder, readNotes, removeFolder, writeNote } from './data-folder.ts';
import { startOwner } from './start-owner.ts';

/** An account that owns nothing: stands for the ordinary user who runs the service. */
const ordinary = { uid: 65_534, gid: 65_534 };

const ordinaryReachesCheckout =
  isRoot &&
  (await canEnter(ordinary, import.meta.dirname)) &&
  (await canRun(ordinary, process.execPath, ['--version']));

// Only root starts the server as somebody else, and only root can act as an ordinary user here.
describe.runIf(isRoot)('root with a data folder that only root can enter', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = await newFolder('private');
    dataDir = join(folder, 'data');
  });
  afterAll(() => removeFolder(folder, dataDir));
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });
  const pointer = async () => (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();

  it('has one data directory elsewhere when several start on the empty folder at the same instant', async () => {
    const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
    const winners = owners.filter((owner) => owner.report.url !== undefined);
    const staging = dirname(await pointer());
    const homes = (await readdir(staging)).filter((name) => name.startsWith('data-'));
    const origins = await Promise.all(
      homes.map((name) => readFile(join(staging, name, 'origin'), 'utf8')),
    );
    expect(origins.filter((origin) => origin === dataDir)).toHaveLength(1);
    expect(winners).toHaveLength(1);
    await writeNote(winners[0]?.report.url ?? '', 'kept');
    await Promise.all(owners.map((owner) => owner.stop()));
    expect((await stat(join(await pointer(), 'password'))).mode & 0o777).toBe(0o600);
  });

  it('adopts the server of a killed owner, and refuses a second owner', async () => {
    const first = await startOwner(dataDir);
    await first.kill('SIGKILL');
    const second = await startOwner(dataDir);
    expect(second.report).toMatchObject({ adopted: true, serverPid: first.report.serverPid });
    await expect(start()).rejects.toThrow(
      `in use by another running instance (process ${second.pid})`,
    );
    await second.stop();
    expect(await isProcess(first.report.serverPid ?? 0)).toBe(false);
  });

  it('finds its data when the folder was moved, and when a backup gave the files to root', async () => {
    const directory = await pointer();
    const moved = join(folder, 'moved');
    await rename(dataDir, moved);
    dataDir = moved;
    execFileSync('chown', ['-R', '0:0', directory]);
    const server = await start();
    expect(await readNotes(server.url)).toEqual(['kept']);
    expect(await pointer()).toBe(directory);
    await server.stop();
  });

  it('refuses a copy of the folder while the original has the data', async () => {
    const copy = join(folder, 'copy');
    await cp(dataDir, copy, { recursive: true });
    const starting = startEmbeddedPostgres({ dataDir: copy, durable: false });
    await expect(starting).rejects.toThrow(`is a copy of ${dataDir}`);
  });

  it('has an empty database after the folder was deleted, and no server left of the old', async () => {
    const owner = await startOwner(dataDir);
    const oldHome = await pointer();
    await owner.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
    const second = await start();
    expect(await readNotes(second.url)).toEqual([]);
    expect(await isProcess(owner.report.serverPid ?? 0)).toBe(false);
    expect(await pointer()).not.toBe(oldHome);
    await second.stop();
    await rm(oldHome, { recursive: true });
  });

  it('is told when the data that the folder points to is gone', async () => {
    const directory = await pointer();
    await rm(directory, { recursive: true });
    await expect(start()).rejects.toThrow(`was kept in ${directory}, which is gone`);
    await rm(dataDir, { recursive: true });
  });

  it('takes along the data of a folder that was open once', async () => {
    const open = await newFolder('open');
    const before = await startEmbeddedPostgres({ dataDir: join(open, 'data'), durable: false });
    await writeNote(before.url, 'moved');
    await before.stop();
    await rename(join(open, 'data'), dataDir);
    await removeFolder(open);
    const after = await start();
    expect(await readNotes(after.url)).toEqual(['moved']);
    expect(await readdir(dataDir)).toEqual(['postgres.location']);
    await after.stop();
  });

  it('runs one copy of the binaries for each release where the installed ones are out of reach', async () => {
    const installed = await findBinaries();
    const root = join(folder, 'native');
    await cp(installed.root, root, { recursive: true, verbatimSymlinks: true });
    const hidden = { ...binariesIn(root), release: `test-${randomUUID()}` };
    const account = await chooseAccount();
    const staged = await Promise.all([
      stageBinaries(hidden, account),
      stageBinaries(hidden, account),
    ]);
    const again = await stageBinaries(hidden, account);
    expect(staged.map((one) => one.root)).toEqual([again.root, again.root]);
    expect(again.root).not.toBe(root);
    expect(account && (await canRun(account, again.postgres, ['--version']))).toBe(true);
    await rm(again.root, { recursive: true });
  });
});

describe.runIf(ordinaryReachesCheckout)('an ordinary user', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder('private');
    await chown(folder, ordinary.uid, ordinary.gid);
  });
  afterAll(() => removeFolder(folder));

  it('has everything in the data folder, over a kill and a restart', async () => {
    const first = await startOwner(folder, ordinary);
    await writeNote(first.report.url ?? '', 'kept');
    await first.kill('SIGKILL');
    const second = await startOwner(folder, ordinary);
    expect(second.report).toMatchObject({ adopted: true, serverPid: first.report.serverPid });
    await second.stop();
    expect(await isProcess(first.report.serverPid ?? 0)).toBe(false);
    const third = await startOwner(folder, ordinary);
    expect(await readNotes(third.report.url ?? '')).toEqual(['kept']);
    expect((await stat(join(folder, 'postgres', 'cluster'))).uid).toBe(ordinary.uid);
    await third.stop();
  });

  it("is told that another user's data is not theirs", async () => {
    const dataDir = join(folder, 'data');
    const other = await startEmbeddedPostgres({ dataDir, durable: false });
    await other.stop();
    const owner = await startOwner(dataDir, ordinary);
    await owner.stop();
    await removeFolder(dataDir);
    expect(owner.report.message).toContain('belongs to another user');
  });

  it('is told when the data folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const owner = await startOwner(join(folder, 'file', 'data'), ordinary);
    await owner.stop();
    expect(owner.report).toMatchObject({
      name: 'EmbeddedPostgresError',
      message: expect.stringContaining('cannot be made') as string,
    });
  });
});
