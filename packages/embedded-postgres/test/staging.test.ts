import { chown, cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canEnter, canRun } from '../src/account.ts';
import { chooseAccount } from '../src/choose-account.ts';
import { binariesIn, findBinaries } from '../src/find-binaries.ts';
import { startEmbeddedPostgres } from '../src/index.ts';
import { stageBinaries } from '../src/stage-binaries.ts';
import { isAlive, isRoot, newFolder, readNotes, removeFolder, writeNote } from './data-folder.ts';
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
  beforeEach(async () => {
    folder = await newFolder('private');
    dataDir = join(folder, 'data');
  });
  afterEach(() => removeFolder(folder, dataDir));
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });
  const pointer = async () => (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();

  it('has its data elsewhere, over restarts and when the folder is moved', async () => {
    const first = await start();
    await writeNote(first.url, 'kept');
    await first.stop();
    const home = await pointer();
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    const moved = join(folder, 'moved');
    await rename(dataDir, moved);
    dataDir = moved;
    const second = await start();
    expect(await readNotes(second.url)).toEqual(['kept']);
    expect(await pointer()).toBe(home);
    await second.stop();
  });

  it('has an empty database after the folder was deleted, and no server left of the old', async () => {
    const owner = await startOwner(dataDir);
    await writeNote(owner.report.url ?? '', 'old');
    const oldHome = await pointer();
    await owner.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
    const second = await start();
    expect(await readNotes(second.url)).toEqual([]);
    expect(await isAlive(owner.report.serverPid ?? 0)).toBe(false);
    expect(await pointer()).not.toBe(oldHome);
    await second.stop();
    await rm(oldHome, { recursive: true });
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
    expect(await isAlive(first.report.serverPid ?? 0)).toBe(false);
  });

  it('has one home when several start on the empty folder at the same instant', async () => {
    const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
    const winners = owners.filter((owner) => owner.report.url !== undefined);
    const staging = dirname(await pointer());
    const homes = (await readdir(staging)).filter((name) => name.startsWith('data-'));
    const origins = await Promise.all(
      homes.map((name) => readFile(join(staging, name, 'origin'), 'utf8')),
    );
    expect(origins.filter((origin) => origin === dataDir)).toHaveLength(1);
    expect(winners).toHaveLength(1);
    await Promise.all(owners.map((owner) => owner.stop()));
  });

  it('is told when the data that the folder points to is gone', async () => {
    const first = await start();
    await first.stop();
    const home = await pointer();
    await rm(home, { recursive: true });
    await expect(start()).rejects.toThrow(`was kept in ${home}, which is gone`);
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
    await after.stop();
  });

  it('starts with files that a backup gave to root', async () => {
    const first = await start();
    await writeNote(first.url, 'restored');
    await first.stop();
    const home = await pointer();
    await rename(home, `${home}.backup`);
    await cp(`${home}.backup`, home, { recursive: true });
    await rm(`${home}.backup`, { recursive: true });
    expect((await stat(join(home, 'cluster'))).uid).toBe(0);
    const second = await start();
    expect(await readNotes(second.url)).toEqual(['restored']);
    await second.stop();
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
  beforeEach(async () => {
    folder = await newFolder('private');
    await chown(folder, ordinary.uid, ordinary.gid);
  });
  afterEach(() => removeFolder(folder));

  it('has everything in the data folder, over restarts', async () => {
    const first = await startOwner(folder, ordinary);
    await writeNote(first.report.url ?? '', 'kept');
    await first.stop();
    const second = await startOwner(folder, ordinary);
    expect(await readNotes(second.report.url ?? '')).toEqual(['kept']);
    expect((await stat(join(folder, 'postgres', 'cluster'))).uid).toBe(ordinary.uid);
    await second.stop();
  });

  it('adopts the server of a killed owner', async () => {
    const first = await startOwner(folder, ordinary);
    await first.kill('SIGKILL');
    const second = await startOwner(folder, ordinary);
    expect(second.report).toMatchObject({ adopted: true, serverPid: first.report.serverPid });
    await second.stop();
    expect(await isAlive(first.report.serverPid ?? 0)).toBe(false);
  });

  it("is told that another user's data is not theirs", async () => {
    const other = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable: false });
    await other.stop();
    const owner = await startOwner(join(folder, 'data'), ordinary);
    await owner.stop();
    await removeFolder(join(folder, 'data'));
    expect(owner.report.message).toMatch(/belongs to another user|kept in/);
  });

  it('is told when the data folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const owner = await startOwner(join(folder, 'file', 'data'), ordinary);
    await owner.stop();
    expect(owner.report.name).toBe('EmbeddedPostgresError');
  });
});
