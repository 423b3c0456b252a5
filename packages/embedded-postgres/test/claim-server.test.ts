import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Claim, claimServer } from '../src/claim-server.ts';
import { DataFolderInUseError, startEmbeddedPostgres } from '../src/index.ts';
import { newFolder, removeFolder } from './data-folder.ts';
import { startOwner } from './start-owner.ts';

let folder: string;
let dataDir: string;
let url: URL;
beforeAll(async () => {
  folder = await newFolder();
  dataDir = join(folder, 'data');
  // Its server runs on, without an owner.
  const owner = await startOwner(dataDir);
  await owner.kill('SIGKILL');
  url = new URL(owner.report.url!);
});
afterAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await server.stop();
  await removeFolder(folder, dataDir);
});

const opened: Claim[] = [];
afterEach(async () => {
  for (const { sql } of opened.splice(0)) await sql.end({ timeout: 0 });
});

async function claim(owner: string): Promise<Claim> {
  const { port, password } = url;
  const claimed = await claimServer({ dataDir, port: Number(port), password, owner });
  opened.push(claimed!);
  return claimed!;
}

it('refuses another owner, of the same process too', async () => {
  await claim('one');
  await expect(claim('another')).rejects.toBeInstanceOf(DataFolderInUseError);
});

it('ends a session that its owner gave up and the server keeps', async () => {
  const before = await claim('one');
  await claim('one');
  await before.lost;
  await expect(claim('another')).rejects.toBeInstanceOf(DataFolderInUseError);
});

it('gives up a session that is not answered', async () => {
  const silent = await startSilentServer();
  const { port } = silent.address() as AddressInfo;
  const given = { dataDir, port, password: 'any', owner: 'one', timeoutMs: 50 };
  expect(await claimServer(given)).toBeUndefined();
  silent.close();
  await once(silent, 'close');
});

/** Accepts every login and answers no query. */
async function startSilentServer(): Promise<Server> {
  const accepted = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
  const silent = createServer((socket) => {
    socket.once('data', () => socket.write(accepted));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  return silent;
}
